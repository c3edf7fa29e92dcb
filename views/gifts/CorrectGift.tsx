import type { OwnersGift } from '../../src/gift/index.ts'
import { OwnersGiftCard } from '../gift/OwnersGiftCard.tsx'
import { Dialog } from '#views/layout/Dialog.tsx'
import { Field, FormErrors, FormVersion, type FormState } from '#views/layout/Field.tsx'
import { Form } from '#views/layout/Form.tsx'
import { HxPartial } from '#views/layout/HxPartial.tsx'
import { useT, useView } from '#views/layout/view.tsx'
import { PriceField } from './PriceField.tsx'
import { correctionUrl, ontoCard } from './urls.ts'

export interface CorrectGiftProps extends FormState {
  gift: OwnersGift
  /** username of the gift's list */
  username: string
  /** fields of the gift as the form opens */
  opened: object
  /** URL of the gift's page if it shows prices of which none is surely the gift's */
  unsureAt: string | null
}

/** Renders the form for a gift's name and price, in place of the words on its card or on a page of its own. */
function CorrectionForm({ gift, username, opened, unsureAt, errors, typed, theirs }: CorrectGiftProps) {
  const t = useT()
  const { isFragment } = useView()
  const { publicGuid: guid, description, price } = gift
  const form = { errors, typed, theirs }
  return (
    <Form
      action={correctionUrl(guid)}
      draft={{ typed }}
      htmx={isFragment ? { ...ontoCard(guid), 'hx-sync': 'this:drop' } : undefined}
      id={`correct-${guid}`}
    >
      <FormVersion fields={opened} typed={typed} />
      <FormErrors errors={errors} fields={['description', 'price']} />
      <Field
        name="description"
        id={`field-description-${guid}`}
        type="textarea"
        rows={3}
        label={t('gift.name')}
        autoFocus={!errors}
        value={description}
        {...form}
      />
      <PriceField id={guid} price={price} isOwn={gift.hasOwnPrice} unsureAt={unsureAt} {...form} />
      <div className="actions">
        <button className="button primary" type="submit">
          {t('general.save')}
        </button>
        <a
          className="button quiet"
          href={`/${username}#gift-${guid}`}
          data-drafts-cancel=""
          {...(isFragment && { 'hx-get': `/gifts/${guid}/card`, ...ontoCard(guid), 'data-in-place-cancel': '' })}
        >
          {t('general.cancel')}
        </a>
      </div>
    </Form>
  )
}

/** Renders the card of a gift with the form in place of its words. Removes the flash, which would cover the form. */
export const CorrectedCard = (props: CorrectGiftProps) => (
  <>
    <OwnersGiftCard gift={props.gift} form={<CorrectionForm {...props} />} lazy={false} />
    <HxPartial target="#flash" swap="innerHTML" />
  </>
)

/** Renders the form as a page, for browsers without script. */
export const CorrectPage = (props: CorrectGiftProps) => (
  <Dialog
    id="correct-gift"
    title={useT()('gift.correct')}
    closeHref={`/${props.username}#gift-${props.gift.publicGuid}`}
  >
    <CorrectionForm {...props} />
  </Dialog>
)
