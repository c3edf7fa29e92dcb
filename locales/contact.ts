import { texts } from './texts.ts'

/** Texts of the form that writes to the operator. */
export const contact = texts({
  'contact.title': { nl: 'Contact', de: 'Kontakt', en: 'Contact' },
  'contact.explanation': {
    nl: 'Vraag, idee of iets dat hapert? Schrijf het ons. Misschien staat het antwoord al bij de <faq>veelgestelde vragen</faq>.',
    de: 'Eine Frage, eine Idee, oder etwas hakt? Schreib uns. Vielleicht steht die Antwort schon bei den <faq>häufigen Fragen</faq>.',
    en: 'A question, an idea, or something that does not work? Write to us. The answer may already be among the <faq>frequent questions</faq>.',
  },
  'contact.email': { nl: 'Je e-mailadres', de: 'Deine E-Mail-Adresse', en: 'Your e-mail address' },
  'contact.email.hint': {
    nl: 'Hierheen sturen we ons antwoord.',
    de: 'Dorthin schicken wir unsere Antwort.',
    en: 'This is where our answer goes.',
  },
  'contact.email.locked': {
    nl: 'Het adres van je account: daarheen sturen we ons antwoord.',
    de: 'Die Adresse deines Kontos: Dorthin schicken wir unsere Antwort.',
    en: 'Your account’s address: this is where our answer goes.',
  },
  'contact.message': { nl: 'Je bericht', de: 'Deine Nachricht', en: 'Your message' },
  'contact.message.is_required': {
    nl: 'Schrijf eerst je bericht.',
    de: 'Schreib zuerst deine Nachricht.',
    en: 'Write your message first.',
  },
  'contact.send': { nl: 'Verstuur bericht', de: 'Nachricht senden', en: 'Send message' },
  'contact.other': { nl: 'Liever anders?', de: 'Lieber auf anderem Weg?', en: 'Prefer another way?' },
  'contact.whatsapp': { nl: 'Stuur een WhatsApp', de: 'Schreib uns auf WhatsApp', en: 'Write on WhatsApp' },
  'contact.too_many': {
    nl: 'Je stuurde het afgelopen uur al genoeg berichten. Dit bericht staat er nog: verstuur het over een uur, of mail ons.',
    de: 'Du hast in der letzten Stunde schon genug Nachrichten geschickt. Diese steht noch da: Schick sie in einer Stunde, oder schreib uns eine Mail.',
    en: 'You have sent enough messages in the past hour. This one is still here: send it in an hour, or e-mail us.',
  },
  'contact.too_many_today': {
    nl: 'Je stuurde vandaag al genoeg berichten. Dit bericht staat er nog: verstuur het morgen, of mail ons.',
    de: 'Du hast heute schon genug Nachrichten geschickt. Diese steht noch da: Schick sie morgen, oder schreib uns eine Mail.',
    en: 'You’ve sent enough messages for today. This one is still here: send it tomorrow, or e-mail us.',
  },
  'contact.too_many_of_everybody': {
    nl: 'Het is nu zo druk dat we geen berichten meer aannemen. Dit bericht staat er nog: verstuur het morgen, of mail ons.',
    de: 'Gerade ist so viel los, dass wir keine Nachrichten mehr annehmen. Diese steht noch da: Schick sie morgen, oder schreib uns eine Mail.',
    en: 'So many people are writing to us that we can’t take any more messages today. This one is still here: send it tomorrow, or e-mail us.',
  },
  'general.message.sent': {
    nl: 'Je bericht is verstuurd',
    de: 'Deine Nachricht ist verschickt',
    en: 'Your message has been sent',
  },
  'contact.sent': {
    nl: 'Ons antwoord komt op {email}.',
    de: 'Unsere Antwort kommt an {email}.',
    en: 'Our answer will come to {email}.',
  },
  'mail.contact.subject': { nl: 'Contact: {subject}', de: 'Kontakt: {subject}', en: 'Contact: {subject}' },
  'mail.contact.from': { nl: '{email} schrijft:', de: '{email} schreibt:', en: '{email} writes:' },
  'mail.contact.proven': {
    nl: 'Dit is het bevestigde adres van iemand die was ingelogd.',
    de: 'Das ist die bestätigte Adresse von jemandem, der angemeldet war.',
    en: 'This is the confirmed address of somebody who was logged in.',
  },
  'mail.contact.unproven': {
    nl: 'Let op: dit adres is niet bevestigd. Het kan van een ander zijn, dus schrijf er niets heen over een account.',
    de: 'Achtung: Diese Adresse ist nicht bestätigt. Sie kann jemand anderem gehören, schreib also nichts über ein Konto dorthin.',
    en: 'Careful: this address is not confirmed. It may be somebody else’s, so write nothing about an account to it.',
  },
  'mail.contact.why': {
    nl: 'Verstuurd met het formulier op de contactpagina. Een antwoord gaat naar de afzender.',
    de: 'Gesendet mit dem Formular auf der Kontaktseite. Eine Antwort geht an die Person, die geschrieben hat.',
    en: 'Sent with the form on the contact page. An answer goes to its sender.',
  },
})
