/** URL to which phones, bookmarklets and other sites' links send a wish, in `url`, `title` and `text` of the query. */
export const addGiftUrl = '/mylist/add'

/** URL of the page that explains how to send wishes to `addGiftUrl`. */
export const bookmarkletUrl = '/mylist/bookmarklet'

/** URL that brings back the gifts of one deletion. */
export const undoDeletionUrl = (deletion: string): string => `/gifts/deletions/${deletion}/undo`

/** Returns attributes of a link or form whose response replaces a gift's card on its owner's page. */
export const ontoCard = (guid: string) => ({ 'hx-target': `#gift-${guid}`, 'hx-swap': 'outerHTML' }) as const

/** Returns attributes of a link that does so. */
export const swapsCard = (guid: string, href: string) => ({ href, 'hx-get': href, ...ontoCard(guid) }) as const

/** URL of the form that corrects a gift's name and price. */
export const correctionUrl = (guid: string): string => `/gifts/${guid}/correct`
