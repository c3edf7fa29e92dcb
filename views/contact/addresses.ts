export const contactAddress = '/contact'
