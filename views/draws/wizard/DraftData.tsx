import type { Draft } from '../../../src/draws/wizard/draft.ts'
import { JsonData } from '#views/layout/JsonData.tsx'

/** A changed draft, for the browser to keep. */
export const DraftData = ({ draft }: { draft: Draft }) => <JsonData data={draft} data-drawing-draft="" />
