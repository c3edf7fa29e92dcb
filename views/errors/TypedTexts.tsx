import type { TypedText } from '#web/sent-form.ts'
import { Field } from '../layout/Field.tsx'
import { useT } from '../layout/view.tsx'

const maxRows = 12
/** number of letters in an average line on a phone */
const lettersPerRow = 40

const rowsOf = (value: string) =>
  Math.min(
    maxRows,
    value.split('\n').reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / lettersPerRow)), 0),
  )

/**
 * Renders texts that were typed into a form but not saved, so that the user can copy them. If they stand inside a form,
 * that form sends them again.
 */
export const TypedTexts = ({ texts }: { texts: readonly TypedText[] }) => {
  const t = useT()
  return texts.map(({ name, label, value }, index) => (
    <Field
      key={index}
      id={`typed-${index}`}
      name={name}
      label={t(label)}
      type="textarea"
      rows={rowsOf(value)}
      readOnly
      value={value}
    />
  ))
}

/** Renders texts that were typed into a form, on a page that doesn't show the form again. */
export function UnsavedTexts({ texts }: { texts: readonly TypedText[] }) {
  const t = useT()
  if (texts.length === 0) return null
  return (
    <section className="form typed-in-vain" aria-labelledby="typed-in-vain">
      <div>
        <h2 id="typed-in-vain">{t('error.typed.title')}</h2>
        <p className="soft-text">{t('error.typed.body')}</p>
      </div>
      <TypedTexts texts={texts} />
    </section>
  )
}
