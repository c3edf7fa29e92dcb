import { texts } from './texts.ts'

/** Texts of the page about adding wishes from other sites. */
export const content = texts({
  'elsewhere.title': {
    nl: 'Zo zet je iets uit een winkel op je lijst',
    de: 'Wünsche direkt aus dem Shop',
    en: 'Add gifts straight from a shop',
  },
  'elsewhere.explanation': {
    nl: 'Zie je in een winkel iets moois? Zet het op je lijst zonder iets over te typen.',
    de: 'Siehst du in einem Shop etwas Schönes? Setz es auf deine Liste, ohne etwas abzutippen.',
    en: 'Seen something lovely in a shop? Add it to your list without typing a thing.',
  },
  'elsewhere.link': {
    nl: 'Zo zet je iets meteen vanuit de winkel op je lijst',
    de: 'So kommt etwas direkt aus dem Shop auf deine Liste',
    en: 'How to add something straight from the shop',
  },
  'elsewhere.computer.title': {
    nl: 'Zet een knop in je browser',
    de: 'Hol dir einen Button in deinen Browser',
    en: 'Put a button in your browser',
  },
  'elsewhere.computer.drag': {
    nl: 'Sleep deze knop naar je bladwijzerbalk:',
    de: 'Zieh diesen Button in deine Lesezeichenleiste:',
    en: 'Drag this button to your bookmarks bar:',
  },
  'elsewhere.computer.button': { nl: 'Zet op mijn lijst', de: 'Auf meine Liste setzen', en: 'Add to my list' },
  'elsewhere.computer.press': {
    nl: 'Zie je in een winkel iets moois? Klik op de knop in de balk. Het formulier staat klaar, met de link erin. Tekst die je eerst selecteert, gaat mee.',
    de: 'Gefällt dir etwas in einem Shop? Klick auf den Button in der Leiste. Das Formular öffnet sich, der Link ist schon drin. Text, den du vorher markierst, wird übernommen.',
    en: 'When you find something in a shop, click the button in your bookmarks bar. The form opens with the link and any text you’ve selected already filled in.',
  },
  'elsewhere.computer.bar': {
    nl: 'Zie je geen bladwijzerbalk? Gebruik Ctrl + Shift + B, op een Mac Cmd + Shift + B.',
    de: 'Siehst du keine Lesezeichenleiste? Blende sie mit Strg + Umschalt + B ein, am Mac mit Cmd + Umschalt + B.',
    en: 'Can’t see the bookmarks bar? Use Ctrl + Shift + B, or Cmd + Shift + B on a Mac.',
  },
  'elsewhere.computer.keyboard': {
    nl: 'Sleep je liever niet? Klik op de knop om hem te kopiëren. Maak een nieuwe bladwijzer en plak hem daar als adres.',
    de: 'Du möchtest nicht ziehen? Klick auf den Button, um ihn zu kopieren. Leg ein neues Lesezeichen an und füg ihn dort als Adresse ein.',
    en: 'Don’t want to drag? Click the button to copy it. Then make a new bookmark and paste it as the address.',
  },
  'elsewhere.android.title': {
    nl: 'Op een telefoon met Android',
    de: 'Auf einem Handy mit Android',
    en: 'On an Android phone',
  },
  'elsewhere.android.install': {
    nl: 'Open {brand} in Chrome, en kies in het menu “App installeren” of “Toevoegen aan startscherm”.',
    de: 'Öffne {brand} in Chrome und wähle im Menü „App installieren“ oder „Zum Startbildschirm hinzufügen“.',
    en: 'Open {brand} in Chrome, then choose “Install app” or “Add to home screen” from the Chrome menu.',
  },
  'elsewhere.android.share': {
    nl: 'Tik in een winkel op “Delen” en kies {brand}.',
    de: 'Tipp in einem Shop auf „Teilen“ und wähle {brand}.',
    en: 'In a shop, tap “Share” and choose {brand}.',
  },
  'elsewhere.android.save': {
    nl: 'Tik op “Op lijst zetten”, en klaar.',
    de: 'Tipp auf „Hinzufügen“, und fertig.',
    en: 'Tap “Add to list”, and you’re done.',
  },
  'elsewhere.iphone.title': {
    nl: 'Op een iPhone of iPad',
    de: 'Auf einem iPhone oder iPad',
    en: 'On an iPhone or iPad',
  },
  'elsewhere.iphone.copy': {
    nl: 'Tik in een winkel op “Delen” en dan op “Kopieer”.',
    de: 'Tipp in einem Shop auf „Teilen“ und dann auf „Kopieren“.',
    en: 'In a shop, tap “Share” and then “Copy”.',
  },
  'elsewhere.iphone.paste': {
    nl: 'Plak de link op je lijst in het veld “Wat wens je?”.',
    de: 'Füg den Link auf deiner Liste in das Feld „Was wünschst du dir?“ ein.',
    en: 'Paste the link into “What would you like?” on your list.',
  },
})
