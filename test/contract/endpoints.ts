import type { Caller } from './pages.ts'

export interface EndpointRow {
  call: `${'GET' | 'POST' | 'DELETE'} ${string}`
  body?: unknown
  /** expected status for each caller */
  expectedStatuses: Readonly<Record<Caller, number>>
  /** all problems that a 422 may name */
  problems: readonly string[]
}

function row(call: EndpointRow['call'], body: unknown, answers: readonly number[], problems: string): EndpointRow {
  const [visitor, guest = visitor, noor = guest, lotte = noor] = answers
  return {
    call,
    body,
    expectedStatuses: { visitor: visitor!, guest: guest!, noor: noor!, lotte: lotte! },
    problems: problems.split(' ').filter(Boolean),
  }
}

const person = { firstName: 'Mila', lastName: 'de Boer', password: 'een heel goed wachtwoord', receiveMailing: false }
const names = { firstName: 'Noor', lastName: 'de Vries' }

/**
 * All endpoints of the API, as clients outside this repository know them. Each row has a request, which succeeds if the
 * caller may make it. The statuses are for a visitor, a guest, the list's owner and her sister; a missing status equals
 * the one before it. The last string lists the problems that a 422 may name. `{name}` stands for a value of cast.ts.
 */
export const endpoints: readonly EndpointRow[] = [
  // accounts
  row('POST Account/CheckEmail', { email: 'niemand@example.org' }, [200], ''),
  row('GET Account/CheckResetPasswordCode/{resetCode}', undefined, [200], 'IsExpired IsUnknown'),
  row(
    'POST Account/Create',
    { ...person, email: 'nieuw-{asker}@example.org', username: 'nieuw-{asker}' },
    [201, 201, 422],
    'AlreadyLoggedIn EmailUnavailable Other UsernameUnavailable WishlistFailed',
  ),
  row(
    'POST Account/CreateForExtraOwnerInvite',
    { ...person, email: 'mede-{asker}@example.org', inviteGuid: '{unknown}' },
    [422],
    'AlreadyLoggedIn EmailUnavailable InvalidInvite Other',
  ),
  row(
    'POST Account/Edit',
    {
      userPrivateGuid: '{user}',
      ...names,
      email: '{email}',
      overviewEmailFrequency: 3,
      enableCrossOffNotifications: true,
    },
    [401, 200, 200],
    'Other WrongUserGuid',
  ),
  row('GET Account/GetDeleteUserQuestion', undefined, [401, 200, 200], ''),
  row('GET Account/GetEmailSettings/{mailings}', undefined, [200], ''),
  row('POST Account/Login', { emailOrUsername: 'noor', password: 'verkeerd' }, [200], ''),
  row('POST Account/RequestResetPassword', { login: 'noor' }, [200], 'ErrorSendingEmail NoUserFound'),
  row('POST Account/ResetPassword', { resetCode: 'onbekend', password: person.password }, [422], 'IsExpired IsUnknown'),
  row(
    'POST Account/UpdateEmailSettings',
    { userPrivateGuid: '{mailings}', overviewEmailFrequency: 6, enableCrossOffNotifications: true },
    [200],
    'NotFound',
  ),
  row('GET Account/UserData', undefined, [204, 200, 200], ''),
  row('POST Afstreper/Create', { email: 'afstreper-{asker}@example.org' }, [201], 'EmailInUse EmailUnusable Other'),

  // passkeys
  row('POST Passkey/StartAdding', { password: 'verkeerd' }, [401, 401, 422], 'TooMany WrongPassword'),
  row('POST Passkey/Add', { name: null, response: {} }, [401, 400], 'KnownAlready Refused TooMany'),
  row('POST Passkey/StartLogin', undefined, [200], ''),
  row('POST Passkey/Login', { response: {}, returnUrl: null, addFriend: null }, [400], ''),

  // lists
  row('POST MyList/CheckUsername', { username: 'nog-vrij' }, [200], ''),
  row(
    'POST MyList/Create',
    { username: 'lijst-{asker}', ...names, accessType: 'PUBLIC' },
    [401, 422, 201],
    'IsAfstreper Other Unavailable',
  ),
  row('GET MyList/Get/{list}', undefined, [401, 404, 200, 404], ''),
  row('GET MyList/GetAll', undefined, [401, 200, 200], ''),
  row('GET MyList/GetAllWithGiftCount', undefined, [401, 200, 200], ''),
  row(
    'POST MyList/Send',
    {
      recipients: 'riet@familie.example',
      subject: 'Mijn lijst',
      messageStart: 'Lieve oma,',
      messageEnd: 'Kus',
      privateGuid: '{list}',
    },
    [401, 422, 200, 422],
    'IsAfstreper NoMessage NoValidRecipient Other WishlistNotFound',
  ),
  row('POST MyList/UpdateTitle', { privateGuid: '{list}', title: 'Feest' }, [401, 401, 200, 401], ''),
  row('POST MyList/UpdateDescription', { privateGuid: '{list}', description: 'Welkom' }, [401, 401, 200, 401], ''),
  row(
    'POST MyList/UpdateOccasion',
    { privateGuid: '{list}', occasion: 'Christmas', occasionDate: null },
    [401, 401, 200, 401],
    '',
  ),
  row(
    'POST MyList/UpdateSettings',
    {
      privateGuid: '{list}',
      username: 'noor',
      ...names,
      accessType: 'PUBLIC',
      includeInSearchResult: true,
      showCrossedOff: false,
    },
    [401, 401, 200, 401],
    'InvalidData UserCannotAccessWishlist',
  ),
  row('POST MyList/UsedInRecentLot/{list}', undefined, [401, 422, 200, 422], ''),
  row('DELETE MyList/DeleteAllGifts', { privateGuid: '{emptyList}' }, [401, 404, 200, 404], ''),
  row('DELETE MyList/{unknown}', undefined, [401], ''),

  // categories and gifts
  row('POST Category/Create', { name: 'Boeken {asker}', wishlistPrivateGuid: '{list}' }, [401, 404, 201, 404], ''),
  row('GET Category/Get/noor', undefined, [401, 401, 200, 401], ''),
  row('POST Category/Rename', { privateGuid: '{category}', name: 'Alles' }, [401, 404, 200, 404], ''),
  row('POST Category/Reorder', { privateGuidOrder: ['{category}'] }, [401, 404, 200, 404], ''),
  row(
    'POST Category/MoveToWishlist',
    { categoryPrivateGuid: '{unknown}', wishlistPrivateGuid: '{list}' },
    [401, 404],
    '',
  ),
  row('POST Category/Delete', { privateGuid: '{unknown}' }, [401, 404], ''),
  row(
    'POST MyGift/EditWithoutProduct',
    { publicGuid: null, categoryPrivateGuid: '{category}', description: 'Theepot', url: null, enableCrossOff: true },
    [401, 422, 201, 422],
    '',
  ),
  row(
    'POST MyGift/EditWithProduct',
    {
      publicGuid: '{unknown}',
      categoryPrivateGuid: '{category}',
      description: 'Theepot',
      productSource: '1',
      productSourceType: 'ProductId',
    },
    [401, 422],
    '',
  ),
  row('POST MyGift/Reorder', { categoryPrivateGuid: '{category}', order: [] }, [401, 404, 200, 404], ''),
  row('POST MyGift/MoveToWishlist', { giftPublicGuid: '{unknown}', wishlistPrivateGuid: '{list}' }, [401, 404], ''),
  row('DELETE MyGift/{unknown}', undefined, [401, 404], ''),
  row('POST Gift/EmbellishUrlV2', { url: 'http://127.0.0.1/' }, [401, 204, 204], ''),

  // crossing off
  row('POST Wishlist/StartFlow', { publicGiftGuid: '{gift}' }, [200], ''),
  row(
    'POST Gift/CrossOff',
    { publicGiftGuid: '{taken}', contextId: null },
    [401, 422],
    'CrossedOffByOtherUser GiftDeleted GiftUncrossable NoAccess OwnWishlist',
  ),
  row('POST Gift/UndoCrossOff', { publicGuid: '{gift}', privateCrossOffGuid: '{unknown}', contextId: null }, [422], ''),
  row('GET Gift/CrossedOff', undefined, [401, 200, 200], ''),
  row(
    'GET Gift/GetByCrossOffGuid/{taken}/{crossOff}',
    undefined,
    [200, 200, 422, 200],
    'CrossOffAlreadyUndone GiftNotFound InvalidGuid Other',
  ),

  // visiting
  row('GET Wishlist/Get/noor', undefined, [200], ''),
  row('GET Wishlist/GetAccessState/noor', undefined, [200], ''),
  row('POST Wishlist/VerifyAnswer', { username: 'noor', answer: 'fout' }, [200], ''),
  row('GET Wishlist/OpenInvite/{openInvite}', undefined, [200], 'AlreadyAccepted Expired NotFound'),
  row(
    'POST Wishlist/AcceptExtraOwnerInvite',
    { invitationGuid: '{unknown}' },
    [401, 422],
    'AlreadyAccepted Expired NotFound',
  ),
  row(
    'POST Wishlist/CreateForumPost',
    { publicWishlistGuid: '{publicList}', message: 'Hallo', ...names },
    [401, 200, 200],
    '',
  ),
  row('DELETE Wishlist/DeleteForumPost/{unknown}', undefined, [401, 404], ''),
  row('GET Wishlist/Search?query=noor', undefined, [200], ''),
  row('POST Friend/Add', { publicGuid: '{publicList}' }, [401, 200, 422, 200], 'OwnWishlist WishlistNotFound'),
  row('GET Friend/Overview', undefined, [401, 200, 200], ''),
  row('DELETE Friend/{unknown}', undefined, [401, 404], ''),

  // owners
  row('GET WishlistOwner/{list}/GetOwnersAndInvites', undefined, [401, 403, 200, 403], ''),
  row('POST WishlistOwner/InviteExtraOwner', { name: 'Opa', privateWishlistGuid: '{list}' }, [401, 401, 201, 401], ''),
  row(
    'POST WishlistOwner/RemoveExtraOwner',
    { privateWishlistGuid: '{list}', publicUserGuid: '{unknown}' },
    [401, 401, 422, 401],
    '',
  ),

  // draws and lots
  row(
    'POST Loting/Create',
    { title: 'Klein', participants: [] },
    [400],
    'DrawnAlready InvalidData InvalidExclusions InvalidOrganizerEmail TooHard',
  ),
  row('GET Loting/Overview', undefined, [401, 200, 200], ''),
  row('GET Loting/LotingFriendsList', undefined, [401, 200, 200], ''),
  row('GET Loting/{draw}', undefined, [422, 422, 422, 200], 'Deleted NotDrawn NotFound'),
  row(
    'POST Loting/OpenWithOrganizer',
    { publicLotingGuid: '{unknown}', privateUserGuid: '{unknown}' },
    [422],
    'Deleted NotDrawn NotFound',
  ),
  row(
    'POST Loting/ResendLot',
    { participantPublicGuid: '{unknown}', email: 'riet@familie.example' },
    [422],
    'Deleted InvalidData NotFound Unauthorized',
  ),
  row('DELETE Loting/{unknown}', undefined, [422], 'Unauthorized'),
  row(
    'POST Loting/Update',
    { publicGuid: '{unknown}', title: 'Klein', description: null, date: null, budget: null },
    [422],
    'Deleted NotFound',
  ),
  row(
    'POST Gathering/Create',
    { title: 'Kerst {asker}', organizer: { name: 'Noor', email: 'trekker-{asker}@example.org' } },
    [201, 201, 422],
    'DrawnAlready InvalidData InvalidOrganizerEmail',
  ),
  row(
    'POST Gathering/Join',
    { joinGuid: '{joining}', name: '{asker}' },
    [201],
    'AlreadyJoined Closed Full NameTaken NotFound',
  ),
  row('POST Gathering/Leave', { seatGuid: '{unknown}' }, [422], 'Deleted Drawn NotFound'),
  row('GET Gathering/{gathering}', undefined, [422, 422, 422, 200], 'Deleted Drawn NotFound Unauthorized'),
  row(
    'POST Gathering/AddParticipant',
    { publicGuid: '{unknown}', name: 'Eva' },
    [422],
    'AlreadyJoined Deleted Drawn Full InvalidData NameTaken NotFound Unauthorized',
  ),
  row(
    'POST Gathering/RemoveParticipant',
    { participantPublicGuid: '{unknown}' },
    [422],
    'Deleted Drawn NotFound Unauthorized',
  ),
  row(
    'POST Gathering/RenameParticipant',
    { participantPublicGuid: '{unknown}', name: 'Eva' },
    [422],
    'Deleted Drawn InvalidData NameTaken NotFound Unauthorized',
  ),
  row(
    'POST Gathering/SetExclusions',
    { participantPublicGuid: '{unknown}', exclude: [] },
    [422],
    'Deleted Drawn InvalidData NotFound Unauthorized',
  ),
  row('POST Gathering/RenewLink', { publicGuid: '{unknown}' }, [422], 'Deleted Drawn NotFound Unauthorized'),
  row(
    'POST Gathering/Draw',
    { publicGuid: '{unknown}' },
    [422],
    'Deleted Drawn InvalidExclusions NotFound TooFewParticipants TooHard Unauthorized',
  ),
  row('DELETE Gathering/{unknown}', undefined, [422], 'Deleted Drawn NotFound Unauthorized'),
  row('POST Loting/AddParticipant', { publicGuid: '{unknown}', name: 'Eva' }, [422], 'Deleted NotFound'),
  row('POST Loting/RemoveParticipant', { participantPublicGuid: '{unknown}' }, [422], 'Deleted NotFound'),
  row(
    'POST Loting/SetParticipantEmail',
    { participantPublicGuid: '{unknown}', email: 'riet@familie.example' },
    [422],
    'Deleted InvalidData NotFound',
  ),
  row('POST Loting/RenewEnvelope', { participantPublicGuid: '{unknown}' }, [422], 'Deleted NotFound'),
  row('GET Lot/{lot}', undefined, [200], 'Deleted NotDrawn NotFound'),
  row('POST Lot/RegisterFirstView', { participantPrivateGuid: '{lot}' }, [200], ''),
  row('POST Lot/SelectWishlist', { participantPrivateGuid: '{unknown}' }, [404], 'LotingDeleted WishlistNotFound'),
  row(
    'POST Lot/SendNudge',
    { participantPrivateGuid: '{unknown}' },
    [422],
    'LastNudgeTooRecent LotDoesNotExist WishlistAlreadySelected',
  ),
  row('POST Lot/SetWishes', { lotPrivateGuid: '{unknown}', wishes: 'Sokken' }, [422], 'Deleted NotFound'),
  row('POST Lot/Tick', { lotPrivateGuid: '{unknown}', step: 'Bought' }, [422], 'Deleted NotFound'),
  row('POST Lot/OpenEnvelope', { envelopeGuid: '{unknown}' }, [422], 'AlreadyOpened Deleted NotFound'),
  row('POST Lot/SendMessage', { lotPrivateGuid: '{unknown}', to: 'Giver', message: 'Dag!' }, [422], 'Deleted NotFound'),
  row('POST Lot/Mute', { lotPrivateGuid: '{unknown}', who: 'Giver' }, [422], 'Deleted NotFound'),
  row('POST Lot/SendQuestion', { lotPrivateGuid: '{unknown}', question: 'Welke maat?' }, [422], ''),

  // shops, products, pictures
  row('GET Shop/', undefined, [200], ''),
  row('GET Product/ByEans?eans=8712345678906', undefined, [200], ''),
  row('POST Product/ProductSearch', { term: 'trein', count: 10, offset: 0 }, [200], ''),
  row('GET WishlistImage/GetThemeImages', undefined, [200], ''),
  row('GET WishlistImage/GetWishlistImageUrl/noor', undefined, [200], ''),
  row('POST WishlistImage/SetThemeImage', { id: 'balloons', username: 'noor' }, [401, 401, 200, 401], ''),
  row('POST WishlistImage/UploadImage/noor', 'geen plaatje', [401, 401, 422, 401], ''),

  // the rest
  row(
    'POST Contact/SendMessage',
    { email: 'iemand@example.org', subject: 'Vraag', message: 'Hoe werkt dit?' },
    [200],
    '',
  ),
  row('GET Stats/HomepageStats', undefined, [200], ''),
  row(
    'POST Utility/CheckSession',
    { checkPublicUserGuid: false, publicUserGuid: null, failedRequestPath: '/' },
    [200],
    '',
  ),
  row('GET Utility/CsrfToken', undefined, [200], ''),
  row('GET Utility/WebVersion?clientVersion=1', undefined, [200], ''),

  // requests that end the session come last
  row('POST Account/Delete', { questionId: null, answerId: null, customAnswer: null }, [401, 200, 200], ''),
  row('POST Account/Logout', undefined, [204], ''),
]
