import { Form } from '../layout/Form.tsx'
import { useT } from '../layout/view.tsx'
import { exportAddress } from './addresses.ts'

/** A part of the profile page. The answer is a file, so the page stays. */
export function ExportSection() {
  const t = useT()
  return (
    <section aria-labelledby="your-data">
      <h2 id="your-data">{t('export.title')}</h2>
      <p>{t('export.explanation')}</p>
      <Form action={exportAddress} data-file="">
        <div className="actions">
          <button className="button" type="submit">
            {t('export.submit')}
          </button>
        </div>
      </Form>
    </section>
  )
}
