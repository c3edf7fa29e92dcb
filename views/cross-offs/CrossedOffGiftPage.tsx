import type { CrossedOffGift } from '../../src/cross-offs/open-link.ts'
import { Form } from '#views/layout/Form.tsx'
import { Rich, useT } from '#views/layout/view.tsx'
import { loginAddress } from '../accounts/addresses.ts'
import { GiftBrief } from '../gift/GiftBrief.tsx'

/** Where its list is. Who owns it by now logs in first. */
export const listAddress = ({ username, isOwnersNow }: Pick<CrossedOffGift, 'username' | 'isOwnersNow'>): string =>
  isOwnersNow ? loginAddress(`/${username}`) : `/${username}`

/** Opened by the link in a confirmation mail, without a login. */
export function CrossedOffGiftPage({ crossedOff }: { crossedOff: CrossedOffGift }) {
  const t = useT()
  const { gift, fullName } = crossedOff
  const toList = listAddress(crossedOff)
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
