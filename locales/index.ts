import { accounts } from './accounts.ts'
import { content } from './content.ts'
import { crossOffs } from './cross-offs.ts'
import { draws } from './draws.ts'
import { drawsWizard } from './draws-wizard.ts'
import { forum } from './forum.ts'
import { friends } from './friends.ts'
import { general } from './general.ts'
import { gifts } from './gifts.ts'
import { home } from './home.ts'
import { homeScreen } from './home-screen.ts'
import { joining } from './joining.ts'
import { layout } from './layout.ts'
import { listView } from './list-view.ts'
import { lists } from './lists.ts'
import { lots } from './lots.ts'
import { owners } from './owners.ts'
import { passkeys } from './passkeys.ts'
import { passwords } from './passwords.ts'
import { productSearch } from './product-search.ts'
import { products } from './products.ts'
import { search } from './search.ts'
import { sharing } from './sharing.ts'
import { shops } from './shops.ts'

export const messages = {
  ...layout,
  ...general,
  ...accounts,
  ...crossOffs,
  ...friends,
  ...joining,
  ...lists,
  ...gifts,
  ...home,
  ...homeScreen,
  ...content,
  ...listView,
  ...forum,
  ...search,
  ...sharing,
  ...draws,
  ...drawsWizard,
  ...lots,
  ...owners,
  ...passkeys,
  ...passwords,
  ...productSearch,
  ...products,
  ...shops,
}
export type MessageId = keyof typeof messages
