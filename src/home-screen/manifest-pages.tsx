import { Hono } from 'hono'
import { artUrl } from '#core/art.ts'
import { brandArt } from '#core/editions.ts'
import type { Scope } from '#core/scope.ts'
import { homeAddress as drawsAddress } from '#views/draws/addresses.ts'
import { friendsAddress } from '#views/friends/addresses.ts'
import { addAddress } from '#views/gifts/addresses.ts'
import { manifestAddress } from '#views/home-screen/addresses.ts'
import type { Env } from '#web/http.ts'

const paper = '#fbf8f3'

/**
 * Returns the manifest as the W3C's Web Application Manifest specifies it, with the share target of the W3C's Web Share
 * Target API.
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
      { name: t('gift.add.title'), url: addAddress },
      { name: t('layout.my_lists'), url: '/' },
      ...(config.switches.drawLots ? [{ name: t('layout.draws'), url: drawsAddress }] : []),
      { name: t('friends.title'), url: friendsAddress },
    ],
    share_target: {
      action: addAddress,
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded', // GET has no other encoding, but Chromium wants it stated
      params: { title: 'title', text: 'text', url: 'url' },
    },
  }
}

export const manifestPages = new Hono<Env>().get(manifestAddress, (c) =>
  c.body(JSON.stringify(manifestOf(c.get('scope'))), 200, {
    'Content-Type': 'application/manifest+json; charset=utf-8',
  }),
)
