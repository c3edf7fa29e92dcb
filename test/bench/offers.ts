import { once } from 'node:events'
import type { Pool } from '#core/db.ts'
import { refreshProductWords } from '../../src/products/index.ts'

/**
 * Offer as in a shop's feed. Most offers are in Dutch, some in German or English. Common words are as frequent as in
 * real titles, and many words are in hardly any other title.
 */
export interface Offer {
  feedId: string
  /** null for about a quarter of the offers; the same for all offers of a product that several shops sell */
  gtin: string | null
  title: string
  brand: string
  productType: string
  language: 'nl' | 'de' | 'en'
  url: string
  imageUrl: string
  priceCents: number
}

const words = (text: string) => text.trim().split(/\s+/)

interface Vocabulary {
  things: string[]
  kinds: string[]
  qualities: string[]
  between: string[]
  topics: [string, string][]
}

const vocabularies: Record<Offer['language'], Vocabulary> = {
  nl: {
    things: words(`
      boek spel fiets tas lamp jurk trui schoenen puzzel set pan mes stoel tafel kussen deken klok spiegel vaas beker bord kom schaal doos mand kast rek bank bed kleed
      handdoek sjaal muts jas broek shirt rok sokken laarzen horloge ring ketting armband oorbellen koffer rugzak paraplu bril pop knuffel auto trein bal step skelter helm bel
      slot pomp tent slaapzak matras barbecue parasol gieter schep hark snoeischaar plantenbak bloempot kaars lantaarn poster lijst kalender agenda pen etui verf kwast klei
      zetapparaat molen machine oven grill blender mixer weegschaal thermometer boor zaag hamer schroevendraaier ladder camera statief koptelefoon luidspreker toetsenbord muis
      scherm houder hoes lader kabel batterij radio gitaar trommel fluit piano microfoon serum creme parfum shampoo borstel`),
    kinds: words(`
      kinder baby dames heren meisjes jongens school sport reis tuin keuken bad slaap woon strand winter zomer kerst verjaardags koffie thee wijn bier brood kaas vlees vis taart
      prenten lees voorlees kook dicht strip bord kaart vloer hang sta bureau nacht tafel muur hand rug buik schouder loop race mountain vouw bak berg stads regen sneeuw wandel
      hardloop zwem voetbal tennis hockey dans muziek bouw hout metaal glas kristal wol katoen leren zijden fluweel linnen draad elektro zonne olie gas water lucht`),
    qualities: words(`
      rood blauw groen geel zwart wit grijs roze paars oranje bruin beige goud zilver groot klein lang kort zacht warm licht duurzaam vintage modern klassiek vrolijk handgemaakt
      verstelbaar opvouwbaar waterdicht draadloos oplaadbaar houten metalen stalen katoenen wollen luxe compact`),
    between: words('met en voor de van in'),
    topics: [
      ['Speelgoed', 'Buitenspeelgoed'],
      ['Speelgoed', 'Bouwen'],
      ['Boeken', 'Kinderboeken'],
      ['Boeken', 'Romans'],
      ['Wonen', 'Verlichting'],
      ['Koken', 'Apparaten'],
      ['Mode', 'Dames'],
      ['Mode', 'Heren'],
      ['Sport', 'Kamperen'],
      ['Tuin', 'Gereedschap'],
    ],
  },
  de: {
    things: words(`
      Buch Spiel Fahrrad Tasche Lampe Kleid Pullover Schuhe Puzzle Set Pfanne Messer Stuhl Tisch Kissen Decke Uhr Spiegel Vase Becher Teller Schüssel Kiste Korb Schrank Regal Bett
      Teppich Handtuch Schal Mütze Jacke Hose Hemd Rock Socken Stiefel Ring Kette Armband Koffer Rucksack Schirm Brille Puppe Kuscheltier Auto Eisenbahn Ball Roller Helm Zelt
      Schlafsack Grill Gießkanne Schaufel Schere Blumentopf Kerze Laterne Kalender Stift Maschine Mühle Ofen Mixer Waage Bohrer Säge Hammer Leiter Kamera Kopfhörer Gitarre Flöte`),
    kinds: words(`
      Kinder Baby Damen Herren Schul Sport Reise Garten Küchen Bade Schlaf Wohn Strand Winter Sommer Weihnachts Geburtstags Kaffee Tee Wein Bier Brot Käse Müsli Bilder Vorlese Koch
      Brett Karten Steh Hänge Schreibtisch Nacht Wand Hand Lauf Renn Berg Stadt Regen Schnee Wander Fuß Holz Metall Glas Woll Leder Samt Leinen Draht Solar Öl Wasser`),
    qualities: words(`
      rot blau grün gelb schwarz weiß grau rosa lila orange braun beige gold silber groß klein lang kurz weich warm nachhaltig modern klassisch fröhlich verstellbar faltbar wasserdicht
      kabellos aufladbar hölzern luxuriös kompakt`),
    between: words('mit und für der von in'),
    topics: [
      ['Spielzeug', 'Draußen'],
      ['Bücher', 'Kinderbücher'],
      ['Wohnen', 'Leuchten'],
      ['Küche', 'Geräte'],
      ['Mode', 'Damen'],
      ['Garten', 'Werkzeug'],
    ],
  },
  en: {
    things: words(`
      book game bicycle bag lamp dress sweater shoes puzzle set pan knife chair table cushion blanket clock mirror vase mug plate bowl box basket shelf bed rug towel scarf hat jacket
      trousers shirt skirt socks boots watch ring necklace bracelet suitcase backpack umbrella glasses doll toy car train ball scooter helmet tent grill planter candle lantern poster
      calendar pen machine mill oven blender scale drill saw hammer ladder camera headphones speaker guitar drum flute`),
    kinds: words(`
      kids baby womens mens school sports travel garden kitchen bath bedroom beach winter summer christmas birthday coffee tea wine beer bread cheese picture story cook board card floor
      desk night wall hand running racing mountain folding city rain snow hiking swimming football wood metal glass crystal wool cotton leather silk velvet linen solar water`),
    qualities: words(`
      red blue green yellow black white grey pink purple orange brown beige gold silver large small long short soft warm sustainable vintage modern classic cheerful handmade adjustable
      foldable waterproof wireless rechargeable wooden steel cotton luxury compact`),
    between: words('with and for the of in'),
    topics: [
      ['Toys', 'Outdoor'],
      ['Books', 'Children'],
      ['Home', 'Lighting'],
      ['Kitchen', 'Appliances'],
      ['Garden', 'Tools'],
    ],
  },
}

