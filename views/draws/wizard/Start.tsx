import type { ReactNode } from 'react'
import { peopleOf } from '../../../src/draws/index.ts'
import type { Draft } from '../../../src/draws/wizard/draft.ts'
import type { RememberedDraw } from '../../../src/draws/wizard/remembered-draws.ts'
import { Banner } from '#views/layout/Banner.tsx'
import { Dialog, DialogFoot } from '#views/layout/Dialog.tsx'
import { Icon, Spot } from '#views/layout/Icon.tsx'
import { Rich, useT, useView } from '#views/layout/view.tsx'
import { drawUrl } from '../urls.ts'
import { lostLotsUrl } from '../../lots/urls.ts'
import { opensDraftDialog, linksToStep, paths } from './paths.ts'

const titleOf = (draft: Draft, untitled: string) => draft.title.trim() || untitled

/** Attributes of a link to a new draft. The script deletes the old draft on the click. */
const beginsAnew = { href: paths.details, 'data-drawing-new': '' } as const

interface StartProps {
  draft: Draft | null
  drawnHere: readonly RememberedDraw[]
  moved?: boolean
  /** whether the browser sent a draft that could not be read */
  isUnreadable?: boolean
  /** shown in place of the start button when there is no script */
  withoutScript?: ReactNode
}

/** Renders the start of the wizard: the draft in progress, or an introduction with a button that starts one. */
export function Start(props: StartProps) {
  const t = useT()
  return (
    <>
      <title>{`${useView().texts.edition.brand} - ${t('loting.start.title')}`}</title>
      <StartContent {...props} />
    </>
  )
}

export function StartContent({ draft, drawnHere, moved = false, isUnreadable = false, withoutScript }: StartProps) {
  const t = useT()
  return (
    <div className="wizard-start">
      <Spot name="draw-lots" big />
      <h1 tabIndex={-1} {...(moved && { 'data-requests-focus': '' })}>
        {t('loting.start.title')}
      </h1>
      {withoutScript && <noscript>{withoutScript}</noscript>}
      {isUnreadable && <Banner kind="warn">{t('loting.wizard.unreadable')}</Banner>}
      {draft ? <InProgress draft={draft} /> : <Intro />}
      {drawnHere.length > 0 && <MadeHere draws={drawnHere} />}
      <p className="small">
        <a href={lostLotsUrl}>{t('loting.lost.link')}</a>
      </p>
    </div>
  )
}

function Intro() {
  const t = useT()
  return (
    <>
      <p className="lead with-script">{t('loting.start.intro')}</p>
      <a className="button primary large with-script" {...beginsAnew}>
        {t('loting.start.new')}
      </a>
      <p className="small soft-text with-script">{t('loting.start.facts')}</p>
    </>
  )
}

function InProgress({ draft }: { draft: Draft }) {
  const t = useT()
  const count = peopleOf(draft).length
  return (
    <>
      <section className="panel draft-card" aria-labelledby="in-progress">
        <p className="small soft-text">{t('loting.start.in_progress')}</p>
        <h2 id="in-progress">{titleOf(draft, t('loting.start.untitled'))}</h2>
        <p className="small soft-text">
          {count > 1 && <>{t('loting.wizard.count', { count })} · </>}
          {t('loting.start.kept')}
        </p>
      </section>
      <div className="actions">
        <a className="button primary large" {...linksToStep('details')}>
          {t('loting.start.continue')}
          <Icon name="forward" />
        </a>
        {count > 1 ? (
          <button className="button quiet" {...opensDraftDialog(`${paths.start}/new`)}>
            {t('loting.start.anew')}
          </button>
        ) : (
          <a className="button quiet" {...beginsAnew}>
            {t('loting.start.anew')}
          </a>
        )}
      </div>
    </>
  )
}

/** Lists the draws that were made in this browser. */
function MadeHere({ draws }: { draws: readonly RememberedDraw[] }) {
  const t = useT()
  return (
    <section className="panel drawn-here" aria-labelledby="drawn-here">
      <h2 className="wizard-part" id="drawn-here">
        {t('loting.start.made_here')}
      </h2>
      <ul>
        {draws.map(({ title, publicGuid, isOpen }) => (
          <li key={publicGuid}>
            <b>{title}</b>
            {isOpen ? (
              <a className="button quiet" href={drawUrl(publicGuid)}>
                <span>
                  <Rich id="loting.home.manage" values={{ title }} tags={{ sr: <span className="sr" /> }} />
                </span>
              </a>
            ) : (
              <p className="small soft-text">{t('loting.start.made_here.by_mail')}</p>
            )}
          </li>
        ))}
      </ul>
      <button className="button quiet" type="button" data-drawing-forget="">
        {t('loting.start.made_here.forget')}
      </button>
    </section>
  )
}

/** Renders the question before a draft with several people is deleted. */
export function StartAnew({ draft }: { draft: Draft }) {
  const t = useT()
  return (
    <Dialog id="start-anew" title={t('loting.start.anew.title')} closeHref={paths.start}>
      <p>
        {t('loting.start.anew.body', {
          title: titleOf(draft, t('loting.start.untitled')),
          count: peopleOf(draft).length,
        })}
      </p>
      <DialogFoot cancelHref={paths.start}>
        <a className="button danger" {...beginsAnew}>
          {t('loting.start.anew')}
        </a>
      </DialogFoot>
    </Dialog>
  )
}
