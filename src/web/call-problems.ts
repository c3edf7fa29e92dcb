/** The `problem` of refusals that any call of the API may meet, by status. */
export const callProblems = {
  413: 'TooLarge',
  415: 'CompressedBody',
  429: 'TooManyRequests',
  503: 'Unavailable',
} as const
