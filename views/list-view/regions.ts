/**
 * Ids of the element that contains a list on its page. Owners and visitors have different ids, so that a fragment
 * pushed to owners finds no target on a visitor's page, and the reverse.
 */
export const regions = { owner: 'own-list', visitor: 'visited-list' } as const

/** Returns attributes by which the element of the list reloads itself after it may have missed a live update. */
export const reloadsWhenMissed = (id: (typeof regions)[keyof typeof regions], username: string) =>
  ({
    id,
    'hx-get': `/${username}`,
    'hx-trigger': 'live-missed from:body delay:150ms',
    'hx-target': 'this',
    'hx-swap': 'outerMorph',
  }) as const
