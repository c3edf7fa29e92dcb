import { texts } from './texts.ts'

/** Texts of the page of shops. */
export const shops = texts({
  'shops.title': { nl: 'Winkels', de: 'Shops', en: 'Shops' },
  'shops.lead': {
    nl: 'Kijk rond voor een idee. Plak de link van wat je vindt op je lijst. Koop je iets via deze links, dan krijgen wij soms een kleine vergoeding.',
    de: 'Schau dich nach einer Idee um. Füg den Link von dem, was du findest, in deine Liste ein. Kaufst du etwas über diese Links, bekommen wir manchmal eine kleine Provision.',
    en: 'Look around for an idea. Paste the link of what you find on your list. If you buy something through these links, we sometimes get a small fee.',
  },
  'shops.other': { nl: 'Andere winkels', de: 'Weitere Shops', en: 'Other shops' },
  'shops.empty.title': { nl: 'Nog geen winkels', de: 'Noch keine Shops', en: 'No shops yet' },
  'shops.empty.body': {
    nl: 'Hier komen winkels om in rond te kijken. Op je lijst mag een link uit elke winkel.',
    de: 'Hier stehen bald Shops zum Stöbern. Auf deine Liste darf ein Link aus jedem Shop.',
    en: 'Shops to look around in will be here. Your list takes a link from any shop.',
  },
  'shops.empty.action': { nl: 'Naar de startpagina', de: 'Zur Startseite', en: 'Go to the start page' },
})
