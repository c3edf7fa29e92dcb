export const ownersUrl = (username: string): string => `/${username}/owners`

export type InviteStep = 'open' | 'error' | 'login' | 'createaccount'

export const inviteUrl = (guid: string, step?: InviteStep): string => `/i/${guid}${step ? `/${step}` : ''}`
