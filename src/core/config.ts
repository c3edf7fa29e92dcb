import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { editionCodes } from './editions.ts'

const onOff = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(fallback)
    .transform((value) => value === 'on')

/** Feature switches. Each shows or hides a menu entry, page or option: `FEATURE_DRAW_LOTS=off` turns `drawLots` off. */
export const switchNames = [
  'unsolicitedEmail',
  'appStoreLinks',
  'blog',
  'drawLots',
  'legalNotice',
  'priceFilter',
  'priceComparison',
  'productSearch',
  'reminderMails',
  'terms',
  'privacy',
  'shops',
] as const
export type Switch = (typeof switchNames)[number]

const variableOf = (name: Switch) => `FEATURE_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`

const onlyHost = /^[a-z0-9.:[\]-]+$/i

/** An e-mail address, alone or as `Name <address>`. The name is dropped, because mails carry their edition's brand. */
const sender = z
  .string()
  .regex(/^([^<>@]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/, 'must be an address, or a name with the address in <>')
  .transform((given) => /<([^<>]+)>$/.exec(given)?.[1] ?? given)

const smtpUrl = z.string().regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')

/**
 * Longest local part of `MAIL_RETURN_PATH`. We add a plus sign and a code of 55 characters to it, and a local part has
 * 64 characters at most (RFC 5321 §4.5.3.1.1).
 */
const maxReturnPathLocal = 8

function isOrigin(address: string): boolean {
  const url = URL.parse(address)
  if (!url) return false
  const { username, password, pathname, search, hash } = url
  return pathname === '/' && [username, password, search, hash].every((part) => part === '')
}

const optionalHttpsUrl = z.url({ protocol: /^https$/ }).optional()
const words = z.string().trim().min(1).optional()

/** A secret of at least 32 random bytes, which are 64 characters in hexadecimal. */
const secret = z.string().refine((value) => Buffer.byteLength(value) >= (/^[0-9a-f]+$/i.test(value) ? 64 : 32), {
  error: 'must have at least 32 random bytes, e.g. of `openssl rand -hex 32`',
})

/** Private key that signs mails: PEM text, perhaps in one line with `\n` for line breaks, or the path of a PEM file. */
const dkimKey = z.string().transform((given, context) => {
  try {
    const pem = given.includes('-----BEGIN') ? given.replaceAll('\\n', '\n') : readFileSync(given, 'utf8')
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem)
    if (asymmetricKeyType === 'rsa' && asymmetricKeyDetails!.modulusLength! >= 2048) return pem
  } catch {
    // The issue that is added below reports an unreadable key, too.
  }
  context.issues.push({
    code: 'custom',
    message: 'must be an RSA key of 2048 bits at least, as PEM or as the path of a PEM file',
    input: '',
  })
  return z.NEVER
})

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a number')
    .transform(Number)
    .pipe(z.number().max(65535))
    .default(3000),
  BASE_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isOrigin, 'must be scheme and host alone, e.g. https://wenskring.example')
    .optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  DATA_DIR: z
    .string()
    .refine((folder) => !/^\/(proc|sys)(\/|$)/.test(resolve(folder)), 'must be on a disk')
    .default('./data'),
  SMTP_URL: smtpUrl.optional(),
  SMTP_URL_BULK: smtpUrl.optional(),
  MAIL_FROM: sender.optional(),
  MAIL_FROM_BULK: sender.optional(),
  MAIL_RETURN_PATH: z
    .email()
    .refine((address) => address.indexOf('@') <= maxReturnPathLocal, {
      error: `must have at most ${maxReturnPathLocal} characters before the @`,
    })
    .optional(),
  MAIL_UNSUBSCRIBE: z.email().optional(),
  MAIL_BOUNCE_KEY: z
    .string()
    .regex(/^[\w-]{16,}$/, 'must be 16 letters or digits at least')
    .optional(),
  MAIL_PACE: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a number of mails a second')
    .transform(Number)
    .default(20),
  DKIM_DOMAIN: z
    .string()
    .toLowerCase()
    .transform((domains) => domains.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be domains')).nonempty())
    .optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/i, 'must be the name before ._domainkey')
    .optional(),
  DKIM_PRIVATE_KEY: dkimKey.optional(),
  SECRET: secret.optional(),
  SECRETS_OLD: z
    .string()
    .default('')
    .transform((secrets) =>
      secrets
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean),
    )
    .pipe(z.array(secret)),
  EDITION: z.enum(editionCodes).optional(),
  TRUST_PROXY: onOff('off'),
  FETCH_ALLOW_HOSTS: z
    .string()
    .default('')
    .transform((hosts) => hosts.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.string().regex(onlyHost, 'must be hosts, without a wildcard'))),
  PAGE_MEMORY_MB: z
    .string()
    .regex(/^\d{1,6}$/, 'must be a number of megabytes')
    .transform(Number)
    .default(64),
  RATE_LIMITS: onOff('on'),
  MAIL_DELAYS: onOff('on'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  SENTRY_DSN: z.url().optional(),
  METRICS_TOKEN: z.string().min(8).optional(),
  CONTACT_EMAIL: z.email().optional(),
  CONTACT_WHATSAPP: z
    .string()
    .regex(/^\+?[0-9 ]{8,20}$/, 'must be a number with its country, e.g. +31 6 12345678')
    .transform((number) => number.replace(/\D/g, ''))
    .optional(),
  OPERATOR_NAME: words,
  OPERATOR_ADDRESS: words,
  OPERATOR_REPRESENTATIVES: words,
  OPERATOR_REGISTER: words,
  OPERATOR_VAT: words,
  OPERATOR_PHONE: words,
  TERMS_URL: optionalHttpsUrl,
  PRIVACY_URL: optionalHttpsUrl,
  APP_STORE_URL: optionalHttpsUrl,
  PLAY_STORE_URL: optionalHttpsUrl,
  ...(Object.fromEntries(switchNames.map((name) => [variableOf(name), onOff('on')])) as Record<
    `FEATURE_${string}`,
    ReturnType<typeof onOff>
  >),
})

