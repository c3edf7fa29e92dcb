import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { after, test } from 'node:test'
import { openWorld } from '#test/support/world.ts'
import { artUrl } from '#core/art.ts'
import { drawingOf } from '../../src/gift/drawing.ts'

const world = await openWorld()
after(() => world.close())

const drawings = readdirSync('static/art/gifts').map((file) => file.replace('.svg', ''))
const drawingFor = (description: string) => drawingOf({ description, publicGuid: randomUUID() })

const wishes: Record<string, string[]> = {
  backpack: ['Rugzak, het liefst groen', 'Neue Schultasche', 'A bag for the weekend', 'Tas voor de laptop'],
  beanie: ['Muts met pompon', 'Wintermütze', 'Two woolly hats'],
  bell: ['Fietsbel die écht hard kan', 'Fahrradschloss', 'A balance bike', 'Nieuwe racefiets'],
  book: [
    'Het nieuwe boek van Marit Holm',
    'Kinderbuch',
    'Bücher über Vögel',
    'Cookbook',
    'KOFFIETAFELBOEK over lampen',
    'Puzzelboek',
  ],
  bricks: ['Bouwstenen voor Teun', 'Holzspielzeug', 'Building blocks'],
  camera: ['Wegwerpcamera', 'Fotolijstje', 'Sofortbildkamera', 'A photo of you all'],
  can: ['Gieter', 'Gießkanne für den Balkon', 'Watering can', 'Tuinhandschoenen'],
  candle: ['Geurkaars vijg & ceder', 'Duftkerzen', 'Scented candles', 'Theelichtjes'],
  game: ['Samen een spelletjesavond: bordspel voor vier', 'Brettspiel für zwei', 'A game for five'],
  headphones: ['Koptelefoon voor in de trein', 'Kabelloser Kopfhörer', 'Headphones', 'Muziekles'],
  lamp: ['Leeslamp voor naast de bank', 'Schreibtischlampe', 'Lamps'],
  letter: ['Chocoladeletter N', 'Zartbitterschokolade', 'Chocolates'],
  mug: ['Mok met een hartje', 'Kaffeetasse', 'Coffee, any beans', 'Koffiefilters'],
  plant: ['Pannenkoekplant', 'Blumentopf', 'Flowers', 'Cactus'],
  puzzle: ['Puzzel van 1000 stukjes', 'Puzzle mit Katzen', 'Jigsaw'],
  scarf: ['Gestreepte sjaal, rood met crème', 'Wollschal', 'Scarf'],
  socks: ['Wollen sokken, maat 39', 'Warme Socken', 'SOCKS!'],
  teapot: ['Theepot voor zes kopjes, liefst blauw', 'Teekanne', 'Tea', 'Thee'],
}

test('a gift without a picture has a drawing that fits its words, in Dutch, German and English', () => {
  for (const [drawing, descriptions] of Object.entries(wishes)) {
    for (const description of descriptions) assert.equal(drawingFor(description), drawing, description)
  }
})

test('every drawing has words, and every word’s drawing exists', () => {
  const fitting = drawings.filter((drawing) => !drawing.startsWith('parcel-'))
  assert.deepEqual(Object.keys(wishes).sort(), fitting.sort())
})

test('a word inside another word, or a word of another language, selects no drawing', () => {
  const others = [
    'Bezoek',
    'Zum Beispiel Geld',
    'Oma hat eine Idee',
    'MacBook',
    'Gospel',
    'Boekenkast',
    'Tassen',
    '',
    '🎁',
  ]
  for (const description of others) assert.match(drawingFor(description), /^parcel-/, description)
})

test('only the first line selects the drawing, because the note may mention other things', () => {
  assert.equal(drawingFor('Sokken\nDie van het boek.'), 'socks')
  assert.match(drawingFor('Een dagje naar het strand\nIk neem mijn rugzak en mijn camera mee.'), /^parcel-/)
})

test('a gift without a known word always has the same parcel, and the gifts of a list have different ones', () => {
  const gifts = Array.from({ length: 300 }, () => ({
    description: 'Een dagje naar het strand',
    publicGuid: randomUUID(),
  }))
  const parcels = gifts.map(drawingOf)
  assert.deepEqual(gifts.map(drawingOf), parcels)
  assert.deepEqual([...new Set(parcels)].sort(), drawings.filter((drawing) => drawing.startsWith('parcel-')).sort())
})

test('a gift’s drawing is the same for its owner and its visitors, on lists, in dialogs and in overviews', async () => {
  const noor = await world.person('Noor de Vries')
  const lotte = await world.person('Lotte de Vries')
  const { publicGuid } = await world.addGift(noor.list, { description: 'Postzegels' })
  await lotte.api('POST', '/api/Gift/CrossOff', { publicGiftGuid: publicGuid, contextId: randomUUID() })
  const drawn = await Promise.all(
    (
      [
        [noor, '/noor'],
        [noor, `/gifts/${publicGuid}/delete`],
        [lotte, '/noor'],
        [lotte, `/gifts/${publicGuid}/cross-off/undo`],
        [lotte, '/crossedoff'],
        [lotte, '/'],
        [world.visitor(), '/noor'],
      ] as const
    ).map(async ([who, path]) => (await who.get(path)).$('main img.drawn, main .drawn img').attr('src')),
  )
  assert.deepEqual(
    drawn,
    drawn.map(() => artUrl(`gifts/${drawingOf({ description: 'Postzegels', publicGuid })}.svg`)),
  )
})
