import { makeSortable } from './dragging.ts'
import { shareGiftMenu, watchGiftMenu } from './gift-menu.ts'
import { followSettings } from './settings.ts'

const prepare = () => {
  makeSortable(document.body)
  shareGiftMenu(document.body)
  followSettings(document.body)
}

watchGiftMenu()
prepare()
// What comes, and what a morph takes back to how the server wrote it, is made ready before anybody can press it.
new MutationObserver(prepare).observe(document.body, {
  childList: true,
  subtree: true,
  attributeFilter: ['href', 'popovertarget'],
})
