import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { wishedGifts, wishLines, wishParts } from '../../src/gifts/wish-lines.ts'

describe('Wishes that are written as one text', () => {
  test('Each line that shows something is a wish, without the mark of a list', () => {
    assert.deepEqual(wishLines('- Sokken\n\n  • Thee \n* Een boek\n–\u2007Jam\n\u2800\n-5 graden\n–'), [
      'Sokken',
      'Thee',
      'Een boek',
      'Jam',
      '-5 graden',
      '–',
    ])
    assert.deepEqual(wishLines(' \n\u200b\n'), [])
  })

  test('Web addresses in a line become links, and nothing else does', () => {
    assert.deepEqual(wishParts('Theepot'), [{ words: 'Theepot' }])
    assert.deepEqual(wishParts('Een pot (https://shop.nl/a) of https://shop.nl/b?c=(d), of www.shop.nl.'), [
      { words: 'Een pot (' },
      { url: 'https://shop.nl/a' },
      { words: ') of ' },
      { url: 'https://shop.nl/b?c=(d)' },
      { words: ', of www.shop.nl.' },
    ])
    assert.deepEqual(wishParts('HTTP://shop.nl/theepot'), [{ url: 'HTTP://shop.nl/theepot' }])
    assert.deepEqual(wishParts('www.shop.nl/theepot'), [{ url: 'https://www.shop.nl/theepot' }])
    for (const words of [
      'javascript:alert(1)',
      'javascript://shop.nl/%0aalert(1)',
      'data:text/html,<b>',
      'https://',
      'https://[',
      'ftp://shop.nl/a',
      'mail@shop.nl',
      'Node.js',
    ])
      assert.deepEqual(wishParts(words), [{ words }], words)
  })

  test('A line becomes a gift: its first link is the gift’s link, and its other words are the description', () => {
    assert.deepEqual(
      wishedGifts(
        'Sokken\nTheepot: https://shop.nl/t?utm_source=mail, liefst blauw\nhttps://shop.nl/p/houten-trein/\nwww.shop.nl/theepot\nhttps://a.nl/1 of https://b.nl/2',
      ),
      [
        { description: 'Sokken', url: null },
        { description: 'Theepot: liefst blauw', url: 'https://shop.nl/t' },
        { description: 'Houten trein', url: 'https://shop.nl/p/houten-trein/' },
        { description: 'Theepot', url: 'https://www.shop.nl/theepot' },
        { description: 'of https://b.nl/2', url: 'https://a.nl/1' },
      ],
    )
    assert.deepEqual(wishedGifts('Kop\u0007thee\njavascript:alert(1)'), [
      { description: 'Kop thee', url: null },
      { description: 'javascript:alert(1)', url: null },
    ])
  })

  test('No word of a long line and no long link is lost, and all fit into gifts', () => {
    const words = Array.from({ length: 180 }, (_, index) => `woord${index}👨‍👩‍👧`).join(' ')
    const gifts = wishedGifts(`${words} https://shop.nl/a`)
    assert.equal(gifts.map(({ description }) => description).join(' '), words)
    assert.ok(gifts.length > 1 && gifts.every(({ description }) => [...description].length <= 1000))
    assert.deepEqual(
      gifts.map(({ url }) => url),
      ['https://shop.nl/a', ...gifts.slice(1).map(() => null)],
    )
    const whole = 'x'.repeat(1999)
    assert.deepEqual(
      wishedGifts(whole).map(({ description }) => description.length),
      [1000, 999],
    )
    const long = `https://shop.nl/${'🎁'.repeat(900)}`
    assert.deepEqual(wishedGifts(long), [{ description: long, url: null }], 'encoded, the link is too long for a gift')
    const most = wishedGifts(Array.from({ length: 1000 }, () => 'x').join('\n'))
    assert.equal(most.length, 1000)
  })
})
