import type { MessageId } from '#core/i18n.ts'
import { Empty } from '../layout/Empty.tsx'
import type { SpotName } from '../layout/Icon.tsx'
import { useView } from '../layout/view.tsx'
import { homeAddress, lostLotAddress, wizardAddress } from '../draws/addresses.ts'

/** Why a draw or a lot is not shown, by the last word of its page's address. */
export type DrawProblemKind = 'verwijderd' | 'kapot' | 'nietgevonden'

interface Words {
  title: MessageId
  body: MessageId
  spot: SpotName
}

/** What each page says. */
export const problemWords: Record<'loting' | 'lootje', Record<DrawProblemKind, Words>> = {
  loting: {
    verwijderd: { title: 'loting.error.deleted.title', body: 'loting.error.deleted.body', spot: 'lost-parcel' },
    kapot: { title: 'loting.error.broken.title', body: 'loting.error.broken.body', spot: 'lost-parcel' },
    nietgevonden: { title: 'loting.error.not_found.title', body: 'loting.error.not_found.body', spot: 'nothing-found' },
  },
  lootje: {
    verwijderd: { title: 'lot.error.deleted.title', body: 'lot.error.deleted.body', spot: 'lost-parcel' },
    kapot: { title: 'lot.error.broken.title', body: 'lot.error.broken.body', spot: 'lost-parcel' },
    nietgevonden: { title: 'lot.error.not_found.title', body: 'lot.error.not_found.body', spot: 'nothing-found' },
  },
}

/** The page instead of a draw or a lot that isn't there: what happened, and the ways on. */
export function DrawProblem({ of, kind }: { of: 'loting' | 'lootje'; kind: DrawProblemKind }) {
  const { texts, isApp } = useView()
  const { title, body, spot } = problemWords[of][kind]
  const isBroken = of === 'loting' && kind === 'kapot'
  return (
    <Empty
      level={1}
      spot={spot}
      title={texts.t(title)}
      action={
        <>
          {kind === 'nietgevonden' && of === 'lootje' && (
            <a className="button primary" href={lostLotAddress}>
              {texts.t('loting.lost.button')}
            </a>
          )}
          {isApp ? (
            <a className="button" href="/">
              {texts.t('error.to_home')}
            </a>
          ) : (
            <a className={kind === 'nietgevonden' && of === 'lootje' ? 'button' : 'button primary'} href={homeAddress}>
              {texts.t('loting.to_home')}
            </a>
          )}
          {isBroken && !isApp && (
            <a className="button" href={wizardAddress}>
              {texts.t('loting.redo')}
            </a>
          )}
        </>
      }
    >
      {texts.t(body)}
    </Empty>
  )
}
