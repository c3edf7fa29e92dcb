import { texts } from './texts.ts'

/** Texts of the privacy statement: which data is kept about people, why and for how long. */
export const privacy = texts({
  'privacy.title': { nl: 'Privacy', de: 'Datenschutz', en: 'Privacy' },
  'privacy.lead': {
    nl: '{brand} bewaart wat je zelf invult, om je lijsten te laten werken. We verkopen niets, volgen niemand en tonen geen reclame.',
    de: '{brand} speichert, was du selbst einträgst, damit deine Listen funktionieren. Wir verkaufen nichts, verfolgen niemanden und zeigen keine Werbung.',
    en: '{brand} stores the information you enter, to make your lists work. We don’t sell anything, don’t track anyone and don’t show adverts.',
  },
  'privacy.who': { nl: 'Wie we zijn', de: 'Wer wir sind', en: 'Who we are' },
  'privacy.who.operator': {
    nl: '{operator} is verantwoordelijk voor wat hier gebeurt met je gegevens. Je bereikt ons op <mail>{email}</mail> of met het <contact>contactformulier</contact>.',
    de: 'Verantwortlich für deine Daten ist {operator}. Du erreichst uns unter <mail>{email}</mail> oder mit dem <contact>Kontaktformular</contact>.',
    en: '{operator} is responsible for your data here. You can reach us at <mail>{email}</mail> or through the <contact>contact form</contact>.',
  },
  'privacy.data': { nl: 'Wat we bewaren', de: 'Was wir speichern', en: 'What we store' },
  'privacy.data.intro': {
    nl: 'Alles wat over jou in onze database staat, waarom het er staat, en tot wanneer:',
    de: 'Alles, was in unserer Datenbank über dich steht, warum es dort steht und bis wann:',
    en: 'Everything our database holds about you, why it’s there, and how long we keep it:',
  },
  'privacy.data.name': { nl: 'Waarvoor', de: 'Wofür', en: 'Category' },
  'privacy.data.what': { nl: 'Wat', de: 'Was', en: 'What' },
  'privacy.data.why': { nl: 'Waarom', de: 'Warum', en: 'Why' },
  'privacy.data.until': { nl: 'Tot wanneer', de: 'Bis wann', en: 'How long' },

  'privacy.data.account': { nl: 'Account', de: 'Konto', en: 'Account' },
  'privacy.data.account.what': {
    nl: 'Je naam, e-mailadres, taal en mailinstellingen. Je wachtwoord alleen als een code waaruit het niet terug te rekenen is; van een passkey alleen het openbare deel.',
    de: 'Dein Name, deine E-Mail-Adresse, Sprache und E-Mail-Einstellungen. Dein Passwort nur als Code, aus dem es sich nicht zurückrechnen lässt; von einem Passkey nur der öffentliche Teil.',
    en: 'Your name, email address, language and email settings. We store your password only as a code it can’t be worked out from, and only the public part of a passkey.',
  },
  'privacy.data.account.why': {
    nl: 'Om je te herkennen als je inlogt, en je de mails te sturen waar je om vroeg.',
    de: 'Um dich bei der Anmeldung zu erkennen und dir zu mailen, worum du gebeten hast.',
    en: 'To recognise you when you log in, and to send you the emails you’ve asked for.',
  },
  'privacy.data.account.until': {
    nl: 'Tot je je account verwijdert. Gaf je alleen je adres om iets af te strepen: zolang we het daarvoor nodig hebben.',
    de: 'Bis du dein Konto löschst. Hast du nur deine Adresse angegeben, um etwas abzuhaken: solange etwas daran hängt.',
    en: 'Until you delete your account. If you only gave an address to cross something off: for as long as something still depends on it.',
  },
  'privacy.data.session': { nl: 'Inloggen', de: 'Anmeldung', en: 'Logging in' },
  'privacy.data.session.what': {
    nl: 'Waar je bent ingelogd: een code van je browser, het soort apparaat en de dag van je laatste bezoek. Ook welke lijsten, trekkingen en lootjes je daar opende.',
    de: 'Wo du angemeldet bist: ein Code deines Browsers, die Art des Geräts und der Tag deines letzten Besuchs. Auch, welche Listen, Auslosungen und Lose du dort geöffnet hast.',
    en: 'Where you’re logged in: a code for your browser, the kind of device and the day of your last visit. Also which lists, draws and envelopes you’ve opened there.',
  },
  'privacy.data.session.why': {
    nl: 'Zodat je niet op elke pagina opnieuw hoeft in te loggen of de vraag van een lijst hoeft te beantwoorden.',
    de: 'Damit du dich nicht auf jeder Seite neu anmelden und die Frage einer Liste nicht jedes Mal beantworten musst.',
    en: 'So you don’t have to log in, or answer a list’s question, again on every page.',
  },
  'privacy.data.session.until': {
    nl: 'Tot je uitlogt of 90 dagen niet bent langsgekomen, en hoogstens een jaar.',
    de: 'Bis du dich abmeldest, 90 Tage nicht da warst oder ein Jahr vorbei ist.',
    en: 'Until you log out or haven’t visited for 90 days, and for a year at most.',
  },
  'privacy.data.list': { nl: 'Lijsten', de: 'Listen', en: 'Lists' },
  'privacy.data.list.what': {
    nl: 'Je lijsten: titel, gelegenheid, verjaardag, woonplaats, vraag en antwoord, cadeaus, en de eigenaren en uitgenodigde mensen.',
    de: 'Deine Listen: Titel, Anlass, Geburtstag, Ort, Frage und Antwort, Wünsche, und wer sie verwaltet oder dazu eingeladen ist.',
    en: 'Your lists: title, occasion, birthday, town, question and answer, gifts, and who manages them or has been invited to.',
  },
  'privacy.data.list.why': {
    nl: 'Om ze te tonen aan mensen die ze mogen zien, en om ze vindbaar te maken als jij dat wilt.',
    de: 'Um sie denen zu zeigen, die sie sehen dürfen, und sie nur auf deinen Wunsch auffindbar zu machen.',
    en: 'To show them to the people who are allowed to see them, and to let others find them only if you want that.',
  },
  'privacy.data.list.until': {
    nl: 'Tot je ze verwijdert. Een cadeau dat je van je lijst haalt, is na een paar minuten echt weg, een vroeger adres van je lijst na een jaar.',
    de: 'Bis du sie löschst. Ein Wunsch, den du von der Liste nimmst, ist nach ein paar Minuten wirklich weg, eine frühere Adresse deiner Liste nach einem Jahr.',
    en: 'Until you delete them. A gift you remove is gone for good after a few minutes, and an old address for your list after a year.',
  },
  'privacy.data.picture': { nl: 'Foto’s', de: 'Fotos', en: 'Photos' },
  'privacy.data.picture.what': {
    nl: 'Foto’s die je kiest. De gegevens over waar en waarmee ze zijn gemaakt, halen we eruit.',
    de: 'Fotos, die du auswählst. Angaben dazu, wo und womit sie aufgenommen wurden, entfernen wir.',
    en: 'Photos you choose. We remove the data about where they were taken and on which device.',
  },
  'privacy.data.picture.why': {
    nl: 'Om ze bij je lijst en je cadeaus te tonen.',
    de: 'Um sie bei deiner Liste und deinen Wünschen zu zeigen.',
    en: 'To show them with your list and your gifts.',
  },
  'privacy.data.picture.until': {
    nl: 'Tot een dag nadat ze nergens meer staan.',
    de: 'Noch einen Tag, nachdem sie nirgends mehr verwendet werden.',
    en: 'Until a day after they’re no longer used anywhere.',
  },
  'privacy.data.cross_off': { nl: 'Afstrepen', de: 'Abhaken', en: 'Crossing off' },
  'privacy.data.cross_off.what': {
    nl: 'Wat je afstreept en wanneer, je vinkjes daarbij, en wat er met die cadeaus gebeurt.',
    de: 'Was du wann abhakst, deine Häkchen bei „Gekauft“ und „Verpackt“, und was mit diesen Wünschen geschieht.',
    en: 'What you cross off and when, the boxes you tick, and what happens to those gifts.',
  },
  'privacy.data.cross_off.why': {
    nl: 'Zodat niemand hetzelfde geeft, en jij hoort wat er verandert. Niemand anders ziet dat jij het bent.',
    de: 'Damit niemand dasselbe schenkt und du erfährst, was sich ändert. Niemand sonst sieht, dass du es bist.',
    en: 'So no two people give the same thing, and so you hear about any changes. No one else can see that it’s you.',
  },
  'privacy.data.cross_off.until': {
    nl: 'Zolang het cadeau bestaat. Wat je ongedaan maakt, en berichten over cadeaus die zijn verdwenen: een half jaar.',
    de: 'Solange es den Wunsch gibt. Was du rückgängig gemacht hast und Nachrichten über gelöschte Wünsche: ein halbes Jahr.',
    en: 'For as long as the gift is there. Anything you undo, and notices about gifts that have gone: for six months.',
  },
  'privacy.data.friend': { nl: 'Vrienden', de: 'Freunde', en: 'Friends' },
  'privacy.data.friend.what': {
    nl: 'De mensen die je aan je vrienden toevoegde.',
    de: 'Wessen Liste du zu deinen Freunden hinzugefügt hast.',
    en: 'The people you’ve added as friends.',
  },
  'privacy.data.friend.why': {
    nl: 'Om je hun lijsten en verjaardagen te tonen.',
    de: 'Um dir diese Listen und Geburtstage zu zeigen.',
    en: 'To show you their lists and birthdays.',
  },
  'privacy.data.friend.until': {
    nl: 'Tot je ze weghaalt, of de lijst er niet meer is.',
    de: 'Bis du sie entfernst oder es die Liste nicht mehr gibt.',
    en: 'Until you remove them, or their list is gone.',
  },
  'privacy.data.message': { nl: 'Berichten', de: 'Nachrichten', en: 'Messages' },
  'privacy.data.message.what': {
    nl: 'Berichten die je op een lijst schrijft, met je naam.',
    de: 'Nachrichten, die du auf eine Liste schreibst, mit deinem Namen.',
    en: 'Messages you write on a list, with your name.',
  },
  'privacy.data.message.why': {
    nl: 'Om ze te tonen aan iedereen die de lijst kan openen.',
    de: 'Um sie denen zu zeigen, die die Liste öffnen können.',
    en: 'To show them to anyone who can open the list.',
  },
  'privacy.data.message.until': {
    nl: 'Een jaar. Je naam verdwijnt als je je account verwijdert.',
    de: 'Ein Jahr. Dein Name wird entfernt, wenn du dein Konto löschst.',
    en: 'A year. Your name is removed when you delete your account.',
  },
  'privacy.data.draw': { nl: 'Lootjes', de: 'Wichteln', en: 'Draws' },
  'privacy.data.draw.what': {
    nl: 'Trekkingen: namen en adressen van de deelnemers, wie wie niet mag trekken, en voor elk lootje een verzegelde envelop. Ook de wensen die je bij je lootje schrijft, en de berichten met wie je trok en met wie jou trok, verzegeld.',
    de: 'Auslosungen: Namen und Adressen der Teilnehmenden, wer wen nicht ziehen darf, und für jedes Los ein versiegelter Umschlag. Auch die Wünsche, die du bei deinem Los aufschreibst. Und versiegelt die Nachrichten zwischen dir und der Person, die du oder die dich gezogen hat.',
    en: 'Draws: the names and addresses of everyone in them, who can’t draw whom, and a sealed envelope for each person. Also the wishes you write with your envelope, and, sealed, the messages with the person you drew and the person who drew you.',
  },
  'privacy.data.draw.why': {
    nl: 'Om lootjes te mailen en opnieuw te sturen, en je wensen te tonen aan wie jou trok. Wie wie heeft, is alleen met de link van dat lootje te lezen; wij kijken er niet in.',
    de: 'Um Lose zu mailen und noch einmal zu schicken, und um deine Wünsche der Person zu zeigen, die dich gezogen hat. Wer wen hat, ist nur mit dem Link des Loses zu lesen; wir schauen nicht hinein.',
    en: 'To email envelopes, to send them again, and to show your wishes to the person who drew you. Who drew whom can only be read with an envelope’s own link; we don’t look inside.',
  },
  'privacy.data.draw.until': {
    nl: 'Twee jaar na de trekking.',
    de: 'Zwei Jahre nach der Auslosung.',
    en: 'Two years after the draw.',
  },
  'privacy.data.mail': { nl: 'Mails', de: 'Mails', en: 'Emails' },
  'privacy.data.mail.what': {
    nl: 'Mails die we sturen: aan wie, waarover, op welke dag. Ook wat je ons via het contactformulier schrijft.',
    de: 'Mails, die wir schicken: an wen, worüber, an welchem Tag. Auch, was du uns über das Kontaktformular schreibst.',
    en: 'Emails we send: who to, what about and on which day. Also anything you write to us with the contact form.',
  },
  'privacy.data.mail.why': {
    nl: 'Zodat elke mail aankomt, en niet twee keer.',
    de: 'Damit jede Mail ankommt, und keine zweimal.',
    en: 'So every email arrives, and none arrives twice.',
  },
  'privacy.data.mail.until': {
    nl: '30 dagen na het versturen. In onze mailbox bewaren we je vraag zolang het nodig is om te antwoorden.',
    de: '30 Tage nach dem Versand. In unserem Postfach bleibt deine Frage, solange wir sie zum Antworten brauchen.',
    en: '30 days after they’re sent. Your question stays in our mailbox for as long as we need it to reply.',
  },
  'privacy.data.limit': { nl: 'Misbruik', de: 'Missbrauch', en: 'Abuse' },
  'privacy.data.limit.what': {
    nl: 'Hoe vaak een apparaat of adres iets deed, onder een code in plaats van je IP- of e-mailadres.',
    de: 'Wie oft ein Gerät oder eine Adresse etwas getan hat, unter einem Code statt deiner IP- oder E-Mail-Adresse.',
    en: 'How often a device or address has done something, stored under a code instead of your IP or email address.',
  },
  'privacy.data.limit.why': {
    nl: 'Om het raden van wachtwoorden en ongewenste mail tegen te houden.',
    de: 'Um das Erraten von Passwörtern und unerwünschte Mails zu verhindern.',
    en: 'To stop spam and people guessing passwords.',
  },
  'privacy.data.limit.until': { nl: 'Hoogstens twee dagen.', de: 'Höchstens zwei Tage.', en: 'Two days at most.' },
  'privacy.data.refusal': { nl: 'Geen mails', de: 'Keine Mails', en: 'Opt-outs' },
  'privacy.data.refusal.what': {
    nl: 'Adressen waar we niets meer naartoe mogen mailen namens anderen.',
    de: 'Adressen, an die wir für andere nichts mehr mailen dürfen.',
    en: 'Addresses we no longer email for anyone else.',
  },
  'privacy.data.refusal.why': {
    nl: 'Omdat iemand op dat adres erom vroeg.',
    de: 'Weil es dort jemand so möchte.',
    en: 'Because someone at that address asked us to.',
  },
  'privacy.data.refusal.until': {
    nl: 'Tot diegene het ongedaan maakt, met de link in die mail.',
    de: 'Bis die Person es mit dem Link in der Mail rückgängig macht.',
    en: 'Until they undo it with the link in the email they got.',
  },
  'privacy.data.farewell': { nl: 'Waarom iemand weggaat', de: 'Warum jemand geht', en: 'Why people leave' },
  'privacy.data.farewell.what': {
    nl: 'Wat je antwoordt als je je account verwijdert, met de dag en zonder iets dat zegt wie je was.',
    de: 'Was du antwortest, wenn du dein Konto löschst, mit dem Tag und ohne etwas, das verrät, wer du warst.',
    en: 'Your answer when you delete your account, with the day, but nothing that shows who you were.',
  },
  'privacy.data.farewell.why': {
    nl: 'Om te weten wat we beter kunnen doen. Antwoorden hoeft niet.',
    de: 'Um zu wissen, was wir besser machen können. Du musst nicht antworten.',
    en: 'To find out what we could do better. You don’t have to answer.',
  },
  'privacy.data.farewell.until': { nl: 'Twee jaar.', de: 'Zwei Jahre.', en: 'Two years.' },

  'privacy.data.link': { nl: 'Links', de: 'Links', en: 'Links' },
  'privacy.data.link.what': {
    nl: 'Wat er op de pagina achter een geplakte link staat: naam, foto en prijs. Niet wie hem plakte.',
    de: 'Was auf der Seite hinter einem eingefügten Link steht: Name, Bild und Preis. Nicht, wer ihn eingefügt hat.',
    en: 'What’s on the page behind a pasted link: name, picture and price. Not who pasted it.',
  },
  'privacy.data.link.why': {
    nl: 'Om een winkel niet steeds hetzelfde te vragen.',
    de: 'Um einen Shop nicht ständig dasselbe zu fragen.',
    en: 'To avoid asking a shop the same thing over and over.',
  },
  'privacy.data.link.until': { nl: 'Een week.', de: 'Eine Woche.', en: 'A week.' },
  'privacy.data.besides': {
    nl: 'Ons technische logboek noemt geen namen, e-mailadressen of IP-adressen en geen geheime links. Wat je verwijdert, blijft in reservekopieën staan tot de kopie zelf wordt vervangen.',
    de: 'Unser technisches Protokoll nennt keine Namen, E-Mail-Adressen, IP-Adressen oder geheimen Links. In Sicherungskopien bleibt Gelöschtes, bis die Kopie selbst ersetzt wird.',
    en: 'Our technical log has no names, email addresses, IP addresses or secret links in it. Anything you delete stays in a backup until that backup is replaced.',
  },

  'privacy.basis': { nl: 'Waarom dat mag', de: 'Warum wir das dürfen', en: 'Why we’re allowed to do this' },
  'privacy.basis.contract': {
    nl: 'Bijna alles bewaren we omdat het nodig is voor wat je ons vraagt te doen (artikel 6, lid 1, onder b van de AVG).',
    de: 'Fast alles speichern wir, weil es für das nötig ist, worum du uns bittest (Artikel 6 Absatz 1 Buchstabe b DSGVO).',
    en: 'We store almost everything because it’s needed for what you ask us to do (article 6(1)(b) of the GDPR).',
  },
  'privacy.basis.interest': {
    nl: 'Misbruik houden we tegen op grond van een gerechtvaardigd belang (onder f). Dat geldt ook voor namen en adressen die anderen invullen om je een lijst of lootje te sturen. Je kunt daar bezwaar tegen maken.',
    de: 'Der Schutz vor Missbrauch beruht auf einem berechtigten Interesse (Buchstabe f). Dasselbe gilt für Namen und Adressen, die andere eintragen, um dir eine Liste oder ein Los zu schicken. Du kannst widersprechen.',
    en: 'Preventing abuse is a legitimate interest (6(1)(f)). So is storing names and addresses that others enter to send you a list or an envelope. You can object to that.',
  },
  'privacy.basis.consent': {
    nl: 'Overzichtsmails krijg je alleen als je daarvoor kiest (onder a). Stoppen doe je met één klik op de link in zo’n mail.',
    de: 'Überblick-Mails bekommst du nur, wenn du sie möchtest (Buchstabe a). Mit einem Klick auf den Link in so einer Mail bestellst du sie ab.',
    en: 'You only get overview emails if you choose to (6(1)(a)). You can stop them with one click on the link in any of them.',
  },

  'privacy.others': { nl: 'Met wie we het delen', de: 'An wen wir Daten weitergeben', en: 'Who we share it with' },
  'privacy.others.visitors': {
    nl: 'Iedereen die je lijst kan openen, ziet wat erop staat. Het jaar van je verjaardag zien anderen niet.',
    de: 'Wer deine Liste öffnen kann, sieht, was darauf steht. Das Jahr deines Geburtstags sehen andere nicht.',
    en: 'Anyone who can open your list sees what’s on it. Others don’t see your year of birth.',
  },
  'privacy.others.processors': {
    nl: 'Verder niemand, behalve de bedrijven die voor ons de servers en de mail verzorgen. Gaat er iets stuk, dan kan een melding naar een dienst gaan die fouten verzamelt. Daarin staan geen namen of adressen, en niets van wat je typte.',
    de: 'Sonst niemand, außer den Firmen, die in unserem Auftrag Server und Mails betreiben. Geht etwas kaputt, kann eine Fehlermeldung an einen Dienst für Fehlerberichte gehen, ohne Namen, Adressen oder deine Eingaben.',
    en: 'No one else, except the companies that run our servers and email for us. If something breaks, an error report may go to an error service, without names, addresses or what you typed.',
  },
  'privacy.others.shops': {
    nl: 'Plak je een link, dan vraagt onze server die pagina op: de winkel ziet ons, niet jou. Pas als je zelf op de link klikt, kom je op de site van de winkel. Die hoort niet van welke lijst je komt.',
    de: 'Fügst du einen Link ein, ruft unser Server die Seite ab: Der Shop sieht uns, nicht dich. Erst wer den Link anklickt, besucht den Shop. Der Shop erfährt nicht, von welcher Liste du kommst.',
    en: 'When you paste a link, our server fetches that page: the shop sees us, not you. You only visit the shop when you follow the link. It doesn’t learn which list you came from.',
  },

  'privacy.cookies': { nl: 'Cookies', de: 'Cookies', en: 'Cookies' },
  'privacy.cookies.intro': {
    nl: 'Alleen cookies die nodig zijn om alles te laten werken, en geen cookies van anderen. Daarom is er geen cookiemelding.',
    de: 'Nur was nötig ist, und nichts von anderen. Deshalb gibt es keinen Cookie-Hinweis.',
    en: 'Only what we need to make the site work, and nothing from anyone else. That’s why there’s no cookie banner.',
  },
  'privacy.cookies.name': { nl: 'Naam', de: 'Name', en: 'Name' },
  'privacy.cookies.session': { nl: 'session', de: 'session', en: 'session' },
  'privacy.cookies.session.why': {
    nl: 'Houdt je ingelogd, en beschermt formulieren tegen misbruik.',
    de: 'Hält dich angemeldet und schützt Formulare vor Missbrauch.',
    en: 'Keeps you logged in, and protects forms from abuse.',
  },
  'privacy.cookies.session.until': {
    nl: '90 dagen na je laatste bezoek',
    de: '90 Tage nach deinem letzten Besuch',
    en: '90 days after your last visit',
  },
  'privacy.cookies.device_users': { nl: 'device-users', de: 'device-users', en: 'device-users' },
  'privacy.cookies.device_users.why': {
    nl: 'Onthoudt wie hier was ingelogd, ook na uitloggen. Zo verklappen we eigenaren niets over hun eigen lijst.',
    de: 'Merkt sich, auch wenn du abgemeldet bist, wer hier angemeldet war. So verraten wir niemandem etwas über die eigene Liste.',
    en: 'Remembers who was logged in here, even after you log out, so that owners don’t see what’s crossed off on their own list.',
  },
  'privacy.cookies.device_users.until': { nl: '400 dagen', de: '400 Tage', en: '400 days' },
  'privacy.cookies.flash': { nl: 'flash', de: 'flash', en: 'flash' },
  'privacy.cookies.flash.why': {
    nl: 'Brengt een melding zoals “Opgeslagen” naar de volgende pagina.',
    de: 'Bringt eine Meldung wie „Gespeichert“ auf die nächste Seite.',
    en: 'Carries a message such as “Saved” over to the next page.',
  },
  'privacy.cookies.flash.until': { nl: 'Een minuut', de: 'Eine Minute', en: 'A minute' },
  'privacy.cookies.lots_shown': { nl: 'lots-shown', de: 'lots-shown', en: 'lots-shown' },
  'privacy.cookies.lots_shown.why': {
    nl: 'Onthoudt dat je een lootje dat naar een ander adres ging, toch wilde zien.',
    de: 'Merkt sich, dass du ein Los sehen wolltest, obwohl es an eine andere Adresse ging.',
    en: 'Remembers that you chose to see an envelope even though it was for another address.',
  },
  'privacy.cookies.lots_shown.until': { nl: '90 dagen', de: '90 Tage', en: '90 days' },
  'privacy.cookies.app': { nl: 'app', de: 'app', en: 'app' },
  'privacy.cookies.app.why': {
    nl: 'Onthoudt dat je de app gebruikt.',
    de: 'Merkt sich, dass du die App benutzt.',
    en: 'Remembers that you’re using the app.',
  },
  'privacy.cookies.app.until': {
    nl: 'Tot je de app sluit',
    de: 'Bis du die App schließt',
    en: 'Until you close the app',
  },
  'privacy.cookies.browser': {
    nl: 'Wat je typt en nog niet hebt verstuurd, slaat je eigen browser op, zodat het niet verloren gaat. Daar zien wij niets van.',
    de: 'Was du getippt, aber noch nicht abgeschickt hast, speichert dein eigener Browser, damit es nicht verloren geht. Davon sehen wir nichts.',
    en: 'Anything you’ve typed but not sent yet is stored by your own browser, so you don’t lose it. We don’t see any of it.',
  },

  'privacy.rights': { nl: 'Jouw rechten', de: 'Deine Rechte', en: 'Your rights' },
  'privacy.rights.see': {
    nl: 'Inzien en meenemen: op <profile>je profiel</profile> download je alles in één bestand.',
    de: 'Auskunft und Mitnahme: In <profile>deinem Profil</profile> lädst du alles in einer Datei herunter.',
    en: 'See your data and take it with you: download everything in one file from <profile>your profile</profile>.',
  },
  'privacy.rights.change': {
    nl: 'Verbeteren: op je profiel en je lijsten verander je alles zelf.',
    de: 'Berichtigung: In deinem Profil und auf deinen Listen änderst du alles selbst.',
    en: 'Correct it: you can change everything yourself in your profile and on your lists.',
  },
  'privacy.rights.delete': {
    nl: 'Wissen: verwijder een lijst, of onderaan je profiel je hele account.',
    de: 'Löschung: Lösch eine Liste, oder unten im Profil dein ganzes Konto.',
    en: 'Erase it: delete a list, or your whole account at the bottom of your profile.',
  },
  'privacy.rights.object': {
    nl: 'Bezwaar of beperking: schrijf ons. Dat geldt ook als iemand anders jouw naam of adres heeft ingevuld.',
    de: 'Widerspruch oder Einschränkung: Schreib uns. Das gilt auch, wenn jemand anders deinen Namen oder deine Adresse eingetragen hat.',
    en: 'Object to its use, or restrict it: write to us. You can also do this if someone else entered your name or address.',
  },
  'privacy.rights.authority': {
    nl: 'Vind je dat we het niet goed doen? Dan kun je ook terecht bij de toezichthouder: <authority>{authority}</authority>.',
    de: 'Du findest, wir machen es nicht richtig? Dann kannst du dich auch an die Aufsichtsbehörde wenden: <authority>{authority}</authority>.',
    en: 'Think we’re getting it wrong? You can also contact the supervisory authority: <authority>{authority}</authority>.',
  },
  'privacy.children': { nl: 'Kinderen', de: 'Kinder', en: 'Children' },
  'privacy.children.how': {
    nl: 'Ben je jonger dan {age}, maak dan samen met een ouder een account. Ouders kunnen ook een lijst voor hun kind bijhouden: dan heeft het kind geen account nodig.',
    de: 'Bist du jünger als {age}, dann erstell dein Konto mit einem Elternteil. Eltern können auch eine Liste für ihr Kind verwalten: Dann braucht das Kind kein Konto.',
    en: 'If you’re under {age}, create your account together with a parent. Parents can also manage a list for their child, who then doesn’t need an account.',
  },
})
