export const shopsAddress = '/winkels'
