/** Values of `problem`, by status, in refusals that any endpoint of the API may return. */
export const problemOfStatus = {
  413: 'TooLarge',
  415: 'CompressedBody',
  429: 'TooManyRequests',
  503: 'Unavailable',
} as const
