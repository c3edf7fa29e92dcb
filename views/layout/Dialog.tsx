import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { useT, useView } from './view.tsx'

interface DialogProps {
  id: string
  title: ReactNode
  wide?: boolean
  /** where a reader without script goes to leave */
  closeHref: string
  children: ReactNode
}

/** Attributes of a link that opens its address as a dialog, once however often it is pressed, and as a page without script. A list has hundreds, so the client script does what htmx's attributes would say. */
export const opensDialog = (href: string) => ({ 'data-dialog': '', href }) as const

/** Attributes of a form in a dialog: what the answer leaves takes the dialog's place, so 422 shows it again and pieces alone let it close by `HX-Trigger: close-dialog`. */
export const inDialog = { 'hx-target': 'closest dialog', 'hx-swap': 'outerHTML', 'hx-sync': 'this:drop' } as const

/** A modal for htmx, opened by the client script as it lands in `#dialogs`; a page of its own for everybody else. */
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
    <dialog id={id} className={wide ? 'wide' : undefined} data-open="" aria-labelledby={`${id}-title`}>
      <div className="dialog-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <button className="icon-button" type="button" data-close="dialog" aria-label={t('general.close')}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  )
}

/** The buttons that end a dialog, the one thing to do last; with `cancelHref` a way out before it. */
export function DialogFoot({ cancelHref, children }: { cancelHref?: string; children: ReactNode }) {
  const t = useT()
  return (
    <div className="dialog-foot">
      {cancelHref !== undefined && (
        <a className="button quiet" href={cancelHref} data-close="dialog">
          {t('general.cancel')}
        </a>
      )}
      {children}
    </div>
  )
}
