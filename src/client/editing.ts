import { makeSortable } from './dragging.ts'
import { shareGiftMenu, watchGiftMenu } from './gift-menu.ts'
import { followSettings } from './settings.ts'
import { watchWishes } from './wishes.ts'

const prepare = () => {
  makeSortable(document.body)
  shareGiftMenu(document.body)
  followSettings(document.body)
}

watchGiftMenu()
watchWishes()
prepare()
// New elements, and attributes that a morph reset, must be ready before anybody can press them.
new MutationObserver(prepare).observe(document.body, {
  childList: true,
  subtree: true,
  attributeFilter: ['href', 'popovertarget'],
})
