export const searchAddress = '/list/search'

export const searchFor = (query: string): string => `${searchAddress}?query=${encodeURIComponent(query)}`
