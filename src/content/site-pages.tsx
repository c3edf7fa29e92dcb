import { Hono } from 'hono'
import { artUrl } from '#core/art.ts'
import { dayMs } from '#core/days.ts'
import { brandArt } from '#core/editions.ts'
import { operatorOf } from '#core/operator.ts'
import { contactUrl } from '#views/contact/urls.ts'
import { safetyUrl } from '#views/content/urls.ts'
import type { Env } from '#web/http.ts'
import { sitemapOf } from './sitemap.ts'

// Files that programs request under standard names.

/**
 * Paths that robots.txt closes to search engines: those of the API and of personal pages. Each ends with a slash, so
 * that it doesn't match the name of a list. The page of a list states itself whether it may be found.
 */
const disallowedPaths = [
  '/api/',
  '/dev/',
  '/signalr/',
  '/account/',
  '/crossedoff/',
  '/gifts/',
  '/i/',
  '/lootje/',
  '/lootjestrekken/lootje/',
  '/lootjestrekken/loting/open/',
  '/calendar/',
]

/** Number of days after which security.txt expires. RFC 9116 recommends less than a year. */
const securityTxtDays = 180

const plainText = (lines: readonly string[]) => `${lines.join('\n')}\n`

export const sitePages = new Hono<Env>()
  .get('/robots.txt', (c) =>
    c.text(
      plainText([
        'User-agent: *',
        'Allow: /account/create',
        ...disallowedPaths.map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: ${c.get('scope').config.baseUrl}/sitemap.xml`,
      ]),
    ),
  )
  .get('/sitemap.xml', (c) =>
    c.body(sitemapOf(c.get('scope')), 200, { 'Content-Type': 'application/xml; charset=utf-8' }),
  )
  .get('/.well-known/security.txt', (c) => {
    const { config, texts, now } = c.get('scope')
    const expires = new Date(now().getTime() + securityTxtDays * dayMs)
    return c.text(
      plainText([
        `Contact: mailto:${operatorOf(config, texts.edition).email}`,
        `Contact: ${config.baseUrl}${contactUrl}`,
        `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
        'Preferred-Languages: nl, de, en',
        `Canonical: ${config.baseUrl}/.well-known/security.txt`,
        `Policy: ${config.baseUrl}${safetyUrl}`,
      ]),
    )
  })
  .get('/.well-known/change-password', (c) => c.redirect('/account'))
  .get('/favicon.ico', (c) => c.redirect(artUrl(brandArt(c.get('scope').texts.edition).icon192)))
  .get('/apple-touch-icon.png', (c) => c.redirect(artUrl(brandArt(c.get('scope').texts.edition).icon180)))
  .get('/apple-touch-icon-precomposed.png', (c) => c.redirect(artUrl(brandArt(c.get('scope').texts.edition).icon180)))
