import { z } from 'zod'
import { guid, pathGuid } from '#core/input.ts'
import { dayField, guidField, momentField, pathField } from '#core/output.ts'

// Fields of lists in the API, which several endpoints and features have.

const ownListGuidMeta = { description: 'Private guid of one of the caller’s lists, from `MyList/GetAll`' }

export const ownListGuid = () => guid().meta(ownListGuidMeta)

export const ownListPathGuid = () => pathGuid().meta(ownListGuidMeta)

export const listPrivateGuidField = () =>
  guidField().meta({ description: 'Private guid of the list, by which its owners change the list' })

export const listNameField = () =>
  z.string().meta({ description: 'Name of the list, with which its URL ends', example: 'noor' })

export const fullNameField = () =>
  z.string().meta({ description: 'Full name of the person the list is for', example: 'Noor de Vries' })

export const titleField = () =>
  z
    .string()
    .nullable()
    .meta({ description: 'Title of the list; null if it has none', example: 'Sinterklaas with Noor' })

export const lastUpdateField = () => momentField().meta({ description: 'When an owner last changed the list' })

export const occasionDateField = () =>
  dayField().nullable().meta({ description: 'Day of the occasion; null if the owners gave none' })

export const listImageField = () =>
  pathField().meta({
    description: 'Picture of the list: a photo as a PNG of 500 × 500 pixels, or a drawing as an SVG',
    example: '/images/5e0b7c9a1f2d43688b6a9d0c3e4f7a12-square.png',
  })
