export const exportUrl = '/account/export'
