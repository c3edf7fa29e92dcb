/** URL to which phones, bookmarklets and other sites' links send a wish, in `url`, `title` and `text` of the query. */
export const addGiftUrl = '/mylist/add'

/** URL of the page that explains how to send wishes to `addGiftUrl`. */
export const bookmarkletUrl = '/mylist/bookmarklet'

/** URL that brings back the gifts of one deletion. */
export const undoDeletionUrl = (deletion: string): string => `/gifts/deletions/${deletion}/undo`
