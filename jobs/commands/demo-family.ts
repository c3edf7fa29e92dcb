import type { Occasion } from '#core/occasions.ts'
import type { Language } from '#locales/texts.ts'

/** Grown-ups of the demo family, who have an account each. The demo's guest has only an e-mail address. */
export type Member = 'parent' | 'partner' | 'granny'

export interface DemoGift {
  description: string
  /** a drawing in static/art/gifts */
  art?: string
  url?: string
  /** gtin of the product of demo/ that the gift refers to */
  product?: string
  crossedOffBy?: Member | 'guest'
  /** any number of givers may give the gift */
  isForAll?: true
}

export interface DemoList {
  owner: Member
  /** username of the list; the owner's first list has the owner's username */
  username: string
  title: string
  description: string
  occasion: Occasion
  /** number of days from now, or month and day of the next such date (`MM-DD`) */
  day: number | string | null
  /**
   * The owner's city and birthday, which friends see; search also finds the list. `birthday` is a number of days from
   * now. `bornIn` must be a leap year, so that a birthday on 29 February exists.
   */
  about?: { city: string; birthday: number; bornIn: number }
  /** question that visitors must answer to see the list */
  question?: { asks: string; answer: string }
  categories: Record<string, DemoGift[]>
}

export interface DemoFamily {
  password: string
  people: Record<Member, { username: string; firstName: string; lastName: string }>
  guest: string
  /** the first list of an account comes before its other lists */
  lists: DemoList[]
  /** messages on the parent's first list, oldest first */
  messages: readonly { from: Member; message: string }[]
  /** the parent organizes the draw; parent and partner don't draw each other */
  draw: { title: string; description: string; others: readonly string[] }
  /** wishes that the partner writes at their lot */
  partnersWishes: string
  /** the partner's draw that waits for its people */
  gathering: { title: string; description: string; budget: number; joined: readonly string[] }
}

