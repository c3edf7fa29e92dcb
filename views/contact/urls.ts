export const contactUrl = '/contact'
