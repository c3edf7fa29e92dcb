import { z } from 'zod'
import type { MessageId } from './i18n.ts'

export const accessTypes = ['CLOSED', 'OPEN', 'PUBLIC', 'UNKNOWN'] as const
export type AccessType = (typeof accessTypes)[number]

export const accessTypeSchema = z.enum(accessTypes, { error: 'my_list.access.required' satisfies MessageId }).meta({
  id: 'AccessType',
  description:
    'Access of visitors to a list. `CLOSED`: its owners alone can open it. `OPEN`: so can visitors who know the answer to its question. `PUBLIC`: everyone can. `UNKNOWN`: like `CLOSED`.',
  example: 'OPEN',
})

/** Whether visitors can open a list, so that it can be shared, found, and linked to a lot. */
export const isShareable = ({ accessType }: { accessType: string }): boolean =>
  accessType === 'PUBLIC' || accessType === 'OPEN'
