import type { Texts } from '#core/i18n.ts'
import { dayOfOccasion, occasions, occasionsIn, themeOf, type Occasion } from '#core/occasions.ts'
import { artUrl } from '#core/art.ts'
import { Field, type FormState } from '../layout/Field.tsx'
import { useT, useView } from '../layout/view.tsx'
import { ListRing } from './ListRing.tsx'

interface OccasionAndDayProps extends FormState {
  occasion: string
  occasionDate: string | null
  /** returns data attributes for the `<option>` of an occasion */
  about?: (occasion: Occasion) => Record<`data-${string}`, string>
}

export function OccasionAndDay({ occasion, occasionDate, about, ...state }: OccasionAndDayProps) {
  const t = useT()
  const { texts } = useView()
  return (
    <>
      <Field name="occasion" type="select" label={t('my_list.occasion')} value={occasion} {...state}>
        {occasionsIn(texts.edition, occasions).map((each) => (
          <option key={each} value={each} {...about?.(each)}>
            {t(`occasion.${each}`)}
          </option>
        ))}
      </Field>
      <Field
        name="occasionDate"
        type="date"
        label={t('my_list.occasion.date')}
        value={occasionDate}
        hint={t('my_list.occasion.date_hint')}
        min="1800-02-01"
        max="9999-12-31"
        optional
        {...state}
      />
    </>
  )
}

/**
 * Returns the title that we suggest for a list. Empty for a list without an occasion, because such a list is shown
 * under its owner's name.
 */
const suggestedTitle = ({ t }: Texts, occasion: Occasion): string =>
  occasion === 'JustBecause' ? '' : t(`occasion.${occasion}`)

/**
 * Renders the fields for a new list's occasion. Picture, day and title follow from the occasion, and the script changes
 * them when the user chooses another occasion.
 * @param occasion for which the owner creates the list
 */
export function NewListOccasion({ occasion, errors, typed }: { occasion: Occasion } & FormState) {
  const { texts, today } = useView()
  const { t, edition } = texts
  const dayOf = (each: Occasion) => dayOfOccasion(each, edition, today)
  const shown = occasions.find((each) => each === typed?.['occasion']) ?? occasion
  return (
    <section className="form" aria-labelledby="new-list-occasion" data-occasions-fields="" data-watch-forms-needed="">
      <div className="with-picture">
        <ListRing list={{ imageHash: null, themeImage: themeOf(shown) }} eager />
        <h2 id="new-list-occasion">{t('my_list.occasion.title')}</h2>
      </div>
      <OccasionAndDay
        occasion={occasion}
        occasionDate={dayOf(occasion)}
        about={(each) => ({
          'data-occasions-picture': artUrl(`themes/${themeOf(each)}.svg`),
          'data-occasions-day': dayOf(each) ?? '',
          'data-occasions-title': suggestedTitle(texts, each),
        })}
        errors={errors}
        typed={typed}
      />
      <Field
        name="title"
        label={t('my_list.title')}
        value={suggestedTitle(texts, occasion)}
        hint={t('my_list.title.hint')}
        autoComplete="off"
        optional
        errors={errors}
        typed={typed}
      />
    </section>
  )
}
