import { useT } from '../layout/view.tsx'

/** Renders an example in JSON. It can be scrolled by keyboard, because its lines may be wider than a phone. */
export const Example = ({ name, value }: { name: string; value: unknown }) => (
  <pre tabIndex={0} role="region" aria-label={useT()('reference.example', { name })}>
    <code lang="en">{JSON.stringify(value, null, 2)}</code>
  </pre>
)
