export const searchUrl = '/list/search'

export const searchUrlFor = (query: string): string => `${searchUrl}?query=${encodeURIComponent(query)}`
