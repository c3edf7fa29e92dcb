import type { Shop } from './shop.ts'

const parameterName = (parameter: string) => parameter.split('=', 1)[0]

/**
 * Returns the URL with the shop's referral in its query, in place of parameters with the same names. Every other
 * parameter stays as it is written.
 */
export function outboundUrl(url: string, { referral }: Pick<Shop, 'referral'>): string {
  if (!referral) return url
  const link = new URL(url)
  const ours = referral.split('&')
  const names = new Set(ours.map(parameterName))
  const theirs = link.search
    .slice(1)
    .split('&')
    .filter((parameter) => parameter !== '' && !names.has(parameterName(parameter)))
  link.search = [...theirs, ...ours].join('&')
  return link.href
}
