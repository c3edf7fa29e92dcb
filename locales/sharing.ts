import { texts } from './texts.ts'

/** Texts of the share dialog, the QR code's page, and the form and mails that send a list. */
export const sharing = texts({
  'share.title': { nl: 'Deel je lijst', de: 'Teil deine Liste', en: 'Share your list' },
  'share.title_visitor': { nl: 'Deel de lijst van {name}', de: 'Teil die Liste von {name}', en: 'Share {name}’s list' },
  'share.address': { nl: 'De link', de: 'Der Link', en: 'The link' },
  'share.hint_public': {
    nl: 'Wie deze link heeft, ziet de lijst en kan afstrepen.',
    de: 'Wer diesen Link hat, sieht die Liste und kann abhaken.',
    en: 'Anyone with this link can see the list and cross gifts off.',
  },
  'share.hint_open': {
    nl: 'Wie deze link heeft, moet eerst de vraag van de lijst beantwoorden. Geef het antwoord niet mee in hetzelfde bericht.',
    de: 'Wer diesen Link hat, muss zuerst die Frage der Liste beantworten. Schick die Antwort nicht in derselben Nachricht mit.',
    en: 'Anyone with this link has to answer the list’s question first. Don’t send the answer in the same message.',
  },
  'share.native': { nl: 'Delen met een app', de: 'Mit einer App teilen', en: 'Share using an app' },
  'share.whatsapp': { nl: 'Delen via WhatsApp', de: 'Über WhatsApp teilen', en: 'Share on WhatsApp' },
  'share.send': {
    nl: 'Laat ons de lijst mailen',
    de: 'Liste von uns mailen lassen',
    en: 'Let us email it for you',
  },
  'share.mail': {
    nl: 'Zelf mailen',
    de: 'Selbst mailen',
    en: 'Email it yourself',
  },
  'share.qr': { nl: 'QR-code laten zien', de: 'QR-Code zeigen', en: 'Show the QR code' },
  'share.text': {
    nl: 'Hier staat de verlanglijst van {name}. Streep af wat je geeft, dan geeft niemand hetzelfde.',
    de: 'Hier steht die Wunschliste von {name}. Hak ab, was du schenkst, dann schenkt niemand dasselbe.',
    en: 'Here’s {name}’s wishlist. Cross off what you’re giving, so no one else gives the same thing.',
  },
  'share.closed.title': {
    nl: 'Je lijst is nog privé',
    de: 'Deine Liste ist noch privat',
    en: 'Your list is still private',
  },
  'share.closed.body': {
    nl: 'Alleen de eigenaren kunnen hem nu zien. Zet hem open voor iedereen, of stel er een vraag bij die je familie kan beantwoorden. Daarna kun je hem delen.',
    de: 'Im Moment sieht sie nur, wer sie verwaltet. Gib sie für alle frei, oder schütze sie mit einer Frage, die deine Familie beantworten kann. Danach kannst du sie teilen.',
    en: 'Only its owners can see it at the moment. Open it up to everyone, or protect it with a question your family can answer. Then you can share it.',
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
  'share_qr.to_list': { nl: 'Naar de lijst', de: 'Zur Liste', en: 'Go to the list' },

  'send.title': { nl: 'Mail je lijst', de: 'Mail deine Liste', en: 'Email your list' },
  'send.explanation': {
    nl: 'Iedereen krijgt een eigen mail en ziet niet wie hem nog meer kreeg.',
    de: 'Alle bekommen eine eigene Mail und sehen nicht, wer noch eine bekommen hat.',
    en: 'Everyone gets their own email, and no one sees who else got one.',
  },
  'send.list': { nl: 'Welke lijst?', de: 'Welche Liste?', en: 'Which list?' },
  'send.show_list': { nl: 'Laat deze lijst zien', de: 'Diese Liste zeigen', en: 'Show this list' },
  'send.from': { nl: 'Van', de: 'Von', en: 'From' },
  'send.from_hint': {
    nl: 'Wij versturen de mail, met jouw naam erin. Antwoorden komen bij jou terecht.',
    de: 'Wir verschicken die Mail mit deinem Namen darin. Antworten kommen bei dir an.',
    en: 'We send the email with your name in it. Replies go to you.',
  },
  'send.from_unproven_hint': {
    nl: 'Wij versturen de mail, met jouw naam erin. Je adres staat er pas in als je het hebt bevestigd, met de link in onze welkomstmail.',
    de: 'Wir verschicken die Mail mit deinem Namen darin. Deine Adresse steht erst darin, wenn du sie mit dem Link in unserer Willkommensmail bestätigt hast.',
    en: 'We send the email with your name in it. Your address is only included once you’ve confirmed it, with the link in our welcome email.',
  },
  'send.recipients': { nl: 'Naar wie?', de: 'An wen?', en: 'Who to?' },
  'send.recipients_hint': {
    nl: 'Maximaal 50 adressen. Plak ze gerust uit je mailprogramma: Oma Riet <riet@voorbeeld.nl>',
    de: 'Höchstens 50 Adressen. Füg sie ruhig aus deinem Mailprogramm ein: Oma Inge <inge@beispiel.de>',
    en: 'Up to 50 addresses. You can paste them from your mail app: Grandma Rose <rose@example.com>',
  },
  'send.no_recipient': {
    nl: 'Typ of plak minstens één e-mailadres.',
    de: 'Gib mindestens eine E-Mail-Adresse ein, oder füg sie ein.',
    en: 'Enter at least one email address.',
  },
  'send.recipients_too_long': {
    nl: 'Dit zijn er te veel voor één keer. Gebruik maximaal 50 adressen.',
    de: 'Das sind zu viele auf einmal. Nimm höchstens 50 Adressen.',
    en: 'That’s too many addresses. Enter up to 50.',
  },
  'send.subject.on': { nl: '{list}: {occasion}', de: '{list}: {occasion}', en: '{list}: {occasion}' },
  'send.message_start': { nl: 'Tekst boven de lijst', de: 'Text über der Liste', en: 'Text above the list' },
  'send.message_start.suggestion': {
    nl: 'Hallo allemaal,\n\nDit is mijn verlanglijst. Streep af wat je geeft, dan geeft niemand hetzelfde.',
    de: 'Hallo zusammen,\n\ndas ist meine Wunschliste. Hakt ab, was ihr schenkt, dann schenkt niemand dasselbe.',
    en: `Hello everyone,

This is my wishlist. Cross off what you’re giving, so no one else gives the same thing.`,
  },
  'send.message_end': { nl: 'Tekst onder de lijst', de: 'Text unter der Liste', en: 'Text below the list' },
  'send.message_end.suggestion': { nl: 'Groetjes,\n{name}', de: 'Liebe Grüße\n{name}', en: 'Love,\n{name}' },
  'send.links_hint': {
    nl: 'Links in je bericht kan niemand aanklikken. Zo weet iedereen dat de knop veilig is.',
    de: 'Links in deiner Nachricht lassen sich nicht anklicken. So wissen alle, dass sie dem Button vertrauen können.',
    en: 'Links in your message won’t be clickable, so everyone knows the button is safe.',
  },
  'send.preview': {
    nl: 'Zo staat je lijst in de mail',
    de: 'So steht deine Liste in der Mail',
    en: 'How your list looks in the email',
  },
  'send.no_gifts': {
    nl: 'Er staat nog niets op. Zet er eerst een paar cadeaus op, dan valt er iets te kiezen.',
    de: 'Es steht noch nichts darauf. Trag zuerst ein paar Wünsche ein, dann gibt es etwas auszusuchen.',
    en: 'There’s nothing on it yet. Add a few gifts first, so there’s something to choose from.',
  },
  'send.more_gifts': {
    nl: '{count, plural, one {Er staat nog één cadeau op.} other {Er staan nog # cadeaus op.}}',
    de: '{count, plural, one {Ein weiterer Wunsch steht darauf.} other {# weitere Wünsche stehen darauf.}}',
    en: '{count, plural, one {There’s one more gift on it.} other {There are # more gifts on it.}}',
  },
  'send.asks': {
    nl: 'Je lijst stelt eerst een vraag. Zet het antwoord niet in deze mail.',
    de: 'Deine Liste stellt zuerst eine Frage. Schreib die Antwort nicht in diese Mail.',
    en: 'Your list asks a question first. Don’t put the answer in this email.',
  },
  'send.button': { nl: 'Verstuur lijst', de: 'Liste verschicken', en: 'Send list' },
  'send.not_sent': {
    nl: 'Je lijst is niet verstuurd',
    de: 'Deine Liste wurde nicht verschickt',
    en: 'Your list wasn’t sent',
  },
  no_login_send: {
    nl: 'Je bent uitgelogd. Log in en verstuur hem dan nog eens.',
    de: 'Du bist abgemeldet. Melde dich an und verschick sie dann noch einmal.',
    en: 'You’re logged out. Log in, then send it again.',
  },
  'send.closed': {
    nl: 'Deze lijst is nog privé: niemand die de mail krijgt, kan hem openen. Zet hem eerst open in de instellingen.',
    de: 'Diese Liste ist noch privat: Niemand, der die Mail bekommt, kann sie öffnen. Gib sie zuerst in den Einstellungen frei.',
    en: 'This list is private: no one who gets the email can open it. Open it up in its settings first.',
  },
  'send.list_not_found': {
    nl: 'Deze lijst is er niet meer. Kies een andere.',
    de: 'Diese Liste gibt es nicht mehr. Wähl eine andere.',
    en: 'This list has been deleted. Choose another one.',
  },
  'send.no_message': {
    nl: 'Je bericht is leeg. Schrijf er iets bij.',
    de: 'Deine Nachricht ist leer. Schreib etwas dazu.',
    en: 'Your message is empty. Write something.',
  },
  'send.nobody_wants_it': {
    nl: 'Op deze adressen wil niemand lijsten van ons krijgen. Stuur zelf de link van je lijst.',
    de: 'Diese Personen möchten keine Listen von uns bekommen. Schick ihnen den Link zu deiner Liste selbst.',
    en: 'These people have asked not to get lists from us. Send them your list’s link yourself.',
  },
  'send.had_enough': {
    nl: 'Meer lijsten kun je vandaag niet naar deze adressen sturen. Morgen kan het weer.',
    de: 'Mehr Listen kannst du heute nicht an diese Adressen schicken. Versuch es morgen wieder.',
    en: 'You can’t send any more lists to these addresses today. Try again tomorrow.',
  },
  'send.too_many_today': {
    nl: 'Dit zijn er te veel voor vandaag. Verstuur er nu minder, of wacht tot morgen.',
    de: 'Das sind zu viele für heute. Nimm jetzt weniger, oder warte bis morgen.',
    en: 'That’s too many for today. Send to fewer people now, or wait until tomorrow.',
  },
  'send.needs_account': {
    nl: 'Om een lijst te mailen, heb je een account nodig.',
    de: 'Um eine Liste zu mailen, brauchst du ein Konto.',
    en: 'You need an account to email a list.',
  },
  'send.no_list.title': { nl: 'Nog geen lijst', de: 'Noch keine Liste', en: 'No list yet' },
  'send.no_list.body': {
    nl: 'Maak eerst een verlanglijst. Daarna mailen we hem naar wie je wilt.',
    de: 'Erstell zuerst eine Wunschliste. Danach mailen wir sie, an wen du willst.',
    en: 'Make a wishlist first. Then we can email it to anyone you like.',
  },
  'send.done.title': { nl: 'Je lijst is onderweg', de: 'Deine Liste ist unterwegs', en: 'Your list is on its way' },
  'send.done.to': {
    nl: '{count, plural, one {Hij gaat naar:} other {Hij gaat naar deze # adressen:}}',
    de: '{count, plural, one {Sie geht an:} other {Sie geht an diese # Adressen:}}',
    en: '{count, plural, one {It’s going to:} other {It’s going to these # addresses:}}',
  },
  'send.done.unwilling': {
    nl: 'Naar deze adressen mailen we niet, omdat iemand daar geen mails via ons wil. Stuur zelf de link van je lijst:',
    de: 'An diese Adressen mailen wir nicht, weil dort niemand über uns Mails bekommen möchte. Schick den Link zu deiner Liste selbst:',
    en: 'We didn’t email these people, because they’ve asked not to get emails through us. Send them your list’s link yourself:',
  },
  'send.done.had_enough': {
    nl: 'Meer lijsten kun je vandaag niet naar deze adressen sturen. Morgen kan het weer:',
    de: 'Mehr Listen kannst du heute nicht an diese Adressen schicken. Versuch es morgen wieder:',
    en: 'We didn’t email these people, because you can’t send them any more lists today. Try again tomorrow:',
  },
  'send.done.again': { nl: 'Mail nog iemand', de: 'Noch jemandem mailen', en: 'Email someone else' },

  'mail.list_sent.preheader': {
    nl: 'Kies een cadeau en streep het af, dan geeft niemand hetzelfde.',
    de: 'Such dir etwas aus und hak es ab, dann schenkt niemand dasselbe.',
    en: 'Choose a gift and cross it off, so no one else gives the same thing.',
  },
  'mail.list_sent.heading': {
    nl: '{name} stuurt je een verlanglijst',
    de: '{name} schickt dir eine Wunschliste',
    en: '{name} has sent you a wishlist',
  },
  'mail.list_sent.writes': { nl: '{from} schrijft:', de: '{from} schreibt:', en: '{from} writes:' },
  'mail.list_sent.button': { nl: 'Bekijk de lijst', de: 'Liste ansehen', en: 'See the list' },
  'mail.list_sent.cross_off': {
    nl: 'Streep op de lijst af wat je geeft, dan geeft niemand hetzelfde.',
    de: 'Hak auf der Liste ab, was du schenkst, dann schenkt niemand dasselbe.',
    en: 'On the list, cross off what you’re giving, so no one else gives the same thing.',
  },
  'mail.list_sent.asks': {
    nl: 'De lijst stelt je eerst een vraag. Weet je het antwoord niet? Vraag het aan de afzender van deze mail.',
    de: 'Die Liste stellt dir zuerst eine Frage. Weißt du die Antwort nicht? Frag die Person, die dir die Liste geschickt hat.',
    en: 'The list asks you a question first. Don’t know the answer? Ask the person who sent you this.',
  },
  'mail.list_sent.why': {
    nl: 'Je krijgt deze mail één keer, omdat {from} je adres invulde. Dit is geen abonnement.',
    de: 'Du bekommst diese Mail einmal, weil {from} deine Adresse eingetragen hat. Das ist kein Abonnement.',
    en: 'You’re getting this email once, because {from} entered your address. You’re not subscribed to anything.',
  },
})
