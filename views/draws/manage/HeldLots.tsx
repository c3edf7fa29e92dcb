import type { DrawView } from '../../../src/draws/draw-for.ts'
import { Banner } from '../../layout/Banner.tsx'
import { Form } from '../../layout/Form.tsx'
import { Rich, useView } from '../../layout/view.tsx'
import { sendHeldUrl } from '../urls.ts'

/** Says which lots wait until the organizer confirms their e-mail address, and how to. Renders nothing without any. */
export function HeldLots({ draw }: { draw: DrawView }) {
  const { texts, user } = useView()
  const { t } = texts
  const { publicGuid, participants, hasConfirmed, isOrganizer, organizer } = draw
  const count = participants.filter(({ mail }) => mail === 'held').length
  if (count === 0) return null
  return (
    <Banner
      kind="warn"
      icon="clock"
      id="held-lots"
      action={
        hasConfirmed && (
          <Form action={sendHeldUrl(publicGuid)}>
            <button className="button primary" type="submit">
              {t('loting.held.send', { count })}
            </button>
          </Form>
        )
      }
    >
      {t('loting.held', { count })}{' '}
      {!hasConfirmed &&
        (isOrganizer && user?.isAccount ? (
          <Rich id="loting.held.how_account" tags={{ link: <a href="/account" /> }} />
        ) : (
          t('loting.held.how', { address: organizer.email ?? '' })
        ))}
    </Banner>
  )
}
