import { listApi } from './api.ts'
import { deleteListPages } from './delete-pages.tsx'
import { headerPages } from './header-pages.tsx'
import { newListPages } from './new-list-pages.tsx'
import { pictureApi } from './picture-api.ts'
import { listPicturePages } from './picture-pages.tsx'
import { settingsPages } from './settings-pages.tsx'
import { mebibyte, type WebFeature } from '#web/feature.ts'

export const lists: WebFeature = {
  pages: [newListPages, headerPages, settingsPages, deleteListPages, listPicturePages],
  apis: [listApi, pictureApi],
  largeBodies: [
    { path: /^\/[^/]+\/image$/, bytes: 15 * mebibyte, needsAccount: true },
    { path: /^\/api\/WishlistImage\/UploadImage\//i, bytes: 11 * mebibyte, needsAccount: true },
  ],
  textFields: { title: 'my_list.title' },
  secretFields: [/^(accessA|a)nswer$/],
}
export { followFormerNames } from './former-names-middleware.ts'
export { listOfPath } from './list-of-path.ts'
