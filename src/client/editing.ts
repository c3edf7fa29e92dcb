import { makeSortable } from './dragging.ts'
import { shareGiftMenu, watchGiftMenu } from './gift-menu.ts'
import { followSettings } from './settings.ts'
import { watchToolbars } from './toolbar.ts'
import { watchWishes } from './wishes.ts'

const prepare = () => {
  makeSortable()
  shareGiftMenu()
  followSettings()
}

watchGiftMenu()
watchToolbars()
watchWishes()
prepare()
// Prepares new elements before a user can press them, and elements that a morph by htmx has reset.
new MutationObserver(prepare).observe(document.body, {
  childList: true,
  subtree: true,
  attributeFilter: ['popovertarget'],
})
