import type { ComponentProps } from 'react'

/** Renders JSON for the page's scripts or for search engines. Escapes `<`, so that no value can close the element. */
export const JsonData = ({
  data,
  type = 'application/json',
  ...attributes
}: { data: unknown; type?: 'application/json' | 'application/ld+json' } & Omit<ComponentProps<'script'>, 'type'>) => (
  <script
    type={type}
    {...attributes}
    dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
  />
)
