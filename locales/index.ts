import { accessibility } from './accessibility.ts'
import { accounts } from './accounts.ts'
import { calendar } from './calendar.ts'
import { blog } from './blog.ts'
import { contact } from './contact.ts'
import { content } from './content.ts'
import { crossOffs } from './cross-offs.ts'
import { draws } from './draws.ts'
import { drawsWizard } from './draws-wizard.ts'
import { envelopes } from './envelopes.ts'
import { gatherings } from './gatherings.ts'
import { dataExport } from './export.ts'
import { faq } from './faq.ts'
import { forum } from './forum.ts'
import { friends } from './friends.ts'
import { general } from './general.ts'
import { gifts } from './gifts.ts'
import { home } from './home.ts'
import { homeScreen } from './home-screen.ts'
import { joining } from './joining.ts'
import { layout } from './layout.ts'
import { leaving } from './leaving.ts'
import { legal } from './legal.ts'
import { listView } from './list-view.ts'
import { lists } from './lists.ts'
import { lots } from './lots.ts'
import { overview } from './overview.ts'
import { owners } from './owners.ts'
import { privacy } from './privacy.ts'
import { passing } from './passing.ts'
import { passkeys } from './passkeys.ts'
import { passwords } from './passwords.ts'
import { productSearch } from './product-search.ts'
import { products } from './products.ts'
import { profile } from './profile.ts'
import { reference } from './reference.ts'
import { refusals } from './refusals.ts'
import { search } from './search.ts'
import { sharing } from './sharing.ts'
import { shops } from './shops.ts'

export const messages = {
  ...layout,
  ...general,
  ...accessibility,
  ...accounts,
  ...crossOffs,
  ...friends,
  ...joining,
  ...leaving,
  ...dataExport,
  ...lists,
  ...gifts,
  ...home,
  ...homeScreen,
  ...calendar,
  ...content,
  ...blog,
  ...contact,
  ...reference,
  ...faq,
  ...legal,
  ...privacy,
  ...listView,
  ...forum,
  ...refusals,
  ...search,
  ...sharing,
  ...draws,
  ...drawsWizard,
  ...envelopes,
  ...passing,
  ...gatherings,
  ...lots,
  ...owners,
  ...overview,
  ...passkeys,
  ...passwords,
  ...productSearch,
  ...products,
  ...profile,
  ...shops,
}
export type MessageId = keyof typeof messages
