import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameFromLink } from '../../src/gifts/name-from-link.ts'

test('a link is named by the words that the shop put into it', () => {
  for (const [link, name] of [
    ['https://www.bol.com/nl/nl/p/lego-friends-huis-41732/9300000123456789/', 'Lego friends huis 41732'],
    ['https://www.coolblue.nl/product/912345/philips-airfryer-xl.html?utm_source=x', 'Philips airfryer xl'],
    ['https://www.amazon.de/LEGO-Friends-Haus/dp/B0BXQ1234Z/ref=sr_1_3', 'LEGO Friends Haus'],
    ['https://shop.example/schl%C3%BCssel_anh%C3%A4nger', 'Schlüssel anhänger'],
  ])
    assert.equal(nameFromLink(link!), name)
})

test('a link is named by a single last word, else by its host; text that is no link has no name', () => {
  for (const [link, name] of [
    ['https://shop.nl/theepot', 'Theepot'],
    ['https://www.bol.com/', 'bol.com'],
    ['https://shop.nl/p/9300000123456789', 'shop.nl'],
    ['https://shop.nl/%E0%A4%A', 'shop.nl'],
    ['geen link', ''],
  ])
    assert.equal(nameFromLink(link!), name)
})
