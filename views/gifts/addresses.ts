/** Where phones, bookmarklets and links of others bring what is to be wished for: `url`, `title` and `text` of the query. */
export const addAddress = '/mylist/add'

/** Explains the ways to that address. */
export const bookmarkletAddress = '/mylist/bookmarklet'
