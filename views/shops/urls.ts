export const shopsUrl = '/winkels'
