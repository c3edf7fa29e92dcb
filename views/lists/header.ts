import type { SeenList } from '../../src/access/index.ts'

export type HeadedList = Pick<
  SeenList,
  | 'publicGuid'
  | 'username'
  | 'firstName'
  | 'lastName'
  | 'city'
  | 'title'
  | 'description'
  | 'language'
  | 'occasion'
  | 'occasionDate'
  | 'themeImage'
  | 'imageHash'
>

export const headerId = (publicGuid: string) => `list-header-${publicGuid}`

/** Returns attributes of a link that replaces the list's header with the header that `href` returns. */
export const changesHeader = (list: Pick<HeadedList, 'publicGuid'>, href: string) =>
  ({ 'hx-get': href, 'hx-target': `#${headerId(list.publicGuid)}`, 'hx-swap': 'outerHTML' }) as const
