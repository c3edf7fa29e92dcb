import { Form } from '../layout/Form.tsx'
import { useView } from '../layout/view.tsx'
import { Part } from '../profile/Part.tsx'
import { exportUrl } from './urls.ts'

/**
 * Renders the part of the profile that downloads an export. The response is a file, so the browser stays on the page.
 */
export function ExportSection() {
  const {
    texts: { t },
    switches,
  } = useView()
  return (
    <Part
      id="your-data"
      title={t('export.title')}
      hint={t(switches.drawLots ? 'export.explanation' : 'export.explanation_without_draws')}
    >
      <Form action={exportUrl} data-loading-file="">
        <div className="actions">
          <button className="button" type="submit">
            {t('export.submit')}
          </button>
        </div>
      </Form>
    </Part>
  )
}
