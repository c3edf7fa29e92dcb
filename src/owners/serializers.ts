import { z } from 'zod'
import { initialsOf } from '#core/names.ts'
import { guidField, urlField } from '#core/output.ts'
import type { OpenInvite } from './open-invites.ts'
import type { Owner } from './owners-of.ts'

const exampleGuid = '5d0c8f3a-7b21-4e69-9a54-c3f1e02b7d86'

export const ownerSchema = z
  .object({
    publicUserGuid: guidField(),
    fullName: z.string().meta({ example: 'Noor de Vries' }),
    initials: z.string().meta({ description: 'Initials of the first and the last word of the name', example: 'NV' }),
    color: z
      .string()
      .meta({ description: 'Background of the initials in CSS; the same on every list', example: '#274596' }),
    isOnline: z.boolean().meta({ description: 'Whether the owner has the list open now' }),
  })
  .meta({ id: 'Owner', description: 'One of the owners of a list, for the others.' })

export const ownerInviteSchema = z
  .object({
    guid: guidField().meta({
      description: 'Secret of the invitation: anyone who knows it can become an owner',
      example: exampleGuid,
    }),
    name: z.string().meta({ description: 'Name of the invited person, as the primary owner gave it', example: 'Sem' }),
    url: urlField().meta({
      description: 'Link for the invited person, which ends with the guid',
      example: `https://wishring.example/i/${exampleGuid}`,
    }),
  })
  .meta({ id: 'OwnerInvite', description: 'Invitation to manage a list together, which can still be accepted.' })

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
