import type { ReactNode } from 'react'

interface PartProps {
  /** the part's name in the page's addresses */
  id: string
  title: string
  hint?: ReactNode
  /** just changed by the reader: has the focus, as the button that did it is gone */
  isChanged?: boolean
  children: ReactNode
}

/** A part of the profile: its heading beside it where there is room. */
export const Part = ({ id, title, hint, isChanged = false, children }: PartProps) => (
  <section
    className="part"
    id={id}
    aria-labelledby={`${id}-title`}
    {...(isChanged && { tabIndex: -1, 'data-requests-focus': '' })}
  >
    <div>
      <h2 id={`${id}-title`}>{title}</h2>
      {hint && <p className="soft-text small">{hint}</p>}
    </div>
    <div className="part-body">{children}</div>
  </section>
)
