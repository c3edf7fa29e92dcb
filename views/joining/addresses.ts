/** Answers a note about the address that is being typed. */
export const emailCheckAddress = '/account/create/email'

/** Answers a free list name for a first and last name, as JSON. */
export const suggestionAddress = '/account/create/suggestion'
