import { accounts } from './accounts/web.ts'
import { bounces } from './bounces/web.ts'
import { calendar } from './calendar/web.ts'
import { categories } from './categories/web.ts'
import { contact } from './contact/web.ts'
import { content } from './content/web.ts'
import { crossOffs } from './cross-offs/web.ts'
import { draws } from './draws/web.ts'
import { envelopes } from './envelopes/web.ts'
import { dataExport } from './export/web.ts'
import { forum } from './forum/web.ts'
import { friends } from './friends/web.ts'
import { gatherings } from './gatherings/web.ts'
import { gifts } from './gifts/web.ts'
import { home } from './home/web.ts'
import { homeScreen } from './home-screen/web.ts'
import { joining } from './joining/web.ts'
import { leaving } from './leaving/web.ts'
import { listView } from './list-view/web.ts'
import { lists } from './lists/web.ts'
import { lots } from './lots/web.ts'
import { owners } from './owners/web.ts'
import { passkeys } from './passkeys/web.ts'
import { passwords } from './passwords/web.ts'
import { products } from './products/web.ts'
import { profile } from './profile/web.ts'
import { refusals } from './refusals/web.ts'
import { search } from './search/web.ts'
import { sharing } from './sharing/web.ts'
import { shops } from './shops/web.ts'
import type { WebFeature } from '#web/feature.ts'

/**
 * Pages, endpoints and live topics of every feature. `listView` comes last, because its `/{username}` matches every
 * path with one segment, also those of other features.
 */
export const features: readonly WebFeature[] = [
  home,
  accounts,
  joining,
  leaving,
  dataExport,
  profile,
  passwords,
  passkeys,
  crossOffs,
  friends,
  calendar,
  draws,
  lots,
  envelopes,
  gatherings,
  gifts,
  categories,
  lists,
  owners,
  search,
  products,
  shops,
  sharing,
  forum,
  contact,
  refusals,
  bounces,
  content,
  homeScreen,
  listView,
]
