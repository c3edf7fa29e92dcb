export const exportAddress = '/account/export'
