import { TransNoContext } from '@lingui/react/server'
import { createContext, useContext, type ReactElement, type ReactNode } from 'react'
import type { Switch } from '#core/config.ts'
import type { MessageId, Texts } from '#core/i18n.ts'
import type { CurrentUser } from '#core/scope.ts'

/** What every component may know of the request that it is rendered for. */
export interface View {
  texts: Texts
  user: CurrentUser | null
  isApp: boolean
  switches: Readonly<Record<Switch, boolean>>
  /** the session's token, for forms' hidden field; empty in fragments that many sessions share (pushed gift cards): those hold links, not forms */
  csrfToken: string
  /** path of the page, without query */
  path: string
  /** absolute address of the site, without a slash at the end */
  baseUrl: string
  /** rendered for htmx: dialogs come as `<dialog>`, not as a page */
  isFragment: boolean
  now: Date
}

const ViewContext = createContext<View | null>(null)

/** Gives `view` to everything inside. */
export const ViewProvider = ({ view, children }: { view: View; children: ReactNode }) => (
  <ViewContext value={view}>{children}</ViewContext>
)

/** The request that the component is rendered for. */
export function useView(): View {
  const view = useContext(ViewContext)
  if (!view) throw new Error('rendered outside a view')
  return view
}

/** The edition's messages: `const t = useT()`, then `t('cross_off.title', { name })`. */
export const useT = (): Texts['t'] => useView().texts.t

/** What people typed stays text where it looks like a tag of ours. */
const asText = (value: string | number) => (typeof value === 'string' && value.includes('<') ? <>{value}</> : value)

/** A message with markup in it: `<Rich id="…" tags={{ link: <a href="/" /> }} />` for "… <link>…</link> …". */
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

/** The hidden field that proves that a form was made by us for this session. */
export const CsrfField = () => <input type="hidden" name="csrfToken" value={useView().csrfToken} />
