/** Callers: a visitor without a session, a guest, the owner of the list, and her sister. */
export const callers = ['visitor', 'guest', 'noor', 'lotte'] as const
export type Caller = (typeof callers)[number]

/** Status of a response, or the target of a redirect. */
type Answer = number | `/${string}`

export interface PageRow {
  /** `{name}` stands for a value of cast.ts */
  path: string
  /** expected response for each of `callers`, in that order; a single one is for all callers */
  answers: readonly [Answer] | readonly [Answer, Answer, Answer, Answer]
}

const row = (path: string, ...answers: PageRow['answers']): PageRow => ({ path, answers })

/** All paths of pages, with their aliases and states, as links from outside the repository use them. */
export const pages: readonly PageRow[] = [
  // pages of the shell and of accounts
  row('/', 200),
  row('/account', 401, 200, 200, 200),
  row('/account/create', 200, 200, '/', '/'),
  row('/account/create?fromLot={lot}', 200, 200, '/', '/'),
  row('/account/delete', 401, 200, 200, 200),
  row('/account/deleted', 200, '/', '/', '/'),
  row('/account/deletedError', 200),
  row('/account/forgotpassword', 200),
  row('/account/goodbye', 200, '/', '/', '/'),
  row('/account/mailings/{mailings}', 200),
  row('/account/mailings/{unknown}', 404),
  row('/account/resetpassword', 200),
  row('/account/resetpassword/{resetCode}', 200),
  row('/account/resetpassword/{unknown}', 404),
  row('/account/confirm?proof={proof}', 200),
  row('/account/confirm?proof=x', 404),
  row('/account/login', 200, 200, '/', '/'),
  row('/account/login?returnUrl=/noor', 200, 200, '/noor', '/noor'),
  row('/account/login?returnUrl=https://elders.example/', 200, 200, '/', '/'),
  row('/error', 500),
  row('/nergens/te/vinden', 404),

  // lists
  row('/mylist/new', 401, '/account/create', 200, 200),
  row('/mylist/send', 401, '/account/create', 200, 200),
  row('/mylist/send/noor', 401, 403, 200, 403),
  row('/mylist/add?url={shop}', 401, '/account/create', 200, 200),
  row('/mylist/bookmarklet', 200),
  row('/noor', 200),
  row('/NOOR', '/noor'),
  row('/list/open/noor', '/noor'),
  row('/nietbestaand', 404),
  row('/lotte', 200),
  row('/huis-van-noor', 403, 403, 200, 403),
  row('/noor/categories', 401, 403, 200, 403),
  row('/noor/image', 401, 403, 200, 403),
  row('/noor/gifts/new', 403, 403, 200, 403),
  row('/noor/share', 200),
  row('/noor/settings', 401, 403, 200, 403),
  row('/noor/qr', 200),
  row('/huis-van-noor/qr', 403, 403, 200, 403),
  row('/noor/forum', 200),
  row('/gifts/{gift}/cross-off', 200, 200, 403, 200),
  row('/gifts/{taken}/cross-off', 200, 200, 403, 200),
  row('/gifts/{unknown}/cross-off', 404),
  row('/list/search', 200),
  row('/list/search?query=ab', 422),
  row('/list/search?query=noor', 200),
  row('/friends', 401, 200, 200, 200),
  row('/friends/gifts', 401, 200, 200, 200),
  row('/crossedoff', 401, 200, 200, 200),
  row('/crossedoff/{taken}/{crossOff}', 200, 200, 404, 200),
  row('/crossedoff/{gift}/{unknown}', 404),
  row('/crossedoff/geen/guid', 404),
  row('/winkels', 200),
  row('/laden', 200),
  row('/shops', 200),
  row('/products', 200),
  row('/products?term=trein', 200),
  row(
    '/i/{openInvite}',
    '/i/{openInvite}/login',
    '/i/{openInvite}/createaccount',
    '/i/{openInvite}/open',
    '/i/{openInvite}/open',
  ),
  row('/i/{openInvite}/open', '/i/{openInvite}/login', '/i/{openInvite}/createaccount', 200, 200),
  row('/i/{openInvite}/login', 200, 200, '/i/{openInvite}/open', '/i/{openInvite}/open'),
  row('/i/{openInvite}/createaccount', 200, 200, '/i/{openInvite}', '/i/{openInvite}'),
  row('/i/{usedInvite}', 410),
  row('/i/{unknown}', 404),
  row('/i/geen-guid', 404),

  // draws
  row(
    '/lootjestrekken',
    '/lootjestrekken/loting/start',
    '/lootjestrekken/loting/start',
    '/lootjestrekken/loting/start',
    200,
  ),
  row('/lootjestrekken/loting', '/lootjestrekken/loting/start'),
  row('/lootjestrekken/loting/start', 200),
  row('/lootjestrekken/loting/details', 200),
  row(
    '/lootjestrekken/loting/getrokken/{draw}',
    '/lootjestrekken/loting/nietgevonden',
    '/lootjestrekken/loting/nietgevonden',
    '/lootjestrekken/loting/nietgevonden',
    200,
  ),
  row(
    '/loting/{draw}',
    '/lootjestrekken/loting/nietgevonden',
    '/lootjestrekken/loting/nietgevonden',
    '/lootjestrekken/loting/nietgevonden',
    200,
  ),
  row(
    '/lootjestrekken/loting/getrokken/{draw}/wijzigen',
    '/lootjestrekken/loting/nietgevonden',
    '/lootjestrekken/loting/nietgevonden',
    '/lootjestrekken/loting/nietgevonden',
    200,
  ),
  row(
    '/lootjestrekken/loting/getrokken/{draw}/deelnemers/nieuw',
    '/lootjestrekken/loting/nietgevonden',
    '/lootjestrekken/loting/nietgevonden',
    '/lootjestrekken/loting/nietgevonden',
    200,
  ),
  row(
    '/lootjestrekken/loting/{draw}/kaartjes',
    '/lootjestrekken/loting/nietgevonden',
    '/lootjestrekken/loting/nietgevonden',
    '/lootjestrekken/loting/nietgevonden',
    200,
  ),
  row(
    '/lootjestrekken/loting/{draw}/doorgeven',
    '/lootjestrekken/loting/nietgevonden',
    '/lootjestrekken/loting/nietgevonden',
    '/lootjestrekken/loting/nietgevonden',
    200,
  ),
  row('/lootjestrekken/loting/open/{unknown}', '/lootjestrekken/loting/getrokken/{unknown}'),
  row('/lootjestrekken/loting/verwijderd', 410),
  row('/lootjestrekken/loting/kapot', 409),
  row('/lootjestrekken/loting/nietgevonden', 404),
  row('/lootjestrekken/lootje/{lot}', 200),
  row('/lootje/{lot}', 200),
  row('/lootjestrekken/lot/{lot}', '/lootjestrekken/lootje/{lot}'),
  row('/lootjestrekken/envelop/{unknown}', 404),
  row('/lootjestrekken/herinneringen', 404),
  row('/lootjestrekken/lootje/{unknown}', '/lootjestrekken/lootje/nietgevonden'),
  row('/lootjestrekken/lootje/{deletedLot}', '/lootjestrekken/lootje/verwijderd'),
  row('/lootjestrekken/lootje/verwijderd', 410),
  row('/lootjestrekken/lootje/kapot', 409),
  row('/lootjestrekken/lootje/nietgevonden', 404),

  // pages of texts
  row('/blog', 200),
  row('/blog?page=2', 200),
  row('/blog/{article}', 200),
  row('/blog/bestaat-niet', 404),
  row('/faq', 200),
  row('/faq?query=wachtwoord', 200),
  row('/support', 200),
  row('/contact', 200),
  row('/impressum', 200),
  row('/voorwaarden/gebruiksvoorwaarden', 200),
  row('/about/terms', 200),
  row('/voorwaarden/privacy', 200),
  row('/about/privacy', 200),
  row('/voorwaarden/veiligheid', 200),
  row('/about/safety', 200),
  row('/offline', 200),
]

/** Paths that programs read, not people, with the expected content type. */
export const files: readonly { path: string; type: RegExp }[] = [
  { path: '/robots.txt', type: /^text\/plain/ },
  { path: '/sitemap.xml', type: /^(application|text)\/xml/ },
  { path: '/blog/rss.xml', type: /^application\/rss\+xml/ },
  { path: '/manifest.webmanifest', type: /^application\/manifest\+json/ },
  { path: '/sw.js', type: /^text\/javascript/ },
  { path: '/.well-known/security.txt', type: /^text\/plain/ },
  { path: '/calendar/{calendar}.ics', type: /^text\/calendar/ },
  { path: '/api/openapi.json', type: /^application\/json/ },
  { path: '/healthz', type: /^text\/plain/ },
  { path: '/readyz', type: /^text\/plain/ },
]
