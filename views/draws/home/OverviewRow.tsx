import type { ReactNode } from 'react'
import { occasionOf } from '../../../src/lots/index.ts'
import { OccasionIcon } from '../../layout/Icon.tsx'
import { Rich, useView } from '../../layout/view.tsx'

interface OverviewRowProps {
  draw: Parameters<typeof occasionOf>[0]
  facts: string
  /** content below the facts */
  detail?: ReactNode
  /** URL of the page that manages the draw; null for a user who doesn't manage it */
  manageHref: string | null
  /** link to the user's own part of the draw */
  children: ReactNode
}

/** Renders a row of the overview of draws. */
export function OverviewRow({ draw, facts, detail, manageHref, children }: OverviewRowProps) {
  const { edition } = useView().texts
  const { title } = draw
  return (
    <li className="row">
      <span className="draw-mark" aria-hidden="true">
        <OccasionIcon occasion={occasionOf(draw, edition.language)} />
      </span>
      <div>
        <h3 className="name">{title}</h3>
        <p className="detail">{facts}</p>
        {detail}
      </div>
      <div className="row-end">
        {children}
        {manageHref !== null && (
          <a className="button quiet" href={manageHref}>
            <span>
              <Rich id="loting.home.manage" values={{ title }} tags={{ sr: <span className="sr" /> }} />
            </span>
          </a>
        )}
      </div>
    </li>
  )
}
