import type { ReactNode } from 'react'
import { Spot, type SpotName } from './Icon.tsx'

interface EmptyProps {
  spot: SpotName
  title: ReactNode
  /** what will be here */
  children?: ReactNode
  /** the one way on: a link or form with a button */
  action?: ReactNode
  /** level of the heading: 1 where it is the page's own */
  level?: 1 | 2 | 3
}

/** Nothing here yet: a drawing, what will be here, and the way to it. */
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
