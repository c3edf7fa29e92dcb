export const forumAddress = (username: string): string => `/${username}/forum`

/** A message where it stands on its list. */
export const postAddress = (username: string, publicGuid: string): string => `/${username}#post-${publicGuid}`

export const deletePostAddress = (username: string, publicGuid: string): string =>
  `${forumAddress(username)}/${publicGuid}/delete`
