import { listApi } from './api.ts'
import { deletePages } from './delete-pages.tsx'
import { headerPages } from './header-pages.tsx'
import { newListPages } from './new-list-pages.tsx'
import { pictureApi } from './picture-api.ts'
import { picturePages } from './picture-pages.tsx'
import { settingsPages } from './settings-pages.tsx'

export const lists = {
  pages: [newListPages, headerPages, settingsPages, deletePages, picturePages],
  apis: [listApi, pictureApi],
}

export { addList, addListWithin } from './add-list.ts'
export { announceLot } from './announce-lots.ts'
export { changeLists, changeOwnList, type LockedList, type RecordChange } from './change-lists.ts'
export { currentNameOf, formerNamesOf, purgeListNames } from './former-names.ts'
export { followFormerNames } from './former-names-middleware.ts'
export { createList } from './create-list.ts'
export { deleteListWithin } from './delete-list.ts'
export { newListInput, newOccasion, usernameInput } from './input.ts'
export { addOwner, removeOwner } from './list-owners.ts'
export { allLists, lockAllLists } from './lock-all-lists.ts'
export { listOfPath } from './list-of-path.ts'
export { listImageUrl, previewImageUrl } from './list-picture.ts'
export { ownedList, requireOwnedList, type OwnedList } from './owned-list.ts'
export { createMessages as createListMessages, type CreateProblem as CreateListProblem } from './problems.ts'
export { summariesOf, type Summary } from './summaries.ts'
export { suggestUsername } from './suggest-username.ts'
export { isUsernameAvailable, reservedNames } from './usernames.ts'
export { updateDescription } from './update-description.ts'
export { updateOccasion } from './update-occasion.ts'
export { updateSettings } from './update-settings.ts'
export { updateTitle } from './update-title.ts'
