import { Hono } from 'hono'
import { isColdCase, shortName, type PlacedGift } from '../gift/index.ts'
import { OwnersGiftCard } from '#views/gift/OwnersGiftCard.tsx'
import { CorrectedCard, CorrectPage, type CorrectGiftProps } from '#views/gifts/CorrectGift.tsx'
import type { FormState } from '#views/layout/Field.tsx'
import { conflictState } from '#web/conflict.ts'
import { flash } from '#web/flash.tsx'
import { readForm, refusedState } from '#web/forms.ts'
import { wantsFragment, type Env, type Http } from '#web/http.ts'
import { changed, fragment, page, redirect } from '#web/render.tsx'
import { ownGift, ownGiftUrl } from './changed-list.tsx'
import { asTyped, correctionForm, isPriceTyped } from './input.ts'
import { saveMessages } from './problems.ts'
import { giftFields, saveGift } from './save-gift.ts'
import { unsurePageOf } from './unsure-price.ts'

/** Pages that correct a gift's name and price in place, on its card. */
export const correctPages = new Hono<Env>()

/** The fields of a gift that the form corrects. */
function correctedFields(gift: PlacedGift) {
  const { description, price } = giftFields(gift)
  return { description, price }
}

async function showCorrection(c: Http, gift: PlacedGift, status: 200 | 422 = 200, state: FormState = {}) {
  const scope = c.get('scope')
  const props: CorrectGiftProps = {
    gift,
    username: gift.list.username,
    opened: correctedFields(gift),
    unsureAt: await unsurePageOf(scope, gift),
    ...state,
  }
  if (wantsFragment(c)) return fragment(c, <CorrectedCard {...props} />, status)
  const title = scope.texts.t('gift.correct')
  return page(c, { title, width: 'narrow', current: 'lists', noIndex: true, status }, <CorrectPage {...props} />)
}

correctPages.get('/gifts/:guid/correct', async (c) => {
  const gift = await ownGift(c)
  // The edit page first asks whether an old gift is still wanted.
  if (isColdCase(gift, c.get('scope').now())) return redirect(c, `/gifts/${gift.publicGuid}/edit`)
  return showCorrection(c, gift)
})

correctPages.post('/gifts/:guid/correct', async (c) => {
  const scope = c.get('scope')
  const gift = await ownGift(c)
  const form = await readForm(c, correctionForm)
  if (!form.ok) return showCorrection(c, gift, 422, refusedState(form))
  const { description, price, version } = form.value
  const saved = await saveGift(
    scope,
    {
      publicGuid: gift.publicGuid,
      categoryPrivateGuid: null,
      description,
      enableCrossOff: null,
      hasCustomImage: null,
      newImage: null,
      price: isPriceTyped(form.typed) ? price : undefined,
      source: null,
    },
    { version },
  )
  if (saved.ok) return showCorrected(c, saved.value.gift)
  const state =
    saved.problem === 'ChangedMeanwhile'
      ? conflictState(form.typed, saved.detail, asTyped(scope.texts.edition.language), {
          image: () => ({ value: null, says: '' }),
        })
      : { typed: form.typed, errors: { gift: [saveMessages[saved.problem]] } }
  return showCorrection(c, gift, 422, state)
})

function showCorrected(c: Http, gift: PlacedGift): Response {
  // With htmx, the card itself shows the change.
  if (!wantsFragment(c)) flash(c, { id: 'gift.changed', values: { description: shortName(gift.description) } })
  const announcement = c.get('scope').texts.t('general.saved')
  return backToCard(c, gift, announcement)
}

const backToCard = (c: Http, gift: PlacedGift, announcement?: string): Response =>
  changed(
    c,
    ownGiftUrl(gift.list, gift.publicGuid),
    <OwnersGiftCard gift={gift} lazy={false} focus="menu" {...(announcement && { announcement })} />,
  )

correctPages.get('/gifts/:guid/card', async (c) => backToCard(c, await ownGift(c)))
