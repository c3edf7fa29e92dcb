import './htmx.ts'
import 'htmx.org/dist/ext/hx-ws.js'
import { watchAnnouncements } from './announcing.ts'
import { connectApp } from './app.ts'
import { watchTexts } from './changed-texts.ts'
import { watchDialogs } from './dialogs.ts'
import { watchDrafts } from './drafts.ts'
import { watchFields } from './fields.ts'
import { watchFlashes } from './flash.ts'
import { watchFreshness } from './freshness.ts'
import { watchFormsInPlace } from './in-place.ts'
import { registerServiceWorker } from './register-service-worker.ts'
import { watchGoneGifts } from './gone-gifts.ts'
import { watchLinks } from './links.ts'
import { watchLive } from './live.ts'
import { watchLostFocus } from './lost-focus.ts'
import { watchLoading } from './loading.ts'
import { watchMenus } from './menus.ts'
import { ignoreAbortedTransitions, enableTransitions } from './transitions.ts'
import { watchOffers } from './offers.ts'
import { watchForms } from './watch-forms.ts'
import { watchPasskeys } from './watch-passkeys.ts'
import { watchRequests } from './requests.ts'
import { watchSharing } from './sharing.ts'
import { relayChanges, watchTabs } from './tabs.ts'

ignoreAbortedTransitions()
watchLive()
relayChanges() // before watchFlashes, which dispatches the change that a new page's flash announces to other tabs
watchRequests()
watchSharing() // before watchDialogs, which ignores clicks that are handled already (share links also open a dialog)
watchLinks()
watchAnnouncements()
watchDialogs()
watchMenus()
watchLostFocus()
watchGoneGifts()
watchFormsInPlace() // before watchFlashes, which closes a flash only if no other script has used Escape
watchFlashes()
watchFields()
watchForms() // after watchFields, which removes the error of a field that changes
watchDrafts()
watchPasskeys()
watchLoading()
watchTexts()
watchOffers()
connectApp()
watchTabs()
watchFreshness()
enableTransitions()
registerServiceWorker()
