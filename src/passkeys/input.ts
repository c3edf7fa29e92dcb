import { z } from 'zod'
import { loginInput } from '../accounts/index.ts'
import { optionalGuid, optionalNameText } from '#core/input.ts'

const base64url = (example: string) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .meta({ example })

/** Fields that we read of every credential that a browser sends. */
const credential = {
  id: base64url('f1sXq0cGm3w5yTqPzKbNfA'),
  rawId: base64url('f1sXq0cGm3w5yTqPzKbNfA'),
  type: z.literal('public-key'),
}

export const startInput = z.object({ password: loginInput.shape.password })

export const addInput = z.object({
  name: optionalNameText({ max: 50, tooLong: 'passkeys.name.too_long' }).meta({
    description: 'Name for the list of passkeys; null for that of the password manager or device, if known',
    example: 'Noor’s phone',
  }),
  response: z
    .object({
      ...credential,
      response: z.object({
        clientDataJSON: base64url(
          'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoiaDBKeDJiUTdyVDl5Vnc0bUtjOHNQejFuTGY1ZEdhM2VVbzZpWGtadFJxRSIsIm9yaWdpbiI6Imh0dHBzOi8vd2lzaHJpbmcuZXhhbXBsZSJ9',
        ),
        attestationObject: base64url('o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVjE'),
        transports: z
          .array(z.string().meta({ example: 'internal' }))
          .nullish()
          .meta({
            description: 'Ways to reach the device that has the passkey; null if the browser names none',
          }),
      }),
    })
    .meta({ description: 'JSON of the credential that the browser created; further fields are ignored' }),
})
export type Attestation = z.output<typeof addInput>['response']

export const passkeyLoginInput = z.object({
  response: z
    .object({
      ...credential,
      response: z.object({
        clientDataJSON: base64url(
          'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiaDBKeDJiUTdyVDl5Vnc0bUtjOHNQejFuTGY1ZEdhM2VVbzZpWGtadFJxRSIsIm9yaWdpbiI6Imh0dHBzOi8vd2lzaHJpbmcuZXhhbXBsZSJ9',
        ),
        authenticatorData: base64url('dKbqkhPJnC90siSSsyDPQCYqlMGpUKA5fyklC2CEHvAFAAAAAQ'),
        signature: base64url(
          'MEUCIQDx8zJr2kTq0vWm5cNs7yLb3hGf9pXa1eKoUiVtRqYEZwIgS4dQ6jB8nMlHtCyOxP2vF0uAeIrKgZ5sWk7RbTmJq3c',
        ),
        userHandle: base64url('2vW8sKq0cGm3w5yTqPzKbNfA1hLd7xRj4eUoXiVtZkE')
          .nullish()
          .meta({ description: 'Handle of the passkey’s user; null if the browser gives none' }),
      }),
    })
    .meta({ description: 'JSON of the credential that the browser got; further fields are ignored' }),
  returnUrl: z
    .string()
    .nullish()
    .meta({ description: 'URL on this server to show after the login; null for the home page', example: '/lotte' }),
  addFriend: optionalGuid().meta({
    description: 'Public guid of a list to add to the user’s friends; null for none',
  }),
})
export type Assertion = z.output<typeof passkeyLoginInput>['response']
