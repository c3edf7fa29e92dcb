import type { LotView } from '../../src/lots/lot-for.ts'
import { wishLines, wishParts } from '../../src/gifts/index.ts'
import { ShopLink } from '../gift/GiftWords.tsx'
import { Field, FormErrors, type FormState } from '../layout/Field.tsx'
import { Form } from '../layout/Form.tsx'
import { useT } from '../layout/view.tsx'
import { wishesUrl } from './urls.ts'

/** Renders the wishes that the drawn participant wrote, as a list with a link for each URL. */
export function DrawnWishes({ name, wishes }: { name: string; wishes: string }) {
  const t = useT()
  return (
    <section className="panel written-wishes" aria-labelledby="written-wishes">
      <div className="panel-head">
        <h2 id="written-wishes">{t('lot.wishes.of', { name })}</h2>
      </div>
      <ul>
        {wishLines(wishes).map((line, index) => (
          <li key={index}>
            {wishParts(line).map((part, at) =>
              'url' in part ? (
                <span className="gift-shop" key={at}>
                  <ShopLink url={part.url} />
                </span>
              ) : (
                part.words
              ),
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Id of the form for the participant's own wishes. */
export const wishesFormId = 'wishes-form'

interface WishesFormProps extends FormState {
  lot: Pick<LotView, 'lotGuid' | 'wishes'>
  /** whether the participant just saved or removed the wishes here, so that the button gets the focus back */
  isSaved?: boolean
}

/**
 * Renders the form in which participants write what they would like, without an account. `hx-morph-skip` keeps the typed
 * text when the page around it reloads.
 */
export function WishesForm({ lot: { lotGuid, wishes }, isSaved = false, errors, typed }: WishesFormProps) {
  const t = useT()
  const state = { errors, typed }
  return (
    <Form
      id={wishesFormId}
      action={wishesUrl(lotGuid)}
      htmx={{ 'hx-target': 'this', 'hx-swap': 'outerHTML', 'hx-sync': 'this:drop' }}
      hx-morph-skip=""
      draft={state}
    >
      <FormErrors errors={errors} fields={['wishes']} />
      <Field
        name="wishes"
        type="textarea"
        rows={4}
        label={t('lot.wishes.label')}
        hint={t('lot.wishes.hint')}
        placeholder={t('lot.wishes.example')}
        value={wishes}
        {...state}
      />
      <div className="actions">
        <button className="button" id="save-wishes" type="submit" {...(isSaved && { 'data-requests-focus': '' })}>
          {t('lot.wishes.save')}
        </button>
        {wishes !== null && (
          <button className="button quiet" type="submit" name="remove" value="yes">
            {t('lot.wishes.remove')}
          </button>
        )}
      </div>
      {wishes !== null && <p className="soft-text small">{t('lot.wishes.to_list')}</p>}
    </Form>
  )
}
