import { texts } from './texts.ts'

/** Texts of the link in mails that other people cause, and of the page on which their reader refuses such mails. */
export const refusals = texts({
  'mail.refuse': { nl: 'Geen mails meer ontvangen', de: 'Keine Mails mehr bekommen', en: 'Stop receiving emails' },

  'unwanted.title': { nl: 'Geen mails meer', de: 'Keine Mails mehr', en: 'No more emails' },
  'unwanted.open': {
    nl: 'Wil je niet dat iemand je via ons nog mailt op {address}? Dan krijg je geen lootjes, lijsten, vragen en uitnodigingen meer. Mails over je eigen account en over wat je zelf doet, blijven komen.',
    de: 'Soll niemand mehr über uns an {address} mailen? Dann bekommst du keine Lose, Listen, Fragen und Einladungen mehr. Mails zu deinem Konto und zu dem, was du selbst tust, kommen weiterhin.',
    en: 'Stop people from emailing {address} through us? You won’t get any more draws, lists, questions or invitations. You’ll still get emails about your own account and the things you do yourself.',
  },
  'unwanted.button': { nl: 'Stop deze mails', de: 'Diese Mails stoppen', en: 'Stop these emails' },
  'unwanted.done_title': {
    nl: 'Geregeld: geen mails meer',
    de: 'Erledigt: keine Mails mehr',
    en: 'Done: no more emails',
  },
  'unwanted.done': {
    nl: 'Naar {address} mailen we niets meer namens anderen. Wie met jou lootjes trekt, ziet dat je geen mails wilt. Heb je je bedacht? Dan zet je ze hier weer aan.',
    de: 'An {address} mailen wir nichts mehr für andere. Wer mit dir Lose zieht, sieht, dass du keine Mails möchtest. Anders überlegt? Du kannst es hier jederzeit ändern.',
    en: 'We won’t email {address} for anyone else. People who add you to a draw will see that you don’t want emails. Changed your mind? You can undo this here.',
  },
  'unwanted.take_back': { nl: 'Weer mails ontvangen', de: 'Wieder Mails bekommen', en: 'Receive emails again' },
  'unwanted.gone_title': {
    nl: 'Deze link werkt niet meer',
    de: 'Dieser Link funktioniert nicht mehr',
    en: 'This link no longer works',
  },
  'unwanted.gone': {
    nl: 'Neem de link uit een nieuwere mail.',
    de: 'Nimm den Link aus einer neueren Mail.',
    en: 'Use the link in a newer email.',
  },
})
