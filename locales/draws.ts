import { texts } from './texts.ts'

/** Draws and lots once they are drawn: the overview, the manage page, the envelope, and what is said on them. */
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
  'loting.home.new': { nl: 'Nieuwe trekking', de: 'Neue Auslosung', en: 'New draw' },
  'loting.home.list': { nl: 'Mijn trekkingen', de: 'Meine Auslosungen', en: 'My draws' },
  'loting.home.all': { nl: 'Alle<sr> lootjes</sr>', de: 'Alle<sr> Auslosungen</sr>', en: 'All<sr> draws</sr>' },
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

  'loting.lost.title': { nl: 'Lootje kwijt?', de: 'Los verloren?', en: 'Lost your envelope?' },
  'loting.lost.explanation': {
    nl: 'Vul je e-mailadres in, dan sturen we je lootjes van de laatste tijd nog een keer.',
    de: 'Gib deine E-Mail-Adresse ein, dann schicken wir dir deine Lose der letzten Zeit noch einmal.',
    en: 'Enter your e-mail address, and we send your recent envelopes once more.',
  },
  'loting.lost.email': {
    nl: 'Waar kwam je lootje binnen?',
    de: 'Wohin kam dein Los?',
    en: 'Where did your envelope arrive?',
  },
  'loting.lost.link': {
    nl: 'Lootje kwijt? Laat het nog eens sturen.',
    de: 'Los verloren? Lass es dir noch einmal schicken.',
    en: 'Lost your envelope? Have it sent again.',
  },
  'loting.lost.button': { nl: 'Stuur mijn lootje', de: 'Schick mir mein Los', en: 'Send my envelope' },
  'loting.lost.sent': {
    nl: 'Hoort er een lootje bij dit adres, dan is het onderweg. Niets gekregen? Kijk bij je spam, of vraag het aan wie de lootjes trok.',
    de: 'Gehört ein Los zu dieser Adresse, dann ist es unterwegs. Nichts bekommen? Schau im Spam nach oder frag die Person, die ausgelost hat.',
    en: 'If this address has an envelope, it is on its way. Nothing there? Look in your spam, or ask whoever did the draw.',
  },

  'loting.manage.title': { nl: 'Beheer: {title}', de: 'Verwalten: {title}', en: 'Manage: {title}' },
  'loting.manage.by': {
    nl: 'Lootjes, getrokken op {date}',
    de: 'Wichteln, ausgelost am {date}',
    en: 'Names, drawn on {date}',
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
  'loting.to_home': { nl: 'Naar mijn lootjes', de: 'Zu meinen Auslosungen', en: 'To my draws' },
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
  'loting.exclusions': { nl: 'Wie trekt wie niet', de: 'Wer zieht wen nicht', en: 'Who does not draw whom' },
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
    nl: 'Titel, uitleg, deelnemers en uitsluitingen gaan mee naar een nieuwe trekking. Kijk alles na en trek dan pas. Een trekking waar je nog mee bezig was, maakt daar plaats voor. Deze hier blijft bestaan tot jij hem verwijdert.',
    de: 'Titel, Beschreibung, Teilnehmende und Ausschlüsse kommen in eine neue Auslosung. Sieh alles durch, gelost wird erst danach. Ein Entwurf, an dem du noch warst, macht dafür Platz. Diese Auslosung hier bleibt, bis du sie löschst.',
    en: 'Title, description, participants and exclusions go into a new draw. Look it over first: nothing is drawn until you say so. A draft that you were working on makes room for it. This draw stays until you delete it.',
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
  'lot.error.deleted.title': {
    nl: 'Dit lootje geldt niet meer',
    de: 'Dieses Los gilt nicht mehr',
    en: 'This envelope no longer counts',
  },
  'lot.error.deleted.body': {
    nl: 'De trekking is verwijderd. Vraag aan wie organiseerde of er een nieuwe komt.',
    de: 'Die Auslosung wurde gelöscht. Frag die Person, die sie organisiert hat, ob es eine neue gibt.',
    en: 'The draw was deleted. Ask its organizer whether there will be a new one.',
  },
  'lot.error.broken.title': { nl: 'Dit lootje is leeg', de: 'Dieses Los ist leer', en: 'This envelope is empty' },
  'lot.error.broken.body': {
    nl: 'De trekking is niet afgemaakt. Vraag aan wie organiseerde om opnieuw te trekken.',
    de: 'Die Auslosung wurde nicht fertig. Bitte die Person, die sie organisiert, neu auszulosen.',
    en: 'The draw was not finished. Ask its organizer to draw again.',
  },
  'lot.error.not_found.title': {
    nl: 'Dit lootje vinden we niet',
    de: 'Dieses Los finden wir nicht',
    en: 'We cannot find this envelope',
  },
  'lot.error.not_found.body': {
    nl: 'Misschien is de link niet helemaal meegekomen, of kreeg je later een nieuwe. Kijk in je laatste mail, of laat je lootje opnieuw sturen.',
    de: 'Vielleicht fehlt ein Stück vom Link, oder du hast später einen neuen bekommen. Schau in deine letzte Mail oder lass dir dein Los noch einmal schicken.',
    en: 'Part of the link may be missing, or you got a newer one. Look in your latest e-mail, or have your envelope sent again.',
  },

  'lot.title': { nl: 'Jouw lootje, {name}', de: 'Dein Los, {name}', en: 'Your envelope, {name}' },
  'lot.page_title': { nl: 'Jouw lootje', de: 'Dein Los', en: 'Your envelope' },
  'lot.open': { nl: 'Open je envelop', de: 'Öffne deinen Umschlag', en: 'Open your envelope' },
  'lot.open_hint': {
    nl: 'Kijk even of je alleen bent.',
    de: 'Schau kurz, ob du allein bist.',
    en: 'Make sure nobody is looking.',
  },
  'lot.you_give': { nl: 'Jij geeft dit jaar aan', de: 'Du beschenkst dieses Jahr', en: 'This year you give to' },
  'lot.opened': {
    nl: 'De envelop is open. Jij geeft aan {name}.',
    de: 'Der Umschlag ist offen. Du beschenkst {name}.',
    en: 'The envelope is open. You give to {name}.',
  },
  'lot.hush': { nl: 'Niet verklappen!', de: 'Nicht verraten!', en: 'Don’t tell!' },
  'lot.view_list': { nl: 'Bekijk de lijst van {name}', de: 'Zur Liste von {name}', en: 'View {name}’s list' },
  'lot.no_list': {
    nl: '{name} koos nog geen lijst. Zodra dat gebeurt, staat hij hier.',
    de: '{name} hat noch keine Liste gewählt. Sobald es so weit ist, steht sie hier.',
    en: '{name} has not chosen a list yet. As soon as that happens, it will be here.',
  },

  'lot.nudge': {
    nl: 'Geef<sr> {name}</sr> een seintje',
    de: 'Anstupsen<sr>: {name}</sr>',
    en: 'Nudge<sr> {name}</sr>',
  },
  'lot.nudge.hint': {
    nl: '{name} krijgt dan een mail: iemand is benieuwd naar je lijst. Jouw naam staat er niet bij.',
    de: '{name} bekommt eine Mail: Jemand ist neugierig auf deine Liste. Dein Name steht nicht dabei.',
    en: '{name} gets an e-mail: somebody is curious about your list. Your name is not in it.',
  },
  'lot.nudge.until': {
    nl: 'Je gaf al een seintje. Vanaf {date}, {time} kan het weer.',
    de: 'Du hast schon gestupst. Ab {date}, {time} geht es wieder.',
    en: 'You have nudged already. From {date}, {time} you can again.',
  },
  'lot.nudge.sent': { nl: '{name} krijgt een seintje.', de: '{name} wird angestupst.', en: '{name} gets a nudge.' },
  'lot.nudge.too_recent': {
    nl: 'Je gaf pas nog een seintje. Geef {name} even de tijd.',
    de: 'Du hast erst vor Kurzem gestupst. Gib {name} etwas Zeit.',
    en: 'You nudged a short while ago. Give {name} a little time.',
  },
  'lot.nudge.lot_does_not_exist': {
    nl: 'Dit lootje geldt niet meer.',
    de: 'Dieses Los gilt nicht mehr.',
    en: 'This envelope no longer counts.',
  },
  'lot.nudge.wishlist_already_selected': {
    nl: 'Een seintje is niet nodig: {name} heeft al een lijst gekozen.',
    de: 'Anstupsen ist nicht nötig: {name} hat schon eine Liste gewählt.',
    en: 'No need to nudge: {name} has chosen a list already.',
  },

  'lot.question': { nl: 'Stel een vraag', de: 'Stell eine Frage', en: 'Ask a question' },
  'lot.question.title': { nl: 'Stel {name} een vraag', de: 'Stell {name} eine Frage', en: 'Ask {name} a question' },
  'lot.question.label': { nl: 'Je vraag', de: 'Deine Frage', en: 'Your question' },
  'lot.question.hint': {
    nl: '{name} ziet je vraag, maar niet van wie hij komt. Antwoorden kan op de lijst.',
    de: '{name} sieht deine Frage, aber nicht, von wem sie kommt. Antworten geht auf der Liste.',
    en: '{name} sees your question, but not who asks. The answer can go on the list.',
  },
  'lot.question.secret': {
    nl: '{name} ziet je vraag, maar niet van wie hij komt.',
    de: '{name} sieht deine Frage, aber nicht, von wem sie kommt.',
    en: '{name} sees your question, but not who asks.',
  },
  'lot.question.example': {
    nl: 'Welke maat heb je? Thee of koffie?',
    de: 'Welche Größe hast du? Tee oder Kaffee?',
    en: 'What is your size? Tea or coffee?',
  },
  'lot.question.button': { nl: 'Vraag het', de: 'Frage senden', en: 'Ask' },
  'lot.question.sent': {
    nl: 'Je vraag is onderweg naar {name}.',
    de: 'Deine Frage ist unterwegs zu {name}.',
    en: 'Your question is on its way to {name}.',
  },
  'lot.question.required': {
    nl: 'Schrijf eerst je vraag op.',
    de: 'Schreib zuerst deine Frage auf.',
    en: 'Write your question first.',
  },
  'lot.question.too_long': {
    nl: 'Een vraag mag hoogstens 1000 tekens hebben.',
    de: 'Eine Frage darf höchstens 1000 Zeichen haben.',
    en: 'A question can have 1000 characters at most.',
  },
  'lot.question.something_went_wrong': {
    nl: 'Je vraag is niet verstuurd. Probeer het straks nog eens.',
    de: 'Deine Frage wurde nicht gesendet. Versuch es später noch einmal.',
    en: 'Your question was not sent. Try again in a while.',
  },

  'lot.own.title': { nl: 'Wat wil jij graag?', de: 'Was wünschst du dir?', en: 'What would you like?' },
  'lot.own.explanation': {
    nl: 'Kies een lijst. Wie jou getrokken heeft, ziet hem meteen.',
    de: 'Wähle eine Liste. Wer dich gezogen hat, sieht sie sofort.',
    en: 'Choose a list. Whoever drew you sees it at once.',
  },
  'lot.own.closed': {
    nl: 'Alleen jij ziet deze lijst. Zet hem eerst open bij de instellingen.',
    de: 'Diese Liste siehst nur du. Öffne sie zuerst in den Einstellungen.',
    en: 'Only you see this list. Open it first in its settings.',
  },
  'lot.own.closed_chosen': {
    nl: 'Gekozen, maar hij is dicht: wie jou trok, kan er nu niet in.',
    de: 'Gewählt, aber geschlossen: Wer dich gezogen hat, kommt gerade nicht hinein.',
    en: 'Chosen, but closed: whoever drew you cannot open it now.',
  },
  'lot.own.press_again': {
    nl: 'Druk nog een keer op de gekozen lijst om hem weer los te maken.',
    de: 'Drück noch einmal auf die gewählte Liste, um sie wieder zu lösen.',
    en: 'Press the chosen list once more to take it off again.',
  },
  'lot.own.new_list': { nl: 'Maak een nieuwe lijst', de: 'Erstell eine neue Liste', en: 'Make a new list' },
  'lot.own.chosen': {
    nl: 'Gekozen. Wie jou trok, ziet nu je lijst.',
    de: 'Gewählt. Wer dich gezogen hat, sieht jetzt deine Liste.',
    en: 'Chosen. Whoever drew you now sees your list.',
  },
  'lot.own.taken_off': {
    nl: 'Losgemaakt. Er hangt nu geen lijst aan je lootje.',
    de: 'Gelöst. An deinem Los hängt jetzt keine Liste.',
    en: 'Taken off. No list goes with your envelope now.',
  },
  'lot.select.loting_deleted': {
    nl: 'Wie de lootjes trok, heeft de trekking verwijderd.',
    de: 'Wer ausgelost hat, hat die Auslosung gelöscht.',
    en: 'The organizer has deleted this draw.',
  },
  'lot.select.wishlist_not_found': {
    nl: 'Er ging iets mis: die lijst is er niet meer, of hij is dicht. Kies er nog eens een.',
    de: 'Etwas ist schief gelaufen: Diese Liste gibt es nicht mehr, oder sie ist geschlossen. Wähle noch einmal.',
    en: 'Something went wrong: that list is gone, or closed. Choose again.',
  },
  'lot.select.no_connection': {
    nl: 'Geen verbinding, dus je lijst is niet gekoppeld. Controleer je internet en probeer het nog eens.',
    de: 'Verbindungsprobleme: Deine Liste wurde nicht verknüpft. Prüf dein Internet und versuch es noch einmal.',
    en: 'No connection, so your list was not linked. Check your internet and try again.',
  },

  'lot.account.explanation': {
    nl: 'Met een verlanglijst weet wie jou trok wat je leuk vindt. Je eerste wens staat er zo.',
    de: 'Mit einer Wunschliste weiß, wer dich gezogen hat, was dir gefällt. Dein erster Wunsch steht gleich da.',
    en: 'With a wishlist, whoever drew you knows what you like. Your first wish is there in no time.',
  },
  'lot.account.button': { nl: 'Maak je lijst', de: 'Erstell deine Liste', en: 'Make your list' },
  'lot.account.log_in': {
    nl: 'Log in om een lijst te kiezen voor wie jou trok.',
    de: 'Melde dich an, um eine Liste für die Person zu wählen, die dich gezogen hat.',
    en: 'Log in to choose a list for whoever drew you.',
  },

  'lot.new_list.title': {
    nl: 'Een lijst voor bij je lootje',
    de: 'Eine Liste zu deinem Los',
    en: 'A list to go with your envelope',
  },
  'lot.new_list.explanation': {
    nl: 'Hij hangt meteen aan je lootje. Wensen zet je er daarna op.',
    de: 'Sie hängt gleich an deinem Los. Die Wünsche kommen danach.',
    en: 'It goes with your envelope at once. Add your wishes after that.',
  },
  'lot.new_list.button': { nl: 'Maak de lijst', de: 'Liste erstellen', en: 'Make the list' },
  'lot.new_list.done': {
    nl: 'Je lijst is er, en hangt aan je lootje.',
    de: 'Deine Liste ist da und hängt an deinem Los.',
    en: 'Your list is there, and goes with your envelope.',
  },
  'lot.new_list.no_connection': {
    nl: 'Geen verbinding, dus de lijst is niet gemaakt. Controleer je internet en probeer het nog eens.',
    de: 'Verbindungsprobleme: Die Liste wurde nicht erstellt. Prüf dein Internet und versuch es noch einmal.',
    en: 'No connection, so the list was not made. Check your internet and try again.',
  },

  'lot.other_user.title': {
    nl: 'Dit lootje is van {name}',
    de: 'Dieses Los gehört {name}',
    en: 'This envelope is {name}’s',
  },
  'lot.other_user.body': {
    nl: 'Het ging naar {email}, en je bent ingelogd met {own}. Is het ook van jou, open het dan gerust.',
    de: 'Es ging an {email}, und du bist als {own} angemeldet. Gehört es auch dir, dann öffne es ruhig.',
    en: 'It went to {email}, and you are logged in as {own}. If it is yours as well, go ahead and open it.',
  },
  'lot.other_user.note': {
    nl: 'Dit lootje ging naar {email}. Je bent ingelogd met {own}.',
    de: 'Dieses Los ging an {email}. Du bist als {own} angemeldet.',
    en: 'This envelope went to {email}. You are logged in as {own}.',
  },
  'lot.other_user.change': { nl: 'Wissel', de: 'Wechseln', en: 'Switch' },
  'lot.other_user.log_in': { nl: 'Log in als {email}', de: 'Als {email} anmelden', en: 'Log in as {email}' },
  'lot.other_user.log_out': { nl: 'Log eerst uit', de: 'Erst abmelden', en: 'Log out first' },
  'lot.other_user.show': { nl: 'Toon het lootje', de: 'Los zeigen', en: 'Show the envelope' },
})
