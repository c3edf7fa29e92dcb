import type { Draft } from '../../../src/draws/wizard/draft.ts'
import { JsonData } from '#views/layout/JsonData.tsx'

/** Renders the changed draft of a draw as JSON, which the script stores in the browser. */
export const DraftData = ({ draft }: { draft: Draft }) => <JsonData data={draft} data-drawing-draft="" />
