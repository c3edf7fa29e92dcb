import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { pagesAround } from './pages-around.ts'
import { useT } from './view.tsx'

interface PagerProps {
  /** name of the pages, for screen readers */
  label: string
  /** number of the current page; 1 is the first */
  current: number
  last: number
  addressOf: (number: number) => string
  /** title of a page, if pages have titles */
  titleOf?: (number: number) => string
}

/** Renders links to the previous and the next page, and by number to the nearby pages, the first and the last. */
export function Pager({ label, current, last, addressOf, titleOf }: PagerProps) {
  const t = useT()
  if (last < 2) return null
  const step = (number: number, rel: 'prev' | 'next', words: ReactNode) =>
    number >= 1 &&
    number <= last && (
      <a className={`pager-${rel}`} rel={rel} href={addressOf(number)}>
        {rel === 'prev' && <Icon name="back" />}
        <span>
          <small>{words}</small>
          {titleOf && <b>{titleOf(number)}</b>}
        </span>
        {rel === 'next' && <Icon name="forward" />}
      </a>
    )
  const numbers = (
    <ol>
      {pagesAround(current, last).map((number, index) =>
        number === null ? (
          <li key={`gap-${index}`} aria-hidden="true">
            …
          </li>
        ) : (
          <li key={number}>
            <a href={addressOf(number)} aria-current={number === current ? 'page' : undefined}>
              <span className="sr">{titleOf ? `${titleOf(number)}, ` : `${t('pager.page')} `}</span>
              {number}
            </a>
          </li>
        ),
      )}
    </ol>
  )
  return (
    <nav className={titleOf ? 'pager named' : 'pager'} aria-label={label}>
      {step(current - 1, 'prev', t('pager.previous'))}
      {!titleOf && numbers}
      {step(current + 1, 'next', t('pager.next'))}
      {titleOf && numbers}
    </nav>
  )
}
