import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { useT, useView } from './view.tsx'

/** A link to share, with the words that go with it. */
export interface Shared {
  url: string
  title: string
  text: string
}

/** Returns data attributes of an element that shares a link through the app shell or the browser's share sheet. */
export const sharesNatively = ({ url, title, text }: Shared) =>
  ({ 'data-sharing-url': url, 'data-sharing-title': title, 'data-sharing-text': text }) as const

/** Renders a link with a button that copies it. */
export function CopyField({ id, label, url, hint }: { id: string; label: ReactNode; url: string; hint: ReactNode }) {
  const t = useT()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="with-button">
        <input className="input" id={id} value={url} readOnly aria-describedby={`${id}-hint`} />
        <button className="button primary with-script" type="button" data-sharing-copy={url}>
          <Icon name="copy" />
          <span data-sharing-label="">{t('general.copy')}</span>
        </button>
      </div>
      <span className="hint" id={`${id}-hint`}>
        {hint}
      </span>
    </div>
  )
}

/**
 * Renders the ways to share a link: the browser's share sheet, WhatsApp, and a mail of the user's own.
 * @param more further ways, between WhatsApp and the mail
 */
export function ShareWays({ shared, more }: { shared: Shared; more?: ReactNode }) {
  const t = useT()
  const { switches } = useView()
  const message = `${shared.text}\n${shared.url}`
  return (
    <>
      <button className="button wide" type="button" {...sharesNatively(shared)}>
        <Icon name="share" />
        {t('share.native')}
      </button>
      <a
        className="button wide"
        href={`https://wa.me/?text=${encodeURIComponent(message)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="message" />
        {t('share.whatsapp')}
      </a>
      {more}
      {switches.unsolicitedEmail && (
        <a
          className="button wide"
          href={`mailto:?subject=${encodeURIComponent(shared.title)}&body=${encodeURIComponent(message.replaceAll('\n', '\r\n'))}`}
        >
          <Icon name="mail" />
          {t('share.mail')}
        </a>
      )}
    </>
  )
}
