import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { useT, useView } from './view.tsx'

interface DialogProps {
  id: string
  title: ReactNode
  wide?: boolean
  /** where to go on closing without script */
  closeHref: string
  children: ReactNode
}

/** A link that opens as a dialog, or as a page without script. One client handler instead of htmx attributes, as a list has hundreds of these. */
export const opensDialog = (href: string) => ({ 'data-dialogs-link': '', href }) as const

/** The response replaces the dialog: a 422 shows it again; one of partials alone closes it by `HX-Trigger: close-dialog`. */
export const inDialog = { 'hx-target': 'closest dialog', 'hx-swap': 'outerHTML', 'hx-sync': 'this:drop' } as const

/** For htmx a modal, opened by the client script when it arrives in `#dialogs`; otherwise a page of its own. */
export function Dialog({ id, title, wide = false, closeHref, children }: DialogProps) {
  const t = useT()
  if (!useView().isFragment) {
    return (
      <section className="dialog-page" id={id} aria-labelledby={`${id}-title`}>
        <a className="button quiet" href={closeHref}>
          <Icon name="back" />
          {t('general.back')}
        </a>
        <h1 id={`${id}-title`}>{title}</h1>
        {children}
      </section>
    )
  }
  return (
    <dialog id={id} className={wide ? 'wide' : undefined} data-dialogs-open="" aria-labelledby={`${id}-title`}>
      <div className="dialog-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <button className="icon-button" type="button" data-dialogs-close="" aria-label={t('general.close')}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  )
}

interface DialogFootProps {
  /** adds a cancel button */
  cancelHref?: string
  /** stays in sight on a phone's page */
  isPinned?: boolean
  children: ReactNode
}

/** The primary button goes last. */
export function DialogFoot({ cancelHref, isPinned = false, children }: DialogFootProps) {
  const t = useT()
  return (
    <div className={isPinned ? 'dialog-foot pinned' : 'dialog-foot'}>
      {cancelHref !== undefined && (
        <a className="button quiet" href={cancelHref} data-dialogs-close="" data-drafts-cancel="">
          {t('general.cancel')}
        </a>
      )}
      {children}
    </div>
  )
}
