import { texts } from './texts.ts'

/** Texts of the page of shops. */
export const shops = texts({
  'shops.title': { nl: 'Winkels', de: 'Shops', en: 'Shops' },
  'shops.lead': {
    nl: 'Kijk rond voor een idee. Vind je iets leuks, plak de link dan op je lijst. Koop je iets via deze links, dan krijgen wij soms een kleine vergoeding.',
    de: 'Stöber nach Ideen, und füg den Link von dem, was dir gefällt, in deine Liste ein. Kaufst du etwas über diese Links, bekommen wir manchmal eine kleine Provision.',
    en: 'Browse for ideas, and paste the link to anything you like into your list. If you buy something through these links, we sometimes get a small fee.',
  },
  'shops.other': { nl: 'Andere winkels', de: 'Weitere Shops', en: 'Other shops' },
  'shops.empty.title': { nl: 'Nog geen winkels', de: 'Noch keine Shops', en: 'No shops yet' },
  'shops.empty.body': {
    nl: 'Hier vind je straks winkels om in rond te kijken. Je kunt een link uit elke winkel op je lijst zetten.',
    de: 'Hier findest du bald Shops zum Stöbern. Auf deine Liste kannst du Links aus jedem Shop setzen.',
    en: 'You’ll find shops here soon. You can add a link from any shop to your list.',
  },
  'shops.empty.action': { nl: 'Naar de startpagina', de: 'Zur Startseite', en: 'Go to the home page' },
})
