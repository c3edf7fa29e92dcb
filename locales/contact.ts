import { texts } from './texts.ts'

/** Texts of the form that writes to the operator. */
export const contact = texts({
  'contact.title': { nl: 'Contact', de: 'Kontakt', en: 'Contact' },
  'contact.explanation': {
    nl: 'Een vraag, een idee, of iets dat niet werkt? Schrijf ons. Misschien staat het antwoord al bij de <faq>veelgestelde vragen</faq>.',
    de: 'Eine Frage, eine Idee, oder etwas klappt nicht? Schreib uns. Vielleicht steht die Antwort schon bei den <faq>häufigen Fragen</faq>.',
    en: 'Got a question, an idea or something that isn’t working? Write to us. The answer may already be in the <faq>frequently asked questions</faq>.',
  },
  'contact.email': { nl: 'Je e-mailadres', de: 'Deine E-Mail-Adresse', en: 'Your email address' },
  'contact.email.hint': {
    nl: 'We sturen ons antwoord naar dit adres.',
    de: 'An diese Adresse antworten wir dir.',
    en: 'We’ll reply to this address.',
  },
  'contact.email.locked': {
    nl: 'Het adres van je account. Daar sturen we ons antwoord naartoe.',
    de: 'Die Adresse deines Kontos. Hierhin schicken wir unsere Antwort.',
    en: 'This is your account’s email address. We’ll reply here.',
  },
  'contact.message': { nl: 'Je bericht', de: 'Deine Nachricht', en: 'Your message' },
  'contact.message.is_required': {
    nl: 'Schrijf eerst je bericht.',
    de: 'Schreib zuerst deine Nachricht.',
    en: 'Write your message first.',
  },
  'contact.send': { nl: 'Verstuur bericht', de: 'Nachricht senden', en: 'Send message' },
  'contact.other': { nl: 'Liever anders?', de: 'Lieber auf anderem Weg?', en: 'Prefer to get in touch another way?' },
  'contact.whatsapp': { nl: 'Stuur een WhatsApp', de: 'Schreib uns auf WhatsApp', en: 'Message us on WhatsApp' },
  'contact.too_many': {
    nl: 'Je hebt het afgelopen uur veel berichten gestuurd. Dit bericht staat er nog: verstuur het over een uur, of mail ons.',
    de: 'Du hast in der letzten Stunde viele Nachrichten geschickt. Diese hier ist noch da: Schick sie in einer Stunde, oder schreib uns eine Mail.',
    en: 'You’ve sent a lot of messages in the past hour. This one is still here: send it in an hour, or email us.',
  },
  'contact.too_many_today': {
    nl: 'Je hebt vandaag al veel berichten gestuurd. Dit bericht staat er nog: verstuur het morgen, of mail ons.',
    de: 'Du hast heute schon viele Nachrichten geschickt. Diese steht noch da: Schick sie morgen, oder schreib uns eine Mail.',
    en: 'You’ve sent a lot of messages today. This one is still here: send it tomorrow, or email us.',
  },
  'contact.too_many_of_everybody': {
    nl: 'Het is nu zo druk dat we geen berichten meer aannemen. Dit bericht staat er nog: verstuur het morgen, of mail ons.',
    de: 'Gerade ist so viel los, dass wir keine Nachrichten mehr annehmen. Diese steht noch da: Schick sie morgen, oder schreib uns eine Mail.',
    en: 'So many people are writing to us that we can’t take any more messages today. This one is still here: send it tomorrow, or email us.',
  },
  'general.message.sent': {
    nl: 'Je bericht is verstuurd',
    de: 'Deine Nachricht ist verschickt',
    en: 'Your message has been sent',
  },
  'contact.sent': {
    nl: 'We sturen ons antwoord naar {email}.',
    de: 'Unsere Antwort geht an {email}.',
    en: 'We’ll reply to {email}.',
  },
  'mail.contact.subject': { nl: 'Contact: {subject}', de: 'Kontakt: {subject}', en: 'Contact: {subject}' },
  'mail.contact.preheader': {
    nl: 'Van {email}',
    de: 'Von {email}',
    en: 'From {email}',
  },
  'mail.contact.from': { nl: '{email} schrijft:', de: '{email} schreibt:', en: '{email} wrote:' },
  'mail.contact.proven': {
    nl: 'Dit is het bevestigde adres van iemand die was ingelogd.',
    de: 'Das ist die bestätigte Adresse von jemandem, der angemeldet war.',
    en: 'This is the confirmed address of someone who was logged in.',
  },
  'mail.contact.unproven': {
    nl: 'Let op: dit adres is niet bevestigd. Het kan van iemand anders zijn. Stuur er dus niets over een account naartoe.',
    de: 'Achtung: Diese Adresse ist nicht bestätigt. Sie kann jemand anderem gehören, schreib also nichts über ein Konto dorthin.',
    en: 'Careful: this address isn’t confirmed. It may be someone else’s, so don’t mention anything about an account in your reply.',
  },
  'mail.contact.why': {
    nl: 'Verstuurd met het formulier op de contactpagina. Een antwoord gaat naar de afzender.',
    de: 'Gesendet mit dem Formular auf der Kontaktseite. Eine Antwort geht an die Person, die geschrieben hat.',
    en: 'Sent through the contact form. Your reply will go to the sender.',
  },
})