/** Brands, the most common first. */
const brands = words(`
  Lego Zwaluw Merkurio Bramble Vitro Nordlys Kantoor Hoekstra Tulpa Marbel Solveig Drentse Karwei Lumo Bosrand Fjella Prismo Zonnig Alpenglow Waldmann Kornblume Sternchen Felsen Hartland
  Meadow Oakley Pembroke Thistle Harbour Juniper`)

const syllables = words(`
  ba be bo da de di do fa fe ga go ha he ka ke ki ko la le li lo ma me mi mo na ne ni no pa pe po ra re ri ro sa se si so ta te ti to va ve vi wa we za ze
  bel dan fer gor han kas lin mar nor pel ros sil ten var win zol`)

/** Returns a number from 0 to 1, always the same for the same arguments. */
function chance(n: number, salt: number): number {
  let hash = Math.imul(n ^ Math.imul(salt, 0x9e3779b1), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** Returns one of these values: for evenly spread `by`, from 0 to 1, the first value far more often than the last. */
const common = <Each>(of: readonly Each[], by: number): Each => of[Math.floor(of.length * by ** 2.5)]!

/** Returns one of 200,000 made-up words: for evenly spread `by`, from 0 to 1, the first ones more often. */
function rareWord(by: number): string {
  let rest = Math.floor(200_000 * by ** 2)
  let word = ''
  do {
    word += syllables[rest % syllables.length]
    rest = Math.floor(rest / syllables.length)
  } while (rest > 0)
  return word.length < 4 ? `${word}ris` : word
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function gtinOfNumber(n: number): string {
  const digits = `87${String(n).padStart(10, '0')}`
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0)
  return digits + String((10 - (sum % 10)) % 10)
}

/** Returns the made-up product with this number, which is the same in every shop. */
function productOf(n: number) {
  const by = (salt: number) => chance(n, salt)
  const language = by(1) < 0.7 ? 'nl' : by(1) < 0.9 ? 'de' : 'en'
  const { things, kinds, qualities, between, topics } = vocabularies[language]
  const isCompound = by(2) < 0.6
  const thing = common(things, by(3))
  const kind = common(kinds, by(4))
  const name = !isCompound
    ? capital(thing)
    : language === 'en'
      ? `${capital(kind)} ${thing}`
      : capital(kind) + thing.toLowerCase()
  const brand = common(brands, by(5))
  const parts = [
    ...(by(6) < 0.5 ? [brand] : []),
    name,
    ...(by(7) < 0.5 ? [capital(rareWord(by(8)))] : []),
    ...(by(9) < 0.6 ? [common(qualities, by(10))] : []),
    ...(by(11) < 0.4 ? [common(between, by(12)), common(qualities, by(13)), common(things, by(14)).toLowerCase()] : []),
    ...(by(15) < 0.3 ? [`${Math.ceil(by(16) * 100)} cm`] : []),
    ...(by(17) < 0.3 ? [`${rareWord(by(18)).slice(0, 2).toUpperCase()}${Math.floor(by(19) * 90_000)}`] : []),
  ]
  return {
    language,
    title: parts.join(' '),
    brand,
    productType: [...common(topics, by(20)), name].join(' > '),
    priceCents: Math.round(300 * Math.exp(by(21) * 5.5)),
  } as const
}

/**
 * Returns the offer with this number. Every fifth offer is of a product that other shops sell too.
 * @param n number of the offer, from 0
 */
export function offerOf(n: number): Offer {
  const isShared = n % 5 === 0
  const product = isShared ? -1 - Math.floor(chance(n, 30) * (n / 15 + 10)) : n
  const { priceCents, ...rest } = productOf(product)
  return {
    ...rest,
    feedId: `p-${n}`,
    gtin: isShared ? gtinOfNumber(5_000_000_000 - product) : n % 3 === 0 ? null : gtinOfNumber(n),
    url: `https://winkel.example/p/${n}`,
    imageUrl: `https://winkel.example/img/${n}.jpg`,
    priceCents: Math.round(priceCents * (1 + chance(n, 31) / 5)),
  }
}

const shops = 20
const batch = 50_000

/** Inserts twenty shops, and copies their offers straight into the table `products`, without an import. */
export async function seedOffers(sql: Pool, offers: number): Promise<void> {
  await sql`insert into shops (name, host) select 'Winkel ' || n, 'winkel' || n || '.example' from generate_series(1, ${shops}::int) n`
  const [first] = await sql<{ id: number }[]>`select min(id) as id from shops`
  for (let start = 0; start < offers; start += batch) {
    const rows = Array.from({ length: Math.min(batch, offers - start) }, (_, index) => {
      const offer = offerOf(start + index)
      const shopId = first!.id + Math.floor(((start + index) * shops) / offers)
      return [
        shopId,
        offer.feedId,
        offer.gtin ?? '\\N',
        offer.title,
        offer.brand,
        offer.productType,
        offer.language,
        offer.url,
        offer.imageUrl,
        offer.priceCents,
      ].join('\t')
    })
    const copy = await sql`
      copy products (shop_id, feed_id, gtin, title, brand, product_type, language, url, image_url, price_cents, digest, updated_at) from stdin`.writable()
    copy.end(rows.map((row) => `${row}\t00000000-0000-4000-8000-000000000000\t2026-11-22\n`).join(''))
    await once(copy, 'finish')
  }
  await refreshProductWords(sql)
  await sql`vacuum analyze products, product_words`
}