export type Config = ReturnType<typeof readConfig>

/**
 * Reads the configuration from environment variables.
 * @param env the variables in the table of README.md; an empty string counts as absent
 * @throws Error naming each bad variable
 */
export function readConfig(env: Record<string, string | undefined> = process.env) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`).join('\n'))
  }
  const e = parsed.data
  const production = e.NODE_ENV === 'production'
  if (production && e.DATABASE_URL && !e.SECRET)
    throw new Error('SECRET: required in production when DATABASE_URL is set')
  if (production && !e.RATE_LIMITS) throw new Error('RATE_LIMITS: off is for benchmarks, not for production')
  const dkim = { DKIM_DOMAIN: e.DKIM_DOMAIN, DKIM_SELECTOR: e.DKIM_SELECTOR, DKIM_PRIVATE_KEY: e.DKIM_PRIVATE_KEY }
  const unset = Object.entries(dkim).flatMap(([name, value]) => (value === undefined ? [name] : []))
  if (unset.length === 1 || unset.length === 2)
    throw new Error(
      `${unset[0]}: required, as mails are signed with all of ${Object.keys(dkim).join(', ')} or not at all`,
    )
  if (e.SMTP_URL_BULK && !e.SMTP_URL) throw new Error('SMTP_URL: required, as SMTP_URL_BULK is set')
  return Object.freeze({
    production,
    port: e.PORT,
    baseUrl: (e.BASE_URL ?? `http://localhost:${e.PORT}`).replace(/\/$/, ''),
    databaseUrl: e.DATABASE_URL,
    dataDir: resolve(e.DATA_DIR),
    smtpUrl: e.SMTP_URL,
    /** mail server for bulk mails */
    smtpUrlBulk: e.SMTP_URL_BULK ?? e.SMTP_URL,
    /** sender's address of all mails; undefined for the edition's */
    mailFrom: e.MAIL_FROM,
    /** sender's address of bulk mails; undefined for that of other mails */
    mailFromBulk: e.MAIL_FROM_BULK ?? e.MAIL_FROM,
    /** address to which mail servers return mails that they can't deliver; undefined for the sender's */
    mailReturnPath: e.MAIL_RETURN_PATH,
    /** mailbox for requests to get no more mails of a kind */
    mailUnsubscribe: e.MAIL_UNSUBSCRIBE,
    /** key in the URL to which a relay reports bounces; undefined if no relay does */
    mailBounceKey: e.MAIL_BOUNCE_KEY,
    /** largest number of mails a second to one recipient's domain; 0 for any number */
    mailPace: e.MAIL_PACE,
    /** how mails are signed; null if they are not signed */
    dkim:
      unset.length === 0
        ? { domains: e.DKIM_DOMAIN!, selector: e.DKIM_SELECTOR!, privateKey: e.DKIM_PRIVATE_KEY! }
        : null,
    secret: e.SECRET,
    oldSecrets: e.SECRETS_OLD,
    edition: e.EDITION,
    trustProxy: e.TRUST_PROXY,
    fetchAllowHosts: e.FETCH_ALLOW_HOSTS,
    pageCacheMegabytes: e.PAGE_MEMORY_MB,
    rateLimits: e.RATE_LIMITS,
    mailDelays: e.MAIL_DELAYS,
    logLevel: e.LOG_LEVEL,
    sentryDsn: e.SENTRY_DSN,
    metricsToken: e.METRICS_TOKEN,
    operator: Object.freeze({
      email: e.CONTACT_EMAIL,
      whatsapp: e.CONTACT_WHATSAPP,
      name: e.OPERATOR_NAME,
      address: e.OPERATOR_ADDRESS,
      representatives: e.OPERATOR_REPRESENTATIVES,
      register: e.OPERATOR_REGISTER,
      vat: e.OPERATOR_VAT,
      phone: e.OPERATOR_PHONE,
      termsUrl: e.TERMS_URL,
      privacyUrl: e.PRIVACY_URL,
      appStoreUrl: e.APP_STORE_URL,
      playStoreUrl: e.PLAY_STORE_URL,
    }),
    /** variables that are named like a feature switch but belong to none */
    unknownSwitches: Object.keys(given).filter((name) => name.startsWith('FEATURE_') && !(name in environment.shape)),
    switches: Object.freeze(
      Object.fromEntries(
        switchNames.map((name) => [name, (e as Record<string, unknown>)[variableOf(name)] as boolean]),
      ),
    ) as Readonly<Record<Switch, boolean>>,
  })
}
