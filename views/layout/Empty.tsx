import type { ReactNode } from 'react'
import { Spot, type SpotName } from './Icon.tsx'

interface EmptyProps {
  spot: SpotName
  title: ReactNode
  children?: ReactNode
  /** next step: a link, or a form with a button */
  action?: ReactNode
  /** level of the heading; 1 if it is the page's own title */
  level?: 1 | 2 | 3
}

export function Empty({ spot, title, children, action, level = 2 }: EmptyProps) {
  const Heading = `h${level}` as const
  return (
    <div className={level === 1 ? 'empty page' : 'empty'}>
      <Spot name={spot} />
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action && <div className="actions">{action}</div>}
    </div>
  )
}
