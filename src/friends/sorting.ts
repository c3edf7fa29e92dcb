export const sortKeys = ['fullName', 'city', 'birthday', 'lastUpdate'] as const
export type SortKey = (typeof sortKeys)[number]

export const orders = ['asc', 'desc'] as const
type Order = (typeof orders)[number]

export interface Sorting {
  key: SortKey
  order: Order
}

const usualOrder: Record<SortKey, Order> = { fullName: 'asc', city: 'asc', birthday: 'asc', lastUpdate: 'desc' }

export const sortedBy = (key: SortKey, order: Order = usualOrder[key]): Sorting => ({ key, order })

export const isDefaultOrder = ({ key, order }: Sorting): boolean => order === usualOrder[key]

/** Returns the sorting after a key was chosen. Choosing the current key again reverses the order. */
export const nextSorting = (key: SortKey, current: Sorting): Sorting =>
  key === current.key ? { key, order: current.order === 'asc' ? 'desc' : 'asc' } : sortedBy(key)
