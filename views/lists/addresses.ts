import { withQuery } from '../layout/with-query.ts'

/** Answers a note about the list's name that is being typed. */
export const nameCheckAddress = '/mylist/check-username'

/** The form of a new list, for an occasion if one is given. */
export const newListAddress = ({ occasion }: { occasion?: string | null } = {}): string =>
  withQuery('/mylist/new', { occasion })