/** Returns the family of the demo, with their wishes and the gifts that they give each other. */
export function demoFamily(language: Language): DemoFamily {
  const say = (nl: string, de: string, en: string) => ({ nl, de, en })[language]
  const shop = (nl: string, de: string, en: string) => `https://www.${say(nl, de, en)}.example/`
  const yarn = shop('wolwinkel', 'wollladen', 'yarn-shop')
  const home = shop('huisenhaard', 'herdundheim', 'hearth-and-home')
  const parent = say('noor', 'lena', 'orla')
  const partner = say('sem', 'jonas', 'finn')
  const granny = say('riet', 'helga', 'maeve')

  return {
    password: say('een goed wachtwoord', 'ein gutes Passwort', 'a good password'),
    people: {
      parent: { username: parent, firstName: say('Noor', 'Lena', 'Orla'), lastName: say('de Vries', 'Vogel', 'Byrne') },
      partner: {
        username: partner,
        firstName: say('Sem', 'Jonas', 'Finn'),
        lastName: say('de Vries', 'Vogel', 'Byrne'),
      },
      granny: {
        username: granny,
        firstName: say('Riet', 'Helga', 'Maeve'),
        lastName: say('Bakker', 'Brandt', 'Nolan'),
      },
    },
    guest: say('tante.jo@example.org', 'tante.jo@example.org', 'auntie.jo@example.org'),
    lists: [
      {
        owner: 'parent',
        username: parent,
        title: say('Pakjesavond bij Noor', 'Weihnachten bei Lena', 'Christmas at Orla’s'),
        description: say(
          'Lieve allemaal, iets kleins is precies goed. Streep af wat je geeft, dan krijg ik geen drie theepotten. Ik kijk niet!',
          'Ihr Lieben, etwas Kleines ist genau richtig. Hakt ab, was ihr schenkt, dann bekomme ich keine drei Teekannen. Ich schaue nicht!',
          'Dear all, something small is just right. Cross off what you give, so that I don’t get three teapots. I won’t look!',
        ),
        occasion: language === 'nl' ? 'Sinterklaas' : 'Christmas',
        day: language === 'nl' ? '12-05' : '12-25',
        categories: {
          [say('Warm & zacht', 'Warm & weich', 'Warm & soft')]: [
            {
              description: say(
                'Gestreepte sjaal, rood met crème',
                'Gestreifter Schal, rot mit Creme',
                'Striped scarf, red and cream',
              ),
              art: 'scarf',
              url: `${yarn}${say('sjaal', 'schal', 'scarf')}`,
            },
            {
              description: say('Wollen sokken, maat 39', 'Wollsocken, Größe 39', 'Woollen socks, size 6'),
              art: 'socks',
              url: `${yarn}${say('sokken', 'socken', 'socks')}`,
              crossedOffBy: 'partner',
            },
            {
              description: say('Muts met pompon', 'Mütze mit Bommel', 'Bobble hat'),
              crossedOffBy: 'granny',
            },
          ],
          [say('Voor in huis', 'Für zu Hause', 'For the house')]: [
            {
              description: say(
                'Theepot voor zes kopjes, liefst blauw',
                'Teekanne für sechs Tassen, am liebsten blau',
                'Teapot for six cups, blue if possible',
              ),
              art: 'teapot',
              url: `${home}${say('theepot', 'teekanne', 'teapot')}`,
              crossedOffBy: 'guest',
            },
            {
              description: say(
                'Plantje dat tegen vergeten kan',
                'Eine Pflanze, die Vergessen verzeiht',
                'A plant that forgives neglect',
              ),
            },
            {
              description: say('Kaars met appel en kaneel', 'Kerze mit Apfel und Zimt', 'Apple and cinnamon candle'),
            },
          ],
          [say('Een dag samen', 'Ein Tag zusammen', 'A day together')]: [
            {
              description: say('Een dag aan zee, samen', 'Ein Tag am Meer, zusammen', 'A day at the sea, together'),
              isForAll: true,
            },
            {
              description: say(
                'Puzzel van duizend stukjes',
                'Puzzle mit tausend Teilen',
                'A puzzle of a thousand pieces',
              ),
              product: say('9521107856785', '9521216347082', '9521295299517'),
              crossedOffBy: 'partner',
            },
          ],
        },
      },
      {
        owner: 'parent',
        username: say('huis-van-noor', 'lenas-haus', 'orlas-house'),
        title: say('Ons nieuwe huis', 'Unser neues Zuhause', 'Our new home'),
        description: say(
          'De dozen zijn bijna uitgepakt.',
          'Die Kisten sind fast ausgepackt.',
          'The boxes are almost unpacked.',
        ),
        occasion: 'OurHousewarming',
        day: 60,
        question: {
          asks: say('Hoe heet onze hond?', 'Wie heißt unser Hund?', 'What is our dog called?'),
          answer: say('Takkie', 'Bello', 'Biscuit'),
        },
        categories: {
          [say('Woonkamer', 'Wohnzimmer', 'Living room')]: [
            {
              description: say('Leeslamp', 'Leselampe', 'Reading lamp'),
              url: `${home}lamp`,
            },
            {
              description: say('Bekers die mogen breken', 'Becher, die kaputtgehen dürfen', 'Mugs that may get broken'),
              art: 'mug',
            },
          ],
          [say('Tuin', 'Garten', 'Garden')]: [{ description: say('Gieter', 'Gießkanne', 'Watering can') }],
        },
      },
      {
        owner: 'partner',
        username: partner,
        title: say('Sem wordt 40', 'Jonas wird 40', 'Finn turns 40'),
        description: say(
          'Kom gewoon. En wie toch iets mee wil nemen: hier staat waar ik blij van word.',
          'Kommt einfach. Und wer doch etwas mitbringen will: Hier steht, worüber ich mich freue.',
          'Just come. And if you want to bring something after all: this is what would make me happy.',
        ),
        occasion: 'MyBirthday',
        day: 38,
        about: { city: say('Utrecht', 'Bremen', 'Galway'), birthday: 38, bornIn: 1988 },
        categories: {
          [say('Muziek & boeken', 'Musik & Bücher', 'Music & books')]: [
            {
              description: say('Koptelefoon zonder draad', 'Kopfhörer ohne Kabel', 'Wireless headphones'),
              art: 'headphones',
              url: `${shop('klank', 'klang', 'good-sound')}${say('koptelefoon', 'kopfhoerer', 'headphones')}`,
            },
            {
              description: say('Het grote broodboek', 'Das große Brotbuch', 'The big book of bread'),
              product: say('9521115934161', '9521221732002', '9521299338205'),
              crossedOffBy: 'parent',
            },
          ],
          [say('Onderweg', 'Unterwegs', 'On the road')]: [
            {
              description: say('Rugzak voor een weekend', 'Rucksack für ein Wochenende', 'Backpack for a weekend'),
            },
            {
              description: say(
                'Fietsbel die men hoort',
                'Fahrradklingel, die man hört',
                'A bicycle bell that people hear',
              ),
              crossedOffBy: 'guest',
            },
          ],
        },
      },
      {
        owner: 'granny',
        username: granny,
        title: say('Voor oma Riet', 'Für Oma Helga', 'For Granny Maeve'),
        description: say(
          'Ik heb alles al. Maar vooruit.',
          'Ich habe schon alles. Aber gut.',
          'I have everything already. But very well.',
        ),
        occasion: 'JustBecause',
        day: null,
        about: { city: say('Deventer', 'Lübeck', 'Cork'), birthday: 9, bornIn: 1948 },
        categories: {
          [say('Klein plezier', 'Kleine Freuden', 'Small joys')]: [
            {
              description: say('Een brief, met de hand', 'Ein Brief, mit der Hand', 'A letter, by hand'),
              art: 'letter',
              isForAll: true,
            },
            {
              description: say('Spelletje voor twee', 'Ein Spiel für zwei', 'A game for two'),
              crossedOffBy: 'parent',
            },
            {
              description: say('Foto van de kleinkinderen', 'Ein Foto der Enkel', 'A photo of the grandchildren'),
            },
          ],
        },
      },
    ],
    messages: [
      {
        from: 'granny',
        message: say(
          'Hoe laat beginnen we? Ik neem de speculaas mee.',
          'Wann fangen wir an? Ich bringe die Plätzchen mit.',
          'What time do we start? I’ll bring the mince pies.',
        ),
      },
      {
        from: 'parent',
        message: say(
          'Om zes uur. En Riet: niets groots, hoor!',
          'Um sechs. Und Helga: nichts Großes, ja?',
          'At six. And Maeve: nothing big, please!',
        ),
      },
    ],
    draw: {
      title: say('Lootjes bij oma', 'Wichteln bei Oma', 'Christmas at Granny’s'),
      description: say(
        'Rond de 25 euro, en een gedicht.',
        'Um die 25 Euro, und ein Gedicht.',
        'About 25 euro, and a poem.',
      ),
      others: [say('Bram', 'Max', 'Conor'), say('Lotte', 'Emma', 'Aoife')],
    },
    partnersWishes: say(
      `Warme handschoenen, maat 9\nSokken van ${yarn}\nIets lekkers voor bij de koffie`,
      `Warme Handschuhe, Größe 9\nSocken von ${yarn}\nEtwas Feines zum Kaffee`,
      `Warm gloves, size 9\nSocks from ${yarn}\nSomething nice to have with coffee`,
    ),
    gathering: {
      title: say('Lootjes op het werk', 'Wichteln im Büro', 'Secret Santa at work'),
      description: say('Graag iets kleins.', 'Nur eine Kleinigkeit.', 'Something small, please.'),
      budget: 1500,
      joined: [say('Daan', 'Mia', 'Niamh'), say('Fatima', 'Leyla', 'Amara'), say('Jip', 'Paul', 'Rory')],
    },
  }
}
