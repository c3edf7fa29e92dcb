import { accounts } from './accounts.ts'
import { crossOffs } from './cross-offs.ts'
import { draws } from './draws.ts'
import { drawsMails } from './draws-mails.ts'
import { drawsWizard } from './draws-wizard.ts'
import { general } from './general.ts'
import { gifts } from './gifts.ts'
import { home } from './home.ts'
import { joining } from './joining.ts'
import { layout } from './layout.ts'
import { listView } from './list-view.ts'
import { lists } from './lists.ts'
import { sharing } from './sharing.ts'

/** All messages: every feature adds its own catalog here. */
export const messages = {
  ...layout,
  ...general,
  ...accounts,
  ...crossOffs,
  ...joining,
  ...lists,
  ...gifts,
  ...home,
  ...listView,
  ...sharing,
  ...draws,
  ...drawsMails,
  ...drawsWizard,
}
export type MessageId = keyof typeof messages
