import { fullNameOf } from '#core/names.ts'
import type { DeletionQuestion } from '../../src/leaving/question.ts'
import type { AffectedList, DeletionSummary } from '../../src/leaving/deletion-summary.ts'
import { ExportSection } from '../export/ExportSection.tsx'
import { Choice, Field, FieldError, FormErrors, type FormState } from '../layout/Field.tsx'
import { Form } from '../layout/Form.tsx'
import { Icon } from '../layout/Icon.tsx'
import { Rich, useT } from '../layout/view.tsx'
import { deleteAccountUrl } from './urls.ts'

interface DeleteAccountProps extends FormState {
  question: DeletionQuestion | null
  goes: DeletionSummary
  /** false for a guest, who has only an e-mail address and the gifts that they crossed off */
  isAccount: boolean
}

const ofSurvey = ['questionId', 'answerId', 'customAnswer']

/** Renders the page that deletes an account. Before it asks, it lists the deleted and the remaining data. */
export function DeleteAccount({ question, goes, isAccount, errors, typed }: DeleteAccountProps) {
  const t = useT()
  const state = { errors, typed }
  return (
    <>
      <div className="page-head">
        <h1>{t(isAccount ? 'leaving.title' : 'leaving.title.guest')}</h1>
      </div>
      <div className="settings">
        <section aria-labelledby="what-goes">
          <h2 id="what-goes">{t('leaving.goes')}</h2>
          <Going goes={goes} isAccount={isAccount} />
        </section>
        <section aria-labelledby="what-stays">
          <h2 id="what-stays">{t('leaving.stays')}</h2>
          <Staying goes={goes} />
        </section>
        <ExportSection />
        <Form action={deleteAccountUrl} className="settings">
          <FormErrors errors={errors} fields={[...(question ? ofSurvey : []), 'password']} />
          {question && <Survey question={question} {...state} />}
          <section aria-labelledby="sure">
            <h2 id="sure">{t('leaving.sure')}</h2>
            <div className="banner warn">
              <Icon name="alert" />
              <p>{t('leaving.for_good')}</p>
            </div>
            {isAccount && (
              <Field
                name="password"
                type="password"
                label={t('leaving.password')}
                hint={t('leaving.password_hint')}
                autoComplete="current-password"
                required
                errors={errors}
              />
            )}
            <div className="actions">
              <a className="button" href="/account" data-drafts-cancel="">
                {t('general.cancel')}
              </a>
              <button className="button danger" type="submit">
                {t(isAccount ? 'leaving.submit' : 'leaving.submit.guest')}
              </button>
            </div>
          </section>
        </Form>
      </div>
    </>
  )
}

const bold = { b: <b /> }

function useTitle() {
  const t = useT()
  return (list: AffectedList) => list.title ?? t('list.of', { name: fullNameOf(list) })
}

function Going({ goes, isAccount }: { goes: DeletionSummary; isAccount: boolean }) {
  const t = useT()
  const titleOf = useTitle()
  return (
    <ul>
      {goes.lists
        .filter(({ keptBy }) => keptBy === null)
        .map((list) => (
          <li key={list.username}>
            <Rich id="leaving.goes.list" values={{ title: titleOf(list), count: list.giftCount }} tags={bold} />
          </li>
        ))}
      {goes.given > 0 && <li>{t('leaving.goes.given', { count: goes.given })}</li>}
      {goes.friends > 0 && <li>{t('leaving.goes.friends', { count: goes.friends })}</li>}
      <li>{t(isAccount ? 'leaving.goes.account' : 'leaving.goes.guest')}</li>
    </ul>
  )
}

function Staying({ goes }: { goes: DeletionSummary }) {
  const t = useT()
  const titleOf = useTitle()
  const { messages, draws, lots } = goes
  const lists = goes.lists.filter(({ keptBy }) => keptBy !== null)
  if (lists.length + messages + draws + lots === 0) return <p>{t('leaving.stays.nothing')}</p>
  return (
    <ul>
      {lists.map((list) => (
        <li key={list.username}>
          <Rich
            id={list.isPrimaryOwner ? 'leaving.stays.list_handed' : 'leaving.stays.list'}
            values={{ title: titleOf(list), name: list.keptBy! }}
            tags={bold}
          />
        </li>
      ))}
      {messages > 0 && <li>{t('leaving.stays.messages', { count: messages })}</li>}
      {draws > 0 && <li>{t('leaving.stays.draws', { count: draws })}</li>}
      {lots > 0 && <li>{t('leaving.stays.lots')}</li>}
    </ul>
  )
}

/**
 * Renders an optional survey. A typed text counts even without its radio button, because browsers without script can't
 * select that button.
 */
function Survey({ question, errors, typed }: { question: DeletionQuestion } & FormState) {
  const t = useT()
  const said = [...(errors?.['questionId'] ?? []), ...(errors?.['answerId'] ?? [])]
  return (
    <section>
      <input type="hidden" name="questionId" value={question.id} />
      <fieldset className="field" aria-describedby={said.length > 0 ? 'survey-error survey-hint' : 'survey-hint'}>
        <legend>{question.question}</legend>
        <span className="hint" id="survey-hint">
          {t('leaving.survey.hint')}
        </span>
        <div className="choices">
          {[
            ...question.answers.map(({ id, answer }) => ({ value: String(id), label: answer })),
            { value: 'other', label: t('leaving.survey.other') },
          ].map(({ value, label }) => (
            <Choice key={value} type="radio" name="answerId" value={value} label={label} typed={typed} />
          ))}
        </div>
        <FieldError id="survey-error" messages={said} />
      </fieldset>
      <Field
        name="customAnswer"
        type="textarea"
        rows={3}
        label={t('leaving.survey.words')}
        optional
        errors={errors}
        typed={typed}
      />
    </section>
  )
}
