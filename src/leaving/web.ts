import { leavingApi } from './api.ts'
import { deletePages } from './delete-pages.tsx'

export const leaving = { pages: [deletePages], apis: [leavingApi] }
