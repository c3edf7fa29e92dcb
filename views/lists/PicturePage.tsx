import type { MessageId } from '#core/i18n.ts'
import type { Picture } from '#core/image-names.ts'
import { Field, FieldError, type FormState } from '../layout/Field.tsx'
import { Form } from '../layout/Form.tsx'
import { Icon } from '../layout/Icon.tsx'
import { Ring } from '../layout/Ring.tsx'
import { useT } from '../layout/view.tsx'

interface PicturePageProps extends FormState {
  list: { username: string; themeImage: string; imageHash: string | null }
  picture: Picture
  themes: readonly { id: string; url: string }[]
}

export function PicturePage({ list, picture, themes, errors, typed }: PicturePageProps) {
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
      <Form action={`${address}/image`} encType="multipart/form-data" className="settings">
        {list.imageHash && (
          <figure className="picture-now">
            <Ring image={picture} sizes="7rem" eager />
            <figcaption className="soft-text">{t('list_image.now')}</figcaption>
          </figure>
        )}
        <fieldset className="field" aria-describedby={errors?.['id']?.length ? 'field-id-error' : undefined}>
          <legend>{t('list_image.themes')}</legend>
          <div className="pictures">
            {themes.map((theme) => (
              <label key={theme.id} className="picture-choice">
                <input type="radio" name="id" value={theme.id} defaultChecked={chosen === theme.id} />
                <Ring image={{ src: theme.url }} eager />
                <span>{t(`list_image.theme.${theme.id}` as MessageId)}</span>
              </label>
            ))}
          </div>
          <FieldError id="field-id-error" messages={errors?.['id']} />
        </fieldset>
        <Field
          name="image"
          type="file"
          label={t('list_image.own')}
          hint={t('list_image.own_hint')}
          accept="image/*"
          errors={errors}
          typed={typed}
        />
        <div className="actions">
          <button className="button primary large" type="submit">
            {t('list_image.save')}
          </button>
          <a className="button quiet" href={address}>
            {t('general.cancel')}
          </a>
        </div>
      </Form>
    </>
  )
}
