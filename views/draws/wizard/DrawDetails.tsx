import { occasionsIn, occasionMessageForOthers } from '#core/occasions.ts'
import { dayOf } from '#core/days.ts'
import { organizerOf } from '../../../src/draws/index.ts'
import type { Draft } from '../../../src/draws/wizard/draft.ts'
import { drawOccasions, occasionOf, occasionOfDay, occasionPattern } from '../../../src/lots/index.ts'
import { Choice, Field, FormErrors, type FormState } from '#views/layout/Field.tsx'
import { Form } from '#views/layout/Form.tsx'
import { Icon } from '#views/layout/Icon.tsx'
import { useT, useView } from '#views/layout/view.tsx'
import { gatherPath, paths, sendsDraftTo } from './paths.ts'
import { StepFrame } from './StepFrame.tsx'

const fields = ['title', 'occasion', 'date', 'budget', 'description', 'name', 'email']

/**
 * Renders the wizard's step about the draw's title, occasion and organizer. While the organizer types, the script saves
 * the fields to the draft in the browser.
 */
export function DrawDetails({ draft, moved, errors, typed }: FormState & { draft: Draft; moved: boolean }) {
  const t = useT()
  const { user, today } = useView()
  const organizer = organizerOf(draft)
  const state = { errors, typed }
  const isLocked = user?.isAccount === true
  return (
    <StepFrame
      step="details"
      title={t('loting.details.title')}
      intro={t('loting.details.intro')}
      moved={moved && !errors}
      next={
        <button className="button primary large" type="submit" form="details">
          {t('gathering.wizard.known')}
        </button>
      }
      otherWay={
        <div className="panel other-way">
          <button
            className="button primary large"
            type="button"
            {...sendsDraftTo(gatherPath)}
            hx-include="#details"
            hx-sync="#details:drop"
          >
            <Icon name="link" />
            {t('gathering.wizard.button')}
          </button>
          <p className="small soft-text">{t('gathering.wizard.hint')}</p>
        </div>
      }
    >
      <Form
        action={`${paths.details}/next`}
        htmx={sendsDraftTo(`${paths.details}/next`)}
        id="details"
        className="form"
        data-drawing-details-form=""
      >
        <FormErrors errors={errors} fields={fields} />
        <Field
          name="title"
          label={t('loting.title')}
          hint={t('loting.title.hint')}
          value={draft.title}
          required
          autoComplete="off"
          {...state}
        />
        <OccasionField draft={draft} {...state} />
        <div className="field-row">
          <Field
            name="date"
            type="date"
            label={t('loting.date')}
            hint={t('loting.date.hint')}
            value={draft.date}
            min={dayOf(today)}
            optional
            {...state}
          />
          <Field
            name="budget"
            label={t('loting.budget')}
            hint={t('loting.budget.hint')}
            value={draft.budget}
            inputMode="decimal"
            autoComplete="off"
            optional
            {...state}
          />
        </div>
        <Field
          name="description"
          type="textarea"
          label={t('loting.description')}
          hint={t('loting.description.hint')}
          value={draft.description}
          optional
          {...state}
        />
        <fieldset className="panel form">
          <legend className="sr">{t('loting.organizer')}</legend>
          <div>
            <h2 className="wizard-part">{t('loting.organizer')}</h2>
            <p className="small soft-text">{t('loting.organizer.hint')}</p>
          </div>
          <div className="field-row">
            <Field
              name="name"
              label={t('loting.organizer.name')}
              value={organizer.name}
              required
              autoComplete="name"
              {...state}
            />
            <Field
              name="email"
              type="email"
              label={t('loting.organizer.email')}
              hint={t(isLocked ? 'loting.organizer.email_locked' : 'loting.organizer.email_hint')}
              value={organizer.email}
              required
              disabled={isLocked}
              autoComplete="email"
              inputMode="email"
              {...state}
            />
          </div>
          <input type="hidden" name="organizerTakesPart" value="false" />
          <Choice
            name="organizerTakesPart"
            label={t('loting.organizer.takes_part')}
            hint={t('loting.organizer.takes_part_hint')}
            checked={draft.organizerTakesPart}
            typed={typed}
          />
        </fieldset>
      </Form>
    </StepFrame>
  )
}

/**
 * Renders the occasion of the draw. Until the organizer chooses one, the script suggests one from words in the title,
 * or else from today's date.
 */
function OccasionField({ draft, ...state }: FormState & { draft: Draft }) {
  const t = useT()
  const { texts, today } = useView()
  const { language } = texts.edition
  return (
    <Field
      name="occasion"
      type="select"
      label={t('loting.occasion')}
      hint={t('loting.occasion.hint')}
      value={occasionOf({ ...draft, createDate: today }, language)}
      {...(draft.occasion === null && { 'data-drawing-details-suggested': occasionOfDay(today, language) })}
      {...state}
    >
      {occasionsIn(texts.edition, drawOccasions).map((occasion) => (
        <option key={occasion} value={occasion} data-drawing-details-words={occasionPattern(occasion)}>
          {t(occasionMessageForOthers(occasion))}
        </option>
      ))}
    </Field>
  )
}
