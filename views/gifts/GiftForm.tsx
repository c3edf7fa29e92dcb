import type { OwnersCategory, OwnersGift } from '../../src/gift/index.ts'
import { Dialog, DialogFoot, inDialog, opensDialog } from '#views/layout/Dialog.tsx'
import { Choice, Field, FormErrors, FormVersion, OnceField, type FormState } from '#views/layout/Field.tsx'
import { Form } from '#views/layout/Form.tsx'
import { Icon } from '#views/layout/Icon.tsx'
import { useT, useView } from '#views/layout/view.tsx'
import { pickingUrl } from '../products/urls.ts'
import { PriceField } from './PriceField.tsx'
import { SourcePreview, sourcePreview, type GiftSourceSeen } from './SourcePreview.tsx'
import { shortName } from '../../src/gift/index.ts'
import { bookmarkletUrl } from './urls.ts'

type Categories = readonly Pick<OwnersCategory, 'privateGuid' | 'name'>[]

/**
 * Gift that the form edits, or null for a new one. `opened` holds the gift's fields as the form opens; `lastUpdate`
 * belongs to the list that gets the new gift.
 */
type GiftOrNew = { gift: OwnersGift; opened: object } | { gift: null; lastUpdate: Date }

type GiftFormProps = FormState & {
  username: string
  /** URL that a form for a new gift is sent to; without it, a URL of the list `username` */
  action?: string | undefined
  categories: Categories
  /**
   * Lists that the user can choose from for a new gift. Set only for a gift from another site. Its text is filled in
   * already, so no field gets the focus, which would open a phone's keyboard.
   */
  lists?: readonly { name: string; categories: Categories }[] | undefined
  /** private guid of the selected category */
  category: string | undefined
  about: GiftOrNew
  wish?: { description: string; url: string; title: string }
  /** preview of the gift's link or product; null if only its text is known */
  source: GiftSourceSeen | null
  /** URL of the link's page if it shows prices of which none is surely the product's */
  unsureAt: string | null
}

type PlaceField = FormState & { value: string | undefined }

/**
 * htmx attributes of the form. The timeout is longer than the usual 10 s, because sending a photo on a slow connection
 * takes longer.
 */
const inGiftDialog = { ...inDialog, 'hx-encoding': 'multipart/form-data', 'hx-config': '{"timeout": 120000}' } as const

const fields = ['description', 'url', 'price', 'categoryPrivateGuid', 'image']

