/** Answers a note about the list's name that is being typed. */
export const nameCheckAddress = '/mylist/check-username'
