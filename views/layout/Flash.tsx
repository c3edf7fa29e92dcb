import type { ReactNode } from 'react'
import type { MessageId } from '#core/i18n.ts'
import { Icon } from './Icon.tsx'
import { Piece } from './Piece.tsx'
import { useT, useView } from './view.tsx'

/** Shown once: on the next page, or at once in a response to htmx. */
export interface FlashMessage {
  id: MessageId
  values?: Record<string, string | number> | undefined
  kind?: 'good' | 'bad' | undefined
  link?: { href: string; label: MessageId } | undefined
}

/** Also a template that scripts fill with their own text. */
export function FlashBox({
  kind = 'good',
  children,
  link,
}: {
  kind?: 'good' | 'bad'
  children?: ReactNode
  link?: ReactNode
}) {
  const t = useT()
  return (
    <div className="flash" data-kind={kind}>
      <Icon name={kind === 'good' ? 'check' : 'alert'} />
      <p>{children}</p>
      {link}
      <button className="icon-button with-script" type="button" data-close="flash" aria-label={t('flash.close')}>
        <Icon name="close" />
      </button>
    </div>
  )
}

export function Flash({ message }: { message: FlashMessage }) {
  const t = useT()
  return (
    <FlashBox
      kind={message.kind ?? 'good'}
      link={message.link && <a href={message.link.href}>{t(message.link.label)}</a>}
    >
      {t(message.id, message.values)}
    </FlashBox>
  )
}

/** The page's region for flashes; in a response to htmx, the partial that fills it. */
export function FlashRegion({ children }: { children?: ReactNode }) {
  if (useView().isFragment) {
    return (
      <Piece target="#flash" swap="innerHTML">
        {children}
      </Piece>
    )
  }
  return (
    <div id="flash" role="status">
      {children}
    </div>
  )
}
