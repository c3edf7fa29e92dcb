import { texts } from './texts.ts'

/** Texts about draws that are done: the overview, a draw's page, and the mails about a draw. */
export const draws = texts({
  'layout.draws': { nl: 'Lootjes', de: 'Wichteln', en: 'Draws' },

  'landing.draws.title': { nl: 'Lootjes trekken zonder hoed', de: 'Wichteln ohne Hut', en: 'Draw names without a hat' },
  'landing.draws.body': {
    nl: 'Zet iedereen erin, zeg wie elkaar niet mogen trekken, en trek. Ieder krijgt een envelop per mail. Ook jij weet niet wie wie heeft.',
    de: 'Trag alle ein, sag, wer wen nicht ziehen darf, und lose aus. Jede und jeder bekommt einen Umschlag per Mail. Auch du weißt nicht, wer wen hat.',
    en: 'Put everyone in, say who may not draw whom, and draw. Everyone gets an envelope by e-mail. You don’t know who has whom either.',
  },
  'landing.draws.button': { nl: 'Lootjes trekken', de: 'Wichtel auslosen', en: 'Draw names' },

  'loting.home.title': { nl: 'Lootjes', de: 'Wichteln', en: 'Draws' },
  'loting.home.intro': {
    nl: 'Alles wat je zelf hebt getrokken, en alles waar je een lootje van hebt.',
    de: 'Alles, was du selbst ausgelost hast und wofür du ein Los hast.',
    en: 'The draws you made yourself, and those you have an envelope for.',
  },
  'loting.home.new': { nl: 'Lootjes trekken', de: 'Wichtel auslosen', en: 'Draw names' },
  'loting.home.list': { nl: 'Mijn trekkingen', de: 'Meine Auslosungen', en: 'My draws' },
  'loting.home.all': { nl: 'Alle<sr> lootjes</sr>', de: 'Alles<sr> unter „Wichteln“</sr>', en: 'All<sr> draws</sr>' },
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
    nl: 'Beheer<sr> {title}</sr>',
    de: 'Verwalten<sr>: {title}</sr>',
    en: 'Manage<sr> {title}</sr>',
  },
  'loting.home.none': {
    nl: 'Nog geen lootjes. Met de familie, op kantoor of in de klas: trekken is zo gedaan.',
    de: 'Noch nichts ausgelost. Mit der Familie, im Büro oder in der Klasse: Es geht ganz schnell.',
    en: 'No draws yet. With the family, at work or in class: drawing takes a minute.',
  },

  'loting.manage.title': { nl: 'Beheer: {title}', de: 'Verwalten: {title}', en: 'Manage: {title}' },
  'loting.manage.by': {
    nl: 'Lootjes, getrokken op {date}',
    de: 'Wichteln, ausgelost am {date}',
    en: 'Draw, made on {date}',
  },
  'loting.sent.title': { nl: 'De lootjes zijn getrokken', de: 'Die Lose sind gezogen', en: 'The names are drawn' },
  'loting.sent.body': {
    nl: 'Iedereen krijgt nu een mail met een eigen envelop. Jij ook. Op deze pagina zie je wie hem al openmaakte.',
    de: 'Alle bekommen jetzt eine Mail mit einem eigenen Umschlag. Du auch. Auf dieser Seite siehst du, wer ihn schon geöffnet hat.',
    en: 'Everyone now gets an e-mail with an envelope of their own. So do you. On this page you see who has opened it.',
  },
  'loting.sent.keep': {
    nl: 'We mailden je ook de link naar deze pagina, voor als je later iets wilt regelen.',
    de: 'Den Link zu dieser Seite haben wir dir auch gemailt, falls du später etwas regeln möchtest.',
    en: 'We also e-mailed you the link to this page, for when you want to arrange something later.',
  },
  'loting.to_manage': { nl: 'Naar het beheer', de: 'Zur Verwaltung', en: 'Manage the draw' },
  'loting.view_lot': { nl: 'Bekijk mijn lootje', de: 'Mein Los ansehen', en: 'View my envelope' },
  'loting.to_home': { nl: 'Naar mijn lootjes', de: 'Zu „Wichteln“', en: 'To my draws' },
  'loting.opened': {
    nl: '{viewed} van {count} geopend',
    de: '{viewed} von {count} geöffnet',
    en: '{viewed} of {count} opened',
  },
  'loting.with_list': {
    nl: '{count, plural, =0 {nog niemand met een lijst} other {# met een lijst}}',
    de: '{count, plural, =0 {noch keine Liste gewählt} other {# mit einer Liste}}',
    en: '{count, plural, =0 {nobody with a list yet} other {# with a list}}',
  },
  'loting.mails_failed': {
    nl: '{count, plural, one {# mail kwam niet aan} other {# mails kwamen niet aan}}',
    de: '{count, plural, one {# Mail kam nicht an} other {# Mails kamen nicht an}}',
    en: '{count, plural, one {# e-mail did not arrive} other {# e-mails did not arrive}}',
  },
  'loting.participants': { nl: 'Deelnemers', de: 'Teilnehmende', en: 'Participants' },
  'loting.nobody_knows': {
    nl: 'Wie wie trok, weet niemand. Ook jij niet.',
    de: 'Wer wen gezogen hat, weiß niemand. Auch du nicht.',
    en: 'Nobody knows who drew whom. Not even you.',
  },
  'loting.organizes': { nl: 'organiseert', de: 'organisiert', en: 'organizes' },
  'loting.state.waiting': { nl: 'Mail onderweg', de: 'Mail unterwegs', en: 'E-mail on its way' },
  'loting.state.sent': { nl: 'Verstuurd', de: 'Verschickt', en: 'Sent' },
  'loting.state.failed': { nl: 'Mail kwam niet aan', de: 'Mail kam nicht an', en: 'E-mail did not arrive' },
  'loting.state.viewed': { nl: 'Geopend', de: 'Geöffnet', en: 'Opened' },
  'loting.state.with_wishlist': { nl: 'Lijst gekozen', de: 'Liste gewählt', en: 'List chosen' },
  'loting.exclusions': { nl: 'Wie trekt wie niet', de: 'Wer zieht wen nicht', en: 'Who can’t draw whom' },
  'loting.exclusions.hint': {
    nl: 'Dit ziet alleen wie organiseert.',
    de: 'Das sieht nur, wer organisiert.',
    en: 'Only the organizer sees this.',
  },
  'loting.exclusions.of': {
    nl: '<name>{name}</name> trekt niet: {names}',
    de: '<name>{name}</name> zieht nicht: {names}',
    en: '<name>{name}</name> does not draw {names}',
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
    en: '{name}’s e-mail address',
  },
  'loting.resend.explanation': {
    nl: 'Verander je het adres, dan krijgt {name} een nieuwe link. De oude werkt dan niet meer, en dat laten we op het oude adres weten. De trekking blijft zoals hij is.',
    de: 'Änderst du die Adresse, bekommt {name} einen neuen Link. Der alte gilt dann nicht mehr, und das sagen wir unter der alten Adresse. Die Auslosung bleibt, wie sie ist.',
    en: 'If you change the address, {name} gets a new link. The old one stops working, and we let the old address know. The draw stays as it is.',
  },
  'loting.resend.own_address': {
    nl: 'Jouw lootje gaat altijd naar je eigen adres.',
    de: 'Dein Los geht immer an deine eigene Adresse.',
    en: 'Your own envelope always goes to your own address.',
  },
  'loting.resend.friend': {
    nl: 'Het lootje gaat naar het adres dat {name} bij ons heeft. Dat adres zie jij niet.',
    de: 'Das Los geht an die Adresse, die {name} bei uns hat. Du siehst sie nicht.',
    en: 'The envelope goes to the address that {name} has with us. You do not see it.',
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
    en: 'No connection, so the envelope was not sent. Check your internet and try again.',
  },
  'loting.resend.failure_general': {
    nl: 'Het lootje kon niet verstuurd worden. Ververs de pagina en probeer het nog eens.',
    de: 'Das Los konnte nicht gesendet werden. Lade die Seite neu und versuch es noch einmal.',
    en: 'The envelope could not be sent. Reload the page and try again.',
  },
  'loting.resend.failure_deleted': {
    nl: 'Deze trekking is verwijderd, dus er is geen lootje meer om te sturen.',
    de: 'Diese Auslosung wurde gelöscht, es gibt also kein Los mehr zu senden.',
    en: 'This draw was deleted, so there is no envelope left to send.',
  },
  'loting.resend.failure_address': {
    nl: 'Naar dit adres kan dit lootje niet. Het is al van een andere deelnemer.',
    de: 'An diese Adresse kann dieses Los nicht gehen. Sie gehört schon zu jemand anderem in dieser Auslosung.',
    en: 'This envelope cannot go to that address. It belongs to someone else in this draw.',
  },

  'loting.delete': { nl: 'Verwijderen', de: 'Löschen', en: 'Delete' },
  'loting.delete.title': { nl: 'Trekking verwijderen?', de: 'Auslosung löschen?', en: 'Delete this draw?' },
  'loting.delete.body': {
    nl: 'Alle lootjes van “{title}” vervallen. {count, plural, one {# deelnemer krijgt} other {Alle # deelnemers krijgen}} daar een mail over. Terugdraaien kan niet.',
    de: 'Alle Lose von „{title}“ verfallen. {count, plural, one {# Person bekommt} other {Alle # bekommen}} dazu eine Mail. Rückgängig machen geht nicht.',
    en: 'The envelopes for “{title}” will no longer count. {count, plural, one {# participant gets} other {All # participants get}} an e-mail about it. This cannot be undone.',
  },
  'loting.delete.button': { nl: 'Verwijder de trekking', de: 'Auslosung löschen', en: 'Delete the draw' },
  'loting.delete_success': {
    nl: 'De trekking is verwijderd. Iedereen krijgt bericht.',
    de: 'Die Auslosung ist gelöscht. Alle bekommen Bescheid.',
    en: 'The draw is deleted. Everyone is told.',
  },
  'loting.delete_failure': {
    nl: 'Je kunt deze trekking niet verwijderen. Open hem met de link in je beheermail en probeer het dan nog eens.',
    de: 'Du kannst diese Auslosung nicht löschen. Öffne sie über den Link in deiner Verwaltungsmail und versuch es dann noch einmal.',
    en: 'You cannot delete this draw. Open it with the link in your organizer’s e-mail, then try again.',
  },
  'loting.delete_connection_failure': {
    nl: 'Geen verbinding, dus de trekking staat er nog. Controleer je internet en probeer het nog eens.',
    de: 'Verbindungsprobleme: Die Auslosung ist noch da. Prüf dein Internet und versuch es noch einmal.',
    en: 'No connection, so the draw is still there. Check your internet and try again.',
  },

  'loting.redo': { nl: 'Opnieuw trekken', de: 'Neu auslosen', en: 'Draw again' },
  'loting.redo.title': { nl: 'Opnieuw trekken?', de: 'Neu auslosen?', en: 'Draw again?' },
  'loting.redo.body': {
    nl: 'Titel, uitleg, deelnemers en uitsluitingen gaan mee naar een nieuwe trekking. Kijk alles na en trek dan pas. Een trekking waar je nog mee bezig was, maakt daar plaats voor. Deze hier blijft gewoon bestaan.',
    de: 'Titel, Beschreibung, Teilnehmende und Ausschlüsse kommen in eine neue Auslosung. Sieh alles durch, gelost wird erst danach. Ein Entwurf, an dem du noch warst, macht dafür Platz. Diese Auslosung hier bleibt, wie sie ist.',
    en: 'Title, description, participants and exclusions go into a new draw. Look it over first: nothing is drawn until you say so. A draft that you were working on makes room for it. This draw stays as it is.',
  },
  'loting.redo.needs_script': {
    nl: 'Voor een nieuwe trekking is JavaScript nodig. Zet het aan en probeer het nog eens.',
    de: 'Für eine neue Auslosung wird JavaScript gebraucht. Schalte es ein und versuch es noch einmal.',
    en: 'A new draw needs JavaScript. Switch it on and try again.',
  },
  'loting.redo.button': { nl: 'Maak een nieuwe trekking', de: 'Neue Auslosung anlegen', en: 'Make a new draw' },

  'loting.error.deleted.title': {
    nl: 'Deze trekking is er niet meer',
    de: 'Diese Auslosung gibt es nicht mehr',
    en: 'This draw is gone',
  },
  'loting.error.deleted.body': {
    nl: 'Wie hem organiseerde, heeft hem verwijderd. De lootjes gelden niet meer.',
    de: 'Wer sie organisiert hat, hat sie gelöscht. Die Lose gelten nicht mehr.',
    en: 'Its organizer deleted it. The envelopes no longer count.',
  },
  'loting.error.broken.title': {
    nl: 'Deze trekking is niet afgemaakt',
    de: 'Diese Auslosung wurde nicht fertig',
    en: 'This draw was not finished',
  },
  'loting.error.broken.body': {
    nl: 'Er ging iets mis bij het trekken, en er zijn geen lootjes. Trek gerust opnieuw.',
    de: 'Beim Auslosen ist etwas schiefgelaufen, es gibt keine Lose. Lose einfach neu aus.',
    en: 'Something went wrong while drawing, and there are no envelopes. Feel free to draw again.',
  },
  'loting.error.not_found.title': {
    nl: 'Deze trekking vinden we niet',
    de: 'Diese Auslosung finden wir nicht',
    en: 'We cannot find this draw',
  },
  'loting.error.not_found.body': {
    nl: 'Open nog eens de hele link uit je beheermail. Ben je ergens anders ingelogd, dan opent alleen die link je trekking.',
    de: 'Öffne noch einmal den ganzen Link aus deiner Verwaltungsmail. Bist du anderswo angemeldet, öffnet nur dieser Link deine Auslosung.',
    en: 'Try the link in your organizer’s e-mail once more, all of it. On another device or account, only that link opens your draw.',
  },

  'mail.draw_manage.subject': {
    nl: 'De lootjes zijn getrokken: {title}',
    de: 'Die Lose sind gezogen: {title}',
    en: 'The names are drawn: {title}',
  },
  'mail.draw_manage.preheader': {
    nl: 'Hier zie je wie het lootje al opende, en stuur je een mail opnieuw.',
    de: 'Hier siehst du, wer das Los schon geöffnet hat, und schickst eine Mail noch einmal.',
    en: 'Here you see who has opened their envelope, and can send an e-mail again.',
  },
  'mail.draw_manage.heading': {
    nl: '{name}, de lootjes zijn onderweg',
    de: '{name}, die Lose sind unterwegs',
    en: '{name}, the envelopes are on their way',
  },
  'mail.draw_manage.sent': {
    nl: 'Voor “{title}” {count, plural, one {krijgt # deelnemer een lootje} other {krijgen # deelnemers ieder hun eigen lootje}} per mail. Ook jij krijgt het jouwe apart.',
    de: 'Für „{title}“ {count, plural, one {bekommt # Person ihr Los} other {bekommen # Personen jeweils ihr eigenes Los}} per Mail. Deins kommt in einer eigenen Mail.',
    en: 'For “{title}” {count, plural, one {# participant gets an envelope} other {# participants each get their own envelope}} by e-mail. Yours comes separately too.',
  },
  'mail.draw_manage.what': {
    nl: 'Met de knop zie je wie de envelop al opende of een lijst koos. Is een adres verkeerd of een mail zoek? Dan stuur je het lootje opnieuw.',
    de: 'Mit dem Knopf siehst du, wer den Umschlag schon geöffnet oder eine Liste gewählt hat. Stimmt eine Adresse nicht, oder ist eine Mail verschwunden? Dann schick das Los noch einmal.',
    en: 'The button shows who has opened their envelope or chosen a list. Is an address wrong, or an e-mail lost? Then send that envelope again.',
  },
  'mail.draw_manage.secret': {
    nl: 'Wie wie trok, weet niemand. Ook jij niet.',
    de: 'Wer wen gezogen hat, weiß niemand. Auch du nicht.',
    en: 'Nobody knows who drew whom. Not even you.',
  },
  'mail.draw_manage.button': { nl: 'Beheer de trekking', de: 'Auslosung verwalten', en: 'Manage the draw' },
  'mail.draw_manage.keep_it': {
    nl: 'Bewaar deze mail en stuur hem niet door: wie op de knop drukt, kan de trekking beheren.',
    de: 'Heb diese Mail auf und leite sie nicht weiter: Wer auf den Knopf drückt, kann die Auslosung verwalten.',
    en: 'Keep this e-mail and don’t forward it: anyone who presses the button can manage the draw.',
  },
  'mail.draw_manage.why': {
    nl: 'Je krijgt deze mail omdat je de lootjes trok voor “{title}”.',
    de: 'Du bekommst diese Mail, weil du die Lose für „{title}“ gezogen hast.',
    en: 'You got this e-mail because you drew the names for “{title}”.',
  },

  'mail.draw_ends.subject': {
    nl: 'Over een maand verwijderen we je trekking: {title}',
    de: 'In einem Monat löschen wir deine Auslosung: {title}',
    en: 'Your draw will be deleted in a month: {title}',
  },
  'mail.draw_ends.heading': {
    nl: '{name}, deze trekking is bijna twee jaar oud',
    de: '{name}, diese Auslosung ist bald zwei Jahre alt',
    en: '{name}, this draw is almost two years old',
  },
  'mail.draw_ends.body': {
    nl: 'Op {drawn} trok je lootjes voor “{title}”. Zulke oude trekkingen bewaren we niet: op {end} verwijderen we deze, met alle namen, adressen en lootjes.',
    de: 'Am {drawn} hast du die Lose für „{title}“ gezogen. So alte Auslosungen heben wir nicht auf: Am {end} löschen wir sie, mit allen Namen, Adressen und Losen.',
    en: 'On {drawn} you drew the names for “{title}”. We do not keep draws that old: on {end} we will delete it, with all names, addresses and envelopes.',
  },
  'mail.draw_ends.redo': {
    nl: 'Trek je binnenkort weer met dezelfde mensen? Neem ze dan nu mee naar een nieuwe trekking. Anders hoef je niets te doen.',
    de: 'Wollt ihr bald in derselben Runde wieder losen? Dann nimm jetzt alle in eine neue Auslosung mit. Sonst brauchst du nichts zu tun.',
    en: 'Drawing names with the same people again soon? Then take them along to a new draw now. Otherwise there is nothing you need to do.',
  },
  'mail.draw_ends.manage': {
    nl: 'De knop opent je trekking; kies daar “{redo}”. Stuur deze mail niet door: wie op de knop drukt, kan de trekking beheren.',
    de: 'Der Knopf öffnet deine Auslosung; wähl dort „{redo}“. Leite diese Mail nicht weiter: Wer auf den Knopf drückt, kann die Auslosung verwalten.',
    en: 'The button opens your draw; choose “{redo}” there. Don’t forward this e-mail: anyone who presses the button can manage the draw.',
  },
  'mail.draw_deleted.subject': {
    nl: 'De trekking gaat niet door: {title}',
    de: 'Die Auslosung fällt aus: {title}',
    en: 'The draw is off: {title}',
  },
  'mail.draw_deleted.heading': {
    nl: 'De trekking gaat niet door',
    de: 'Die Auslosung fällt aus',
    en: 'The draw is off',
  },
  'mail.draw_deleted.body': {
    nl: '{name}, {organizer} heeft de trekking voor “{title}” verwijderd.',
    de: '{name}, {organizer} hat die Auslosung für „{title}“ gelöscht.',
    en: '{name}, {organizer} has deleted the draw for “{title}”.',
  },
  'mail.draw_deleted.by_you': {
    nl: 'Je hebt de trekking voor “{title}” verwijderd.',
    de: 'Du hast die Auslosung für „{title}“ gelöscht.',
    en: 'You have deleted the draw for “{title}”.',
  },
  'mail.draw_deleted.meaning': {
    nl: 'Het lootje van deze trekking geldt niet meer en gaat niet meer open. Kreeg je intussen een nieuwer, dan geldt dat gewoon; komt er nog een trekking, dan krijg je vanzelf een mail. Had je al iets gekocht? Vraag {organizer} even hoe het nu verdergaat.',
    de: 'Das Los dieser Auslosung gilt nicht mehr und lässt sich nicht mehr öffnen. Hast du inzwischen ein neueres bekommen, gilt das ganz normal; gibt es noch eine Auslosung, bekommst du von selbst eine Mail. Hattest du schon etwas gekauft? Frag {organizer}, wie es weitergeht.',
    en: 'The envelope of this draw no longer counts and no longer opens. If you got a newer one meanwhile, that one counts as usual; if there is another draw, an e-mail comes by itself. Bought something already? Ask {organizer} what happens now.',
  },
  'mail.draw_deleted.told': {
    nl: 'Alle deelnemers kregen hierover een mail. De lootjes gaan niet meer open.',
    de: 'Alle, die mitmachen, haben eine Mail dazu bekommen. Die Lose lassen sich nicht mehr öffnen.',
    en: 'Every participant got an e-mail about it. The envelopes no longer open.',
  },
})
