export const forumUrl = (username: string): string => `/${username}/forum`

/** Returns the URL of a message on its list's page. */
export const postUrl = (username: string, publicGuid: string): string => `/${username}#post-${publicGuid}`

export const deletePostUrl = (username: string, publicGuid: string): string =>
  `${forumUrl(username)}/${publicGuid}/delete`
