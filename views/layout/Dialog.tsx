import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { useT, useView } from './view.tsx'

interface DialogProps {
  id: string
  title: ReactNode
  /** id of the text that a screen reader reads when the dialog opens, beside its title */
  describedBy?: string
  wide?: boolean
  /** URL that the back or cancel link opens when there is no script */
  closeHref: string
  children: ReactNode
}

/**
 * Returns attributes of a link that opens a dialog, or a page when there is no script. One client handler serves all
 * these links, because a list has hundreds of them, and htmx would prepare each separately.
 */
export const opensDialog = (href: string) => ({ 'data-dialogs-link': '', href }) as const

/**
 * htmx attributes of a form in a dialog. The response replaces the dialog: with status 422 it holds the same dialog
 * with errors. A response that consists only of partials (`HxPartial`) closes the dialog by `HX-Trigger: close-dialog`.
 */
export const inDialog = { 'hx-target': 'closest dialog', 'hx-swap': 'outerHTML', 'hx-sync': 'this:drop' } as const

/**
 * Renders a modal `<dialog>` in a response to htmx, which the client script opens when it arrives in `#dialogs`. In
 * other responses, renders a section of a page.
 */
export function Dialog({ id, title, describedBy, wide = false, closeHref, children }: DialogProps) {
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
    <dialog
      id={id}
      className={wide ? 'wide' : undefined}
      data-dialogs-open=""
      aria-labelledby={`${id}-title`}
      aria-describedby={describedBy}
    >
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
  /** URL of the cancel button; without a URL there is no cancel button */
  cancelHref?: string
  /** whether the buttons stay visible at the bottom of a phone's screen while the user scrolls */
  isPinned?: boolean
  children: ReactNode
}

/** Renders the buttons of a dialog. The caller passes the primary button last. */
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
