import { z } from 'zod'
import { initialsOf } from '#core/names.ts'
import type { OpenInvite } from './open-invites.ts'
import type { Owner } from './owners-of.ts'

export const ownerSchema = z
  .object({
    publicUserGuid: z.string(),
    fullName: z.string(),
    initials: z.string(),
    color: z.string(),
    isOnline: z.boolean(),
  })
  .meta({ id: 'Owner' })

export const ownerInviteSchema = z.object({ guid: z.string(), name: z.string(), url: z.string() })

const colors = ['#a01b3a', '#125c43', '#274596', '#8a5a00', '#6b3fa0', '#00636b', '#a3401c', '#5a6b00']

/** Returns a user's color, which is the same on every list. */
const colorOf = (publicGuid: string): string => colors[Number.parseInt(publicGuid.slice(0, 8), 16) % colors.length]!

export const serializeOwner = ({ publicUserGuid, fullName, isOnline }: Owner): z.input<typeof ownerSchema> => ({
  publicUserGuid,
  fullName,
  initials: initialsOf(fullName),
  color: colorOf(publicUserGuid),
  isOnline,
})

export const serializeInvite = (
  { guid, name }: Pick<OpenInvite, 'guid' | 'name'>,
  baseUrl: string,
): z.input<typeof ownerInviteSchema> => ({ guid, name, url: `${baseUrl}/i/${guid}` })
