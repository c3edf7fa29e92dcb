export const forumAddress = (username: string): string => `/${username}/forum`

/** Returns the URL of a message on its list's page. */
export const postAddress = (username: string, publicGuid: string): string => `/${username}#post-${publicGuid}`

export const deletePostAddress = (username: string, publicGuid: string): string =>
  `${forumAddress(username)}/${publicGuid}/delete`
