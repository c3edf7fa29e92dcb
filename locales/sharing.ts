import { texts } from './texts.ts'

/** Texts of the share dialog, the QR code's page, and the form and mails that send a list. */
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
  'share.send': {
    nl: 'Wij mailen de lijst voor je',
    de: 'Wir mailen die Liste für dich',
    en: 'We e-mail the list for you',
  },
  'share.mail': {
    nl: 'Zelf mailen',
    de: 'Selbst mailen',
    en: 'E-mail it yourself',
  },
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

  'send.title': { nl: 'Mail je lijst', de: 'Mail deine Liste', en: 'E-mail your list' },
  'send.explanation': {
    nl: 'Iedereen krijgt een eigen mail en ziet niet wie hem nog meer kreeg.',
    de: 'Alle bekommen eine eigene Mail und sehen nicht, wer sonst eine bekam.',
    en: 'Everyone gets an e-mail of their own, and does not see who else got one.',
  },
  'send.list': { nl: 'Welke lijst?', de: 'Welche Liste?', en: 'Which list?' },
  'send.show_list': { nl: 'Laat deze lijst zien', de: 'Diese Liste zeigen', en: 'Show this list' },
  'send.from': { nl: 'Van', de: 'Von', en: 'From' },
  'send.from_hint': {
    nl: 'Wij versturen de mail, met jouw naam erin. Antwoorden komen bij jou.',
    de: 'Wir verschicken die Mail mit deinem Namen darin. Antworten kommen bei dir an.',
    en: 'We send the e-mail, with your name in it. Answers reach you.',
  },
  'send.from_unproven_hint': {
    nl: 'Wij versturen de mail, met jouw naam erin. Je adres staat er pas in als je het hebt bevestigd, met de link in onze welkomstmail.',
    de: 'Wir verschicken die Mail mit deinem Namen darin. Deine Adresse steht erst darin, wenn du sie mit dem Link in unserer Willkommensmail bestätigt hast.',
    en: 'We send the e-mail, with your name in it. Your address is in it once you have confirmed it, by the link in our welcome e-mail.',
  },
  'send.recipients': { nl: 'Naar wie?', de: 'An wen?', en: 'To whom?' },
  'send.recipients_hint': {
    nl: 'Hoogstens 50 adressen. Plak ze gerust uit je mailprogramma: Oma Riet <riet@voorbeeld.nl>',
    de: 'Höchstens 50 Adressen. Füg sie ruhig aus deinem Mailprogramm ein: Oma Inge <inge@beispiel.de>',
    en: '50 addresses at most. Feel free to paste them from your mail program: Grandma Rose <rose@example.com>',
  },
  'send.no_recipient': {
    nl: 'Typ of plak minstens één e-mailadres.',
    de: 'Tipp oder füg mindestens eine E-Mail-Adresse ein.',
    en: 'Type or paste at least one e-mail address.',
  },
  'send.recipients_too_long': {
    nl: 'Dit zijn er te veel voor één keer. Neem hoogstens 50 adressen.',
    de: 'Das sind zu viele auf einmal. Nimm höchstens 50 Adressen.',
    en: 'These are too many at once. Take 50 addresses at most.',
  },
  'send.subject.on': { nl: '{list}: {occasion}', de: '{list}: {occasion}', en: '{list}: {occasion}' },
  'send.message_start': { nl: 'Boven de lijst', de: 'Über der Liste', en: 'Above the list' },
  'send.message_start.suggestion': {
    nl: 'Hallo allemaal,\n\nDit is mijn verlanglijst. Streep af wat je geeft, dan geeft niemand hetzelfde.',
    de: 'Hallo zusammen,\n\ndas ist meine Wunschliste. Hakt ab, was ihr schenkt, dann schenkt niemand dasselbe.',
    en: 'Hello everyone,\n\nThis is my wishlist. Cross off what you give, so that nobody gives the same thing.',
  },
  'send.message_end': { nl: 'Onder de lijst', de: 'Unter der Liste', en: 'Below the list' },
  'send.message_end.suggestion': { nl: 'Groetjes,\n{name}', de: 'Liebe Grüße\n{name}', en: 'Love,\n{name}' },
  'send.links_hint': {
    nl: 'Links in je bericht kan niemand aanklikken: zo weet iedereen dat de knop te vertrouwen is.',
    de: 'Links in deiner Nachricht kann niemand anklicken: So wissen alle, dass sie dem Knopf trauen können.',
    en: 'Nobody can click links in your message: so everyone knows that the button can be trusted.',
  },
  'send.preview': {
    nl: 'Zo staat je lijst in de mail',
    de: 'So steht deine Liste in der Mail',
    en: 'How your list looks in the e-mail',
  },
  'send.no_gifts': {
    nl: 'Er staat nog niets op. Zet er eerst een paar cadeaus op, dan valt er iets te kiezen.',
    de: 'Es steht noch nichts darauf. Trag zuerst ein paar Wünsche ein, dann gibt es etwas auszusuchen.',
    en: 'There is nothing on it yet. Add a few gifts first, so that there is something to choose.',
  },
  'send.more_gifts': {
    nl: '{count, plural, one {Er staat nog één cadeau op.} other {Er staan nog # cadeaus op.}}',
    de: '{count, plural, one {Ein weiterer Wunsch steht darauf.} other {# weitere Wünsche stehen darauf.}}',
    en: '{count, plural, one {There is one more gift on it.} other {There are # more gifts on it.}}',
  },
  'send.asks': {
    nl: 'Je lijst stelt eerst een vraag. Zet het antwoord niet in deze mail.',
    de: 'Deine Liste stellt zuerst eine Frage. Schreib die Antwort nicht in diese Mail.',
    en: 'Your list asks a question first. Do not write the answer in this e-mail.',
  },
  'send.button': { nl: 'Verstuur lijst', de: 'Liste verschicken', en: 'Send list' },
  'send.not_sent': {
    nl: 'Je lijst is niet verstuurd',
    de: 'Deine Liste wurde nicht verschickt',
    en: 'Your list was not sent',
  },
  no_login_send: {
    nl: 'Je bent uitgelogd. Log in en verstuur hem dan nog eens.',
    de: 'Du bist abgemeldet. Melde dich an und verschick sie dann noch einmal.',
    en: 'You’re logged out. Log in, then send it again.',
  },
  'send.closed': {
    nl: 'Deze lijst is nog dicht: niemand die de mail krijgt, kan hem openen. Zet hem eerst open.',
    de: 'Diese Liste ist noch zu: Niemand, der die Mail bekommt, kann sie öffnen. Öffne sie zuerst.',
    en: 'This list is still closed: nobody who gets the e-mail can open it. Open it first.',
  },
  'send.list_not_found': {
    nl: 'Deze lijst is er niet meer. Kies een andere.',
    de: 'Diese Liste gibt es nicht mehr. Wähl eine andere.',
    en: 'This list is gone. Choose another one.',
  },
  'send.no_message': {
    nl: 'Hier staat geen woord. Schrijf er iets bij.',
    de: 'Hier steht kein Wort. Schreib etwas dazu.',
    en: 'There is not a word in this. Write something.',
  },
  'send.nobody_wants_it': {
    nl: 'Wie dit is, wil van ons geen lijsten krijgen. Stuur het adres van je lijst zelf.',
    de: 'Unter diesen Adressen will niemand Listen von uns bekommen. Schick die Adresse deiner Liste selbst.',
    en: 'Nobody at these addresses wants lists from us. Send your list’s address yourself.',
  },
  'send.had_enough': {
    nl: 'Hierheen stuurde je vandaag al genoeg lijsten. Morgen kan het weer.',
    de: 'Hierhin hast du heute schon genug Listen geschickt. Morgen geht es wieder.',
    en: 'You sent enough lists there today. You can send more tomorrow.',
  },
  'send.too_many_today': {
    nl: 'Dit zijn er te veel voor vandaag. Neem er nu minder, of wacht tot morgen.',
    de: 'Das sind zu viele für heute. Nimm jetzt weniger, oder warte bis morgen.',
    en: 'These are too many for today. Take fewer now, or wait until tomorrow.',
  },
  'send.needs_account': {
    nl: 'Om een lijst te mailen, heb je een account nodig.',
    de: 'Um eine Liste zu mailen, brauchst du ein Konto.',
    en: 'You need an account to e-mail a list.',
  },
  'send.no_list.title': { nl: 'Nog geen lijst', de: 'Noch keine Liste', en: 'No list yet' },
  'send.no_list.body': {
    nl: 'Maak eerst een verlanglijst. Daarna mailen we hem naar wie je wilt.',
    de: 'Erstell zuerst eine Wunschliste. Danach mailen wir sie, an wen du willst.',
    en: 'Make a wishlist first. Then we e-mail it to whoever you like.',
  },
  'send.done.title': { nl: 'Je lijst is onderweg', de: 'Deine Liste ist unterwegs', en: 'Your list is on its way' },
  'send.done.to': {
    nl: '{count, plural, one {Hij gaat naar:} other {Hij gaat naar deze # adressen:}}',
    de: '{count, plural, one {Sie geht an:} other {Sie geht an diese # Adressen:}}',
    en: '{count, plural, one {It goes to:} other {It goes to these # addresses:}}',
  },
  'send.done.unwilling': {
    nl: 'Hierheen mailen we hem niet, want daar wil iemand geen lijsten van ons. Stuur het adres van je lijst zelf:',
    de: 'Hierhin mailen wir sie nicht, denn dort will jemand keine Listen von uns. Schick die Adresse deiner Liste selbst:',
    en: 'We do not e-mail it to these, as somebody there wants no lists from us. Send your list’s address yourself:',
  },
  'send.done.had_enough': {
    nl: 'Hierheen stuurde je vandaag al genoeg lijsten. Morgen kan het weer:',
    de: 'Hierhin hast du heute schon genug Listen geschickt. Morgen geht es wieder:',
    en: 'You sent enough lists to these today. You can send more tomorrow:',
  },
  'send.done.again': { nl: 'Mail nog iemand', de: 'Noch jemandem mailen', en: 'E-mail someone else' },

  'mail.list_sent.heading': {
    nl: '{name} stuurt je een verlanglijst',
    de: '{name} schickt dir eine Wunschliste',
    en: '{name} sends you a wishlist',
  },
  'mail.list_sent.writes': { nl: '{from} schrijft:', de: '{from} schreibt:', en: '{from} writes:' },
  'mail.list_sent.button': { nl: 'Bekijk de lijst', de: 'Liste ansehen', en: 'See the list' },
  'mail.list_sent.cross_off': {
    nl: 'Streep op de lijst af wat je geeft, dan geeft niemand hetzelfde.',
    de: 'Hak auf der Liste ab, was du schenkst, dann schenkt niemand dasselbe.',
    en: 'Cross off on the list what you give, so that nobody gives the same thing.',
  },
  'mail.list_sent.asks': {
    nl: 'De lijst stelt je eerst een vraag. Weet je het antwoord niet? Vraag het aan wie je deze mail stuurde.',
    de: 'Die Liste stellt dir zuerst eine Frage. Weißt du die Antwort nicht? Frag die Person, die dir diese Mail schickt.',
    en: 'The list asks you a question first. Do you not know the answer? Ask whoever sent you this e-mail.',
  },
  'mail.list_sent.why': {
    nl: 'Je krijgt deze mail één keer, omdat {from} je adres invulde. Dit is geen abonnement.',
    de: 'Du bekommst diese Mail einmal, weil {from} deine Adresse eingetragen hat. Das ist kein Abonnement.',
    en: 'You get this e-mail once, because {from} entered your address. It is not a subscription.',
  },
  'mail.list_sent.stop': {
    nl: 'Geen lijsten meer ontvangen',
    de: 'Keine Listen mehr bekommen',
    en: 'Get no more lists',
  },

  'unwanted.title': { nl: 'Geen lijsten meer', de: 'Keine Listen mehr', en: 'No more lists' },
  'unwanted.open': {
    nl: 'Wil je niet meer dat iemand via ons een verlanglijst mailt naar {address}? Ander mailverkeer blijft zoals het is.',
    de: 'Soll niemand mehr über uns eine Wunschliste an {address} mailen? Andere Mails bleiben, wie sie sind.',
    en: 'Should nobody e-mail a wishlist to {address} through us any more? Other e-mails stay as they are.',
  },
  'unwanted.button': { nl: 'Stop deze mails', de: 'Diese Mails stoppen', en: 'Stop these e-mails' },
  'unwanted.done_title': { nl: 'Dat is gestopt', de: 'Das ist gestoppt', en: 'That has stopped' },
  'unwanted.done': {
    nl: 'Naar {address} mailen we geen lijsten meer, van wie dan ook. Toch weer wel? Dat kan hier altijd.',
    de: 'An {address} mailen wir keine Listen mehr, von wem auch immer. Doch wieder? Das geht hier jederzeit.',
    en: 'We e-mail no more lists to {address}, whoever they are from. Changed your mind? You can take it back here.',
  },
  'unwanted.take_back': { nl: 'Toch weer ontvangen', de: 'Doch wieder bekommen', en: 'Get them again' },
  'unwanted.gone_title': {
    nl: 'Deze link werkt niet meer',
    de: 'Dieser Link gilt nicht mehr',
    en: 'This link no longer works',
  },
  'unwanted.gone': {
    nl: 'Neem de link uit een nieuwere mail.',
    de: 'Nimm den Link aus einer neueren Mail.',
    en: 'Use the link in a newer e-mail.',
  },
})
