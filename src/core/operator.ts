import type { Config } from './config.ts'
import type { Edition } from './editions.ts'

/**
 * Operator of this installation, as far as configured. By default, the name is the edition's, and the e-mail address is
 * the sender's address of mails.
 */
export type Operator = Config['operator'] & { readonly name: string; readonly email: string }

export const operatorOf = (
  { operator, mailFrom }: Pick<Config, 'operator' | 'mailFrom'>,
  { brand, mailAddress }: Edition,
): Operator => ({
  ...operator,
  name: operator.name ?? brand,
  email: operator.email ?? mailFrom ?? mailAddress,
})
