import type { MessageId } from '#core/i18n.ts'
import { Field, FieldError, FormErrors, FormVersion, type FormState } from '../layout/Field.tsx'
import { Form } from '../layout/Form.tsx'
import { Icon } from '../layout/Icon.tsx'
import { Ring } from '../layout/Ring.tsx'
import { useT } from '../layout/view.tsx'
import { ListRing } from './ListRing.tsx'

interface PicturePageProps extends FormState {
  list: { username: string; themeImage: string; imageHash: string | null }
  /** fields of the list's picture as the form opens */
  opened: object
  themes: readonly { id: string; url: string }[]
}

export function PicturePage({ list, opened, themes, errors, typed, theirs }: PicturePageProps) {
  const t = useT()
  const address = `/${list.username}`
  const chosen = typed?.['id'] ?? (list.imageHash ? null : list.themeImage)
  return (
    <>
      <a className="button quiet back" href={address}>
        <Icon name="back" />
        {t('category.back')}
      </a>
      <div className="page-head">
        <h1>{t('list_image.title')}</h1>
      </div>
      <Form action={`${address}/image`} encType="multipart/form-data" className="settings" id="list-picture">
        <FormVersion fields={opened} typed={typed} />
        <FormErrors errors={errors} fields={['id', 'image']} />
        {(list.imageHash ?? theirs) && (
          <figure className="picture-now">
            <ListRing list={list} sizes="7rem" eager />
            <figcaption className="soft-text">{t('list_image.now')}</figcaption>
          </figure>
        )}
        <fieldset className="field" aria-describedby={errors?.['id']?.length ? 'field-id-error' : undefined}>
          <legend>{t('list_image.themes')}</legend>
          <div className="pictures">
            {themes.map((theme) => (
              <label key={theme.id} className="picture-choice">
                <input type="radio" name="id" value={theme.id} defaultChecked={chosen === theme.id} />
                <Ring image={theme.url} eager />
                <span>{t(`list_image.theme.${theme.id}` as MessageId)}</span>
              </label>
            ))}
          </div>
          <FieldError id="field-id-error" messages={errors?.['id']} />
        </fieldset>
        <div className="form">
          <Field
            name="image"
            type="file"
            label={t('list_image.own')}
            hint={t('list_image.own_hint')}
            accept="image/*"
            errors={errors}
            typed={typed}
          />
          <template data-cropping-too-large="">
            <FieldError id="field-image-error" messages={['list_image.too_large']} />
          </template>
          <p data-cropping-unseen="" hidden>
            {t('list_image.crop.unseen')}
          </p>
          <Cropper />
        </div>
        <div className="actions">
          <button className="button primary large" type="submit">
            {t('list_image.save')}
          </button>
          <progress aria-label={t('list_image.crop.sending')} hidden />
          <a className="button quiet" href={address}>
            {t('general.cancel')}
          </a>
        </div>
      </Form>
    </>
  )
}

/**
 * Renders the cropper, which the script shows once the user chooses a photo. The cropper shows the part of the photo
 * that becomes the list's picture, round as on pages.
 */
function Cropper() {
  const t = useT()
  return (
    <div className="cropper" data-cropping-area="" data-cropping-ready={t('list_image.crop.ready')} hidden>
      <div className="cropper-picture">
        <canvas
          width="500"
          height="500"
          tabIndex={0}
          role="application"
          aria-label={t('list_image.crop.label')}
          aria-describedby="cropper-hint"
        />
      </div>
      <p className="small soft-text" id="cropper-hint">
        {t('list_image.crop.hint')}
      </p>
      <div className="cropper-zoom">
        <label htmlFor="cropper-zoom">{t('list_image.crop.zoom')}</label>
        <input id="cropper-zoom" type="range" min="1" max="4" step="0.01" defaultValue="1" />
        <button className="button" type="button" data-cropping-reset="">
          <Icon name="undo" />
          {t('list_image.crop.reset')}
        </button>
      </div>
    </div>
  )
}
