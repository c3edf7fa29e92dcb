import { getDomain } from 'tldts'

/** Names of parameters that track where a visitor came from, in any shop. */
const tracking = new Set(
  [
    // clicks in advertisements: Google, Microsoft, Meta, Yandex, TikTok, X, LinkedIn, Pinterest, Snapchat, Reddit
    'gclid gclsrc gbraid wbraid gad gad_source gad_campaignid dclid srsltid _ga _gl msclkid fbclid fb_action_ids fb_source igshid igsh',
    'yclid _openstat ttclid twclid li_fat_id epik sccid rdt_cid',
    // clicks in mails: Mailchimp, HubSpot, Klaviyo, Marketo, Omeda, Drip
    'mc_cid mc_eid _hsenc _hsmi __hstc __hssc __hsfp _kx mkt_tok oly_enc_id oly_anon_id __s vero_id vero_conv wickedid',
    // affiliate networks: Awin (and Zanox), TradeTracker, Tradedoubler, Daisycon, Partnerize, CJ, Impact, Rakuten,
    // Adtraction, Webgains
    'awc zanpid ttid tduid daisycon clickref cjevent irclickid irgwc ranmid raneaid ransiteid at_gd wgu wgexpiry affid aff_id affiliate_id',
    // Shopify's searches and recommendations
    '_pos _sid _ss _psq _fid pr_prod_strat pr_rec_id pr_rec_pid pr_ref_pid pr_seq',
    // sessions of shops without cookies
    'phpsessid jsessionid sessionid session_id oscsid zenid xtcsid modsid cfid cftoken',
  ]
    .join(' ')
    .split(' '),
)
/**
 * Matches tracking parameters whose names begin alike: Urchin, advertisements of HubSpot and AT Internet, Matomo, Awin,
 * AliExpress.
 */
const trackingFamilies =
  /^(?:utm_|hsa_|at_(?:medium|campaign|custom|recipient|link|send)|pk_|mtm_|piwik_|matomo_|sv_|aff_|algo_|aspsessionid)/

/**
 * Parameters that are tracking in these shops but have a meaning in others, by the first label of the shop's
 * registrable domain.
 */
const ofShop = new Map<string, RegExp>(
  Object.entries({
    amazon:
      /^(?:ref|ref_|pf_rd_.*|pd_rd_.*|tag|linkcode|linkid|ascsubtag|camp|creative|creativeasin|_encoding|qid|sr|keywords|dib|dib_tag|crid|sprefix|content-id|rnid|ie|s)$/,
    bol: /^(?:bltgh?|bltg|referrer|promo|cid|ruleid)$/,
    ebay: /^(?:_trkparms|_trksid|hash|mkcid|mkevt|mkrid|campid|toolid|customid|amdata|ssspo|sssrc|ssuid|widget_ver|media|itmmeta|itmprp|norover|siteid)$/,
    etsy: /^(?:ref|frs|ga_.*|organic_search_click|click_key|click_sum|sts|pro|content_source|logging_key|dd|cns|sr_prefetch|plkey)$/,
    aliexpress: /^(?:spm|scm|pvid|pdp_npi|pdp_ext_f|gatewayadapt|curpageloguid|utparam.*|_t|sourcetype)$/,
    zalando: /^(?:wmc|opc|_rfl)$/,
  }),
)

/**
 * Matches names of parameters that choose a color or size. The canonical URL may lack them, because it stands for all
 * variants.
 */
const choosesVariant =
  /^(?:variant|variation|variantid|variation_id|colou?r|kleur|farbe|size|maat|gr(?:o|oe|ö)(?:ss|ß)e|option|style|model|sku|attribute_.*|dwvar_.*|selected.*)$/

/** Whether a URL is a shop's front page, perhaps in one of its languages. */
export const isHome = ({ pathname, search }: URL) =>
  search === '' && /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?(?:index\.\w{2,5})?$/i.test(pathname)
/**
 * Whether a URL's fragment is a route of an application that renders in the browser, which begins with `#/` or `#!`.
 */
const isRoute = (fragment: string) => /^#(?:\/|!)/.test(fragment)

/** Returns the decoded name of a parameter in lower case. */
function parameterName(parameter: string): string {
  const name = parameter.split('=', 1)[0]!.replaceAll('+', ' ')
  try {
    return decodeURIComponent(name).toLowerCase()
  } catch {
    return name.toLowerCase()
  }
}

const parametersOf = ({ search }: URL) => search.slice(1).split('&').filter(Boolean)
/** Returns the registrable domain of a URL. Each shop on a shared platform counts as a domain of its own. */
const domainOf = ({ hostname }: URL) => getDomain(hostname, { allowPrivateDomains: true }) ?? hostname

/** @returns the URL without credentials, or null if it isn't http or https */
function webAddress(address: string, base?: string): URL | null {
  const url = URL.parse(address, base)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  url.username = ''
  url.password = ''
  return url
}

/**
 * Returns the canonical URL if it is plausible, otherwise null. Some shops name their front page or another site by
 * mistake.
 */
function believable(canonical: string | null, page: URL): URL | null {
  const url = canonical ? webAddress(canonical, page.href) : null
  return url && domainOf(url) === domainOf(page) && (!isHome(url) || isHome(page)) ? url : null
}

/**
 * Returns the canonical URL, or else the given URL, without everything that only tells how the user got there: tracking
 * parameters, session ids, credentials, and fragments that aren't routes. Keeps parameters that choose a variant.
 * @param address http or https; any other URL is returned unchanged
 * @param canonical URL that the page declares as canonical, perhaps relative; ignored if it isn't plausible
 */
export function sanitizeUrl(address: string, canonical: string | null = null): string {
  const page = webAddress(address)
  if (!page) return address
  const url = believable(canonical, page) ?? new URL(page)
  const shop = domainOf(url).split('.')[0]!
  const isTracking = (parameter: string) => {
    const name = parameterName(parameter)
    return tracking.has(name) || trackingFamilies.test(name) || (ofShop.get(shop)?.test(name) ?? false)
  }
  if (page.protocol === 'https:' && url.protocol === 'http:') url.protocol = 'https:'
  const own = parametersOf(url)
  const chosen = parametersOf(page).filter(
    (parameter) =>
      choosesVariant.test(parameterName(parameter)) &&
      !own.some((other) => parameterName(other) === parameterName(parameter)),
  )
  url.search = [...own, ...chosen].filter((parameter) => !isTracking(parameter)).join('&')
  url.pathname = url.pathname.replace(/;(?:jsessionid|sid|phpsessid)=[^/;]*/gi, '')
  if (shop === 'amazon') url.pathname = url.pathname.split('/ref=', 1)[0]!
  if (url.hash === '' && isRoute(page.hash)) url.hash = page.hash
  if (!isRoute(url.hash)) url.hash = ''
  return url.href
}
