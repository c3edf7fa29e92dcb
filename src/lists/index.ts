import { listApi } from './api.ts'
import { listPages } from './pages.tsx'

/** This feature's routes. */
export const lists = { pages: listPages, api: listApi }

export { addList } from './add-list.ts'
export { announceLot } from './announce-lots.ts'
export { createCategory } from './create-category.ts'
export { createList } from './create-list.ts'
export { newListInput, usernameInput } from './input.ts'
export { listImageUrl, pictureOf } from './list-picture.ts'
export { requireOwnedList, ownedList, type OwnedList } from './owned-list.ts'
export { createMessages as createListMessages } from './problems.ts'
export { summariesOf, type Summary } from './summaries.ts'
export { touchList } from './touch-list.ts'
export { isUsernameAvailable, reservedNames } from './usernames.ts'
export { updateDescription } from './update-description.ts'
export { updateOccasion } from './update-occasion.ts'
export { updateTitle } from './update-title.ts'
