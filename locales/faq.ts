import { texts } from './texts.ts'

/** Frequent questions and their answers. */
export const faq = texts({
  'faq.title': { nl: 'Veelgestelde vragen', de: 'Häufige Fragen', en: 'Frequently asked questions' },
  'faq.lead': {
    nl: 'Hoe {brand} werkt, van je eerste wens tot het laatste cadeau.',
    de: 'Wie {brand} funktioniert, vom ersten Wunsch bis zum letzten Geschenk.',
    en: 'How {brand} works, from your first wish to the last gift.',
  },
  'faq.query': { nl: 'Waar gaat je vraag over?', de: 'Worum geht es?', en: 'What’s your question about?' },
  'faq.search': { nl: 'Zoeken', de: 'Suchen', en: 'Search' },
  'faq.found': {
    nl: '{count, plural, =0 {Niets gevonden} one {# vraag gevonden} other {# vragen gevonden}}',
    de: '{count, plural, =0 {Nichts gefunden} one {# Frage gefunden} other {# Fragen gefunden}}',
    en: '{count, plural, =0 {Nothing found} one {# question found} other {# questions found}}',
  },
  'faq.nothing.title': {
    nl: 'Geen antwoord op “{query}”',
    de: 'Keine Antwort auf „{query}“',
    en: 'No answer to “{query}”',
  },
  'faq.nothing.body': {
    nl: 'Probeer het met minder woorden, of stel je vraag aan ons.',
    de: 'Versuch es mit weniger Wörtern, oder stell uns deine Frage.',
    en: 'Try fewer words, or ask us.',
  },
  'faq.nothing.contact': { nl: 'Stel je vraag', de: 'Frage stellen', en: 'Ask your question' },
  'faq.nothing.all': { nl: 'Toon alle vragen', de: 'Alle Fragen zeigen', en: 'Show all questions' },
  'faq.ask': {
    nl: 'Staat je vraag er niet bij? <contact>Schrijf ons</contact>, of mail naar <mail>{email}</mail>.',
    de: 'Deine Frage ist nicht dabei? <contact>Schreib uns</contact>, oder schick eine Mail an <mail>{email}</mail>.',
    en: 'Can’t find your question? <contact>Write to us</contact>, or email <mail>{email}</mail>.',
  },

  'faq.account': { nl: 'Account en wachtwoord', de: 'Konto und Passwort', en: 'Account and password' },
  'faq.forgot': {
    nl: 'Ik ben mijn wachtwoord vergeten. Wat nu?',
    de: 'Ich habe mein Passwort vergessen. Was nun?',
    en: 'I’ve forgotten my password. What should I do?',
  },
  'faq.forgot.how': {
    nl: 'Vraag een <forgot>nieuw wachtwoord</forgot> aan met je e-mailadres of de naam van je lijst. Je krijgt een mail met een link. Die werkt één keer, en hoogstens 24 uur.',
    de: 'Fordere mit deiner E-Mail-Adresse oder dem Namen deiner Liste ein <forgot>neues Passwort</forgot> an. Du bekommst eine Mail mit einem Link. Er funktioniert ein einziges Mal und höchstens 24 Stunden.',
    en: 'Ask for a <forgot>new password</forgot> using your email address or your list’s name. We’ll email you a link. It works only once and expires after 24 hours.',
  },
  'faq.forgot.no_mail': {
    nl: 'Komt er niets? Kijk bij de ongewenste mail, en probeer een ander adres dat je misschien hebt gebruikt.',
    de: 'Kommt nichts an? Schau im Spam-Ordner nach, und versuch es mit einer anderen Adresse, die du vielleicht benutzt hast.',
    en: 'No email? Check your spam folder, and try any other address you may have used.',
  },
  'faq.change': {
    nl: 'Hoe verander ik mijn naam, e-mailadres of wachtwoord?',
    de: 'Wie ändere ich meinen Namen, meine E-Mail-Adresse oder mein Passwort?',
    en: 'How do I change my name, email address or password?',
  },
  'faq.change.how': {
    nl: 'Op <profile>je profiel</profile>. Een nieuw adres bevestig je met de link in de mail die we daarheen sturen. We sturen ook een mail naar je oude adres, zodat niemand dit stiekem kan doen.',
    de: 'In <profile>deinem Profil</profile>. Eine neue Adresse bestätigst du mit dem Link in der Mail, die wir dorthin schicken. Auch an deine alte Adresse schreiben wir, damit das niemand heimlich macht.',
    en: 'In <profile>your profile</profile>. Confirm a new address with the link we send there. We also email your old address, so no one can do this behind your back.',
  },
  'faq.change.sessions': {
    nl: 'Met een nieuw wachtwoord word je overal uitgelogd, behalve waar je het verandert.',
    de: 'Ein neues Passwort meldet dich überall ab, außer dort, wo du es änderst.',
    en: 'When you change your password, you’re logged out everywhere except where you changed it.',
  },
  'faq.passkey': {
    nl: 'Kan ik inloggen zonder wachtwoord?',
    de: 'Kann ich mich ohne Passwort anmelden?',
    en: 'Can I log in without a password?',
  },
  'faq.passkey.how': {
    nl: 'Ja, met een passkey: je vingerafdruk, je gezicht of de code van je apparaat. Je voegt hem toe op <profile>je profiel</profile>. Je wachtwoord blijft werken.',
    de: 'Ja, mit einem Passkey: deinem Fingerabdruck, deinem Gesicht oder dem Code deines Geräts. Du fügst ihn in <profile>deinem Profil</profile> hinzu. Dein Passwort gilt weiter.',
    en: 'Yes, with a passkey: your fingerprint, your face or your device’s passcode. Add one in <profile>your profile</profile>. Your password will still work.',
  },
  'faq.need': { nl: 'Heb ik een account nodig?', de: 'Brauche ich ein Konto?', en: 'Do I need an account?' },
  'faq.need.when': {
    nl: 'Om een lijst te maken wel: <signup>je account</signup> is er in een minuut. Om een lijst te bekijken niet. Om iets af te strepen is je e-mailadres genoeg.',
    de: 'Für eine eigene Liste schon: <signup>Dein Konto</signup> ist in einer Minute eingerichtet. Um eine Liste anzusehen, nicht. Und um etwas abzuhaken, reicht deine E-Mail-Adresse.',
    en: 'You need one to make a list, but <signup>creating an account</signup> only takes a minute. You don’t need one to look at a list. To cross something off, your email address is enough.',
  },
  'faq.sessions': {
    nl: 'Hoe lang blijf ik ingelogd?',
    de: 'Wie lange bleibe ich angemeldet?',
    en: 'How long do I stay logged in?',
  },
  'faq.sessions.how': {
    nl: 'Tot je hier 90 dagen niet bent geweest, en hoogstens een jaar. Log uit op een computer die niet van jou is. Op <profile>je profiel</profile> zie je waar je bent ingelogd. Daar kun je ook op andere apparaten uitloggen.',
    de: 'Bis du 90 Tage nicht da warst, höchstens aber ein Jahr. Melde dich an einem fremden Computer ab. In <profile>deinem Profil</profile> siehst du, wo du angemeldet bist, und kannst dich dort abmelden.',
    en: 'Until you’ve been away for 90 days, and for a year at most. If you’re using a computer that isn’t yours, log out afterwards. <profile>Your profile</profile> shows where you’re logged in, and lets you log out of those devices from anywhere.',
  },
  'faq.mails': {
    nl: 'Welke mails krijg ik, en hoe zet ik ze uit?',
    de: 'Welche Mails bekomme ich, und wie bestelle ich sie ab?',
    en: 'Which emails do I get, and how do I stop them?',
  },
  'faq.mails.which': {
    nl: 'Een bevestiging als je iets afstreept, en een bericht als dat cadeau verandert of verdwijnt. Hoogstens één mail per dag over berichten op je lijst. Een overzicht alleen als je daarom vraagt. Reclame sturen we niet.',
    de: 'Eine Bestätigung, wenn du etwas abhakst, und eine Nachricht, wenn sich dieser Wunsch ändert oder verschwindet. Höchstens eine Mail am Tag über Nachrichten auf deiner Liste. Einen Überblick nur, wenn du ihn möchtest. Werbung schicken wir nicht.',
    en: 'A confirmation when you cross something off, and a message if that gift changes or is removed. At most one email a day about messages on your list. An overview only if you ask for it. We don’t send adverts.',
  },
  'faq.mails.stop': {
    nl: 'Onderaan die mails staat een link naar je mailinstellingen. Je hoeft daarvoor niet in te loggen. Je vindt ze ook op <profile>je profiel</profile>.',
    de: 'Unter solchen Mails steht ein Link zu deinen Einstellungen, für den du dich nicht anmelden musst. Du findest sie auch in <profile>deinem Profil</profile>.',
    en: 'There’s a link to your settings at the bottom of these emails. You don’t need to log in to use it. The settings are in <profile>your profile</profile> too.',
  },
  'faq.delete': {
    nl: 'Hoe verwijder ik mijn account?',
    de: 'Wie lösche ich mein Konto?',
    en: 'How do I delete my account?',
  },
  'faq.delete.how': {
    nl: 'Onderaan <profile>je profiel</profile>. Lijsten die niemand anders bijhoudt, worden verwijderd. Wat je had afgestreept, komt weer vrij, en onder je berichten staat je naam niet meer. Dat kun je niet ongedaan maken.',
    de: 'Unten in <profile>deinem Profil</profile>. Listen, die sonst niemand verwaltet, werden gelöscht. Was du abgehakt hast, wird wieder frei, und dein Name verschwindet unter deinen Nachrichten. Das lässt sich nicht rückgängig machen.',
    en: 'You can do this at the bottom of <profile>your profile</profile>. Lists that no one else manages are deleted, gifts you’ve crossed off become available again, and your name disappears from your messages. This can’t be undone.',
  },

  'faq.cross_off': { nl: 'Afstrepen', de: 'Abhaken', en: 'Crossing off' },
  'faq.how_cross_off': {
    nl: 'Hoe streep ik een cadeau af?',
    de: 'Wie hake ich einen Wunsch ab?',
    en: 'How do I cross off a gift?',
  },
  'faq.how_cross_off.how': {
    nl: 'Open de lijst en kies bij het cadeau “Afstrepen”. Ben je niet ingelogd, dan vul je je e-mailadres in. De andere bezoekers zien meteen dat iemand het geeft.',
    de: 'Öffne die Liste und tipp beim Wunsch auf „Abhaken“. Bist du nicht angemeldet, gibst du deine E-Mail-Adresse an. Die anderen Gäste sehen sofort, dass er vergeben ist.',
    en: 'Open the list and choose “Cross off” beside the gift. If you’re not logged in, enter your email address. Other visitors see straight away that someone is giving it.',
  },
  'faq.who_cross_off': { nl: 'Wie mag er afstrepen?', de: 'Wer darf abhaken?', en: 'Who can cross off?' },
  'faq.who_cross_off.who': {
    nl: 'Iedereen die de lijst kan openen en een account of een e-mailadres heeft. Alleen de eigenaren kunnen er niets van afstrepen: dan zou de verrassing weg zijn.',
    de: 'Alle, die die Liste öffnen können und ein Konto oder eine E-Mail-Adresse haben. Nur wer die Liste verwaltet, kann nichts abhaken: Sonst wäre die Überraschung dahin.',
    en: 'Anyone who can open the list and has an account or an email address. The list’s owners are the only ones who can’t: that would spoil the surprise.',
  },
  'faq.seen': {
    nl: 'Ziet de jarige wat ik afstreep?',
    de: 'Sieht das Geburtstagskind, was ich abhake?',
    en: 'Can the owner see what I cross off?',
  },
  'faq.seen.no': {
    nl: 'Nee. Voor de eigenaar verandert er niets: niet op het scherm, niet in mails, niet in aantallen. Alleen als de eigenaar er zelf voor kiest om het te zien, is dat anders. Dat zeggen we voordat je afstreept. Zet iemand het later aan, dan krijg je een mail.',
    de: 'Nein. Wer die Liste verwaltet, merkt nichts: nicht auf dem Bildschirm, nicht in Mails, nicht an einer Zahl. Anders ist es nur, wenn jemand es selbst sehen möchte. Das sagen wir dir, bevor du abhakst, und wird es später eingeschaltet, bekommst du eine Mail.',
    en: 'No. Nothing changes for the owners: not on screen, not in emails, not in any count. The exception is an owner who has chosen to see it. We tell you before you cross off, and email you if that changes later.',
  },
  'faq.name': {
    nl: 'Kan iemand zien dat ík het geef?',
    de: 'Sieht jemand, dass ich es schenke?',
    en: 'Can anyone see that it’s me?',
  },
  'faq.name.no': {
    nl: 'Nee. Bezoekers zien dat een cadeau is afgestreept, niet door wie. Ook de eigenaar krijgt dat nooit te zien.',
    de: 'Nein. Gäste sehen, dass ein Wunsch abgehakt ist, aber nicht, von wem. Auch wer die Liste verwaltet, erfährt das nie.',
    en: 'No. Visitors can see that a gift has been crossed off, but not who did it. The owners never find out who it was either.',
  },
  'faq.undo': {
    nl: 'Ik geef het toch niet. Hoe maak ik het ongedaan?',
    de: 'Ich schenke es doch nicht. Wie mache ich das rückgängig?',
    en: 'I’m not giving a gift after all. How do I undo crossing it off?',
  },
  'faq.undo.how': {
    nl: 'Met de link in de mail die je kreeg, of bij <crossed>Wat ik geef</crossed> als je bent ingelogd. Het cadeau komt weer vrij voor een ander.',
    de: 'Mit dem Link in der Mail, die du bekommen hast, oder unter <crossed>Was ich schenke</crossed>, wenn du angemeldet bist. Der Wunsch ist dann wieder frei.',
    en: 'Use the link in the email you got, or go to <crossed>Gifts I’m giving</crossed> if you’re logged in. The gift is then available for someone else.',
  },
  'faq.undo.lost': {
    nl: 'Streepte je af zonder account en is de mail weg? In dezelfde browser kan het ook nog op de lijst zelf.',
    de: 'Du hast ohne Konto abgehakt, und die Mail ist weg? Im selben Browser geht es auch noch auf der Liste selbst.',
    en: 'Crossed it off without an account and lost the email? You can still undo it on the list itself, as long as you use the same browser.',
  },
  'faq.changed_gift': {
    nl: 'Wat als mijn cadeau verandert of van de lijst gaat?',
    de: 'Was, wenn sich mein Geschenk ändert oder von der Liste verschwindet?',
    en: 'What if my gift changes, or is removed from the list?',
  },
  'faq.changed_gift.mail': {
    nl: 'Dan krijg je daar binnen twintig minuten een mail over, en staat het bij <crossed>Wat ik geef</crossed>. De eigenaar merkt niet dat er iemand bericht krijgt.',
    de: 'Dann bekommst du innerhalb von zwanzig Minuten eine Mail, und es steht unter <crossed>Was ich schenke</crossed>. Wer die Liste verwaltet, merkt davon nichts.',
    en: 'We’ll email you within 20 minutes, and you’ll see it under <crossed>Gifts I’m giving</crossed>. The owners won’t know that anyone has been told.',
  },
  'faq.twice': {
    nl: 'Wat als twee mensen tegelijk afstrepen?',
    de: 'Was, wenn zwei gleichzeitig abhaken?',
    en: 'What if two people cross off the same gift at the same time?',
  },
  'faq.twice.first': {
    nl: 'De eerste geeft het. De ander ziet meteen dat iemand net iets sneller was, en kiest iets anders.',
    de: 'Wer zuerst da war, schenkt es. Die andere Person sieht sofort, dass jemand schneller war, und sucht sich etwas anderes aus.',
    en: 'The first person gets to give it. The other sees straight away that it’s taken, and can choose something else.',
  },
  'faq.locked': {
    nl: 'Waarom kan ik een cadeau niet afstrepen?',
    de: 'Warum kann ich etwas nicht abhaken?',
    en: 'Why can’t I cross off a gift?',
  },
  'faq.locked.why': {
    nl: 'Staat er “Afstrepen hoeft niet”, dan mag iedereen het geven, zoals een bijdrage aan een reis. Je geeft het gewoon.',
    de: 'Steht da „Muss nicht abgehakt werden“, dürfen es alle schenken, zum Beispiel einen Beitrag zu einer Reise. Du schenkst es einfach.',
    en: 'If it says “No need to cross this off”, anyone can give it: a contribution towards a trip, for example. You can just give it.',
  },
  'faq.ticks': {
    nl: 'Hoe houd ik bij wat ik al heb gekocht?',
    de: 'Wie merke ich mir, was ich schon gekauft habe?',
    en: 'How do I keep track of what I’ve bought?',
  },
  'faq.ticks.how': {
    nl: 'Bij <crossed>Wat ik geef</crossed> staat alles wat je afstreepte, met een vinkje voor “Gekocht” en een voor “Ingepakt”. Alleen jij ziet ze.',
    de: 'Unter <crossed>Was ich schenke</crossed> steht alles, was du abgehakt hast, mit einem Häkchen für „Gekauft“ und einem für „Verpackt“. Nur du siehst sie.',
    en: '<crossed>Gifts I’m giving</crossed> shows everything you crossed off, with boxes to tick for “Bought” and “Wrapped”. Only you see them.',
  },

  'faq.my_list': { nl: 'Mijn lijst', de: 'Meine Liste', en: 'My list' },
  'faq.several': {
    nl: 'Kan ik meer dan één lijst hebben?',
    de: 'Kann ich mehrere Listen haben?',
    en: 'Can I have more than one list?',
  },
  'faq.several.how': {
    nl: 'Ja, tot 50. Handig voor je kinderen, of voor een feest waarvoor je andere wensen hebt. Een nieuwe maak je op <home>je startpagina</home>.',
    de: 'Ja, bis zu 50. Praktisch für deine Kinder, oder für ein Fest mit anderen Wünschen. Eine neue erstellst du auf <home>deiner Startseite</home>.',
    en: 'Yes, up to 50. That’s handy for your children, or for a party where you’d like different gifts. Make a new one on <home>your home page</home>.',
  },
  'faq.access': { nl: 'Wie kan mijn lijst zien?', de: 'Wer kann meine Liste sehen?', en: 'Who can see my list?' },
  'faq.access.choose': {
    nl: 'Dat kies je bij de instellingen van je lijst:',
    de: 'Das wählst du in den Einstellungen deiner Liste:',
    en: 'You can choose this in your list’s settings:',
  },
  'faq.access.public': {
    nl: 'iedereen met de link, handig voor de familiegroep;',
    de: 'alle mit dem Link, was für die Familiengruppe praktisch ist;',
    en: 'anyone with the link, which is handy for the family chat;',
  },
  'faq.access.open': {
    nl: 'iedereen die het antwoord op je vraag weet, zoals de naam van je hond;',
    de: 'alle, die die Antwort auf deine Frage wissen, etwa, wie dein Hund heißt;',
    en: 'anyone who knows the answer to your question, such as your dog’s name;',
  },
  'faq.access.closed': {
    nl: 'alleen de eigenaren, bijvoorbeeld zolang je nog aan het schrijven bent.',
    de: 'nur wer die Liste verwaltet, solange du noch daran schreibst.',
    en: 'only the owners, while you’re still writing.',
  },
  'faq.question': {
    nl: 'Hoe werkt een vraag bij mijn lijst?',
    de: 'Wie funktioniert die Frage zu meiner Liste?',
    en: 'How does my list’s question work?',
  },
  'faq.question.how': {
    nl: 'Bezoekers geven het antwoord in elke browser één keer. Hoofdletters maken niet uit. Verander je de vraag of het antwoord, dan krijgt iedereen de vraag opnieuw.',
    de: 'Gäste beantworten sie in jedem Browser einmal. Groß- und Kleinschreibung ist egal. Änderst du Frage oder Antwort, werden alle noch einmal gefragt.',
    en: 'Visitors answer it once in each browser. Capitals don’t matter. If you change the question or its answer, everyone is asked again.',
  },
  'faq.find': {
    nl: 'Kunnen anderen mijn lijst vinden?',
    de: 'Können andere meine Liste finden?',
    en: 'Can others find my list?',
  },
  'faq.find.how': {
    nl: 'Alleen als je dat aanzet bij de instellingen. Dan staat hij met naam, woonplaats en titel in <search>onze zoekfunctie</search>, zolang anderen hem kunnen openen. Heeft je lijst geen vraag, dan vinden zoekmachines hem ook.',
    de: 'Nur wenn du das in den Einstellungen erlaubst. Dann steht sie mit Name, Ort und Titel in <search>unserer Suche</search>, solange andere sie öffnen können. Eine Liste ohne Frage finden dann auch Suchmaschinen.',
    en: 'Only if you turn that on in the settings. Then people can find it with <search>our search</search> by name, town and title, as long as others can open it. Search engines can then find it too, if it has no question.',
  },
  'faq.from_shop': {
    nl: 'Hoe zet ik iets uit een winkel op mijn lijst?',
    de: 'Wie kommt etwas aus einem Shop auf meine Liste?',
    en: 'How do I add something from a shop to my list?',
  },
  'faq.from_shop.paste': {
    nl: 'Plak de link in het veld “Wat wens je?”. Naam, foto en prijs komen vanzelf, als de winkel ze op de pagina heeft staan. Je kunt alles daarna nog veranderen.',
    de: 'Füg den Link in das Feld „Was wünschst du dir?“ ein. Name, Bild und Preis kommen von selbst, wenn der Shop sie auf der Seite nennt. Du kannst danach alles noch ändern.',
    en: 'Paste the link into “What would you like?”. We add the name, picture and price if the shop’s page has them. You can change everything afterwards.',
  },
  'faq.from_shop.elsewhere': {
    nl: 'Nog sneller gaat het <elsewhere>meteen vanuit de winkel</elsewhere>: met een knop in je browser, of met “Delen” op je telefoon.',
    de: 'Noch schneller geht es <elsewhere>direkt aus dem Shop</elsewhere>: mit einem Button im Browser, oder mit „Teilen“ auf dem Handy.',
    en: 'It’s even quicker <elsewhere>straight from the shop</elsewhere>: with a button in your browser, or with “Share” on your phone.',
  },
  'faq.together': {
    nl: 'Kunnen we een lijst samen bijhouden?',
    de: 'Können wir eine Liste gemeinsam verwalten?',
    en: 'Can we manage a list together?',
  },
  'faq.together.how': {
    nl: 'Ja. Kies op je lijst “Samen bijhouden” en nodig iemand uit. De uitnodiging geldt dertig dagen en werkt één keer. Iedereen die meedoet, kan alles veranderen, en ziet net als jij niet wat er is afgestreept.',
    de: 'Ja. Tipp auf deiner Liste auf „Gemeinsam verwalten“ und lad jemanden ein. Die Einladung gilt dreißig Tage und nur einmal. Wer mitmacht, kann alles ändern und sieht wie du nicht, was abgehakt ist.',
    en: 'Yes. Choose “Manage together” on your list and invite someone. The invitation is valid for 30 days and works once. Anyone who joins can change everything and, like you, can’t see what’s been crossed off.',
  },
  'faq.peek': {
    nl: 'Kan ik toch zien wat er is afgestreept?',
    de: 'Kann ich doch sehen, was abgehakt ist?',
    en: 'Can I choose to see what’s been crossed off?',
  },
  'faq.peek.how': {
    nl: 'Ja, met een schakelaar bij de instellingen van je lijst. Mensen die eerder iets afstreepten, krijgen daar dan een mail over. Wie het was, zie je nooit.',
    de: 'Ja, mit einem Schalter in den Einstellungen deiner Liste. Wer schon etwas abgehakt hat, bekommt dann eine Mail darüber. Wer es war, siehst du nie.',
    en: 'Yes, there’s a switch in your list’s settings. Anyone who has already crossed something off will get an email about it. You never see who it was.',
  },
  'faq.own_device': {
    nl: 'Waarom vraagt mijn lijst of hij van mij is?',
    de: 'Warum fragt meine Liste, ob sie mir gehört?',
    en: 'Why does my list ask if it’s mine?',
  },
  'faq.own_device.why': {
    nl: 'Omdat je bent uitgelogd op een apparaat waarop een eigenaar van de lijst was ingelogd. Bezoekers zien wat er is afgestreept. Door het eerst te vragen, voorkomen we dat jij het per ongeluk ziet.',
    de: 'Weil du auf einem Gerät abgemeldet bist, auf dem jemand angemeldet war, der die Liste verwaltet. Gäste sehen, was abgehakt ist. So siehst du es nicht aus Versehen.',
    en: 'Because you’re logged out on a device where one of the list’s owners was logged in. Visitors can see what’s crossed off, so we ask first to stop you seeing it by accident.',
  },
  'faq.share': { nl: 'Hoe deel ik mijn lijst?', de: 'Wie teile ich meine Liste?', en: 'How do I share my list?' },
  'faq.share.how': {
    nl: 'Kies “Lijst delen”. Je kunt de link kopiëren, hem met een app versturen of een QR-code laten zien, bijvoorbeeld op een uitnodiging.',
    de: 'Tipp auf „Liste teilen“. Du kannst den Link kopieren, mit einer App verschicken oder einen QR-Code zeigen, zum Beispiel auf einer Einladung.',
    en: 'Choose “Share list”. You can copy the link, send it with an app, or use a QR code, for example on an invitation.',
  },
  'faq.send': {
    nl: 'Kunnen jullie mijn lijst voor me mailen?',
    de: 'Könnt ihr meine Liste für mich mailen?',
    en: 'Can you email my list for me?',
  },
  'faq.send.how': {
    nl: 'Ja, met “Lijst mailen” in het menu, naar hoogstens 50 adressen tegelijk. Iedereen krijgt een eigen mail, met een link om geen lijsten meer te krijgen.',
    de: 'Ja, mit „Liste mailen“ im Menü, an höchstens 50 Adressen auf einmal. Alle bekommen eine eigene Mail. Darin steht ein Link, um solche Mails abzubestellen.',
    en: 'Yes, use “Email a list” in the menu, for up to 50 addresses at a time. Everyone gets their own email, with a link to stop receiving lists.',
  },
  'faq.print': { nl: 'Kan ik mijn lijst printen?', de: 'Kann ich meine Liste drucken?', en: 'Can I print my list?' },
  'faq.print.how': {
    nl: 'Ja, op een computer, met “Printen” op je lijst. Knoppen en menu’s gaan niet mee; de link staat eronder. Wat er is afgestreept, staat er alleen op als je dat ook op je scherm ziet.',
    de: 'Ja, am Computer, mit „Drucken“ auf deiner Liste. Buttons und Menüs werden nicht mitgedruckt, die Adresse steht unten. Was abgehakt ist, steht nur darauf, wenn du es auch auf dem Bildschirm siehst.',
    en: 'Yes, on a computer: choose “Print” on your list. Buttons and menus are left out, and the link is at the bottom. The printout only shows what’s crossed off if your screen does too.',
  },
  'faq.restore': {
    nl: 'Ik heb iets van mijn lijst gehaald. Krijg ik het terug?',
    de: 'Ich habe einen Wunsch gelöscht. Bekomme ich ihn zurück?',
    en: 'I removed something from my list. Can I get it back?',
  },
  'faq.restore.how': {
    nl: 'Een cadeau wel: kies binnen twee minuten “Ongedaan maken”. Wie het had afgestreept, geeft het dan nog steeds. Een hele lijst of een categorie komt niet terug.',
    de: 'Einen Wunsch ja: Tipp innerhalb von zwei Minuten auf „Rückgängig“. Hatte ihn jemand abgehakt, bleibt er abgehakt. Eine ganze Liste oder eine Kategorie kommt nicht zurück.',
    en: 'A gift, yes: choose “Undo” within two minutes. If someone had crossed it off, it stays crossed off. A whole list or category can’t be restored.',
  },
  'faq.address': {
    nl: 'Kan ik het adres van mijn lijst veranderen?',
    de: 'Kann ich die Adresse meiner Liste ändern?',
    en: 'Can I change my list’s address?',
  },
  'faq.address.how': {
    nl: 'Ja, bij de instellingen, als het nieuwe adres vrij is. Oude links en QR-codes leiden nog een jaar naar je lijst.',
    de: 'Ja, in den Einstellungen, wenn der neue Name frei ist. Alte Links und QR-Codes leiten noch ein Jahr lang zu deiner Liste weiter.',
    en: 'Yes, in the settings, if the new name is free. Old links and QR codes will still lead to your list for a year.',
  },
  'faq.messages': {
    nl: 'Wie leest de berichten op een lijst?',
    de: 'Wer liest die Nachrichten auf einer Liste?',
    en: 'Who reads the messages on a list?',
  },
  'faq.messages.who': {
    nl: 'Iedereen die de lijst kan openen, ook de eigenaar. Verklap er dus niets. Je eigen bericht kun je verwijderen; een eigenaar kan alle berichten verwijderen. Na een jaar verdwijnen ze vanzelf.',
    de: 'Alle, die die Liste öffnen können, auch wer sie verwaltet. Verrate dort also nichts. Deine eigene Nachricht kannst du löschen; wer die Liste verwaltet, kann alle löschen. Nach einem Jahr werden sie automatisch gelöscht.',
    en: 'Everyone who can open the list, including the owners. So don’t give anything away. You can delete your own messages, and owners can delete any. Messages are deleted automatically after a year.',
  },
  'faq.friends': { nl: 'Wat zijn vrienden?', de: 'Was sind Freunde?', en: 'What are friends?' },
  'faq.friends.what': {
    nl: 'De mensen van wie je de lijst bij de hand wilt houden. Bij <friends>Vrienden</friends> zie je wie er binnenkort jarig is en wie iets nieuws op de lijst heeft gezet.',
    de: 'Menschen, deren Liste du schnell wiederfinden willst. Unter <friends>Freunde</friends> siehst du, wer bald Geburtstag hat und auf welcher Liste es etwas Neues gibt.',
    en: 'The people whose lists you want to keep close at hand. <friends>Friends</friends> shows upcoming birthdays, and which lists have something new.',
  },

  'faq.draws': { nl: 'Lootjes trekken', de: 'Wichteln', en: 'Drawing names' },
  'faq.draw': { nl: 'Hoe trek ik lootjes?', de: 'Wie lose ich Wichtel aus?', en: 'How do I draw names?' },
  'faq.draw.how': {
    nl: 'Begin bij <draws>Lootjes</draws>, met minstens drie mensen. Je vult hun namen en adressen in of kiest ze uit je vrienden. Of je deelt één link, en ieder vult zelf een naam in. Iedereen krijgt een mail met een eigen envelop, waarin staat aan wie die iets geeft.',
    de: 'Fang bei <draws>Wichteln</draws> an, mit mindestens drei Personen. Du trägst Namen und Adressen ein oder wählst aus deiner Freundesliste aus. Oder du teilst einen Link, und alle tragen ihren Namen selbst ein. Alle bekommen eine Mail mit einem eigenen Umschlag, in dem steht, wen sie beschenken.',
    en: 'Start at <draws>Secret Santa</draws>, with at least three people. Enter their names and email addresses, or choose them from your friends. Or share one link, and everyone adds their own name. Everyone gets their own envelope by email, with the name of the person they’re giving to.',
  },
  'faq.no_email': {
    nl: 'Kan er iemand meedoen zonder e-mailadres?',
    de: 'Kann jemand ohne E-Mail-Adresse mitmachen?',
    en: 'Can someone take part without an email address?',
  },
  'faq.no_email.how': {
    nl: 'Ja. Wie meedoet met de link, vindt de envelop op de eigen pagina. Voor anderen deelt de organisator de link van een envelop, print die een kaartje of laat die de telefoon rondgaan. Een envelop gaat één keer open, dus je ziet het als iemand je voor was.',
    de: 'Ja. Wer über den Link mitmacht, findet den Umschlag auf der eigenen Seite. Allen anderen schickt die Person, die organisiert, den Link eines Umschlags, druckt Kärtchen oder gibt das Handy herum. Ein Umschlag geht einmal auf, du merkst also, wenn jemand schneller war.',
    en: 'Yes. People who join by the link find their envelope on their own page. For others, the organiser sends the link to an envelope, prints cards or passes a phone around. An envelope opens once, so you’ll notice if someone got there first.',
  },
  'faq.exclude': {
    nl: 'Kan ik zorgen dat twee mensen elkaar niet trekken?',
    de: 'Kann ich verhindern, dass zwei einander ziehen?',
    en: 'Can I stop two people from drawing each other?',
  },
  'faq.exclude.how': {
    nl: 'Ja, bij de stap “Wie trekt wie niet”. Elke trekking die dan nog kan, is even waarschijnlijk. Is er geen trekking mogelijk, dan zeggen we door wie dat komt.',
    de: 'Ja, im Schritt „Wer zieht wen nicht“. Alles, was dann noch möglich ist, ist gleich wahrscheinlich. Geht es so nicht, sagen wir, bei wem es hakt.',
    en: 'Yes, at the “Who can’t draw whom” step. Every draw that’s still possible is equally likely. If no draw is possible, we’ll tell you who’s causing the problem.',
  },
  'faq.organizer': {
    nl: 'Ziet de organisator wie wie heeft?',
    de: 'Kann die Person, die organisiert, sehen, wer wen gezogen hat?',
    en: 'Does the organiser see who drew whom?',
  },
  'faq.organizer.no': {
    nl: 'Nee. Elke envelop gaat alleen open met de eigen link. Een envelop zonder e-mailadres gaat langs de organisator, maar opent maar één keer: wie er al in keek, wordt ontdekt. De organisator ziet wel of een lootje is geopend en of er wensen zijn gedeeld.',
    de: 'Nein. Jeder Umschlag öffnet sich nur mit dem eigenen Link. Ein Umschlag ohne E-Mail-Adresse geht durch die Hände der Person, die organisiert. Er öffnet sich aber nur einmal, und Neugier fällt auf. Wer organisiert, sieht aber, ob der Umschlag geöffnet ist und ob Wünsche geteilt sind.',
    en: 'No. An envelope only opens with that person’s own link. The organiser hands over envelopes without an email address, but they open just once, so peeking doesn’t go unnoticed. The organiser can see whether someone has opened their envelope and shared their wishes.',
  },
  'faq.lost_lot': { nl: 'Ik ben mijn lootje kwijt.', de: 'Ich habe mein Los verloren.', en: 'I’ve lost my envelope.' },
  'faq.lost_lot.how': {
    nl: 'Laat het <lost>opnieuw naar je mailen</lost>, of vraag het de organisator. Gaat het naar een ander adres, dan werkt de oude link niet meer.',
    de: 'Lass es dir <lost>noch einmal mailen</lost>, oder frag die Person, die organisiert. Geht es an eine andere Adresse, funktioniert der alte Link nicht mehr.',
    en: 'Have it <lost>emailed to you again</lost>, or ask the organiser. If it’s sent to another address, the old link stops working.',
  },
  'faq.anonymous': {
    nl: 'Kan ik iets vragen zonder te verraden wie ik ben?',
    de: 'Kann ich etwas fragen, ohne mich zu verraten?',
    en: 'Can I ask something without giving myself away?',
  },
  'faq.anonymous.how': {
    nl: 'Ja. Op je lootje stel je een vraag of geef je een seintje als er nog geen wensen zijn. Wie jij trok, kan antwoorden op de eigen pagina. Je naam staat er niet bij, en het komt op een willekeurig moment binnen een kwartier aan. Een seintje kan eens per 72 uur.',
    de: 'Ja. Auf deinem Los kannst du eine Frage stellen oder, wenn es noch keine Wünsche gibt, eine Erinnerung schicken. Die Person kann auf ihrer Seite antworten. Dein Name steht nicht dabei, und die Nachricht kommt zu einem zufälligen Zeitpunkt innerhalb einer Viertelstunde an. Eine Erinnerung kannst du alle 72 Stunden schicken.',
    en: 'Yes. From your envelope’s page you can ask a question, or send a nudge if there are no wishes yet. The person can answer on their own page. Your name isn’t in it, and it arrives at a random moment within fifteen minutes. You can nudge once every 72 hours.',
  },
  'faq.draw_again': {
    nl: 'Er doet iemand niet meer mee, of juist nog iemand erbij. En nu?',
    de: 'Jemand macht nicht mehr mit, oder noch jemand kommt dazu. Was jetzt?',
    en: 'Someone has dropped out, or would still like to join. What now?',
  },
  'faq.draw_again.how': {
    nl: 'De organisator opent de trekking en haalt die persoon eruit, of voegt iemand toe. Zo min mogelijk lootjes veranderen, en wie een ander lootje krijgt, hoort dat. Helemaal opnieuw kan ook, met “Opnieuw trekken”. Verwijder daarna de oude; iedereen krijgt bericht dat die lootjes niet meer gelden.',
    de: 'Wer organisiert hat, öffnet die Auslosung und nimmt die Person heraus oder fügt jemanden hinzu. Dabei ändern sich so wenige Lose wie möglich, und wer ein anderes Los bekommt, erfährt es. Mit „Neu auslosen“ geht es auch ganz von vorn. Lösch danach die alte. Alle erfahren, dass die alten Lose nicht mehr gelten.',
    en: 'The organiser opens the draw and removes that person, or adds someone. As few envelopes as possible change, and people who get a different name are told. You can also start over with “Draw again”. Delete the old one afterwards; everyone is told that those envelopes no longer count.',
  },
  'faq.draws_kept': {
    nl: 'Hoe lang bewaren jullie een trekking?',
    de: 'Wie lange speichert ihr eine Auslosung?',
    en: 'How long do you store a draw?',
  },
  'faq.draws_kept.how': {
    nl: 'Twee jaar. De organisator krijgt dertig dagen van tevoren een mail. Zijn de lootjes nog niet getrokken en verandert er zestig dagen niets, dan verdwijnt de trekking, een week na een mail.',
    de: 'Zwei Jahre. Wer organisiert hat, bekommt dreißig Tage vorher eine Mail. Ist noch nicht ausgelost und ändert sich sechzig Tage lang nichts, löschen wir die Auslosung, eine Woche nach einer Mail.',
    en: 'Two years. The organiser gets an email thirty days before it’s deleted. If the names haven’t been drawn and nothing changes for sixty days, we’ll delete the draw a week after an email.',
  },

  'faq.privacy': { nl: 'Privacy', de: 'Datenschutz', en: 'Privacy' },
  'faq.kept': {
    nl: 'Wat bewaren jullie van mij?',
    de: 'Was speichert ihr über mich?',
    en: 'What do you store about me?',
  },
  'faq.kept.what': {
    nl: 'Wat je zelf invult, en wat nodig is om dat te laten werken. Wat dat precies is en hoe lang we het bewaren, lees je bij <privacy>Privacy</privacy>.',
    de: 'Was du selbst einträgst, und was nötig ist, damit es funktioniert. Was das genau ist und wie lange wir es speichern, steht unter <privacy>Datenschutz</privacy>.',
    en: 'What you enter yourself, and what’s needed to make it work. See <privacy>Privacy</privacy> for exactly what we store, and how long we keep it.',
  },
  'faq.export': {
    nl: 'Kan ik mijn gegevens meenemen?',
    de: 'Kann ich meine Daten mitnehmen?',
    en: 'Can I take my data with me?',
  },
  'faq.export.how': {
    nl: 'Ja. Op <profile>je profiel</profile> download je alles als één zipbestand: je lijsten met foto’s, wat je geeft, je vrienden en je berichten. Wat er op je eigen lijst is afgestreept, zit er niet in.',
    de: 'Ja. In <profile>deinem Profil</profile> lädst du alles als eine Zip-Datei herunter: deine Listen mit Bildern, was du schenkst, deine Freunde und deine Nachrichten. Was auf deiner eigenen Liste abgehakt ist, steht nicht darin.',
    en: 'Yes. In <profile>your profile</profile> you can download everything as one zip file: your lists with pictures, the gifts you’re giving, your friends and your messages. It doesn’t say what’s crossed off on your own list.',
  },
  'faq.cookies': {
    nl: 'Gebruiken jullie cookies?',
    de: 'Benutzt ihr Cookies?',
    en: 'Do you use cookies?',
  },
  'faq.cookies.which': {
    nl: 'Alleen om je ingelogd te houden en de verrassing te bewaren. Er kijkt niemand mee: geen reclame, geen statistiekdiensten, geen knoppen van sociale media die je volgen. Daarom vragen we je ook niets over cookies.',
    de: 'Nur damit du angemeldet bleibst und die Überraschung sicher ist. Niemand schaut zu: keine Werbung, keine Statistikdienste, keine Buttons sozialer Netzwerke, die dich verfolgen. Deshalb fragen wir dich auch nicht nach Cookies.',
    en: 'Only to keep you logged in and the surprise safe. No one is watching: no advertising, no analytics, no social media buttons that follow you. That’s why we don’t ask you about cookies.',
  },
  'faq.who_email': {
    nl: 'Wie ziet mijn e-mailadres?',
    de: 'Wer sieht meine E-Mail-Adresse?',
    en: 'Who sees my email address?',
  },
  'faq.who_email.who': {
    nl: 'Op een lijst niemand. Mail je je lijst, dan zien de ontvangers je adres als het bevestigd is.',
    de: 'Auf einer Liste niemand. Mailst du deine Liste, sehen die Empfänger deine Adresse, wenn sie bestätigt ist.',
    en: 'On a list, no one. If you email your list, the people you send it to see your address once it’s confirmed.',
  },
  'faq.who_email.draws': {
    nl: 'Bij lootjes ziet de organisator alleen adressen die hij of zij zelf invulde.',
    de: 'Bei einer Auslosung sieht die Person, die organisiert, nur die Adressen, die sie selbst eingetragen hat.',
    en: 'In a draw, the organiser only sees the addresses they entered themselves.',
  },

  'faq.misc': { nl: 'En verder', de: 'Und sonst', en: 'Other questions' },
  'faq.cost': { nl: 'Wat kost {brand}?', de: 'Was kostet {brand}?', en: 'What does {brand} cost?' },
  'faq.cost.nothing': {
    nl: 'Niets. Sommige winkels geven ons een kleine vergoeding als je via een link op een lijst iets koopt. Jij betaalt daardoor niets extra, en de winkel ziet niet van welke lijst je komt.',
    de: 'Nichts. Manche Shops zahlen uns eine kleine Provision, wenn du über einen Link auf einer Liste etwas kaufst. Für dich wird es dadurch nicht teurer, und der Shop sieht nicht, von welcher Liste du kommst.',
    en: 'Nothing. Some shops pay us a small fee when you buy something through a link on a list. You don’t pay extra, and the shop can’t see which list you came from.',
  },
  'faq.price': {
    nl: 'De prijs bij een cadeau klopt niet.',
    de: 'Der Preis bei einem Wunsch stimmt nicht.',
    en: 'The price shown with a gift is wrong.',
  },
  'faq.price.day': {
    nl: 'Bij de prijs staat van welke dag hij is. Winkels veranderen hun prijzen: kijk in de winkel wat het nu kost.',
    de: 'Neben dem Preis steht, von welchem Tag er ist. Shops ändern ihre Preise: Den aktuellen siehst du im Shop.',
    en: 'The date beside a price says when we last saw it. Shops change their prices, so check the shop for today’s.',
  },
  'faq.calendar': {
    nl: 'Kan ik verjaardagen in mijn agenda krijgen?',
    de: 'Kann ich Geburtstage in meinem Kalender sehen?',
    en: 'Can I see birthdays in my calendar?',
  },
  'faq.calendar.how': {
    nl: 'Ja. Op <profile>je profiel</profile> staat een link waarop je agenda zich abonneert, met de verjaardagen van je vrienden en de dagen van je eigen lijsten. Houd de link voor jezelf; je kunt altijd een nieuwe maken.',
    de: 'Ja. In <profile>deinem Profil</profile> steht ein Link, den dein Kalender abonniert, mit den Geburtstagen deiner Freunde und den Terminen deiner Listen. Behalt ihn für dich; du kannst jederzeit einen neuen erstellen.',
    en: 'Yes. <profile>Your profile</profile> has a link your calendar can subscribe to, with your friends’ birthdays and the dates of your own lists. Keep it to yourself; you can make a new one at any time.',
  },
  'faq.calendar.draws': {
    nl: 'De dagen waarop je lootjes trok, staan er ook in.',
    de: 'Auch die Termine deiner Auslosungen stehen darin.',
    en: 'The dates of your draws are in it too.',
  },
  'faq.app': { nl: 'Is er een app?', de: 'Gibt es eine App?', en: 'Is there an app?' },
  'faq.app.how': {
    nl: 'Je kunt {brand} op het startscherm van je telefoon zetten, met het menu van je browser. Daarna zet je iets uit een winkel met de deelknop meteen op je lijst. <elsewhere>Zo doe je dat</elsewhere>.',
    de: 'Du kannst {brand} über das Menü deines Browsers auf den Startbildschirm legen. Danach setzt du etwas aus einem Shop mit „Teilen“ direkt auf deine Liste. <elsewhere>So geht’s</elsewhere>.',
    en: 'You can put {brand} on your phone’s home screen, using your browser’s menu. Then you can share something from a shop straight to your list. <elsewhere>Here’s how</elsewhere>.',
  },
  'faq.developers': {
    nl: 'Kan ik zelf een app of script voor {brand} schrijven?',
    de: 'Kann ich selbst eine App oder ein Skript für {brand} schreiben?',
    en: 'Can I write my own app or script for {brand}?',
  },
  'faq.developers.how': {
    nl: 'Ja. Op de <api>pagina voor ontwikkelaars</api> staan alle aanroepen, met voorbeelden.',
    de: 'Ja. Auf der <api>Seite für Entwickler</api> stehen alle Aufrufe mit Beispielen.',
    en: 'Yes. The <api>page for developers</api> lists every call, with examples.',
  },
  'faq.report': {
    nl: 'Ik zie iets dat hier niet hoort. Waar meld ik dat?',
    de: 'Ich sehe etwas, das nicht hierhergehört. Wo melde ich das?',
    en: 'I’ve seen something that doesn’t belong here. Where do I report it?',
  },
  'faq.report.how': {
    nl: '<contact>Schrijf ons</contact>, met de link van de lijst. We kijken er snel naar. Een lek in de beveiliging meld je zoals bij <safety>Veiligheid</safety> staat.',
    de: '<contact>Schreib uns</contact>, mit dem Link zur Liste. Wir sehen uns das bald an. Eine Sicherheitslücke meldest du so, wie es unter <safety>Sicherheit</safety> steht.',
    en: '<contact>Write to us</contact> with the link to the list, and we’ll look at it soon. Found a security problem? See <safety>Safety</safety>.',
  },
})
