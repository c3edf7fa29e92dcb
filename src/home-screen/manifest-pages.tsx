import { Hono } from 'hono'
import { artUrl } from '#core/art.ts'
import { brandArt } from '#core/editions.ts'
import type { Scope } from '#core/scope.ts'
import { drawsUrl as drawsAddress } from '#views/draws/urls.ts'
import { friendsUrl } from '#views/friends/urls.ts'
import { addGiftUrl } from '#views/gifts/urls.ts'
import { manifestUrl } from '#views/home-screen/urls.ts'
import type { Env } from '#web/http.ts'

const paper = '#fbf8f3'

/**
 * Returns the site's manifest as the W3C's Web Application Manifest specifies it, with the share target of the W3C's
 * Web Share Target API.
 */
function manifestOf({ texts, config }: Pick<Scope, 'texts' | 'config'>) {
  const { t, edition } = texts
  const { icon192, icon512, maskable512 } = brandArt(edition)
  const png = { type: 'image/png' }
  return {
    id: '/',
    name: edition.brand,
    short_name: edition.brand,
    description: t('layout.description'),
    lang: edition.locale,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: edition.themeColor,
    icons: [
      { src: artUrl(icon192), sizes: '192x192', ...png },
      { src: artUrl(icon512), sizes: '512x512', ...png },
      { src: artUrl(maskable512), sizes: '512x512', ...png, purpose: 'maskable' },
    ],
    shortcuts: [
      { name: t('gift.add.title'), url: addGiftUrl },
      { name: t('layout.my_lists'), url: '/' },
      ...(config.switches.drawLots ? [{ name: t('layout.draws'), url: drawsAddress }] : []),
      { name: t('friends.title'), url: friendsUrl },
    ],
    share_target: {
      action: addGiftUrl,
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded', // GET has no other encoding, but Chromium wants it stated
      params: { title: 'title', text: 'text', url: 'url' },
    },
  }
}

export const manifestPages = new Hono<Env>().get(manifestUrl, (c) =>
  c.body(JSON.stringify(manifestOf(c.get('scope'))), 200, {
    'Content-Type': 'application/manifest+json; charset=utf-8',
  }),
)