export function GiftForm(props: GiftFormProps) {
  const { username, categories, lists, category, about, wish, source, unsureAt, errors, typed, theirs } = props
  const t = useT()
  const { isFragment } = useView()
  const { gift } = about
  const form = { errors, typed, theirs }
  const action = gift ? `/gifts/${gift.publicGuid}/edit` : (props.action ?? `/${username}/gifts/new`)
  const isOfProduct = source !== null && source.productId !== null
  const url = typed?.url ?? (isOfProduct ? '' : gift?.url) ?? wish?.url ?? ''
  // A wish from another site counts as typed, so that an older draft doesn't overwrite it.
  const given = typed ?? (wish?.description || wish?.url ? { description: wish.description, url: wish.url } : undefined)
  const imageHash = gift?.imageHash ?? null
  const link = (
    <Field
      key="url"
      name="url"
      label={t('gift.url')}
      hint={
        url ? undefined : (
          <>
            {t('gift.url.hint')} <a href={bookmarkletUrl}>{t('elsewhere.link')}</a>
          </>
        )
      }
      optional
      inputMode="url"
      autoComplete="off"
      value={url}
      {...form}
    />
  )
  const words = (
    <Field
      key="description"
      name="description"
      type="textarea"
      rows={2}
      style={{ minBlockSize: '4.5rem' }}
      label={t('gift.description')}
      required
      autoFocus={!errors && !lists}
      value={gift?.description ?? (wish?.description || source?.title) ?? ''}
      {...form}
    />
  )
  return (
    <Dialog
      id="gift-form"
      title={t(gift ? 'gift.edit.title' : 'gift.add.title')}
      closeHref={gift ? `/${username}#gift-${gift.publicGuid}` : `/${username}`}
    >
      <Form
        action={action}
        draft={{ typed: given }}
        encType="multipart/form-data"
        htmx={isFragment ? inGiftDialog : undefined}
      >
        {about.gift ? (
          <FormVersion fields={about.opened} typed={typed} />
        ) : (
          <OnceField lastUpdate={about.lastUpdate} typed={typed} />
        )}
        <FormErrors errors={errors} fields={fields} />
        {url && link}
        <div
          className={sourcePreview}
          aria-live="polite"
          hx-sync="this:replace"
          data-links-title={gift ? undefined : wish?.title}
        >
          {source && <SourcePreview source={source} isFound={source.url !== gift?.url} />}
        </div>
        {words}
        {!url && link}
        <PriceField price={source?.price ?? null} isOwn={gift?.hasOwnPrice ?? false} unsureAt={unsureAt} {...form} />
        <FindProduct pickFor={gift?.publicGuid ?? username} />
        <Place categories={categories} lists={lists} value={category} {...form} />
        <details open={errors?.image !== undefined}>
          <summary className="button quiet">
            <Icon name="image" />
            {t(imageHash ? 'gift.picture.other' : 'gift.picture.own')}
          </summary>
          <Field
            name="image"
            type="file"
            data-watch-forms-needed=""
            label={t('gift.picture')}
            hint={t('gift.picture.hint')}
            optional
            accept="image/*"
            errors={errors}
            theirs={theirs}
          />
          {imageHash && <Choice name="hasCustomImage" value="false" label={t('gift.picture.remove')} typed={typed} />}
        </details>
        <div>
          <input type="hidden" name="enableCrossOff" value="false" />
          <Choice
            name="enableCrossOff"
            label={t('gift.cross_off_enabled')}
            hint={t('gift.cross_off_enabled.hint')}
            checked={gift?.crossOffEnabled ?? true}
            typed={typed}
          />
        </div>
        <DialogFoot
          isPinned={lists !== undefined}
          cancelHref={gift ? `/${username}#gift-${gift.publicGuid}` : `/${username}`}
        >
          <button className="button primary large" type="submit">
            {t(gift ? 'general.save' : 'gift.put_on_list')}
          </button>
        </DialogFoot>
      </Form>
      {gift && !isFragment && (
        <a className="button quiet" href={`/gifts/${gift.publicGuid}/menu`}>
          <Icon name="more" />
          {t('gift.more', { description: shortName(gift.description) })}
        </a>
      )}
    </Dialog>
  )
}

/** Renders the choice of list and category. The choice is hidden if there is only one category. */
function Place({ categories, lists = [], ...field }: Pick<GiftFormProps, 'categories' | 'lists'> & PlaceField) {
  const t = useT()
  const select = { ...field, name: 'categoryPrivateGuid', type: 'select' } as const
  if (lists.length > 1)
    return (
      <Field {...select} label={t('gift.which_list')}>
        {lists.map((list) =>
          list.categories.map(({ privateGuid, name }) => (
            <option key={privateGuid} value={privateGuid}>
              {list.categories.length === 1 ? list.name : `${list.name} · ${name}`}
            </option>
          )),
        )}
      </Field>
    )
  if (categories.length === 1) return <input type="hidden" name={select.name} value={categories[0]!.privateGuid} />
  return (
    <Field {...select} label={t('gift.category')}>
      {categories.map(({ privateGuid, name }) => (
        <option key={privateGuid} value={privateGuid}>
          {name}
        </option>
      ))}
    </Field>
  )
}

/** Renders a link to the product search, which finds a product as an alternative to typing a link. */
function FindProduct({ pickFor }: { pickFor: string }) {
  const { texts, switches } = useView()
  if (!switches.productSearch) return null
  return (
    <div>
      <a className="button quiet" {...opensDialog(pickingUrl(pickFor))}>
        <Icon name="search" />
        {texts.t('gift.find_product')}
      </a>
    </div>
  )
}
