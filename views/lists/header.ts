import type { SeenList } from '../../src/access/index.ts'

/** What a list's header shows of it. */
export type HeadedList = Pick<
  SeenList,
  'publicGuid' | 'username' | 'firstName' | 'lastName' | 'city' | 'title' | 'description' | 'occasion' | 'occasionDate'
>

/** Where a list's header stands on a page. */
export const headerId = (publicGuid: string) => `list-header-${publicGuid}`

/** Attributes of a link that shows the header in another state, in its place; without script it is a page of its own. */
export const changesHeader = (list: Pick<HeadedList, 'publicGuid'>, href: string) =>
  ({ 'hx-get': href, 'hx-target': `#${headerId(list.publicGuid)}`, 'hx-swap': 'outerHTML' }) as const
