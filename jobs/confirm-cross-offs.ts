import { confirmCrossOffs, countUnconfirmed } from '../src/cross-offs/index.ts'
import type { Poll } from './define-job.ts'

export const confirmCrossOffsPoll: Poll = {
  name: 'confirm-cross-offs',
  everyMs: ({ mailDelays }) => (mailDelays ? 1000 : 100),
  run: confirmCrossOffs,
  waiting: countUnconfirmed,
}
