/** Renders a text of the API's documents, which are in English. Backticks in it mark code. */
export const English = ({ text }: { text: string }) => (
  <span lang="en">
    {text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}
  </span>
)
