import { Dialog } from '#views/layout/Dialog.tsx'
import { Icon } from '#views/layout/Icon.tsx'
import { CopyField, ShareWays } from '#views/layout/ShareWays.tsx'
import { useView } from '#views/layout/view.tsx'
import { sendListUrl, sharedLink, type SharedList } from './urls.ts'

interface ShareDialogProps {
  list: SharedList
  asksQuestion: boolean
  isOwner: boolean
}

export function ShareDialog({ list, asksQuestion, isOwner }: ShareDialogProps) {
  const view = useView()
  const { t } = view.texts
  const shared = sharedLink(view, list)
  return (
    <Dialog
      id="share"
      title={isOwner ? t('share.title') : t('share.title_visitor', { name: list.fullName })}
      closeHref={`/${list.username}`}
    >
      <CopyField
        id="share-address"
        label={t('share.address')}
        url={shared.url}
        hint={t(asksQuestion ? 'share.hint_open' : 'share.hint_public')}
      />
      <div className="stack" style={{ marginBlockStart: 'var(--s6)' }}>
        <ShareWays
          shared={shared}
          more={
            view.switches.unsolicitedEmail &&
            isOwner && (
              <a className="button wide" href={sendListUrl(list.username)}>
                <Icon name="mail" />
                {t('share.send')}
              </a>
            )
          }
        />
        <a className="button wide" href={`/${list.username}/qr`}>
          <Icon name="qr" />
          {t('share.qr')}
        </a>
      </div>
    </Dialog>
  )
}
