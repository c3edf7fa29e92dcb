import { leavingApi } from './api.ts'
import { deleteAccountPages } from './delete-pages.tsx'
import type { WebFeature } from '#web/feature.ts'

export const leaving: WebFeature = { pages: [deleteAccountPages], apis: [leavingApi] }
