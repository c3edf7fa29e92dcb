import { leavingApi } from './api.ts'
import { deletePages } from './delete-pages.tsx'
import type { WebFeature } from '#web/feature.ts'

export const leaving: WebFeature = { pages: [deletePages], apis: [leavingApi] }
