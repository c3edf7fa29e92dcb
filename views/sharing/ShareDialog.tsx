import { Dialog } from '#views/layout/Dialog.tsx'
import { Icon } from '#views/layout/Icon.tsx'
import { useView } from '#views/layout/view.tsx'
import { sharedListUrl, sendListUrl, sharedText, sharedTitle, sharesNatively, type SharedList } from './urls.ts'

interface ShareDialogProps {
  list: SharedList
  asksQuestion: boolean
  isOwner: boolean
}

export function ShareDialog({ list, asksQuestion, isOwner }: ShareDialogProps) {
  const view = useView()
  const { texts, baseUrl, switches } = view
  const { t } = texts
  const address = sharedListUrl(baseUrl, list.username)
  const title = sharedTitle(texts, list)
  const message = `${sharedText(texts, list)}\n${address}`
  return (
    <Dialog
      id="share"
      title={isOwner ? t('share.title') : t('share.title_visitor', { name: list.fullName })}
      closeHref={`/${list.username}`}
    >
      <div className="field">
        <label htmlFor="share-address">{t('share.address')}</label>
        <div className="with-button">
          <input className="input" id="share-address" value={address} readOnly aria-describedby="share-hint" />
          <button className="button primary with-script" type="button" data-sharing-copy={address}>
            <Icon name="copy" />
            <span data-sharing-label="">{t('general.copy')}</span>
          </button>
        </div>
        <span className="hint" id="share-hint">
          {t(asksQuestion ? 'share.hint_open' : 'share.hint_public')}
        </span>
      </div>
      <div className="stack" style={{ marginBlockStart: 'var(--s6)' }}>
        <button className="button wide" type="button" {...sharesNatively(view, list)}>
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
        {switches.unsolicitedEmail && isOwner && (
          <a className="button wide" href={sendListUrl(list.username)}>
            <Icon name="mail" />
            {t('share.send')}
          </a>
        )}
        {switches.unsolicitedEmail && (
          <a
            className="button wide"
            href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(message.replaceAll('\n', '\r\n'))}`}
          >
            <Icon name="mail" />
            {t('share.mail')}
          </a>
        )}
        <a className="button wide" href={`/${list.username}/qr`}>
          <Icon name="qr" />
          {t('share.qr')}
        </a>
      </div>
    </Dialog>
  )
}
