import type { Config } from './config.ts'
import type { Edition } from './editions.ts'

/** Who runs this installation, as far as it is configured; name and address for mails are the edition's unless told. */
export type Operator = Config['operator'] & { readonly name: string; readonly email: string }

const addressIn = (mailFrom: string): string => /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom

export const operatorOf = ({ operator }: Pick<Config, 'operator'>, { brand, mailFrom }: Edition): Operator => ({
  ...operator,
  name: operator.name ?? brand,
  email: operator.email ?? addressIn(mailFrom),
})
