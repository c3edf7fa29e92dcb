import type { ReactNode } from 'react'

interface PartProps {
  /** id of the part, also the fragment of its URL */
  id: string
  title: string
  hint?: ReactNode
  /** whether the user just changed this part, which then gets the focus, because the pressed button is gone */
  isChanged?: boolean
  children: ReactNode
}

/** Renders a part of the profile. The part's heading stands beside its content if there is room. */
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
