import type { Gift } from './gift.ts'

/**
 * Words that each drawing in static/art/gifts stands for, in every language that we support. `-boek` also matches
 * compounds that end in "boek", and `fiets-` those that begin with "fiets". A word is left out if it means something else
 * in another language: Dutch "tassen" are bags, German ones are cups, and German "hat" is a verb.
 */
const words = {
  backpack: `
    -rugzak -rugzakken -tas -tasje handtassen schooltassen koffers tent kampeer- slaapzak wandelschoenen wandelstokken
    -rucksack -rucksäcke -tasche -taschen -koffer schlafsack zelt camping- wanderschuhe wanderstöcke
    backpack backpacks rucksacks bag bags handbag handbags suitcase suitcases luggage`,
  beanie: `
    -muts -mutsen -mutsje -hoed -mütze -mützen hut sonnenhut strohhut beanie beanies hats cap caps`,
  bell: `
    -fiets -fietsen fiets- fietsbel klingel fahrrad- -fahrrad -fahrräder laufrad rennrad
    bicycle bicycles -bike -bikes bike- cycling`,
  book: `
    -boek -boeken -boekje -boekjes -roman -romans thriller thrillers detective atlas agenda tijdschrift dichtbundel
    -buch -bücher -romane krimi krimis zeitschrift taschenkalender
    book books cookbook cookbooks notebook notebooks sketchbook storybook paperback novel novels diary magazine comic comics ereader kindle`,
  bricks: `
    -blokken -blokjes -bouwstenen bouwset -speelgoed speelgoed- -bausteine -bauklötze -klötze -spielzeug spielzeug- spielsachen
    bricks blocks toy toys lego duplo playmobil`,
  camera: `
    -camera -cameras -fototoestel foto- fotos -kamera -kameras fotoapparat objektiv objectief polaroid instax photo photos photograph photography`,
  can: `
    -gieter tuin tuin- tuinieren snoeischaar -gießkanne garten garten- gartenschere gärtnern watering garden gardening`,
  candle: `
    -kaars -kaarsen -kaarsje -kaarsjes -kandelaar theelicht theelichtje theelichtjes waxinelichtjes -windlicht windlichtjes
    -kerze -kerzen teelicht teelichter windlichter candle candles candlestick candlesticks candleholder tealight tealights`,
  game: `
    spel -bordspel -kaartspel gezelschapsspel dobbelspel -spellen spelletje -spelletjes -schaakbord schaakspel schaken kwartet dobbelstenen
    spiel spiele -brettspiel -brettspiele -kartenspiel -kartenspiele -gesellschaftsspiel -gesellschaftsspiele würfelspiel -videospiel -videospiele schach schachspiel würfel
    game games chess dice playstation nintendo xbox monopoly catan scrabble`,
  headphones: `
    -koptelefoon hoofdtelefoon oortjes oordopjes luidspreker platenspeler muziek muziek- langspeelplaat elpee
    -kopfhörer ohrhörer -lautsprecher plattenspieler musik- musik schallplatte schallplatten
    headphone headphones headset earphones earbuds airpods -speaker -speakers music vinyl cd cds lp`,
  lamp: `
    -lamp -lampen -lampje -lampjes lampenkap -lantaarn lichtslinger
    -lampe -leuchte -leuchten nachtlicht lichterkette -laterne lamps lampshade nightlight torch flashlight lantern lanterns`,
  letter: `
    chocoladeletter chocoladeletters -chocolade chocola chocolaatjes bonbon bonbons snoep snoepjes marsepein
    -schokolade praline pralinen süßigkeiten marzipan chocolate chocolates pralines sweets candy`,
  mug: `
    -mok -mokken -beker -bekers kopje kopjes koffie koffie- -tasse kaffeetassen teetassen espressotassen -becher kaffee kaffee- kakao
    mug mugs cup cups coffee espresso cappuccino cocoa`,
  plant: `
    -plant -planten -plantje -plantjes -bloem -bloemen -bloempot bloembollen tulpen boeket -cactus cactussen orchidee stekje stekjes
    -pflanze -pflanzen -blume -blumen -blumentopf -blumenstrauß kaktus kakteen plants flower flowers orchid bouquet monstera succulent succulents`,
  puzzle: `
    -puzzel -puzzels -puzzle -puzzles legpuzzel jigsaw jigsaws`,
  scarf: `
    -sjaal -sjaals -sjaaltje omslagdoek -schal -schals halstuch stola scarf scarves shawl shawls`,
  socks: `
    -sokken -sok -sokjes -kousen -socken -socke -söckchen -strümpfe strumpfhose strumpfhosen sock socks stockings tights maillot maillots`,
  teapot: `
    -theepot theepotten thee kruidenthee muntthee thee- fluitketel waterkoker -teekanne tee früchtetee kräutertee grüntee schwarztee wasserkocher
    teapot teapots tea kettle`,
} as const satisfies Record<string, string>

/** Drawings of parcels, which may contain anything. They stand for gifts whose description has no word from `words`. */
const parcels = ['parcel-bag', 'parcel-cube', 'parcel-flat', 'parcel-roll', 'parcel-round', 'parcel-tall'] as const

export type Drawing = keyof typeof words | (typeof parcels)[number]

const known = new Map<string, Drawing>()
for (const [drawing, list] of Object.entries(words)) {
  for (const word of list.trim().split(/\s+/)) known.set(word, drawing as Drawing)
}

const longest = Math.max(...[...known.keys()].map(({ length }) => length))

/**
 * Returns the drawing for a word, or undefined if none is known. Looks up the whole word, then its end, then its
 * beginning. The end comes before the beginning, because the end of a compound names the thing.
 */
function drawingOfWord(word: string): Drawing | undefined {
  const whole = known.get(word)
  if (whole) return whole
  for (let start = Math.max(0, word.length - longest); start < word.length; start++) {
    const byEnd = known.get(`-${word.slice(start)}`)
    if (byEnd) return byEnd
  }
  for (let end = Math.min(word.length, longest); end > 0; end--) {
    const byBeginning = known.get(`${word.slice(0, end)}-`)
    if (byBeginning) return byBeginning
  }
  return undefined
}

/**
 * Returns the drawing that stands for a gift without a picture. The first known word of the description's first line
 * decides, else the guid picks a parcel. Everybody sees the same drawing everywhere.
 */
export function drawingOf({ description, publicGuid }: Pick<Gift, 'description' | 'publicGuid'>): Drawing {
  const [firstLine = ''] = description.trim().split(/\r?\n/, 1)
  for (const word of firstLine
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)) {
    const drawing = drawingOfWord(word)
    if (drawing) return drawing
  }
  // A guid's digits are random already, so they need no hash.
  return parcels[Number.parseInt(publicGuid.slice(-8), 16) % parcels.length]!
}
