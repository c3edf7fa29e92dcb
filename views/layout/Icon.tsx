import type { Occasion } from '#core/occasions.ts'
import { artUrl } from '#core/art.ts'
import { occasionIcon } from './occasion.ts'

// oxfmt-ignore
export type IconName =
  | 'home' | 'list' | 'gift' | 'lots' | 'friends' | 'user' | 'search' | 'menu' | 'plus' | 'check' | 'close' | 'strike' | 'undo' | 'share' | 'link' | 'qr' | 'mail' | 'message'
  | 'copy' | 'edit' | 'trash' | 'grip' | 'more' | 'up' | 'down' | 'back' | 'forward' | 'chevron-down' | 'chevron-right' | 'settings' | 'lock' | 'globe' | 'key' | 'eye' | 'eye-off'
  | 'calendar' | 'bell' | 'shop' | 'print' | 'logout' | 'login' | 'info' | 'alert' | 'help' | 'clock' | 'image' | 'heart' | 'sort' | 'folder' | 'shuffle' | 'nudge' | 'star'

export type SpotName =
  | 'draw-lots'
  | 'letter'
  | 'lost-parcel'
  | 'no-friends-yet'
  | 'no-gifts-yet'
  | 'nothing-crossed-off'
  | 'nothing-found'

/** Renders a decorative icon. There must be text beside the icon, at least for screen readers (class `sr`). */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className="icon" aria-hidden="true">
    <use href={`${artUrl('icons.svg')}#${name}`} />
  </svg>
)

/**
 * Renders the icon of an occasion.
 * @param className sets another size than `icon` does
 */
export const OccasionIcon = ({ occasion, className = 'icon' }: { occasion: Occasion; className?: string }) => (
  <svg className={className} aria-hidden="true">
    <use href={`${artUrl('occasions.svg')}#${occasionIcon(occasion)}`} />
  </svg>
)

export const Spot = ({ name, big = false }: { name: SpotName; big?: boolean }) => (
  <svg className={big ? 'spot big' : 'spot'} viewBox="0 0 240 180" aria-hidden="true">
    <use href={`${artUrl(`spots/${name}.svg`)}#art`} />
  </svg>
)
