import type { OwnersCategory, OwnersGift } from '../../src/gift/index.ts'
import { Dialog, DialogFoot, inDialog, opensDialog } from '#views/layout/Dialog.tsx'
import { Choice, Field, FormErrors, FormVersion, Once, type FormState } from '#views/layout/Field.tsx'
import { Form } from '#views/layout/Form.tsx'
import { Icon } from '#views/layout/Icon.tsx'
import { useT, useView } from '#views/layout/view.tsx'
import { pickingAddress } from '../products/addresses.ts'
import { SourcePreview, sourcePreview, type GiftSourceSeen } from './SourcePreview.tsx'
import { bookmarkletAddress } from './addresses.ts'

type Categories = readonly Pick<OwnersCategory, 'privateGuid' | 'name'>[]

/** `opened` is what the gift is as the form opens, `lastUpdate` of the list that a new one comes to. */
type GiftOrNew = { gift: OwnersGift; opened: object } | { gift: null; lastUpdate: Date }

type GiftFormProps = FormState & {
  username: string
  /** where a new gift is sent to, unless that is the list's own address */
  action?: string | undefined
  categories: Categories
  /** from which one chooses where a new gift comes to; only for a gift from elsewhere, whose words are there already: no field opens the keyboard */
  lists?: readonly { name: string; categories: Categories }[] | undefined
  /** private guid of the selected category */
  category: string | undefined
  about: GiftOrNew
  wish?: { description: string; url: string; title: string }
  /** what it is of, where more of that is known than words */
  source: GiftSourceSeen | null
}

type PlaceField = FormState & { value: string | undefined }

/** A photo on a slow connection takes longer than our usual timeout of 10 s. */
const inGiftDialog = { ...inDialog, 'hx-encoding': 'multipart/form-data', 'hx-config': '{"timeout": 120000}' } as const

const fields = ['description', 'url', 'categoryPrivateGuid', 'image']

export function GiftForm(props: GiftFormProps) {
  const { username, categories, lists, category, about, wish, source, errors, typed, theirs } = props
  const t = useT()
  const { isFragment } = useView()
  const { gift } = about
  const form = { errors, typed, theirs }
  const action = gift ? `/gifts/${gift.publicGuid}/edit` : (props.action ?? `/${username}/gifts/new`)
  const isOfProduct = source !== null && source.productId !== null
  const url = typed?.url ?? (isOfProduct ? '' : gift?.url) ?? wish?.url ?? ''
  // a wish that comes with the link is not to be covered by an older draft
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
            {t('gift.url.hint')} <a href={bookmarkletAddress}>{t('elsewhere.link')}</a>
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
          <Once lastUpdate={about.lastUpdate} typed={typed} />
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
    </Dialog>
  )
}

/** Where the gift comes to stand: asked only where there is more than one place. */
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

/** Instead of a link. */
function FindProduct({ pickFor }: { pickFor: string }) {
  const { texts, switches } = useView()
  if (!switches.productSearch) return null
  return (
    <div>
      <a className="button quiet" {...opensDialog(pickingAddress(pickFor))}>
        <Icon name="search" />
        {texts.t('gift.find_product')}
      </a>
    </div>
  )
}
