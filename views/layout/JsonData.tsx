import type { ComponentProps } from 'react'

/** A data block for the page's scripts. Nothing in it can end the element. */
export const JsonData = ({ data, ...attributes }: { data: unknown } & Omit<ComponentProps<'script'>, 'type'>) => (
  <script
    type="application/json"
    {...attributes}
    dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
  />
)
