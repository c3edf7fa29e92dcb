export { addList, addListWithin } from './add-list.ts'
export { announceLot } from './announce-lots.ts'
export { changeLists, changeOwnList, type LockedList, type RecordChange } from './change-lists.ts'
export {
  fullNameField,
  lastUpdateField,
  listImageField,
  listNameField,
  listPrivateGuidField,
  occasionDateField,
  ownListGuid,
  ownListPathGuid,
  titleField,
} from './fields.ts'
export { currentNameOf, formerNamesOf, purgeListNames } from './former-names.ts'
export { createList } from './create-list.ts'
export { deleteListWithin } from './delete-list.ts'
export { newListInput, newOccasion, usernameInput } from './input.ts'
export { addListOwner, removeListOwner } from './list-owners.ts'
export { allLists, lockAllLists } from './lock-all-lists.ts'
export { listImageUrl, mailPictureUrl, previewImageUrl } from './list-picture.ts'
export { ownedList, requireOwnedList, type OwnedList } from './owned-list.ts'
export { createMessages as createListMessages, type CreateProblem as CreateListProblem } from './problems.ts'
export { summariesOf, type Summary } from './summaries.ts'
export { suggestUsername } from './suggest-username.ts'
export { isUsernameAvailable, reservedNames } from './usernames.ts'
export { updateDescription } from './update-description.ts'
export { updateOccasion } from './update-occasion.ts'
export { updateSettings } from './update-settings.ts'
export { updateTitle } from './update-title.ts'
