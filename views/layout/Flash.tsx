import type { ReactNode } from 'react'
import type { MessageId } from '#core/i18n.ts'
import { opensDialog } from './Dialog.tsx'
import { Form } from './Form.tsx'
import { Icon } from './Icon.tsx'
import { HxPartial } from './HxPartial.tsx'
import { useT, useView } from './view.tsx'

/** Message that is shown once: on the next page, or at once if the response is to htmx. */
export interface FlashMessage {
  id: MessageId
  values?: Record<string, string | number> | undefined
  kind?: 'good' | 'bad' | undefined
  link?: { href: string; label: MessageId; isDialog?: boolean | undefined } | undefined
  /** link that replaces an element of the page, named by its id, with a form that corrects what was just saved */
  correct?: { href: string; label: MessageId; element: string } | undefined
  /** form that reverts the action */
  undo?: { action: string; values?: Record<string, string> | undefined } | undefined
  /**
   * id of the element that the message is about. That element gets the focus if the message comes with a page, or when
   * the message closes while the focus is inside the message.
   */
  about?: string | undefined
  /** event that src/client/tabs.ts passes to the browser's other tabs, so that they show the change too */
  tells?: 'cross-offs-changed' | undefined
}

interface FlashBoxProps extends Pick<FlashMessage, 'about' | 'tells'> {
  kind?: 'good' | 'bad'
  actions?: ReactNode
  children?: ReactNode
}

/** Renders the box of a flash message. Without text (`children`) it is a template that scripts fill. */
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

export function Flash({ message: { id, values, kind, link, correct, undo, about, tells } }: { message: FlashMessage }) {
  const t = useT()
  const actions = (link ?? correct ?? undo) && (
    <>
      {undo && <Undo {...undo} />}
      {link && <a {...(link.isDialog ? opensDialog(link.href) : { href: link.href })}>{t(link.label)}</a>}
      {correct && (
        <a href={correct.href} hx-get={correct.href} hx-target={`#${correct.element}`} hx-swap="outerHTML">
          {t(correct.label)}
        </a>
      )}
    </>
  )
  return (
    <FlashBox kind={kind ?? 'good'} about={about} tells={tells} actions={actions}>
      {t(id, values)}
    </FlashBox>
  )
}

/** Renders the page's region for flashes or, in a response to htmx, the partial that fills that region. */
export function FlashRegion({ children }: { children?: ReactNode }) {
  const t = useT()
  if (useView().isFragment) {
    return (
      <HxPartial target="#flash" swap="innerHTML">
        {children}
      </HxPartial>
    )
  }
  return (
    <section id="flash" aria-label={t('flash.label')}>
      {children}
    </section>
  )
}
