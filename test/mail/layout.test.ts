import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as cheerio from 'cheerio'
import { readConfig } from '#core/config.ts'
import { renderMail } from '#mail-content/render-mail.tsx'

const services = { config: readConfig({ BASE_URL: 'https://wenskring.example' }) }
const render = (description: string) =>
  cheerio.load(
    renderMail(services, 'de', {
      subject: 'Betreff',
      preheader: 'Vorab',
      heading: 'Hallo',
      paragraphs: [],
      quote: 'Zwei\nZeilen',
      gifts: [{ description, more: 'Rot\noder blau', imageUrl: 'https://wenskring.example/images/a-mail.jpg' }],
      button: { label: 'Ansehen', url: 'https://wenskring.example/a' },
    }).html,
  )

test('a gift’s words go below its picture on phones if a word has no room beside it', () => {
  assert.equal(render('Weihnachtsbaumbeleuchtung, warmweiß')('.m-stack').length, 1)
  assert.equal(render('Gesellschaftsspiel für zwei Personen')('.m-stack').length, 0)
  assert.match(render('Step')('style').text(), /\.m-stack \.m-side\{display:block!important/)
})

test('line breaks are elements, because Outlook for Windows ignores those in a text', () => {
  const $ = render('Step')
  assert.equal($('blockquote td').html(), 'Zwei<br>Zeilen')
  assert.equal($('.m-beside p').eq(1).html(), 'Rot<br>oder blau')
})

test('the button is readable and coloured without styles', () => {
  const $ = render('Step')
  $('[style]').removeAttr('style')
  assert.equal($('a.m-link').closest('td').attr('bgcolor'), '#125c43')
  assert.equal($('a.m-link font').attr('color'), '#ffffff')
})
