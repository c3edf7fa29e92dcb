import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'

type BannerKind = 'ribbon' | 'good' | 'warn' | 'bad'

const icons: Record<BannerKind, IconName> = { ribbon: 'info', good: 'check', warn: 'info', bad: 'alert' }

interface BannerProps {
  kind?: BannerKind
  icon?: IconName
  id?: string
  children: ReactNode
  action?: ReactNode
}

/** Renders a message that stays until it no longer applies. A `Flash`, in contrast, disappears by itself. */
export const Banner = ({ kind, icon = kind ? icons[kind] : 'info', id, children, action }: BannerProps) => (
  <div className={kind ? `banner ${kind}` : 'banner'} id={id}>
    <Icon name={icon} />
    <p>{children}</p>
    {action}
  </div>
)
