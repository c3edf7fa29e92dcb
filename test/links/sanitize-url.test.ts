import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sanitizeUrl } from '../../src/links/index.ts'

const shop = 'https://www.winkel.nl'
const rows: [what: string, given: string, canonical: string | null, expected: string][] = [
  ['a URL without parameters stays as it is', `${shop}/p/ding`, null, `${shop}/p/ding`],
  [
    'Urchin’s parameters are removed, and others stay',
    `${shop}/p/ding?utm_source=a&utm_medium=b&kleur=rood`,
    null,
    `${shop}/p/ding?kleur=rood`,
  ],
  [
    'parameters of clicks in advertisements are removed',
    `${shop}/p?gclid=1&fbclid=2&msclkid=3&ttclid=4&gbraid=5&wbraid=6&dclid=7&yclid=8&igshid=9&srsltid=0&_ga=1`,
    null,
    `${shop}/p`,
  ],
  ['parameters of clicks in mails are removed', `${shop}/p?mc_cid=1&mc_eid=2&_hsenc=3&id=4`, null, `${shop}/p?id=4`],
  [
    'parameters of affiliate networks are removed',
    `${shop}/p?awc=1&ttid=2&tduid=3&irclickid=4&id=5`,
    null,
    `${shop}/p?id=5`,
  ],
  [
    'tracking parameters in capitals, or escaped, are removed',
    `${shop}/p?UTM_Source=a&%75tm_medium=b&id=1`,
    null,
    `${shop}/p?id=1`,
  ],
  [
    'other parameters stay as they are written',
    `${shop}/p?q=a%20b+c&leeg&x=%e4&utm_id=1`,
    null,
    `${shop}/p?q=a%20b+c&leeg&x=%e4`,
  ],
  [
    'session ids are removed from the path and the parameters',
    `${shop}/p;jsessionid=AB12?PHPSESSID=cd&id=1`,
    null,
    `${shop}/p?id=1`,
  ],
  [
    'Amazon’s tracking parameters are removed on Amazon, and so is “ref” in the path',
    'https://www.amazon.de/Lego/dp/B01/ref=sr_1_1?tag=x-21&pf_rd_p=1&pd_rd_w=2&th=1',
    null,
    'https://www.amazon.de/Lego/dp/B01?th=1',
  ],
  [
    'Amazon’s tracking parameters stay in another shop’s URL',
    `${shop}/p?tag=zomer&ref=12`,
    null,
    `${shop}/p?tag=zomer&ref=12`,
  ],
  ['a fragment is removed', `${shop}/p#reviews`, null, `${shop}/p`],
  ['a fragment that is a route stays', `${shop}/#/p/ding`, null, `${shop}/#/p/ding`],
  [
    'the host is put in lower case, and the default port and credentials are removed',
    'https://me:secret@WWW.Winkel.NL:443/P',
    null,
    `${shop}/P`,
  ],
  ['a canonical URL replaces the page’s URL', `${shop}/p/ding?sort=1`, '/p/ding', `${shop}/p/ding`],
  [
    'a canonical URL replaces the URL of the page for phones',
    'https://m.winkel.nl/ding',
    `${shop}/ding`,
    `${shop}/ding`,
  ],
  [
    'a canonical URL with http becomes https if the page has https',
    `${shop}/ding`,
    'http://www.winkel.nl/ding',
    `${shop}/ding`,
  ],
  ['a canonical URL loses its tracking parameters', `${shop}/ding`, '/ding?utm_source=canonical', `${shop}/ding`],
  ['a canonical URL of another domain is ignored', `${shop}/ding`, 'https://elders.nl/ding', `${shop}/ding`],
  [
    'a canonical URL of another shop on the same platform is ignored',
    'https://a.myshopify.com/ding',
    'https://b.myshopify.com/ding',
    'https://a.myshopify.com/ding',
  ],
  ['a canonical URL of the front page is ignored', `${shop}/ding`, `${shop}/`, `${shop}/ding`],
  ['a canonical URL of the front page in one language is ignored', `${shop}/nl/ding`, '/nl/', `${shop}/nl/ding`],
  [
    'a canonical URL of index.php with a parameter replaces the page’s URL',
    `${shop}/index.php?p=2&x=1`,
    '/index.php?p=2',
    `${shop}/index.php?p=2`,
  ],
  [
    'a canonical URL without a color gets the color of the page’s URL',
    `${shop}/ding?color=rood&x=1`,
    '/ding',
    `${shop}/ding?color=rood`,
  ],
  ['a canonical URL with a color keeps it', `${shop}/ding?color=rood`, '/ding?color=blauw', `${shop}/ding?color=blauw`],
  [
    'a canonical URL with another scheme than http and https is ignored',
    `${shop}/ding`,
    'javascript:alert(1)',
    `${shop}/ding`,
  ],
  ['a malformed canonical URL is ignored', `${shop}/ding`, 'https://', `${shop}/ding`],
  [
    'a URL with an IP address loses its tracking parameters, too',
    'http://127.0.0.1:8080/ding?utm_source=a',
    null,
    'http://127.0.0.1:8080/ding',
  ],
  [
    'parameters with names of built-in properties stay',
    'https://constructor.com/p?constructor=1&__proto__=2',
    null,
    'https://constructor.com/p?constructor=1&__proto__=2',
  ],
]

describe('a URL keeps only the parts that identify the product', () => {
  for (const [what, given, canonical, expected] of rows)
    test(what, () => assert.equal(sanitizeUrl(given, canonical), expected))
})
