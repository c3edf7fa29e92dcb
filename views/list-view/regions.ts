/** The part of the page that shows a list, by its audience: what is pushed for one audience finds no place on the other's page. */
export const regions = { owner: 'own-list', visitor: 'visited-list' } as const

/** Attributes of that part: it fetches itself anew when something may have been missed. */
export const fetchesAnew = (id: (typeof regions)[keyof typeof regions], username: string) =>
  ({
    id,
    'hx-get': `/${username}`,
    'hx-trigger': 'live-missed from:body delay:150ms',
    'hx-target': 'this',
    'hx-swap': 'outerMorph',
  }) as const
