export const deleteAccountUrl = '/account/delete'
export const accountDeletedUrl = '/account/deleted'
