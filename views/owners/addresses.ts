export const ownersAddress = (username: string): string => `/${username}/owners`

export type InviteStep = 'open' | 'error' | 'login' | 'createaccount'

export const inviteAddress = (guid: string, step?: InviteStep): string => `/i/${guid}${step ? `/${step}` : ''}`
