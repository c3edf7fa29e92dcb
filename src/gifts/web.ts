import { giftApi } from './api.ts'
import { deleteGiftPages } from './delete-pages.tsx'
import { addPages } from './add-pages.tsx'
import { correctPages } from './correct-pages.tsx'
import { formPages } from './form-pages.tsx'
import { movePages } from './move-pages.tsx'
import { sourcePages } from './source-pages.tsx'
import { undoGiftPages } from './undo-pages.tsx'
import { wishPages } from './wish-pages.tsx'
import { mebibyte, type WebFeature } from '#web/feature.ts'

export const gifts: WebFeature = {
  pages: [addPages, sourcePages, formPages, correctPages, wishPages, movePages, deleteGiftPages, undoGiftPages],
  apis: [giftApi],
  largeBodies: [
    { path: /^\/api\/MyGift\/Edit/i, bytes: 15 * mebibyte, needsAccount: true },
    { path: /^\/(gifts\/[^/]+\/edit|[^/]+\/gifts\/new)$/, bytes: 15 * mebibyte, needsAccount: true },
  ],
  textFields: { description: 'error.typed.description', url: 'gift.url', price: 'gift.price' },
}
