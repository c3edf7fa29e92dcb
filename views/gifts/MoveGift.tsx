import type { OwnersCategory, PlacedGift } from '../../src/gift/index.ts'
import type { MessageId } from '#core/i18n.ts'
import { Dialog, inDialog } from '#views/layout/Dialog.tsx'
import { Field, type FormState } from '#views/layout/Field.tsx'
import { Form } from '#views/layout/Form.tsx'
import { useT, useView } from '#views/layout/view.tsx'
import { GiftPicture } from '../gift/GiftPicture.tsx'
import { GiftWords } from '../gift/GiftWords.tsx'
import { MoveSteps } from './MoveSteps.tsx'

interface MoveGiftProps extends FormState {
  gift: PlacedGift
  /** other categories of the gift's list */
  categories: readonly Pick<OwnersCategory, 'privateGuid' | 'name'>[]
  lists: readonly { privateGuid: string; name: string }[]
  /** offers only this kind of move; undefined offers both kinds, and moving up or down one step */
  to?: 'category' | 'list' | undefined
}

interface ChoiceFormProps extends FormState {
  action: string
  name: 'categoryPrivateGuid' | 'wishlistPrivateGuid'
  asks: MessageId
  buttonLabel: MessageId
  hint?: MessageId
  places: readonly { privateGuid: string; name: string }[]
  none: { says: MessageId; leadsTo: string; buttonLabel: MessageId }
}

function ChoiceForm({ action, name, asks, buttonLabel, hint, places, none, ...form }: ChoiceFormProps) {
  const t = useT()
  const { isFragment } = useView()
  if (places.length === 0) {
    return (
      <div className="field">
        <p className="soft-text">{t(none.says)}</p>
        <p>
          <a className="button soft" href={none.leadsTo}>
            {t(none.buttonLabel)}
          </a>
        </p>
      </div>
    )
  }
  return (
    <Form action={action} htmx={isFragment ? inDialog : undefined}>
      <Field name={name} type="select" label={t(asks)} hint={hint && t(hint)} value={places[0]!.privateGuid} {...form}>
        {places.map((place) => (
          <option key={place.privateGuid} value={place.privateGuid}>
            {place.name}
          </option>
        ))}
      </Field>
      <button className="button soft wide" type="submit">
        {t(buttonLabel)}
      </button>
    </Form>
  )
}

export function MoveGift({ gift, categories, lists, to, errors, typed }: MoveGiftProps) {
  const t = useT()
  const action = `/gifts/${gift.publicGuid}/move`
  return (
    <Dialog id="move-gift" title={t('gift.move.title')} closeHref={`/${gift.list.username}#gift-${gift.publicGuid}`}>
      <div className="stack" style={{ '--gap': 'var(--s6)' } as React.CSSProperties}>
        <div className="gift-brief">
          <GiftPicture gift={gift} lazy={false} size="brief" />
          <GiftWords gift={gift} as="p" />
        </div>
        {!to && <MoveSteps guid={gift.publicGuid} />}
        {to !== 'list' && (
          <ChoiceForm
            action={action}
            name="categoryPrivateGuid"
            asks="gift.move.category"
            buttonLabel="gift.move.to_this_category"
            places={categories}
            none={{
              says: 'gift.move.no_category',
              leadsTo: `/${gift.list.username}/categories`,
              buttonLabel: 'gift.move.make_category',
            }}
            errors={errors}
            typed={typed}
          />
        )}
        {to !== 'category' && (
          <ChoiceForm
            action={action}
            name="wishlistPrivateGuid"
            asks="gift.move.list"
            buttonLabel="gift.move.to_this_list"
            hint="gift.move.list_hint"
            places={lists}
            none={{ says: 'gift.move.no_list', leadsTo: '/mylist/new', buttonLabel: 'new_list.title' }}
            errors={errors}
            typed={typed}
          />
        )}
      </div>
    </Dialog>
  )
}
