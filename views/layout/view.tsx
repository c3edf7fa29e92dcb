import { TransNoContext } from '@lingui/react/server'
import { createContext, useContext, type ReactElement, type ReactNode } from 'react'
import type { Switch } from '#core/config.ts'
import type { MessageId, Texts } from '#core/i18n.ts'
import type { Operator } from '#core/operator.ts'
import type { CurrentUser } from '#core/scope.ts'

/** What components know of the request they are rendered for. */
export interface View {
  texts: Texts
  user: CurrentUser | null
  isApp: boolean
  switches: Readonly<Record<Switch, boolean>>
  /** whether what goes wrong in the page's scripts is reported */
  reportsErrors: boolean
  operator: Operator
  /** empty in fragments shared by many sessions (pushed cards), which contain no forms */
  csrfToken: string
  /** without the query */
  path: string
  /** path and query of the page, for after a login; `/` where it answers a form */
  returnUrl: string
  /** without a trailing slash */
  baseUrl: string
  /** rendered for htmx: dialogs are `<dialog>` elements, not pages */
  isFragment: boolean
  now: Date
}

const ViewContext = createContext<View | null>(null)

export const ViewProvider = ({ view, children }: { view: View; children: ReactNode }) => (
  <ViewContext value={view}>{children}</ViewContext>
)

export function useView(): View {
  const view = useContext(ViewContext)
  if (!view) throw new Error('rendered outside a view')
  return view
}

/** `const t = useT()`, then `t('cross_off.title', { name })`. */
export const useT = (): Texts['t'] => useView().texts.t

/** Lingui would parse a tag in a user's text; elements are left alone. */
const asText = (value: string | number) => (typeof value === 'string' && value.includes('<') ? <>{value}</> : value)

export function Rich({
  id,
  values = {},
  tags,
}: {
  id: MessageId
  values?: Record<string, string | number>
  tags: Record<string, ReactElement>
}) {
  const { i18n } = useView().texts
  const given = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asText(value)]))
  return <TransNoContext lingui={{ i18n }} id={id} values={given} components={tags} />
}

export const CsrfField = () => <input type="hidden" name="csrfToken" value={useView().csrfToken} />
