/** Renders an example in JSON. It can be scrolled by keyboard, because its lines may be wider than a phone. */
export const Example = ({ label, value }: { label: string; value: unknown }) => (
  <pre tabIndex={0} role="group" aria-label={label}>
    <code lang="en">{JSON.stringify(value, null, 2)}</code>
  </pre>
)
