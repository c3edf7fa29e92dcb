import type { ReactNode } from 'react'
import { Icon } from '#views/layout/Icon.tsx'
import { useT } from '#views/layout/view.tsx'

interface FilteredChoicesProps {
  /** id of the search box */
  id: string
  search: string
  hint: string
  legend: string
  /** labels with `data-drawing-filter-item` */
  children: ReactNode
}

/** Renders checkboxes with a search box, which hides the checkboxes that don't match. */
export function FilteredChoices({ id, search, hint, legend, children }: FilteredChoicesProps) {
  const t = useT()
  return (
    <div data-drawing-filter-list="">
      <div className="with-icon">
        <Icon name="search" />
        <label className="sr" htmlFor={id}>
          {search}
        </label>
        <input
          className="input"
          id={id}
          type="search"
          autoComplete="off"
          placeholder={hint}
          data-drawing-filter-input=""
        />
      </div>
      <fieldset className="checks">
        <legend className="sr">{legend}</legend>
        {children}
      </fieldset>
      <p className="small soft-text" role="status" data-drawing-filter-nothing={t('loting.filter.nothing')} />
    </div>
  )
}
