import { withQuery } from '../layout/with-query.ts'

/** URL that responds with a note about the list's name that the user is typing. */
export const nameCheckUrl = '/mylist/check-username'

/** Returns the URL of the form for a new list, for an occasion if one is given. */
export const newListUrl = ({ occasion }: { occasion?: string | null } = {}): string =>
  withQuery('/mylist/new', { occasion })
