import { texts } from './texts.ts'

/** Texts about draws that are done: the overview, a draw's page, and the mails about a draw. */
export const draws = texts({
  'layout.draws': { nl: 'Lootjes', de: 'Wichteln', en: 'Secret Santa' },

  'landing.draws.title': { nl: 'Lootjes trekken zonder hoed', de: 'Wichteln ohne Hut', en: 'Draw names without a hat' },
  'landing.draws.body': {
    nl: 'Zet iedereen erin, zeg wie elkaar niet mogen trekken, en trek. Ieder krijgt een envelop per mail. Ook jij weet niet wie wie heeft.',
    de: 'Trag alle ein, sag, wer wen nicht ziehen darf, und lose aus. Alle bekommen einen Umschlag per Mail. Auch du weißt nicht, wer wen hat.',
    en: 'Add everyone, say who can’t draw whom, and draw. Everyone gets an envelope by email. Even you won’t know who drew whom.',
  },
  'landing.draws.button': { nl: 'Lootjes trekken', de: 'Wichtel auslosen', en: 'Draw names' },

  'loting.home.title': { nl: 'Lootjes', de: 'Wichteln', en: 'Secret Santa' },
  'loting.home.intro': {
    nl: 'Alle trekkingen die je zelf deed, en die waar je een lootje van hebt.',
    de: 'Deine Auslosungen und alle, bei denen du ein Los hast.',
    en: 'The draws you organised, and the ones you’re in.',
  },
  'loting.home.new': { nl: 'Lootjes trekken', de: 'Wichtel auslosen', en: 'Draw names' },
  'loting.home.list': { nl: 'Mijn trekkingen', de: 'Meine Auslosungen', en: 'My draws' },
  'loting.home.all': {
    nl: 'Alle<sr> lootjes</sr>',
    de: 'Alle<sr> Auslosungen beim Wichteln</sr>',
    en: 'All<sr> Secret Santa draws</sr>',
  },
  'loting.home.facts': {
    nl: '{count, plural, one {# mens} other {# mensen}}, getrokken op {date} om {time}',
    de: '{count, plural, one {# Person} other {# Personen}}, ausgelost am {date} um {time}',
    en: '{count, plural, one {# person} other {# people}}, drawn on {date} at {time}',
  },
  'loting.home.open_lot': {
    nl: 'Open je lootje<sr> van {title}</sr>',
    de: 'Öffne dein Los<sr> für {title}</sr>',
    en: 'Open your envelope<sr> for {title}</sr>',
  },
  'loting.home.lots': { nl: 'Je lootjes', de: 'Deine Lose', en: 'Your envelopes' },
  'loting.home.open_lot_of': { nl: 'Lootje van {name}', de: 'Los von {name}', en: '{name}’s envelope' },
  'loting.home.manage': {
    nl: 'Beheren<sr>: {title}</sr>',
    de: 'Verwalten<sr>: {title}</sr>',
    en: 'Manage<sr> {title}</sr>',
  },
  'loting.home.none': {
    nl: 'Nog geen lootjes. Met de familie, op het werk of in de klas: zo gebeurd.',
    de: 'Noch keine Auslosung. Mit der Familie, im Büro oder in der Klasse: Es geht ganz schnell.',
    en: 'No draws yet. Whether it’s for family, work or school, it only takes a minute.',
  },

  'loting.manage.title': { nl: 'Beheer: {title}', de: 'Verwalten: {title}', en: 'Manage: {title}' },
  'loting.manage.by': {
    nl: 'Lootjes, getrokken op {date}',
    de: 'Wichteln, ausgelost am {date}',
    en: 'Drawn on {date}',
  },
  'loting.sent.title': {
    nl: 'De lootjes zijn getrokken',
    de: 'Die Lose sind gezogen',
    en: 'The names have been drawn',
  },
  'loting.sent.body': {
    nl: 'Iedereen krijgt nu een mail met een eigen envelop. Op deze pagina zie je wie hem al heeft geopend.',
    de: 'Alle bekommen jetzt eine Mail mit einem eigenen Umschlag. Auf dieser Seite siehst du, wer ihn schon geöffnet hat.',
    en: 'Everyone will now get an email with their own envelope. On this page, you can see who has opened theirs.',
  },
  'loting.sent.you_too': {
    nl: 'Ook jij krijgt er een.',
    de: 'Auch du bekommst einen.',
    en: 'You’ll get one too.',
  },
  'loting.sent.body_held': {
    nl: '{sent, plural, one {# lootje is onderweg} other {# lootjes zijn onderweg}}. Op deze pagina zie je wie de envelop al heeft geopend.',
    de: '{sent, plural, one {# Los ist unterwegs} other {# Lose sind unterwegs}}. Auf dieser Seite siehst du, wer den Umschlag schon geöffnet hat.',
    en: '{sent, plural, one {# envelope is on its way} other {# envelopes are on their way}}. On this page, you can see who has opened theirs.',
  },
  'loting.held': {
    nl: '{count, plural, one {# lootje wacht} other {# lootjes wachten}} nog op jou. Bij grote groepen vragen we eerst of je e-mailadres klopt, zodat niemand via ons zomaar vreemden mailt.',
    de: '{count, plural, one {# Los wartet} other {# Lose warten}} noch auf dich. Bei großen Gruppen prüfen wir erst deine E-Mail-Adresse, damit niemand über uns einfach Fremde anschreibt.',
    en: '{count, plural, one {# envelope is} other {# envelopes are}} waiting for you. For large groups, we check your email address first, so that no one can use us to email strangers.',
  },
  'loting.held.how': {
    nl: 'Open de link in de mail die we naar {address} stuurden, en bevestig het daar.',
    de: 'Öffne den Link in unserer Mail an {address} und bestätige es dort.',
    en: 'Open the link in the email we sent to {address}, and confirm it there.',
  },
  'loting.held.how_account': {
    nl: 'Bevestig je adres met de link in onze mail. Mail kwijt? Vraag hem opnieuw aan bij <link>je gegevens</link>.',
    de: 'Bestätige deine Adresse mit dem Link in unserer Mail. Mail weg? In <link>deinem Konto</link> kannst du sie noch einmal anfordern.',
    en: 'Confirm your address with the link in our email. Can’t find it? Ask for a new one in <link>your account</link>.',
  },
  'loting.held.send': {
    nl: '{count, plural, one {Bevestig en verstuur het lootje} other {Bevestig en verstuur de # lootjes}}',
    de: '{count, plural, one {Bestätigen und Los senden} other {Bestätigen und # Lose senden}}',
    en: '{count, plural, one {Confirm and send it} other {Confirm and send all #}}',
  },
  'loting.held.sent': {
    nl: '{count, plural, one {Het lootje is} other {De # lootjes zijn}} onderweg.',
    de: '{count, plural, one {Das Los ist} other {Die # Lose sind}} unterwegs.',
    en: '{count, plural, one {The envelope is} other {The # envelopes are}} on their way.',
  },
  'loting.held.unconfirmed': {
    nl: 'Open eerst de link in de mail die je van ons kreeg. Die hoort bij deze trekking.',
    de: 'Öffne zuerst den Link in unserer Mail zu dieser Auslosung.',
    en: 'First open the link in the email we sent you about this draw.',
  },
  'loting.sent.keep': {
    nl: 'We hebben je ook de link naar deze pagina gemaild, voor als je later iets wilt regelen.',
    de: 'Den Link zu dieser Seite haben wir dir auch gemailt, falls du ihn später brauchst.',
    en: 'We’ve also emailed you the link to this page, in case you need it later.',
  },
  'loting.to_manage': { nl: 'Trekking beheren', de: 'Auslosung verwalten', en: 'Manage the draw' },
  'loting.view_lot': { nl: 'Bekijk mijn lootje', de: 'Mein Los ansehen', en: 'View my envelope' },
  'loting.to_home': { nl: 'Naar mijn lootjes', de: 'Zu meinen Auslosungen', en: 'Go to my draws' },
  'loting.opened': {
    nl: '{viewed} van {count} geopend',
    de: '{viewed} von {count} geöffnet',
    en: '{viewed} of {count} opened',
  },
  'loting.with_list': {
    nl: '{count, plural, =0 {nog niemand met wensen} other {# met wensen}}',
    de: '{count, plural, =0 {noch keine Wünsche geteilt} other {# mit Wünschen}}',
    en: '{count, plural, =0 {no wishes shared yet} other {# with wishes}}',
  },
  'loting.mails_failed': {
    nl: '{count, plural, one {# mail kwam niet aan} other {# mails kwamen niet aan}}',
    de: '{count, plural, one {# Mail kam nicht an} other {# Mails kamen nicht an}}',
    en: '{count, plural, one {# email didn’t arrive} other {# emails didn’t arrive}}',
  },
  'loting.participants': { nl: 'Deelnemers', de: 'Teilnehmende', en: 'Participants' },
  'loting.nobody_knows': {
    nl: 'Wie wie trok, weet niemand. Ook jij niet.',
    de: 'Wer wen gezogen hat, weiß niemand. Auch du nicht.',
    en: 'No one knows who drew whom. Not even you.',
  },
  'loting.organizes': { nl: 'organiseert', de: 'organisiert', en: 'organises' },
  'loting.state.waiting': { nl: 'Mail onderweg', de: 'Mail unterwegs', en: 'Email on its way' },
  'loting.state.sent': { nl: 'Verstuurd', de: 'Verschickt', en: 'Sent' },
  'loting.state.failed': { nl: 'Mail kwam niet aan', de: 'Mail kam nicht an', en: 'Email didn’t arrive' },
  'loting.state.held': { nl: 'Wacht op jouw bevestiging', de: 'Wartet auf deine Bestätigung', en: 'Waiting for you' },
  'loting.state.unwanted': { nl: 'Wil geen mails', de: 'Möchte keine Mails', en: 'Doesn’t want emails' },
  'loting.state.envelope': { nl: 'Nog niet geopend', de: 'Noch nicht geöffnet', en: 'Not opened yet' },
  'loting.state.viewed': { nl: 'Geopend', de: 'Geöffnet', en: 'Opened' },
  'loting.state.with_wishlist': { nl: 'Wensen gedeeld', de: 'Wünsche geteilt', en: 'Wishes shared' },
  'loting.exclusions': { nl: 'Wie trekt wie niet', de: 'Wer zieht wen nicht', en: 'Who can’t draw whom' },
  'loting.exclusions.hint': {
    nl: 'Dit zie alleen jij.',
    de: 'Das siehst nur du.',
    en: 'Only you, as the organiser, can see this.',
  },
  'loting.exclusions.of': {
    nl: '<name>{name}</name> trekt niet: {names}',
    de: '<name>{name}</name> zieht nicht: {names}',
    en: '<name>{name}</name> can’t draw {names}',
  },

  'loting.resend': { nl: 'Stuur opnieuw', de: 'Nochmals senden', en: 'Send again' },
  'loting.resend.to': { nl: ' naar {name}', de: ' an {name}', en: ' to {name}' },
  'loting.resend.title': {
    nl: 'Stuur het lootje van {name} opnieuw',
    de: 'Das Los von {name} nochmals senden',
    en: 'Send {name}’s envelope again',
  },
  'loting.resend.email': {
    nl: 'E-mailadres van {name}',
    de: 'E-Mail-Adresse von {name}',
    en: '{name}’s email address',
  },
  'loting.resend.explanation': {
    nl: 'Verander je het adres, dan krijgt {name} een nieuwe link. De oude werkt dan niet meer, en dat laten we op het oude adres weten. De trekking blijft zoals hij is.',
    de: 'Änderst du die Adresse, bekommt {name} einen neuen Link. Der alte funktioniert dann nicht mehr, und wir schreiben das auch an die alte Adresse. Die Auslosung bleibt, wie sie ist.',
    en: 'If you change the address, {name} gets a new link. The old one stops working, and we email the old address to say so. The draw itself doesn’t change.',
  },
  'loting.resend.own_address': {
    nl: 'Jouw lootje gaat altijd naar je eigen adres.',
    de: 'Dein Los geht immer an deine eigene Adresse.',
    en: 'Your own envelope always goes to your own address.',
  },
  'loting.resend.unwanted': {
    nl: '{name} wil op dit adres geen mails via ons. Stuur het lootje naar een ander adres, als {name} dat goedvindt. Of vraag {name} om mails weer toe te staan, met de link onder een eerdere mail.',
    de: '{name} möchte unter dieser Adresse keine Mails über uns. Schick das Los an eine andere Adresse, wenn {name} einverstanden ist. Oder bitte {name}, Mails wieder zu erlauben: Der Link steht unter einer früheren Mail.',
    en: '{name} doesn’t want emails from us at this address. If {name} agrees, send the envelope to a different address. Or ask {name} to allow emails again, with the link at the bottom of an earlier one.',
  },
  'loting.resend.friend': {
    nl: 'Het lootje gaat naar het adres dat {name} bij ons heeft. Dat adres zie jij niet.',
    de: 'Das Los geht an die Adresse, die {name} bei uns hat. Du siehst sie nicht.',
    en: 'The envelope goes to the address on {name}’s account. You can’t see that address.',
  },
  'loting.resend.button': { nl: 'Stuur lootje', de: 'Los senden', en: 'Send envelope' },
  'loting.resend.success': {
    nl: 'Het lootje is onderweg naar {name}.',
    de: 'Das Los ist unterwegs zu {name}.',
    en: 'The envelope is on its way to {name}.',
  },
  'loting.resend.failure_no_connection': {
    nl: 'Geen verbinding, dus het lootje is niet verstuurd. Controleer je internet en probeer het nog eens.',
    de: 'Verbindungsprobleme: Das Los wurde nicht gesendet. Prüf dein Internet und versuch es noch einmal.',
    en: 'No connection, so the envelope wasn’t sent. Check your internet and try again.',
  },
  'loting.resend.failure_general': {
    nl: 'Het lootje kon niet verstuurd worden. Ververs de pagina en probeer het nog eens.',
    de: 'Das Los konnte nicht gesendet werden. Lade die Seite neu und versuch es noch einmal.',
    en: 'We couldn’t send the envelope. Reload the page and try again.',
  },
  'loting.resend.failure_deleted': {
    nl: 'Deze trekking is verwijderd, dus er is geen lootje meer om te sturen.',
    de: 'Diese Auslosung wurde gelöscht, es gibt also kein Los mehr zu senden.',
    en: 'This draw has been deleted, so there’s no envelope to send.',
  },
  'loting.resend.failure_address': {
    nl: 'Dit adres is al van een andere deelnemer. Vul een ander adres in.',
    de: 'Diese Adresse gehört schon zu einer anderen Person in dieser Auslosung. Gib eine andere ein.',
    en: 'Someone else in this draw already has that address. Enter a different one.',
  },

  'loting.terms.budget': {
    nl: 'Budget: {amount}',
    de: 'Budget: {amount}',
    en: 'Budget: {amount}',
  },
  'loting.edit': { nl: 'Wijzig', de: 'Ändern', en: 'Edit' },
  'loting.edit.title': { nl: 'Trekking wijzigen', de: 'Auslosung ändern', en: 'Edit draw' },
  'loting.edit.who_hears': {
    nl: 'Verandert de dag, het budget of de omschrijving, dan mailen we de deelnemers binnen een kwartier.',
    de: 'Ändern sich Tag, Budget oder Beschreibung, mailen wir es innerhalb einer Viertelstunde allen, die mitmachen.',
    en: 'If the day, budget or description changes, we’ll email everyone within a quarter of an hour.',
  },
  'loting.edit.reminders': { nl: 'Herinner de deelnemers', de: 'Alle erinnern, die mitmachen', en: 'Remind everyone' },
  'loting.edit.reminders_hint': {
    nl: 'Na drie dagen wie zijn envelop nog niet opende, en iedereen een week voor de dag.',
    de: 'Nach drei Tagen alle mit ungeöffnetem Umschlag, und alle eine Woche vor dem Tag.',
    en: 'After three days those with an unopened envelope, and everyone a week before the day.',
  },
  'loting.remind': {
    nl: '{count, plural, one {Herinner # deelnemer} other {Herinner # deelnemers}}',
    de: '{count, plural, one {# Person erinnern} other {# Personen erinnern}}',
    en: '{count, plural, one {Remind # person} other {Remind # people}}',
  },
  'loting.remind.hint': {
    nl: 'Wie zijn envelop nog niet opende, krijgt een mail.',
    de: 'Wer den Umschlag noch nicht geöffnet hat, bekommt eine Mail.',
    en: 'Anyone who hasn’t opened their envelope will get an email.',
  },
  'loting.remind.until': {
    nl: 'Ze zijn herinnerd. Dat kan opnieuw vanaf {date}, {time}.',
    de: 'Sie wurden erinnert. Das geht wieder ab dem {date}, {time}.',
    en: 'They’ve been reminded. You can do that again from {date}, {time}.',
  },
  'loting.remind.done': {
    nl: '{count, plural, one {# deelnemer krijgt een herinnering} other {# deelnemers krijgen een herinnering}}.',
    de: '{count, plural, one {# Person bekommt eine Erinnerung} other {# Personen bekommen eine Erinnerung}}.',
    en: '{count, plural, one {# person is getting a reminder} other {# people are getting a reminder}}.',
  },
  'loting.remind.too_recent': {
    nl: 'Je hebt ze net nog herinnerd. Dat kan eens in de drie dagen.',
    de: 'Du hast gerade erst erinnert. Das geht alle drei Tage.',
    en: 'You’ve just reminded them. You can do that once every three days.',
  },
  'loting.remind.nobody_left': {
    nl: 'Iedereen met een e-mailadres heeft de envelop al geopend of krijgt hem net.',
    de: 'Alle mit E-Mail-Adresse haben den Umschlag schon geöffnet oder bekommen ihn gerade.',
    en: 'Everyone with an email address has opened their envelope, or is just getting it.',
  },
  'loting.edit.saved': { nl: 'Opgeslagen.', de: 'Gespeichert.', en: 'Saved.' },
  'loting.edit.failure': {
    nl: 'Je kunt deze trekking hier niet wijzigen. Open hem met de link in je mail.',
    de: 'Du kannst diese Auslosung hier nicht ändern. Öffne sie mit dem Link in deiner Mail.',
    en: 'You can’t edit this draw here. Open it with the link in your email.',
  },
  'loting.edit.failure_deleted': {
    nl: 'Deze trekking is verwijderd.',
    de: 'Diese Auslosung wurde gelöscht.',
    en: 'This draw has been deleted.',
  },
  'loting.edit.no_connection': {
    nl: 'Dat lukte niet. Controleer je verbinding en probeer het nog eens.',
    de: 'Das hat nicht geklappt. Prüf deine Verbindung und versuch es noch einmal.',
    en: 'That didn’t work. Check your connection and try again.',
  },

  'loting.membership.too_narrow': {
    nl: 'Te weinig mensen kunnen deze persoon trekken. Dan kun jij afleiden wie een ander heeft. Minstens de helft van de anderen moet deze persoon mogen trekken.',
    de: 'Zu wenige können diese Person ziehen. Dann könntest du herausfinden, wen jemand anderes hat. Mindestens die Hälfte der anderen muss sie ziehen dürfen.',
    en: 'Too few people can draw this person, so you could work out who someone else has. At least half of the others must be allowed to draw them.',
  },
  'loting.membership.too_few': {
    nl: 'Dan blijven er te weinig mensen over: lootjes trekken kan vanaf drie.',
    de: 'Dann wären es zu wenige: Auslosen geht ab drei Personen.',
    en: 'That would leave too few people: a draw needs at least three.',
  },
  'loting.add': { nl: 'Er doet nog iemand mee', de: 'Noch jemand macht mit', en: 'Someone else is joining' },
  'loting.add.title': { nl: 'Iemand erbij', de: 'Noch jemand', en: 'Add someone' },
  'loting.add.body': {
    nl: 'Zo weinig mogelijk lootjes veranderen. Wie iemand anders krijgt, hoort dat binnen een kwartier. Jij ziet niet wie dat is.',
    de: 'Es ändern sich so wenige Lose wie möglich. Wer jemand anderen bekommt, erfährt es innerhalb einer Viertelstunde. Du siehst nicht, wer das ist.',
    en: 'As few envelopes as possible change. Anyone who now has someone else will hear within a quarter of an hour. You won’t see who that is.',
  },
  'loting.add.friend': { nl: 'Of kies een vriend', de: 'Oder wähl aus deinen Freunden', en: 'Or choose a friend' },
  'loting.add.no_friend': { nl: 'Geen vriend', de: 'Niemand', en: 'No friend' },
  'loting.add.exclude': {
    nl: 'Deze mensen en de nieuwe trekken elkaar niet',
    de: 'Diese Personen und die neue ziehen einander nicht',
    en: 'These people and the new person can’t draw each other',
  },
  'loting.add.button': { nl: 'Doet mee', de: 'Macht mit', en: 'Add' },
  'loting.add.done': { nl: '{name} doet mee.', de: '{name} macht mit.', en: '{name} is taking part.' },
  'loting.remove': { nl: 'Doet niet meer mee', de: 'Macht nicht mehr mit', en: 'No longer taking part' },
  'loting.remove.who': { nl: ': {name}', de: ': {name}', en: ': {name}' },
  'loting.remove.title': {
    nl: 'Doet {name} niet meer mee?',
    de: 'Macht {name} nicht mehr mit?',
    en: 'Is {name} no longer taking part?',
  },
  'loting.remove.body': {
    nl: 'Wie {name} had, krijgt iemand anders en hoort dat binnen een kwartier. Zo weinig mogelijk andere lootjes veranderen. De link van {name} opent niets meer.',
    de: 'Wer {name} gezogen hatte, bekommt jemand anderen und erfährt es innerhalb einer Viertelstunde. So wenige andere Lose wie möglich ändern sich. Der Link von {name} öffnet nichts mehr.',
    en: 'The person who had {name} will get someone else, and will hear within a quarter of an hour. As few other envelopes as possible change. {name}’s link won’t open anything any more.',
  },
  'loting.remove.you': {
    nl: 'Je trekt zelf niet meer mee, maar blijft de trekking beheren.',
    de: 'Du ziehst selbst nicht mehr mit, verwaltest die Auslosung aber weiter.',
    en: 'You won’t draw a name any more, but you’ll still manage the draw.',
  },
  'loting.remove.button': { nl: 'Haal uit de trekking', de: 'Aus der Auslosung nehmen', en: 'Remove from the draw' },
  'loting.remove.done': {
    nl: '{name} doet niet meer mee.',
    de: '{name} macht nicht mehr mit.',
    en: '{name} is no longer taking part.',
  },

  'mail.draw_left.subject': {
    nl: '{title}: je doet niet meer mee',
    de: '{title}: du machst nicht mehr mit',
    en: '{title}: you’re no longer taking part',
  },
  'mail.draw_left.preheader': {
    nl: 'Je hoeft voor niemand een cadeau te kopen.',
    de: 'Du musst für niemanden ein Geschenk besorgen.',
    en: 'You don’t need to buy anyone a gift.',
  },
  'mail.draw_left.heading': {
    nl: '{name}, je doet niet meer mee',
    de: '{name}, du machst nicht mehr mit',
    en: '{name}, you’re no longer taking part',
  },
  'mail.draw_left.body': {
    nl: '{organizer} heeft je uit “{title}” gehaald.',
    de: '{organizer} hat dich aus „{title}“ genommen.',
    en: '{organizer} has removed you from “{title}”.',
  },
  'mail.draw_left.meaning': {
    nl: 'Je lootje gaat niet meer open: iemand anders geeft nu dat cadeau. Klopt dit niet? Vraag het {organizer}.',
    de: 'Dein Los öffnet nichts mehr: Das Geschenk macht jetzt jemand anderes. Stimmt das nicht? Frag {organizer}.',
    en: 'Your envelope won’t open any more: someone else is giving that gift now. If that’s not right, ask {organizer}.',
  },
  'mail.draw_left.why': {
    nl: 'Je krijgt deze mail omdat dit adres bij “{title}” van {organizer} hoorde.',
    de: 'Du bekommst diese Mail, weil diese Adresse zu „{title}“ von {organizer} gehörte.',
    en: 'You’re getting this email because this address was part of “{title}”, organised by {organizer}.',
  },

  'mail.draw_changed.subject': {
    nl: '{title}: er is iets veranderd',
    de: '{title}: Es hat sich etwas geändert',
    en: '{title}: something has changed',
  },
  'mail.draw_changed.preheader': {
    nl: 'Je lootje blijft hetzelfde.',
    de: 'Dein Los bleibt dasselbe.',
    en: 'The name you drew stays the same.',
  },
  'mail.draw_changed.heading': {
    nl: '{name}, dit is er nieuw',
    de: '{name}, das ist neu',
    en: '{name}, here’s what’s new',
  },
  'mail.draw_changed.body': {
    nl: '{organizer} heeft “{title}” gewijzigd. Wie je hebt getrokken, blijft hetzelfde.',
    de: '{organizer} hat „{title}“ geändert. Dein Los bleibt dasselbe.',
    en: '{organizer} has changed “{title}”. The name you drew stays the same.',
  },
  'mail.draw_changed.by_you': {
    nl: 'Je hebt “{title}” gewijzigd. Alle deelnemers krijgen deze mail.',
    de: 'Du hast „{title}“ geändert. Alle, die mitmachen, bekommen diese Mail.',
    en: 'You’ve changed “{title}”. Everyone taking part gets this email.',
  },
  'mail.draw_changed.no_date': {
    nl: 'Er staat geen dag meer vast.',
    de: 'Es steht kein Tag mehr fest.',
    en: 'The day is no longer fixed.',
  },
  'mail.draw_changed.no_budget': {
    nl: 'Er is geen budget meer afgesproken.',
    de: 'Es gibt kein Budget mehr.',
    en: 'There’s no longer a budget.',
  },
  'mail.draw_changed.no_description': {
    nl: 'De omschrijving is weggehaald.',
    de: 'Die Beschreibung wurde entfernt.',
    en: 'The description has been removed.',
  },
  'mail.draw_changed.button': { nl: 'Naar je lootje', de: 'Zu deinem Los', en: 'Go to your envelope' },

  'loting.delete': { nl: 'Verwijderen', de: 'Löschen', en: 'Delete' },
  'loting.delete.title': { nl: 'Trekking verwijderen?', de: 'Auslosung löschen?', en: 'Delete this draw?' },
  'loting.delete.body': {
    nl: 'Alle lootjes van “{title}” zijn dan niet meer geldig. {count, plural, one {# deelnemer krijgt} other {Alle # deelnemers krijgen}} daar een mail over. Dit kun je niet ongedaan maken.',
    de: 'Alle Lose von „{title}“ verfallen. {count, plural, one {# Person bekommt} other {Alle # bekommen}} dazu eine Mail. Rückgängig machen geht nicht.',
    en: 'The envelopes for “{title}” will stop working. {count, plural, one {# participant will get} other {All # participants will get}} an email about it. This can’t be undone.',
  },
  'loting.delete.button': { nl: 'Verwijder de trekking', de: 'Auslosung löschen', en: 'Delete the draw' },
  'loting.delete_success': {
    nl: 'De trekking is verwijderd. Iedereen krijgt een mail.',
    de: 'Die Auslosung ist gelöscht. Alle bekommen eine Mail.',
    en: 'Draw deleted. We’re emailing everyone to let them know.',
  },
  'loting.delete_failure': {
    nl: 'Je kunt deze trekking hier niet verwijderen. Open hem met de knop “Beheer de trekking” in je mail, en probeer het nog eens.',
    de: 'Du kannst diese Auslosung hier nicht löschen. Öffne sie über den Link in deiner Mail zum Verwalten und versuch es dann noch einmal.',
    en: 'You can’t delete this draw from here. Open it with the link in the email we sent you as organiser, then try again.',
  },
  'loting.delete_connection_failure': {
    nl: 'Geen verbinding, dus de trekking staat er nog. Controleer je internet en probeer het nog eens.',
    de: 'Verbindungsprobleme: Die Auslosung ist noch da. Prüf dein Internet und versuch es noch einmal.',
    en: 'No connection, so the draw is still there. Check your internet and try again.',
  },

  'loting.redo': { nl: 'Opnieuw trekken', de: 'Neu auslosen', en: 'Draw again' },
  'loting.redo.title': { nl: 'Opnieuw trekken?', de: 'Neu auslosen?', en: 'Draw again?' },
  'loting.redo.body': {
    nl: 'We nemen titel, afspraken, deelnemers en uitsluitingen over in een nieuwe trekking. Je controleert alles voordat je trekt. Een trekking die je nog niet af had, vervalt. Deze blijft gewoon bestaan.',
    de: 'Wir übernehmen Titel, Absprachen, Teilnehmende und Ausschlüsse in eine neue Auslosung. Du prüfst alles, ausgelost wird erst danach. Ein angefangener Entwurf wird ersetzt. Diese Auslosung bleibt, wie sie ist.',
    en: 'We’ll copy the title, description, participants and exclusions to a new draw. You can check everything before drawing. Any draw you haven’t finished will be replaced. This one stays as it is.',
  },
  'loting.redo.needs_script': {
    nl: 'Voor een nieuwe trekking is JavaScript nodig. Zet het aan en probeer het nog eens.',
    de: 'Für eine neue Auslosung wird JavaScript gebraucht. Schalte es ein und versuch es noch einmal.',
    en: 'You need JavaScript to start a new draw. Turn it on and try again.',
  },
  'loting.redo.button': { nl: 'Maak een nieuwe trekking', de: 'Neue Auslosung anlegen', en: 'Start a new draw' },

  'loting.error.deleted.title': {
    nl: 'Deze trekking is er niet meer',
    de: 'Diese Auslosung gibt es nicht mehr',
    en: 'This draw has been deleted',
  },
  'loting.error.deleted.body': {
    nl: 'De organisator heeft hem verwijderd. De lootjes gelden niet meer.',
    de: 'Sie wurde von der Person gelöscht, die sie organisiert hat. Die Lose gelten nicht mehr.',
    en: 'The organiser deleted it. The envelopes no longer count.',
  },
  'loting.error.broken.title': {
    nl: 'Deze trekking is niet afgemaakt',
    de: 'Diese Auslosung wurde nicht abgeschlossen',
    en: 'This draw wasn’t finished',
  },
  'loting.error.broken.body': {
    nl: 'Er ging iets mis bij het trekken, en er zijn geen lootjes. Trek gerust opnieuw.',
    de: 'Beim Auslosen ist etwas schiefgelaufen, deshalb gibt es keine Lose. Fang einfach eine neue Auslosung an.',
    en: 'Something went wrong while drawing, so there are no envelopes. You can draw again.',
  },
  'loting.error.not_found.title': {
    nl: 'Deze trekking vinden we niet',
    de: 'Diese Auslosung finden wir nicht',
    en: 'We can’t find this draw',
  },
  'loting.error.not_found.body': {
    nl: 'Open de hele link uit de mail waarmee je de trekking beheert. Op een ander apparaat of met een ander account werkt alleen die link.',
    de: 'Öffne den vollständigen Link aus deiner Mail zum Verwalten. Auf einem anderen Gerät oder mit einem anderen Konto lässt sich die Auslosung nur damit öffnen.',
    en: 'Open the full link in the email you got as organiser. On another device or account, only that link opens your draw.',
  },

  'mail.draw_manage.subject': {
    nl: 'De lootjes zijn getrokken: {title}',
    de: 'Die Lose sind gezogen: {title}',
    en: 'The names have been drawn: {title}',
  },
  'mail.draw_manage.preheader': {
    nl: 'Bekijk wie het lootje al heeft geopend, of stuur een mail opnieuw.',
    de: 'Sieh nach, wer den Umschlag schon geöffnet hat, oder schick eine Mail noch einmal.',
    en: 'See who has opened their envelope, or send an email again.',
  },
  'mail.draw_manage.heading': {
    nl: '{name}, de lootjes zijn onderweg',
    de: '{name}, die Lose sind unterwegs',
    en: '{name}, the envelopes are on their way',
  },
  'mail.draw_manage.heading_envelopes': {
    nl: '{name}, de enveloppen liggen klaar',
    de: '{name}, die Umschläge liegen bereit',
    en: '{name}, the envelopes are ready',
  },
  'mail.draw_manage.sent': {
    nl: 'Voor “{title}” {count, plural, one {krijgt # deelnemer een lootje} other {krijgen # deelnemers ieder hun eigen lootje}} per mail.',
    de: 'Für „{title}“ {count, plural, one {bekommt # Person ihr Los} other {bekommen # Personen jeweils ihr eigenes Los}} per Mail.',
    en: '{count, plural, one {# participant is getting an envelope} other {# participants are each getting their own envelope}} by email for “{title}”.',
  },
  'mail.draw_manage.envelopes': {
    nl: '{envelopes, plural, one {Er ligt # envelop klaar} other {Er liggen # enveloppen klaar}} voor mensen zonder e-mailadres. Die geef je zelf, bij de trekking.',
    de: '{envelopes, plural, one {# Umschlag liegt} other {# Umschläge liegen}} für Leute ohne E-Mail-Adresse bereit. Gib sie selbst weiter, über die Auslosung.',
    en: '{envelopes, plural, one {# envelope is} other {# envelopes are}} ready for people without an email address. Hand them over yourself, from the draw’s page.',
  },
  'mail.draw_manage.yours': {
    nl: 'Ook jij krijgt het jouwe apart.',
    de: 'Deins kommt in einer eigenen Mail.',
    en: 'Yours will arrive separately too.',
  },
  'mail.draw_manage.heading_held': {
    nl: '{name}, je bent er bijna',
    de: '{name}, fast geschafft',
    en: '{name}, you’re nearly there',
  },
  'mail.draw_manage.held': {
    nl: 'De lootjes voor “{title}” zijn getrokken. {held, plural, one {# lootje wacht} other {# lootjes wachten}} nog, omdat we bij grote groepen eerst vragen of je e-mailadres klopt.',
    de: 'Die Lose für „{title}“ sind gezogen. {held, plural, one {# Los wartet} other {# Lose warten}} noch, weil wir bei großen Gruppen erst deine E-Mail-Adresse prüfen.',
    en: 'The names for “{title}” have been drawn. {held, plural, one {# envelope is} other {# envelopes are}} still waiting, because we check your email address first for large groups.',
  },
  'mail.draw_manage.held_how': {
    nl: 'Open de trekking hieronder en bevestig daar. Dan vertrekken ze meteen.',
    de: 'Öffne unten die Auslosung und bestätige dort. Dann gehen sie sofort los.',
    en: 'Open the draw below and confirm there. They’ll leave right away.',
  },
  'mail.draw_manage.held_how_account': {
    nl: 'Bevestig het met de link in je welkomstmail. Dan vertrekken ze meteen.',
    de: 'Bestätige sie mit dem Link in deiner Willkommensmail. Dann gehen sie sofort los.',
    en: 'Confirm it with the link in your welcome email. They’ll leave right away.',
  },
  'mail.draw_manage.confirm': { nl: 'Bevestig en verstuur', de: 'Bestätigen und verschicken', en: 'Confirm and send' },
  'mail.draw_manage.what': {
    nl: 'Bij de trekking zie je wie de envelop al heeft geopend of een lijst heeft gekozen. Is een adres verkeerd of een mail zoek? Dan stuur je het lootje opnieuw.',
    de: 'In der Auslosung siehst du, wer den Umschlag schon geöffnet oder eine Liste gewählt hat. Stimmt eine Adresse nicht, oder ist eine Mail verschwunden? Dann schick das Los noch einmal.',
    en: 'Open the draw to see who has opened their envelope or chosen a list. Wrong address or lost email? Send that envelope again.',
  },
  'mail.draw_manage.secret': {
    nl: 'Wie wie trok, weet niemand. Ook jij niet.',
    de: 'Wer wen gezogen hat, weiß niemand. Auch du nicht.',
    en: 'No one knows who drew whom. Not even you.',
  },
  'mail.draw_manage.button': { nl: 'Beheer de trekking', de: 'Auslosung verwalten', en: 'Manage the draw' },
  'mail.draw_manage.keep_it': {
    nl: 'Bewaar deze mail en stuur hem niet door: iedereen met de link kan de trekking beheren.',
    de: 'Bewahr diese Mail auf und leite sie nicht weiter: Wer den Link hat, kann die Auslosung verwalten.',
    en: 'Keep this email and don’t forward it: anyone with the link can manage the draw.',
  },
  'mail.draw_manage.why': {
    nl: 'Je krijgt deze mail omdat je de lootjes trok voor “{title}”.',
    de: 'Du bekommst diese Mail, weil du die Lose für „{title}“ gezogen hast.',
    en: 'You’re getting this email because you drew the names for “{title}”.',
  },

  'mail.draw_ends.subject': {
    nl: 'Over een maand verwijderen we je trekking: {title}',
    de: 'In einem Monat löschen wir deine Auslosung: {title}',
    en: 'Your draw will be deleted in a month: {title}',
  },
  'mail.draw_ends.preheader': {
    nl: 'Trek je nog eens met dezelfde mensen? Neem ze nu mee.',
    de: 'Lost ihr noch einmal zusammen aus? Dann übernimm jetzt alle.',
    en: 'Drawing names with them again? Copy everyone to a new draw now.',
  },
  'mail.draw_ends.heading': {
    nl: '{name}, deze trekking is bijna twee jaar oud',
    de: '{name}, diese Auslosung ist bald zwei Jahre alt',
    en: '{name}, this draw is almost two years old',
  },
  'mail.draw_ends.body': {
    nl: 'Op {drawn} trok je lootjes voor “{title}”. Zulke oude trekkingen bewaren we niet: op {end} verwijderen we deze, met alle namen, adressen en lootjes.',
    de: 'Am {drawn} hast du die Lose für „{title}“ gezogen. Länger als zwei Jahre speichern wir keine Auslosung: Am {end} löschen wir sie, mit allen Namen, Adressen und Losen.',
    en: 'You drew the names for “{title}” on {drawn}. We don’t keep draws that old, so we’ll delete it on {end}, along with all names, addresses and envelopes.',
  },
  'mail.draw_ends.redo': {
    nl: 'Trek je binnenkort weer met dezelfde mensen? Neem ze dan nu mee naar een nieuwe trekking. Anders hoef je niets te doen.',
    de: 'Wollt ihr bald in derselben Runde wieder auslosen? Dann übernimm jetzt alle in eine neue Auslosung. Sonst brauchst du nichts zu tun.',
    en: 'Drawing names with the same people again soon? Copy them to a new draw now. If not, you don’t need to do anything.',
  },
  'mail.draw_ends.manage': {
    nl: 'De link opent je trekking; kies daar “{redo}”. Stuur deze mail niet door: iedereen met de link kan de trekking beheren.',
    de: 'Der Link öffnet deine Auslosung; wähl dort „{redo}“. Leite diese Mail nicht weiter: Wer den Link hat, kann die Auslosung verwalten.',
    en: 'Use the link to open your draw, then choose “{redo}”. Don’t forward this email: anyone with the link can manage the draw.',
  },
  'mail.draw_deleted.subject': {
    nl: 'De trekking is verwijderd: {title}',
    de: 'Die Auslosung wurde gelöscht: {title}',
    en: 'The draw has been deleted: {title}',
  },
  'mail.draw_deleted.preheader': {
    nl: 'De lootjes gelden niet meer.',
    de: 'Die Lose gelten nicht mehr.',
    en: 'Its envelopes are no longer valid.',
  },
  'mail.draw_deleted.heading': {
    nl: 'De trekking is verwijderd',
    de: 'Die Auslosung wurde gelöscht',
    en: 'The draw has been deleted',
  },
  'mail.draw_deleted.body': {
    nl: 'Dag {name}. {organizer} heeft de trekking voor “{title}” verwijderd.',
    de: 'Hallo {name}! {organizer} hat die Auslosung für „{title}“ gelöscht.',
    en: '{name}, {organizer} has deleted the draw for “{title}”.',
  },
  'mail.draw_deleted.by_you': {
    nl: 'Je hebt de trekking voor “{title}” verwijderd.',
    de: 'Du hast die Auslosung für „{title}“ gelöscht.',
    en: 'You’ve deleted the draw for “{title}”.',
  },
  'mail.draw_deleted.meaning': {
    nl: 'Je lootje van deze trekking geldt niet meer. Kreeg je later een nieuw lootje, dan geldt dat. Komt er nog een trekking, dan krijg je een mail. Had je al iets gekocht? Vraag {organizer} hoe het verdergaat.',
    de: 'Dein Los aus dieser Auslosung gilt nicht mehr. Hast du inzwischen ein neueres, gilt das. Wird noch einmal ausgelost, schreiben wir dir. Schon etwas gekauft? Frag {organizer}, wie es weitergeht.',
    en: 'Your envelope for this draw no longer counts. If you’ve had a newer one, use that. If there’s another draw, we’ll email you. Already bought something? Ask {organizer} what happens now.',
  },
  'mail.draw_deleted.told': {
    nl: 'Alle deelnemers kregen hierover een mail. De lootjes gaan niet meer open.',
    de: 'Alle, die mitmachen, haben eine Mail dazu bekommen. Die Lose lassen sich nicht mehr öffnen.',
    en: 'All participants have been told by email. The envelopes can no longer be opened.',
  },
})
