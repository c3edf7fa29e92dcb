export const deleteAccountAddress = '/account/delete'
export const deletedAddress = '/account/deleted'
