import { accounts } from './accounts.ts'
import { crossOffs } from './cross-offs.ts'
import { draws } from './draws.ts'
import { drawsWizard } from './draws-wizard.ts'
import { general } from './general.ts'
import { gifts } from './gifts.ts'
import { home } from './home.ts'
import { joining } from './joining.ts'
import { layout } from './layout.ts'
import { listView } from './list-view.ts'
import { lists } from './lists.ts'
import { lots } from './lots.ts'
import { search } from './search.ts'
import { sharing } from './sharing.ts'

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
  ...search,
  ...sharing,
  ...draws,
  ...drawsWizard,
  ...lots,
}
export type MessageId = keyof typeof messages
