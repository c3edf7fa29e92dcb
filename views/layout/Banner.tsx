import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'

type BannerKind = 'ribbon' | 'good' | 'warn' | 'bad'

const icons: Record<BannerKind, IconName> = { ribbon: 'info', good: 'check', warn: 'info', bad: 'alert' }

interface BannerProps {
  kind?: BannerKind
  icon?: IconName
  id?: string
  /** the words */
  children: ReactNode
  /** buttons or a form with one */
  action?: ReactNode
}

/** Something that stays on the page until it is done or no longer true. */
export const Banner = ({ kind, icon = kind ? icons[kind] : 'info', id, children, action }: BannerProps) => (
  <div className={kind ? `banner ${kind}` : 'banner'} id={id}>
    <Icon name={icon} />
    <p>{children}</p>
    {action}
  </div>
)
