import { fullNameOf } from '#core/names.ts'
import type { SentForm } from '#web/sent-form.ts'
import { Form } from '../layout/Form.tsx'
import { useView } from '../layout/view.tsx'
import { TypedTexts } from './TypedTexts.tsx'

interface ExpiredFormProps {
  action: string
  sent: SentForm
}

/**
 * Renders a form that was sent with an expired token, with everything that it contained. The user can send it again as
 * the user who is logged in now.
 */
export function ExpiredForm({ action, sent: { texts, others, isCut } }: ExpiredFormProps) {
  const {
    user,
    texts: { t },
  } = useView()
  return (
    <>
      <div className="page-head">
        <div>
          <h1>{t('error.csrf.title')}</h1>
          <p>
            {t('error.expired.body')} {isCut && t('error.expired.cut')}{' '}
            {user && t('error.expired.as', { name: fullNameOf(user) || user.email })}
          </p>
        </div>
      </div>
      <Form action={action} draft={{ typed: {} }}>
        {others.map(({ name, value }, index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <TypedTexts texts={texts} />
        <div className="actions">
          <button className="button primary large" type="submit">
            {t('error.expired.send')}
          </button>
        </div>
      </Form>
    </>
  )
}
