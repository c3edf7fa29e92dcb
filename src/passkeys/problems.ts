import type { MessageId } from '#core/i18n.ts'

export const startMessages = {
  WrongPassword: 'general.password.wrong',
  TooMany: 'passkeys.too_many',
} satisfies Record<string, MessageId>
export type StartProblem = keyof typeof startMessages

/** `Refused`: the browser's response proves nothing, or came too late. */
export const addMessages = {
  TooMany: startMessages.TooMany,
  KnownAlready: 'passkeys.known_already',
  Refused: 'passkeys.not_added',
} satisfies Record<string, MessageId>
export type AddProblem = keyof typeof addMessages

/** `Refused`: the browser's response proves nothing, or came too late. */
export const loginMessages = { Refused: 'passkeys.login_refused' } satisfies Record<string, MessageId>
