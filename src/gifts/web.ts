import { giftApi } from './api.ts'
import { deletePages } from './delete-pages.tsx'
import { addPages } from './add-pages.tsx'
import { formPages } from './form-pages.tsx'
import { movePages } from './move-pages.tsx'
import { sourcePages } from './source-pages.tsx'
import { undoPages } from './undo-pages.tsx'
import { wishPages } from './wish-pages.tsx'

export const gifts = {
  pages: [addPages, sourcePages, formPages, wishPages, movePages, deletePages, undoPages],
  apis: [giftApi],
}
