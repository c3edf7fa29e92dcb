import type { Config } from './config.ts'
import type { Edition } from './editions.ts'

/** Operator of this installation, as far as configured. Name and e-mail address are the edition's by default. */
export type Operator = Config['operator'] & { readonly name: string; readonly email: string }

const addressIn = (mailFrom: string): string => /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom

export const operatorOf = ({ operator }: Pick<Config, 'operator'>, { brand, mailFrom }: Edition): Operator => ({
  ...operator,
  name: operator.name ?? brand,
  email: operator.email ?? addressIn(mailFrom),
})
