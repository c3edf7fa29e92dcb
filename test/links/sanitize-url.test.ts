import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sanitizeUrl } from '../../src/links/index.ts'

const shop = 'https://www.winkel.nl'
const rows: [what: string, given: string, canonical: string | null, expected: string][] = [
  ['an address without anything', `${shop}/p/ding`, null, `${shop}/p/ding`],
  ['Urchin’s parameters', `${shop}/p/ding?utm_source=a&utm_medium=b&kleur=rood`, null, `${shop}/p/ding?kleur=rood`],
  [
    'clicks',
    `${shop}/p?gclid=1&fbclid=2&msclkid=3&ttclid=4&gbraid=5&wbraid=6&dclid=7&yclid=8&igshid=9&srsltid=0&_ga=1`,
    null,
    `${shop}/p`,
  ],
  ['mails', `${shop}/p?mc_cid=1&mc_eid=2&_hsenc=3&id=4`, null, `${shop}/p?id=4`],
  ['affiliates', `${shop}/p?awc=1&ttid=2&tduid=3&irclickid=4&id=5`, null, `${shop}/p?id=5`],
  ['in capitals, or escaped', `${shop}/p?UTM_Source=a&%75tm_medium=b&id=1`, null, `${shop}/p?id=1`],
  [
    'the rest is left as it is written',
    `${shop}/p?q=a%20b+c&leeg&x=%e4&utm_id=1`,
    null,
    `${shop}/p?q=a%20b+c&leeg&x=%e4`,
  ],
  ['sessions', `${shop}/p;jsessionid=AB12?PHPSESSID=cd&id=1`, null, `${shop}/p?id=1`],
  [
    'Amazon’s',
    'https://www.amazon.de/Lego/dp/B01/ref=sr_1_1?tag=x-21&pf_rd_p=1&pd_rd_w=2&th=1',
    null,
    'https://www.amazon.de/Lego/dp/B01?th=1',
  ],
  ['what is Amazon’s alone', `${shop}/p?tag=zomer&ref=12`, null, `${shop}/p?tag=zomer&ref=12`],
  ['a fragment', `${shop}/p#reviews`, null, `${shop}/p`],
  ['a fragment that is a route', `${shop}/#/p/ding`, null, `${shop}/#/p/ding`],
  ['host, port, credentials', 'https://me:secret@WWW.Winkel.NL:443/P', null, `${shop}/P`],
  ['a canonical address', `${shop}/p/ding?sort=1`, '/p/ding', `${shop}/p/ding`],
  ['of a phone', 'https://m.winkel.nl/ding', `${shop}/ding`, `${shop}/ding`],
  ['by http, of a page by https', `${shop}/ding`, 'http://www.winkel.nl/ding', `${shop}/ding`],
  ['that tracks', `${shop}/ding`, '/ding?utm_source=canonical', `${shop}/ding`],
  ['of another domain', `${shop}/ding`, 'https://elders.nl/ding', `${shop}/ding`],
  [
    'of another shop on the same platform',
    'https://a.myshopify.com/ding',
    'https://b.myshopify.com/ding',
    'https://a.myshopify.com/ding',
  ],
  ['of the front page', `${shop}/ding`, `${shop}/`, `${shop}/ding`],
  ['of the front page in a language', `${shop}/nl/ding`, '/nl/', `${shop}/nl/ding`],
  ['of a script that shows everything', `${shop}/index.php?p=2&x=1`, '/index.php?p=2', `${shop}/index.php?p=2`],
  ['that loses the colour', `${shop}/ding?color=rood&x=1`, '/ding', `${shop}/ding?color=rood`],
  ['that has the colour', `${shop}/ding?color=rood`, '/ding?color=blauw', `${shop}/ding?color=blauw`],
  ['that is none', `${shop}/ding`, 'javascript:alert(1)', `${shop}/ding`],
  ['that cannot be parsed', `${shop}/ding`, 'https://', `${shop}/ding`],
  ['a machine without a domain', 'http://127.0.0.1:8080/ding?utm_source=a', null, 'http://127.0.0.1:8080/ding'],
  [
    'names that objects have',
    'https://constructor.com/p?constructor=1&__proto__=2',
    null,
    'https://constructor.com/p?constructor=1&__proto__=2',
  ],
]

describe('a URL keeps only the parts that identify the product', () => {
  for (const [what, given, canonical, expected] of rows)
    test(what, () => assert.equal(sanitizeUrl(given, canonical), expected))
})
