import { TransNoContext } from '@lingui/react/server'
import { createContext, useContext, type ReactElement, type ReactNode } from 'react'
import type { Switch } from '#core/config.ts'
import type { MessageId, Texts } from '#core/i18n.ts'
import type { Operator } from '#core/operator.ts'
import type { CurrentUser } from '#core/scope.ts'

/** Facts about the current request that components need. */
export interface View {
  texts: Texts
  user: CurrentUser | null
  isApp: boolean
  switches: Readonly<Record<Switch, boolean>>
  /** whether errors in the page's scripts are reported */
  reportsErrors: boolean
  operator: Operator
  /** empty in fragments that are pushed to many sessions, because those fragments contain no forms */
  csrfToken: string
  /** path of the request, without the query */
  path: string
  /** path and query of the page to return to after a login; `/` if the request is a form that htmx didn't send */
  returnUrl: string
  /** without a trailing slash */
  baseUrl: string
  /** whether the response is to htmx: dialogs are then `<dialog>` elements, not pages */
  isFragment: boolean
  /**
   * noon of the current day in UTC. There is nothing finer, because the cache of markup sends for a day what was rendered
   * once
   */
  today: Date
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

/** Returns the translation function: `const t = useT()`, then `t('cross_off.title', { name })`. */
export const useT = (): Texts['t'] => useView().texts.t

/**
 * Wraps a value that contains `<` in an element. Lingui would parse tags in a user's text, but leaves elements alone.
 */
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
