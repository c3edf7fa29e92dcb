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
  '2 MiB of <a> tags': () => filled('<a>'),
  '350,000 <a> tags and then as many </b> tags': () => `${'<a>'.repeat(350_000)}${'</b>'.repeat(350_000)}`,
  '350,000 <b> tags and then as many </i> tags': () => `${'<b>'.repeat(350_000)}${'</i>'.repeat(350_000)}`,
  '2 MiB of nested arrays': () => block(filled('[')),
  '2 MiB of nested objects': () => block(filled('{"offers":')),
  'an attribute of 2 MiB': () => `<meta property="og:title" content="${filled('x')}">`,
  '250,000 attributes on one element': () => `<a ${numbered(250_000, (number) => `a${number}`).join(' ')}>`,
  '2 MiB of class names': () => `<div class="${filled('price old ')}">1,00`,
  '100,000 meta elements': () => '<meta property="og:image" content="https://a.nl/x.jpg">'.repeat(100_000),
  'a block of 200,000 products': () => products(200_000),
  'a block of 16,000 products': () => products(16_000),
  'nested products in microdata': () =>
    filled('<div itemscope itemprop="offers" itemtype="http://schema.org/Product">'),
  'products in microdata that refer to each other': () =>
    filled('<div id="a" itemscope itemref="a b" itemprop="offers"></div><p id="b" itemprop="name">x</p>'),
  'products in JSON that refer to each other': () =>
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
  'an endless comment': () => `<!--${filled('-')}`,
  'an endless script': () => `<script type="application/ld+json">${filled('{"a":1,')}`,
  'an endless title': () => `<title>${filled('a | ')}`,
  'an endless heading': () => `<h1>${filled('<span>a</span> ')}`,
  'quotes that need to be repaired': () => block(`{"a":"${filled('"', 49_000)}`).repeat(20),
  'words that need to be repaired': () => block(`{${filled('"a" ', 49_000)}`).repeat(20),
  'backslashes that need to be repaired': () => block(`{"a":"${filled('\\', 49_000)}`).repeat(20),
  '2 MiB of less-than signs': () => filled('<'),
  '2 MiB of ampersands': () => filled('&'),
  '2 MiB of character references': () => `<h1>${filled('&amp;lt;')}`,
  'a product name of 500,000 less-than signs': () =>
    block(JSON.stringify({ '@type': 'Product', name: '<'.repeat(500_000) })),
  'a price of 500,000 characters': () =>
    block(JSON.stringify({ '@type': 'Product', name: 'x', offers: { price: '1.'.repeat(250_000) } })),
  '2 MiB of prices': () => filled('<span class="price">€ 1'),
  '2 MiB of amounts': () => `<h1>x</h1>${filled('<p>€ 1,00</p>')}`,
  'amounts in elements with 10,000 class names': () =>
    `<h1>x</h1>${filled(`<p class="${'x '.repeat(10_000)}"><b class="price">€ 1,00</b></p>`)}`,
  '2 MiB of nested parts beside the subject': () => filled('<div class="carousel">€ 1,00'),
  'a name of 1 MiB that the title is in': () =>
    `<title>a b</title>${block(JSON.stringify({ '@type': 'Product', name: filled('a ', 2 ** 20) }))}`,
  '2 MiB of attributes with pictures': () =>
    `<h1>x</h1><img ${numbered(80_000, (n) => `data-p${n}="/${n}/s-l9.jpg"`).join(' ')}>`,
  'a product with 100,000 pictures': () =>
    `<meta property="og:image" content="/x/s-l300.jpg">${block(JSON.stringify({ '@type': 'Product', name: 'x', image: numbered(100_000, (n) => `/${n}.jpg`) }))}`,
  '2 MiB of pictures': () => `<h1>x</h1>${filled('<img alt="x" src="a.jpg" srcset="a.jpg 1x, b.jpg 2x">')}`,
  'a srcset of 2 MiB': () => `<img srcset="${filled('a 1x, ')}">`,
  '2 MiB of line breaks': () => filled('\n'),
  '2 MiB of zero bytes': () => filled('\0'),
  '2 MiB of closing tags': () => filled('</p>'),
  'a canonical URL of 2 MiB': () => `<link rel="canonical" href="https://a.nl/${filled('a')}">`,
  'names of built-in properties': () =>
    `<div itemscope itemtype="constructor"><b itemprop="__proto__ constructor toString">x</b></div><constructor typeof="Product"><b property="hasOwnProperty">${block('{"@type":"Product","__proto__":{"name":1},"offers":{"constructor":1},"name":{"@value":{}}}')}`,
  'nulls in place of objects': () =>
    block(
      '{"@type":["Product",null,3],"name":[null,{}],"offers":[null,[],{"price":{},"priceSpecification":[null]}],"image":[null,{},[[]],3],"isVariantOf":null,"hasVariant":[1]}',
    ),
}
