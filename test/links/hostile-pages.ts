export const pageBytes = 2 ** 21
export const filled = (text: string, length = pageBytes) =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length)
const block = (text: string) => `<script type="application/ld+json">${text}</script>`
export const numbered = <Value>(count: number, make: (number: number) => Value) =>
  Array.from({ length: count }, (_, number) => make(number))
const products = (count: number) =>
  block(JSON.stringify(numbered(count, (number) => ({ '@type': 'Product', name: `a${number}` }))))

/** Pages that are endless or have far too many of some element. */
export const hostilePages: Record<string, () => string> = {
  '100,000 blocks of data': () => block('{"@type":"Product"}').repeat(100_000),
  '2 MiB of <a>': () => filled('<a>'),
  '350,000 elements in each other, and closed again': () => `${'<a>'.repeat(350_000)}${'</b>'.repeat(350_000)}`,
  '350,000 elements in each other, closed by other names': () => `${'<b>'.repeat(350_000)}${'</i>'.repeat(350_000)}`,
  'lists in lists': () => block(filled('[')),
  'things in things': () => block(filled('{"offers":')),
  'an attribute of 2 MiB': () => `<meta property="og:title" content="${filled('x')}">`,
  '250,000 attributes of one element': () => `<a ${numbered(250_000, (number) => `a${number}`).join(' ')}>`,
  'classes without end': () => `<div class="${filled('price old ')}">1,00`,
  '100,000 metas': () => '<meta property="og:image" content="https://a.nl/x.jpg">'.repeat(100_000),
  'a block with 200,000 products': () => products(200_000),
  'a block with as many as are read': () => products(16_000),
  'products in each other by microdata': () =>
    filled('<div itemscope itemprop="offers" itemtype="http://schema.org/Product">'),
  'products that refer to each other': () =>
    filled('<div id="a" itemscope itemref="a b" itemprop="offers"></div><p id="b" itemprop="name">x</p>'),
  'things that refer to each other': () =>
    block(
      JSON.stringify(
        numbered(3_000, (number) => ({
          '@id': `${number}`,
          '@type': 'Product',
          name: 'x',
          offers: { '@id': `${(number + 1) % 3_000}` },
          isVariantOf: { '@id': `${number}` },
          hasVariant: { '@id': `${number}` },
        })),
      ),
    ),
  'a comment without end': () => `<!--${filled('-')}`,
  'a script without end': () => `<script type="application/ld+json">${filled('{"a":1,')}`,
  'a title without end': () => `<title>${filled('a | ')}`,
  'a heading without end': () => `<h1>${filled('<span>a</span> ')}`,
  'quotes that are to be mended': () => block(`{"a":"${filled('"', 49_000)}`).repeat(20),
  'words that are to be mended': () => block(`{${filled('"a" ', 49_000)}`).repeat(20),
  'backslashes that are to be mended': () => block(`{"a":"${filled('\\', 49_000)}`).repeat(20),
  'less than': () => filled('<'),
  ampersands: () => filled('&'),
  entities: () => `<h1>${filled('&amp;lt;')}`,
  'a name of less than': () => block(JSON.stringify({ '@type': 'Product', name: '<'.repeat(500_000) })),
  'a price of digits': () =>
    block(JSON.stringify({ '@type': 'Product', name: 'x', offers: { price: '1.'.repeat(250_000) } })),
  prices: () => filled('<span class="price">€ 1'),
  pictures: () => `<h1>x</h1>${filled('<img alt="x" src="a.jpg" srcset="a.jpg 1x, b.jpg 2x">')}`,
  'a set of pictures': () => `<img srcset="${filled('a 1x, ')}">`,
  'line breaks': () => filled('\n'),
  'nothing but zeros': () => filled('\0'),
  'closing tags': () => filled('</p>'),
  'a canonical address of 2 MiB': () => `<link rel="canonical" href="https://a.nl/${filled('a')}">`,
  'names that objects have': () =>
    `<div itemscope itemtype="constructor"><b itemprop="__proto__ constructor toString">x</b></div><constructor typeof="Product"><b property="hasOwnProperty">${block('{"@type":"Product","__proto__":{"name":1},"offers":{"constructor":1},"name":{"@value":{}}}')}`,
  'nulls where things should be': () =>
    block(
      '{"@type":["Product",null,3],"name":[null,{}],"offers":[null,[],{"price":{},"priceSpecification":[null]}],"image":[null,{},[[]],3],"isVariantOf":null,"hasVariant":[1]}',
    ),
}
