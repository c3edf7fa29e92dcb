export const apiReferenceUrl = '/api'
export const openApiUrl = '/api/openapi.json'
export const asyncApiUrl = '/api/asyncapi.json'
