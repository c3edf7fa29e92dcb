import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { webAddress, splitWish } from '../../src/gifts/input.ts'
import { nameAndNote, shopHue, shortName } from '../../src/gift/name-and-note.ts'

describe('The one field for links and words', () => {
  test('takes words as words', () => {
    for (const words of [
      'Theepot',
      'Boek: Node.js voor beginners',
      'z.B. Socken',
      'Sokken (maat 39/40)',
      '1/2 kilo dropjes',
    ])
      assert.deepEqual(splitWish(` ${words} `), { description: words, url: '' })
  })
  test('takes a link alone as the link, and leaves the words to be written', () => {
    assert.deepEqual(splitWish('https://www.shop.nl/theepot?kleur=blauw'), {
      description: '',
      url: 'https://www.shop.nl/theepot?kleur=blauw',
    })
    assert.deepEqual(splitWish('www.shop.nl'), { description: '', url: 'www.shop.nl' })
    assert.deepEqual(splitWish('shop.co.uk/teapot'), { description: '', url: 'shop.co.uk/teapot' })
  })
  test('finds a link among words', () => {
    assert.deepEqual(splitWish('Theepot: https://shop.nl/t, liefst blauw'), {
      description: 'Theepot: liefst blauw',
      url: 'https://shop.nl/t',
    })
    assert.deepEqual(splitWish('Theepot https://shop.nl/t'), { description: 'Theepot', url: 'https://shop.nl/t' })
    assert.deepEqual(splitWish('Zie (https://shop.nl/t)'), { description: 'Zie', url: 'https://shop.nl/t' })
    assert.deepEqual(splitWish('Boek https://nl.wikipedia.org/wiki/Ring_(sieraad)'), {
      description: 'Boek',
      url: 'https://nl.wikipedia.org/wiki/Ring_(sieraad)',
    })
    assert.deepEqual(splitWish('Kijk eens naar deze: https://shop.nl/t.'), {
      description: 'Kijk eens naar deze',
      url: 'https://shop.nl/t',
    })
  })
})

describe('A web address', () => {
  test('is http or https, and gets https if it has no scheme', () => {
    assert.equal(webAddress(' https://shop.nl/a '), 'https://shop.nl/a')
    assert.equal(webAddress('HTTP://shop.nl/a'), 'HTTP://shop.nl/a')
    assert.equal(webAddress('shop.nl'), 'https://shop.nl')
    assert.equal(webAddress('shop.nl:8080/a'), 'https://shop.nl:8080/a')
    assert.equal(webAddress('https://shop.nl/mooie theepot'), 'https://shop.nl/mooie%20theepot')
  })
  test('is refused if a browser would run it, fetch it otherwise or not understand it', () => {
    for (const given of [
      'javascript:alert(1)',
      'javascript:alert(1)@shop.nl',
      'JavaScript://shop.nl/%0aalert(1)',
      'data:text/html,x',
      'mailto:a@shop.nl',
      'tel:0612',
      'file:///etc/passwd',
      'ftp://shop.nl',
      'theepot',
      'https://',
      '.',
      '//',
      '',
      'https://[',
    ]) {
      assert.equal(webAddress(given), null, given)
    }
  })
})

describe('A gift’s words', () => {
  test('are a name and, on the next lines, a note', () => {
    assert.deepEqual(nameAndNote('Gieter, 5 liter\r\nMet een lange hals.\nGroen'), {
      name: 'Gieter, 5 liter',
      note: 'Met een lange hals.\nGroen',
    })
    assert.deepEqual(nameAndNote('Gieter'), { name: 'Gieter', note: null })
  })
  test('lose nothing when they are long', () => {
    const long =
      'Een theepot voor zes kopjes. Het liefst blauw met stippen, maar groen mag ook als er nergens meer een blauwe te vinden is'
    const { name, note } = nameAndNote(long)
    assert.equal(name, 'Een theepot voor zes kopjes.')
    assert.equal(`${name} ${note}`, long)
    assert.deepEqual(nameAndNote('Een grote gieter van zink, met een hals die lang genoeg is voor achteraan'), {
      name: 'Een grote gieter van zink,',
      note: 'met een hals die lang genoeg is voor achteraan',
    })
    const words = 'woord '.repeat(40).trim()
    assert.equal(`${nameAndNote(words).name} ${nameAndNote(words).note}`, words)
    assert.ok([...nameAndNote(words).name].length <= 56)
    const one = '🎁'.repeat(200)
    assert.equal(nameAndNote(one).name + nameAndNote(one).note, one)
  })
  test('are shortened for a sentence', () => {
    assert.equal(shortName('Theepot'), 'Theepot')
    assert.equal(shortName('🎁'.repeat(80)), `${'🎁'.repeat(56)}…`)
    assert.equal(shortName('👨‍👩‍👧‍👦'.repeat(80)), `${'👨‍👩‍👧‍👦'.repeat(56)}…`)
    assert.equal(
      shortName('Een theepot voor zes kopjes. Het liefst blauw met stippen, of groen'),
      'Een theepot voor zes kopjes.',
    )
    assert.equal(
      shortName('Een grote gieter van zink, met een hals die lang genoeg is voor achteraan'),
      'Een grote gieter van zink…',
    )
    assert.equal(shortName('Gieter\nMet een lange hals'), 'Gieter')
  })
  test('may name a shop, which always has the same colour', () => {
    assert.equal(shopHue('shop.nl'), shopHue('shop.nl'))
    assert.ok(['shop.nl', 'x', '🎁.example'].every((host) => shopHue(host) >= 0 && shopHue(host) < 360))
  })
})
