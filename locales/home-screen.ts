import { texts } from './texts.ts'

/** Texts of the page that the browser shows without a connection. */
export const homeScreen = texts({
  'offline.title': { nl: 'Geen verbinding', de: 'Keine Verbindung', en: 'No connection' },
  'offline.explanation': {
    nl: 'Je bent niet met internet verbonden, of wij zijn heel even niet te bereiken.',
    de: 'Du bist nicht mit dem Internet verbunden, oder wir sind kurz nicht erreichbar.',
    en: 'You’re not connected to the internet, or we’re briefly unavailable.',
  },
  'offline.again': { nl: 'Probeer het nog eens', de: 'Noch einmal versuchen', en: 'Try again' },
})
