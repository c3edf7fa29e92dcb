import { z } from 'zod'

// The fields of these options that browsers get. They are required here, though optional in the library's types, because
// the library always sets them.

const challenge = () =>
  z.string().meta({
    description: 'Bytes that the passkey signs, in base64url',
    example: 'h0Jx2bQ7rT9yVw4mKc8sPz1nLf5dGa3eUo6iXkZtRqE',
  })
const rpId = () => z.string().meta({ description: 'Host for which the passkey is', example: 'wishring.example' })
const timeout = () =>
  z.number().int().meta({ description: 'Time for the browser’s dialog, in milliseconds', example: 60_000 })
const required = () => z.string().meta({ example: 'required' })

export const requestOptionsSchema = z
  .object({ challenge: challenge(), rpId: rpId(), timeout: timeout(), userVerification: required() })
  .meta({
    id: 'PasskeyRequestOptions',
    description: '`PublicKeyCredentialRequestOptionsJSON` of WebAuthn, with which a browser logs in',
  })

export const creationOptionsSchema = z
  .object({
    challenge: challenge(),
    rp: z.object({ id: rpId(), name: z.string().meta({ example: 'Wishring' }) }),
    user: z.object({
      id: z.string().meta({
        description: 'Handle that all passkeys of the account have, in base64url',
        example: '2vW8sKq0cGm3w5yTqPzKbNfA1hLd7xRj4eUoXiVtZkE',
      }),
      name: z.string().meta({ description: 'The account’s email address', example: 'noor@example.org' }),
      displayName: z.string().meta({ example: 'Noor de Vries' }),
    }),
    pubKeyCredParams: z
      .array(
        z.object({
          alg: z.number().int().meta({ description: 'COSE number of a signature algorithm', example: -7 }),
          type: z.literal('public-key'),
        }),
      )
      .meta({ description: 'Kinds of keys that the server accepts' }),
    timeout: timeout(),
    attestation: z.string().meta({ example: 'none' }),
    excludeCredentials: z
      .array(
        z.object({
          id: z.string().meta({ example: 'Yk7pLw2xTq9vBn4mRc0sHg' }),
          type: z.literal('public-key'),
          transports: z.array(z.string().meta({ example: 'internal' })),
        }),
      )
      .meta({ description: 'Passkeys that the account has, so that a device makes no second one' }),
    authenticatorSelection: z.object({
      residentKey: required(),
      requireResidentKey: z.boolean(),
      userVerification: required(),
    }),
  })
  .meta({
    id: 'PasskeyCreationOptions',
    description: '`PublicKeyCredentialCreationOptionsJSON` of WebAuthn, with which a browser creates a passkey',
  })
