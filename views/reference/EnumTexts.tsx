import { English } from './English.tsx'

/** Renders the values of an enumeration, each with its text. */
export const EnumTexts = ({ texts }: { texts: Readonly<Record<string, string>> }) => (
  <ul className="small">
    {Object.entries(texts).map(([value, text]) => (
      <li key={value}>
        <code>{value}</code>: <English text={text} />
      </li>
    ))}
  </ul>
)
