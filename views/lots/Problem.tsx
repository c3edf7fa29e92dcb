import type { MessageId } from '#core/i18n.ts'
import { openDrawMessages, openLotMessages, type OpenProblem } from '../../src/lots/index.ts'
import { drawsUrl, wizardUrl } from '../draws/urls.ts'
import { Empty } from '../layout/Empty.tsx'
import type { SpotName } from '../layout/Icon.tsx'
import { useView } from '../layout/view.tsx'
import { lostLotsUrl } from './urls.ts'

/** Kind of thing that can't be opened, by its word in URLs: `loting` is a draw, `lootje` a lot. */
export type Unopened = 'loting' | 'lootje'

interface Words {
  title: MessageId
  body: MessageId
  spot: SpotName
}

export const problemWords: Record<Unopened, Record<OpenProblem | 'Left', Words>> = {
  loting: {
    Left: { title: 'lot.error.left.title', body: 'lot.error.left.body', spot: 'lost-parcel' },
    Deleted: { title: openDrawMessages.Deleted, body: 'loting.error.deleted.body', spot: 'lost-parcel' },
    NotDrawn: { title: 'loting.error.broken.title', body: 'loting.error.broken.body', spot: 'lost-parcel' },
    NotFound: { title: openDrawMessages.NotFound, body: 'loting.error.not_found.body', spot: 'nothing-found' },
  },
  lootje: {
    Left: { title: 'lot.error.left.title', body: 'lot.error.left.body', spot: 'lost-parcel' },
    Deleted: { title: 'lot.error.deleted.title', body: openLotMessages.Deleted, spot: 'lost-parcel' },
    NotDrawn: { title: 'lot.error.broken.title', body: openLotMessages.NotDrawn, spot: 'lost-parcel' },
    NotFound: { title: 'lot.error.not_found.title', body: openLotMessages.NotFound, spot: 'nothing-found' },
  },
}

/** Renders the page that replaces a draw or a lot that can't be opened: the reason, and links to other pages. */
export function CannotOpen({ of, problem }: { of: Unopened; problem: OpenProblem | 'Left' }) {
  const { texts, isApp } = useView()
  const { title, body, spot } = problemWords[of][problem]
  const isLost = of === 'lootje' && problem === 'NotFound'
  const isBroken = of === 'loting' && problem === 'NotDrawn'
  return (
    <Empty
      level={1}
      spot={spot}
      title={texts.t(title)}
      action={
        <>
          {isLost && (
            <a className="button primary" href={lostLotsUrl}>
              {texts.t('loting.lost.button')}
            </a>
          )}
          {isApp ? (
            <a className="button" href="/">
              {texts.t('layout.to_home')}
            </a>
          ) : (
            <a className={isLost ? 'button' : 'button primary'} href={drawsUrl}>
              {texts.t('loting.to_home')}
            </a>
          )}
          {isBroken && !isApp && (
            <a className="button" href={wizardUrl}>
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
