import type { Draft } from '../../../src/draws/wizard/draft.ts'

/** A changed draft, for the browser to keep. */
export const DraftData = ({ draft }: { draft: Draft }) => (
  <script type="application/json" data-draft="" dangerouslySetInnerHTML={{ __html: JSON.stringify(draft).replaceAll('<', '\\u003c') }} />
)
