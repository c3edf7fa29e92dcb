/** Id of the heading above the user's lists on the start page. */
export const ownListsId = 'my-lists'
