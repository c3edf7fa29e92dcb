import { texts } from './texts.ts'

/** The share dialog and the QR code's page. */
export const sharing = texts({
  'share.title': { nl: 'Deel je lijst', de: 'Teil deine Liste', en: 'Share your list' },
  'share.title_visitor': { nl: 'Deel de lijst van {name}', de: 'Teil die Liste von {name}', en: 'Share {name}’s list' },
  'share.address': { nl: 'Het adres', de: 'Die Adresse', en: 'The address' },
  'share.hint_public': {
    nl: 'Wie dit adres heeft, ziet de lijst en kan afstrepen.',
    de: 'Wer diese Adresse hat, sieht die Liste und kann abhaken.',
    en: 'Whoever has this address sees the list and can cross gifts off.',
  },
  'share.hint_open': {
    nl: 'Wie dit adres heeft, krijgt eerst de vraag van de lijst. Geef het antwoord niet mee in hetzelfde bericht.',
    de: 'Wer diese Adresse hat, bekommt zuerst die Frage der Liste. Schick die Antwort nicht in derselben Nachricht mit.',
    en: 'Whoever has this address is asked the list’s question first. Do not send the answer in the same message.',
  },
  'share.native': { nl: 'Delen met een app', de: 'Mit einer App teilen', en: 'Share with an app' },
  'share.whatsapp': { nl: 'Delen via WhatsApp', de: 'Über WhatsApp teilen', en: 'Share on WhatsApp' },
  'share.mail': { nl: 'Mailen', de: 'Per E-Mail schicken', en: 'Send by e-mail' },
  'share.qr': { nl: 'QR-code laten zien', de: 'QR-Code zeigen', en: 'Show the QR code' },
  'share.text': {
    nl: 'Hier staat de verlanglijst van {name}. Streep af wat je geeft, dan geeft niemand hetzelfde.',
    de: 'Hier steht die Wunschliste von {name}. Hak ab, was du schenkst, dann schenkt niemand dasselbe.',
    en: 'Here is {name}’s wishlist. Cross off what you give, so that nobody gives the same thing.',
  },
  'share.closed.title': { nl: 'Je lijst is nog dicht', de: 'Deine Liste ist noch zu', en: 'Your list is still closed' },
  'share.closed.body': {
    nl: 'Alleen wie de lijst beheert, kan hem nu zien. Zet hem open voor iedereen, of stel er een vraag bij die je familie kan beantwoorden. Daarna kun je hem delen.',
    de: 'Im Moment sieht sie nur, wer sie verwaltet. Öffne sie für alle oder schütze sie mit einer Frage, die deine Familie beantworten kann. Danach kannst du sie teilen.',
    en: 'Only those who manage it can see it now. Open it to everyone, or protect it with a question that your family can answer. Then you can share it.',
  },
  'share.closed.to_settings': { nl: 'Naar de instellingen', de: 'Zu den Einstellungen', en: 'Go to settings' },
  'share_qr.title': { nl: 'QR-code', de: 'QR-Code', en: 'QR code' },
  'share_qr.label': { nl: 'QR-code van {address}', de: 'QR-Code von {address}', en: 'QR code for {address}' },
  'share_qr.explanation': {
    nl: 'Richt de camera van je telefoon op de code, dan gaat de lijst open.',
    de: 'Richte die Kamera deines Handys auf den Code, dann öffnet sich die Liste.',
    en: 'Point your phone’s camera at the code to open the list.',
  },
  'share_qr.print': { nl: 'Printen', de: 'Drucken', en: 'Print' },
  'share_qr.to_list': { nl: 'Naar de lijst', de: 'Zur Liste', en: 'To the list' },
})
