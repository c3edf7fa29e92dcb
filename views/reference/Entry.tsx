import type { ReactNode } from 'react'
import { Icon } from '../layout/Icon.tsx'
import { English } from './English.tsx'

interface EntryProps {
  id: string
  /** short mark before the name, such as the method of a call */
  mark?: string
  name: string
  summary?: string
  children: ReactNode
}

/** Renders one entry of the reference, closed. A link to its id opens it, because the id is inside. */
export const Entry = ({ id, mark, name, summary, children }: EntryProps) => (
  <details className="question">
    <summary>
      <span>
        <h3>
          {mark && <span className="mark">{mark}</span>}
          <code>{name}</code>
        </h3>
        {summary && (
          <span className="soft-text small">
            <English text={summary} />
          </span>
        )}
      </span>
      <Icon name="chevron-down" />
    </summary>
    <div className="prose" id={id}>
      {children}
    </div>
  </details>
)
