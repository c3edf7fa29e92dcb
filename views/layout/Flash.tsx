import type { ReactNode } from 'react'
import type { MessageId } from '#core/i18n.ts'
import { opensDialog } from './Dialog.tsx'
import { Form } from './Form.tsx'
import { Icon } from './Icon.tsx'
import { HxPartial } from './HxPartial.tsx'
import { useT, useView } from './view.tsx'

/** Shown once: on the next page, or at once in a response to htmx. */
export interface FlashMessage {
  id: MessageId
  values?: Record<string, string | number> | undefined
  kind?: 'good' | 'bad' | undefined
  link?: { href: string; label: MessageId; isDialog?: boolean | undefined } | undefined
  /** a form that takes back what was done */
  undo?: { action: string; values?: Record<string, string> | undefined } | undefined
  /** id of the element that it is about: gets the focus when the message comes with a page, or leaves with the focus in it */
  about?: string | undefined
  /** an event for the browser's other tabs, which show what has changed: src/client/tabs.ts */
  tells?: 'cross-offs-changed' | undefined
}

interface FlashBoxProps extends Pick<FlashMessage, 'about' | 'tells'> {
  kind?: 'good' | 'bad'
  actions?: ReactNode
  children?: ReactNode
}

/** Also a template that scripts fill with their own text. */
export function FlashBox({ kind = 'good', about, tells, actions, children }: FlashBoxProps) {
  const t = useT()
  return (
    <div className="flash" data-flash-kind={kind} data-page-about={about} data-flash-tells={tells}>
      <Icon name={kind === 'good' ? 'check' : 'alert'} />
      <p>{children}</p>
      {actions && <div className="flash-actions">{actions}</div>}
      <button className="icon-button with-script" type="button" data-flash-close="" aria-label={t('flash.close')}>
        <Icon name="close" />
      </button>
    </div>
  )
}

function Undo({ action, values = {} }: NonNullable<FlashMessage['undo']>) {
  const t = useT()
  return (
    <Form action={action} className="" htmx={{ 'hx-swap': 'none', 'hx-sync': 'this:drop' }} data-flash-undo="">
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" aria-keyshortcuts="Control+Z Meta+Z">
        {t('flash.undo')}
      </button>
    </Form>
  )
}

export function Flash({ message: { id, values, kind, link, undo, about, tells } }: { message: FlashMessage }) {
  const t = useT()
  const actions = (link ?? undo) && (
    <>
      {undo && <Undo {...undo} />}
      {link && <a {...(link.isDialog ? opensDialog(link.href) : { href: link.href })}>{t(link.label)}</a>}
    </>
  )
  return (
    <FlashBox kind={kind ?? 'good'} about={about} tells={tells} actions={actions}>
      {t(id, values)}
    </FlashBox>
  )
}

/** The page's region for flashes; in a response to htmx, the partial that fills it. */
export function FlashRegion({ children }: { children?: ReactNode }) {
  if (useView().isFragment) {
    return (
      <HxPartial target="#flash" swap="innerHTML">
        {children}
      </HxPartial>
    )
  }
  return (
    <div id="flash" role="status">
      {children}
    </div>
  )
}
