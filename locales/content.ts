import { texts } from './texts.ts'

/** Texts of the page about adding wishes from other sites. */
export const content = texts({
  'elsewhere.title': {
    nl: 'Wensen vanuit de winkel',
    de: 'Wünsche direkt aus dem Shop',
    en: 'Wishes straight from the shop',
  },
  'elsewhere.explanation': {
    nl: 'Zie je in een winkel iets moois? Zet het op je lijst zonder iets over te typen.',
    de: 'Siehst du in einem Shop etwas Schönes? Setz es auf deine Liste, ohne etwas abzutippen.',
    en: 'Seen something lovely in a shop? Put it on your list without typing anything over.',
  },
  'elsewhere.link': {
    nl: 'Zo zet je iets meteen vanuit de winkel op je lijst',
    de: 'So kommt etwas direkt aus dem Shop auf deine Liste',
    en: 'How to add something straight from the shop',
  },
  'elsewhere.computer.title': {
    nl: 'Zet een knop in je browser',
    de: 'Leg einen Knopf in deinen Browser',
    en: 'Put a button in your browser',
  },
  'elsewhere.computer.drag': {
    nl: 'Sleep deze knop naar je bladwijzerbalk:',
    de: 'Zieh diesen Knopf in deine Lesezeichenleiste:',
    en: 'Drag this button to your bookmarks bar:',
  },
  'elsewhere.computer.button': { nl: 'Op mijn lijst', de: 'Auf meine Liste', en: 'On my list' },
  'elsewhere.computer.press': {
    nl: 'Kijk je in een winkel naar iets moois, druk dan op de knop in de balk. Het formulier staat klaar, met de link erin. Woorden die je daar selecteert, gaan mee.',
    de: 'Siehst du dir in einem Shop etwas an, drück in der Leiste auf den Knopf. Das Formular ist schon ausgefüllt, mit dem Link. Worte, die du dort markierst, kommen mit.',
    en: 'When you look at something in a shop, press the button in the bar. The form is ready, with the link in it. Words that you select there come along.',
  },
  'elsewhere.computer.bar': {
    nl: 'Zie je geen bladwijzerbalk? Druk op Ctrl + Shift + B, op een Mac op Cmd + Shift + B.',
    de: 'Siehst du keine Lesezeichenleiste? Drück Strg + Umschalt + B, am Mac Cmd + Umschalt + B.',
    en: 'No bookmarks bar to be seen? Press Ctrl + Shift + B, or Cmd + Shift + B on a Mac.',
  },
  'elsewhere.computer.keyboard': {
    nl: 'Sleep je liever niet? Druk op de knop: dan is hij gekopieerd. Maak een nieuwe bladwijzer en plak hem daar als adres.',
    de: 'Du willst nicht ziehen? Drück auf den Knopf, dann ist er kopiert. Leg ein neues Lesezeichen an und füg ihn dort als Adresse ein.',
    en: 'Rather not drag? Press the button, and it is copied. Make a new bookmark and paste it there as the address.',
  },
  'elsewhere.android.title': {
    nl: 'Op een telefoon met Android',
    de: 'Auf einem Handy mit Android',
    en: 'On an Android phone',
  },
  'elsewhere.android.install': {
    nl: 'Open {brand} in Chrome, en kies in het menu “App installeren” of “Toevoegen aan startscherm”.',
    de: 'Öffne {brand} in Chrome und wähle im Menü „App installieren“ oder „Zum Startbildschirm zufügen“.',
    en: 'Open {brand} in Chrome, and choose “Install app” or “Add to home screen” in its menu.',
  },
  'elsewhere.android.share': {
    nl: 'Druk in een winkel op “Delen” en kies {brand}.',
    de: 'Drück in einem Shop auf „Teilen“ und wähle {brand}.',
    en: 'In a shop, press “Share” and choose {brand}.',
  },
  'elsewhere.android.save': {
    nl: 'Druk op “Op de lijst”. Klaar!',
    de: 'Drück auf „Auf die Liste“. Fertig!',
    en: 'Press “Put it on the list”. Done!',
  },
  'elsewhere.iphone.title': {
    nl: 'Op een iPhone of iPad',
    de: 'Auf einem iPhone oder iPad',
    en: 'On an iPhone or iPad',
  },
  'elsewhere.iphone.copy': {
    nl: 'Druk in een winkel op “Delen” en dan op “Kopieer”.',
    de: 'Drück in einem Shop auf „Teilen“ und dann auf „Kopieren“.',
    en: 'In a shop, press “Share” and then “Copy”.',
  },
  'elsewhere.iphone.paste': {
    nl: 'Plak de link op je lijst in het veld “Wat wens je?”.',
    de: 'Füg den Link auf deiner Liste in das Feld „Was wünschst du dir?“ ein.',
    en: 'Paste the link on your list, in the field “What would you like?”.',
  },
})
