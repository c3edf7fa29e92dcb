import type { CrossedOffGift } from '../../src/cross-offs/open-link.ts'
import { Form } from '#views/layout/Form.tsx'
import { Rich, useT } from '#views/layout/view.tsx'
import { loginUrl } from '../accounts/urls.ts'
import { GiftBrief } from '../gift/GiftBrief.tsx'

/**
 * Returns the URL of the gift's list. If the giver now owns the list, the URL leads to the login first, because a
 * visitor's view would reveal cross-offs.
 */
export const listUrlForGiver = ({ username, isOwnersNow }: Pick<CrossedOffGift, 'username' | 'isOwnersNow'>): string =>
  isOwnersNow ? loginUrl(`/${username}`) : `/${username}`

/** Renders the page of a cross-off that the link in its confirmation mail opens without a login. */
export function CrossedOffGiftPage({ crossedOff }: { crossedOff: CrossedOffGift }) {
  const t = useT()
  const { gift, fullName } = crossedOff
  const toList = listUrlForGiver(crossedOff)
  return (
    <>
      <div className="page-head">
        <h1>
          <Rich id="crossed_off.gift.title" values={{ fullName }} tags={{ link: <a href={toList} /> }} />
        </h1>
      </div>
      <div className="panel stack">
        <GiftBrief gift={gift} as="h2" />
        <p>{t('crossed_off.gift.explanation')}</p>
        <Form action={`/crossedoff/${gift.publicGuid}/${gift.privateCrossOffGuid}/undo`} className="actions">
          <a className="button" href={toList}>
            {t('cross_off.to_list')}
          </a>
          <button className="button primary" type="submit">
            {t('crossed_off.undo.verb')}
          </button>
        </Form>
      </div>
    </>
  )
}
