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
export { followFormerNames } from './former-names-middleware.ts'
export { listOfPath } from './list-of-path.ts'
