import type { ComponentProps } from 'react'

/** JSON for the page's scripts; `<` is escaped so that no value can close the element. */
export const JsonData = ({ data, ...attributes }: { data: unknown } & Omit<ComponentProps<'script'>, 'type'>) => (
  <script
    type="application/json"
    {...attributes}
    dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
  />
)
