import { z } from 'zod'
import { loginInput } from '../accounts/index.ts'
import { optionalGuid, optionalNameText } from '#core/input.ts'

const base64url = () => z.string().regex(/^[\w-]+$/)

/** Fields that we read of every credential that a browser sends. */
const credential = { id: base64url(), rawId: base64url(), type: z.literal('public-key') }

export const startInput = z.object({ password: loginInput.shape.password })

export const addInput = z.object({
  name: optionalNameText({ max: 50, tooLong: 'passkeys.name.too_long' }),
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(),
      attestationObject: base64url(),
      transports: z.array(z.string()).nullish(),
    }),
  }),
})
export type Attestation = z.output<typeof addInput>['response']

export const passkeyLoginInput = z.object({
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(),
      authenticatorData: base64url(),
      signature: base64url(),
      userHandle: base64url().nullish(),
    }),
  }),
  returnUrl: z.string().nullish(),
  addFriend: optionalGuid(),
})
export type Assertion = z.output<typeof passkeyLoginInput>['response']
