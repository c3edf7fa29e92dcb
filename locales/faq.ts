import { texts } from './texts.ts'

/** Frequent questions and their answers. */
export const faq = texts({
  'faq.title': { nl: 'Veelgestelde vragen', de: 'Häufige Fragen', en: 'Frequently asked questions' },
  'faq.lead': {
    nl: 'Hoe {brand} werkt, van je eerste wens tot het laatste cadeau.',
    de: 'Wie {brand} funktioniert, vom ersten Wunsch bis zum letzten Geschenk.',
    en: 'How {brand} works, from your first wish to the last gift.',
  },
  'faq.query': { nl: 'Waar gaat je vraag over?', de: 'Worum geht es?', en: 'What is your question about?' },
  'faq.search': { nl: 'Zoek', de: 'Suchen', en: 'Search' },
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
    en: 'Is your question not here? <contact>Write to us</contact>, or e-mail <mail>{email}</mail>.',
  },

  'faq.account': { nl: 'Account en wachtwoord', de: 'Konto und Passwort', en: 'Account and password' },
  'faq.forgot': {
    nl: 'Ik ben mijn wachtwoord vergeten. Wat nu?',
    de: 'Ich habe mein Passwort vergessen. Was nun?',
    en: 'I forgot my password. What now?',
  },
  'faq.forgot.how': {
    nl: 'Vraag een <forgot>nieuw wachtwoord</forgot> aan met je e-mailadres of de naam van je lijst. Je krijgt een mail met een link. Die werkt één keer, en hoogstens 24 uur.',
    de: 'Fordere mit deiner E-Mail-Adresse oder dem Namen deiner Liste ein <forgot>neues Passwort</forgot> an. Du bekommst eine Mail mit einem Link. Er gilt ein einziges Mal und höchstens 24 Stunden.',
    en: 'Ask for a <forgot>new password</forgot> with your e-mail address or your list’s name. You get an e-mail with a link. It works once, for 24 hours at most.',
  },
  'faq.forgot.no_mail': {
    nl: 'Komt er niets? Kijk bij de ongewenste mail, en probeer een ander adres dat je misschien hebt gebruikt.',
    de: 'Kommt nichts an? Schau im Spam-Ordner nach, und versuch eine andere Adresse, die du vielleicht benutzt hast.',
    en: 'Nothing there? Look in your spam folder, and try another address that you may have used.',
  },
  'faq.change': {
    nl: 'Hoe verander ik mijn naam, e-mailadres of wachtwoord?',
    de: 'Wie ändere ich meinen Namen, meine E-Mail-Adresse oder mein Passwort?',
    en: 'How do I change my name, e-mail address or password?',
  },
  'faq.change.how': {
    nl: 'Op <profile>je profiel</profile>. Een nieuw adres bevestig je met de link in de mail die we daarheen sturen. Je oude adres krijgt ook bericht, zodat niemand dat stiekem doet.',
    de: 'In <profile>deinem Profil</profile>. Eine neue Adresse bestätigst du mit dem Link in der Mail, die wir dorthin schicken. Auch deine alte Adresse bekommt eine Nachricht, damit das niemand heimlich tut.',
    en: 'On <profile>your profile</profile>. You confirm a new address by the link in the e-mail that we send there. Your old address hears of it too, so that nobody does this on the quiet.',
  },
  'faq.change.sessions': {
    nl: 'Een nieuw wachtwoord logt je overal uit, behalve waar je het verandert.',
    de: 'Ein neues Passwort meldet dich überall ab, außer dort, wo du es änderst.',
    en: 'A new password logs you out everywhere but where you change it.',
  },
  'faq.passkey': {
    nl: 'Kan ik inloggen zonder wachtwoord?',
    de: 'Kann ich mich ohne Passwort anmelden?',
    en: 'Can I log in without a password?',
  },
  'faq.passkey.how': {
    nl: 'Ja, met een passkey: je vingerafdruk, je gezicht of de code van je apparaat. Je voegt hem toe op <profile>je profiel</profile>. Je wachtwoord blijft werken.',
    de: 'Ja, mit einem Passkey: deinem Fingerabdruck, deinem Gesicht oder dem Code deines Geräts. Du fügst ihn in <profile>deinem Profil</profile> hinzu. Dein Passwort gilt weiter.',
    en: 'Yes, with a passkey: your fingerprint, your face or your device’s code. You add it on <profile>your profile</profile>. Your password keeps working.',
  },
  'faq.need': { nl: 'Heb ik een account nodig?', de: 'Brauche ich ein Konto?', en: 'Do I need an account?' },
  'faq.need.when': {
    nl: 'Om een lijst te maken wel: <signup>je account</signup> is er in een minuut. Om een lijst te bekijken niet. Om iets af te strepen is je e-mailadres genoeg.',
    de: 'Für eine eigene Liste schon: <signup>Dein Konto</signup> ist in einer Minute eingerichtet. Um eine Liste anzusehen, nicht. Und um etwas abzuhaken, reicht deine E-Mail-Adresse.',
    en: 'To make a list, yes: <signup>your account</signup> is there in a minute. To look at a list, no. To cross something off, your e-mail address is enough.',
  },
  'faq.sessions': {
    nl: 'Hoe lang blijf ik ingelogd?',
    de: 'Wie lange bleibe ich angemeldet?',
    en: 'How long do I stay logged in?',
  },
  'faq.sessions.how': {
    nl: 'Tot je 90 dagen niet bent geweest, en hoogstens een jaar. Log uit op een computer die niet van jou is. Op <profile>je profiel</profile> zie je waar je bent ingelogd, en stop je dat van een afstand.',
    de: 'Bis du 90 Tage nicht da warst, und höchstens ein Jahr. Melde dich an einem fremden Computer ab. In <profile>deinem Profil</profile> siehst du, wo du angemeldet bist, und beendest das auch aus der Ferne.',
    en: 'Until you have been away for 90 days, and a year at most. Log out on a computer that is not yours. <profile>Your profile</profile> shows where you are logged in, and ends that from a distance.',
  },
  'faq.mails': {
    nl: 'Welke mails krijg ik, en hoe stop ik ze?',
    de: 'Welche Mails bekomme ich, und wie stoppe ich sie?',
    en: 'Which e-mails do I get, and how do I stop them?',
  },
  'faq.mails.which': {
    nl: 'Een bevestiging als je iets afstreept, een bericht als dat cadeau verandert of verdwijnt, hoogstens één mail per dag over berichten op je lijst, en een overzicht als je daarom vraagt. Reclame sturen we niet.',
    de: 'Eine Bestätigung, wenn du etwas abhakst, eine Nachricht, wenn sich dieser Wunsch ändert oder verschwindet, höchstens eine Mail am Tag über Nachrichten auf deiner Liste, und eine Übersicht, wenn du sie möchtest. Werbung schicken wir nicht.',
    en: 'A confirmation when you cross something off, word when that gift changes or goes, one e-mail a day at most about messages on your list, and an overview if you ask for it. We send no advertising.',
  },
  'faq.mails.stop': {
    nl: 'Onder zulke mails staat een link naar je instellingen, waarvoor je niet hoeft in te loggen. Je vindt ze ook op <profile>je profiel</profile>.',
    de: 'Unter solchen Mails steht ein Link zu deinen Einstellungen, für den du dich nicht anmelden musst. Du findest sie auch in <profile>deinem Profil</profile>.',
    en: 'Such e-mails end with a link to your settings, for which you need not log in. They are on <profile>your profile</profile> too.',
  },
  'faq.delete': {
    nl: 'Hoe verwijder ik mijn account?',
    de: 'Wie lösche ich mein Konto?',
    en: 'How do I delete my account?',
  },
  'faq.delete.how': {
    nl: 'Onderaan <profile>je profiel</profile>. Je lijsten die niemand anders bijhoudt gaan weg, wat je had afgestreept komt weer vrij, en onder je berichten staat je naam niet meer. Dat is niet terug te draaien.',
    de: 'Unten in <profile>deinem Profil</profile>. Listen, die sonst niemand führt, werden gelöscht, was du abgehakt hast, wird wieder frei, und unter deinen Nachrichten steht dein Name nicht mehr. Das lässt sich nicht rückgängig machen.',
    en: 'At the end of <profile>your profile</profile>. Lists that nobody else keeps are deleted, what you crossed off becomes free again, and your messages lose your name. This cannot be undone.',
  },

  'faq.cross_off': { nl: 'Afstrepen', de: 'Abhaken', en: 'Crossing off' },
  'faq.how_cross_off': {
    nl: 'Hoe streep ik een cadeau af?',
    de: 'Wie hake ich ein Geschenk ab?',
    en: 'How do I cross off a gift?',
  },
  'faq.how_cross_off.how': {
    nl: 'Open de lijst en druk bij het cadeau op “Afstrepen”. Ben je niet ingelogd, dan vul je je e-mailadres in. De andere bezoekers zien meteen dat het vergeven is.',
    de: 'Öffne die Liste und drück beim Wunsch auf „Abhaken“. Bist du nicht angemeldet, gibst du deine E-Mail-Adresse an. Die anderen Gäste sehen sofort, dass er vergeben ist.',
    en: 'Open the list and press “Cross off” on the gift. If you are not logged in, you give your e-mail address. The other visitors see at once that it is taken.',
  },
  'faq.who_cross_off': { nl: 'Wie mag er afstrepen?', de: 'Wer darf abhaken?', en: 'Who may cross off?' },
  'faq.who_cross_off.who': {
    nl: 'Iedereen die de lijst kan openen en een account of een e-mailadres heeft. Alleen wie de lijst bijhoudt kan er niets op afstrepen: dan zou de verrassing weg zijn.',
    de: 'Alle, die die Liste öffnen können und ein Konto oder eine E-Mail-Adresse haben. Nur wer die Liste führt, kann darauf nichts abhaken: Sonst wäre die Überraschung dahin.',
    en: 'Everybody who can open the list and has an account or an e-mail address. Only its owners cannot cross off anything on it: that would spoil the surprise.',
  },
  'faq.seen': {
    nl: 'Ziet de jarige wat ik afstreep?',
    de: 'Sieht das Geburtstagskind, was ich abhake?',
    en: 'Does the person I give to see what I cross off?',
  },
  'faq.seen.no': {
    nl: 'Nee. Op het scherm, in mails en in aantallen verandert voor wie de lijst bijhoudt niets. Alleen als diegene zelf kiest om het te zien, is dat anders. Dat staat erbij voordat je afstreept, en zet iemand het later aan, dan krijg je een mail.',
    de: 'Nein. Wer die Liste führt, merkt nichts: nicht auf dem Bildschirm, nicht in Mails, nicht an einer Zahl. Anders ist es nur, wenn jemand es selbst sehen möchte. Das steht dabei, bevor du abhakst, und schaltet es jemand später ein, bekommst du eine Mail.',
    en: 'No. For the owners nothing changes on the screen, in e-mails or in any number. It is different only where they choose to see it. That is said before you cross off, and if it is switched on later, you get an e-mail.',
  },
  'faq.name': {
    nl: 'Kan iemand zien dat ík het geef?',
    de: 'Sieht jemand, dass ich es bin?',
    en: 'Can anybody see that it is me?',
  },
  'faq.name.no': {
    nl: 'Nee. Bezoekers zien dat een cadeau is afgestreept, niet door wie. Ook wie de lijst bijhoudt krijgt dat nooit te zien.',
    de: 'Nein. Gäste sehen, dass ein Wunsch abgehakt ist, nicht von wem. Auch wer die Liste führt, erfährt das nie.',
    en: 'No. Visitors see that a gift is crossed off, not by whom. The owners never get to see that either.',
  },
  'faq.undo': {
    nl: 'Ik geef het toch niet. Hoe maak ik het ongedaan?',
    de: 'Ich schenke es doch nicht. Wie mache ich das rückgängig?',
    en: 'I am not giving it after all. How do I undo it?',
  },
  'faq.undo.how': {
    nl: 'Met de link in de mail die je kreeg, of bij <crossed>Wat ik geef</crossed> als je bent ingelogd. Het cadeau komt weer vrij voor een ander.',
    de: 'Mit dem Link in der Mail, die du bekommen hast, oder unter <crossed>Ich schenke</crossed>, wenn du angemeldet bist. Der Wunsch wird wieder frei für andere.',
    en: 'By the link in the e-mail that you got, or at <crossed>I’m giving</crossed> if you are logged in. The gift becomes free for somebody else.',
  },
  'faq.undo.lost': {
    nl: 'Streepte je af zonder account en is de mail weg? In dezelfde browser kan het ook nog op de lijst zelf.',
    de: 'Du hast ohne Konto abgehakt, und die Mail ist weg? Im selben Browser geht es auch noch auf der Liste selbst.',
    en: 'Did you cross off without an account, and is the e-mail gone? In the same browser you can still do it on the list itself.',
  },
  'faq.changed_gift': {
    nl: 'Wat als mijn cadeau verandert of van de lijst gaat?',
    de: 'Was, wenn sich mein Geschenk ändert oder von der Liste verschwindet?',
    en: 'What if my gift changes, or goes off the list?',
  },
  'faq.changed_gift.mail': {
    nl: 'Dan krijg je daar binnen twintig minuten een mail over, en staat het bij <crossed>Wat ik geef</crossed>. Wie de lijst bijhoudt merkt niet dat er iemand bericht krijgt.',
    de: 'Dann bekommst du innerhalb von zwanzig Minuten eine Mail, und es steht unter <crossed>Ich schenke</crossed>. Wer die Liste führt, merkt nicht, dass jemand davon erfährt.',
    en: 'You get an e-mail about it within twenty minutes, and it is said at <crossed>I’m giving</crossed>. The owners do not notice that anybody is told.',
  },
  'faq.twice': {
    nl: 'Wat als twee mensen tegelijk afstrepen?',
    de: 'Was, wenn zwei gleichzeitig abhaken?',
    en: 'What if two people cross off at the same time?',
  },
  'faq.twice.first': {
    nl: 'Wie het eerst was, geeft het. De ander ziet meteen dat iemand net voor was, en kiest iets anders.',
    de: 'Wer zuerst da war, schenkt es. Die andere Person sieht sofort, dass jemand schneller war, und sucht sich etwas anderes aus.',
    en: 'Whoever was first gives it. The other one sees at once that somebody was ahead, and chooses something else.',
  },
  'faq.locked': {
    nl: 'Waarom kan ik een cadeau niet afstrepen?',
    de: 'Warum kann ich etwas nicht abhaken?',
    en: 'Why can I not cross off a gift?',
  },
  'faq.locked.why': {
    nl: 'Staat er “Afstrepen hoeft niet”, dan mag iedereen het geven, zoals een bijdrage aan een reis. Je geeft het gewoon.',
    de: 'Steht da „Abhaken nicht nötig“, dürfen es alle schenken, wie einen Beitrag zu einer Reise. Du schenkst es einfach.',
    en: 'If it says “No need to cross off”, everybody may give it, such as a contribution to a trip. You simply give it.',
  },
  'faq.ticks': {
    nl: 'Hoe houd ik bij wat ik al heb gekocht?',
    de: 'Wie merke ich mir, was ich schon gekauft habe?',
    en: 'How do I keep track of what I have bought?',
  },
  'faq.ticks.how': {
    nl: 'Bij <crossed>Wat ik geef</crossed> staat alles wat je afstreepte, met een vinkje voor “Gekocht” en een voor “Ingepakt”. Alleen jij ziet ze.',
    de: 'Unter <crossed>Ich schenke</crossed> steht alles, was du abgehakt hast, mit einem Häkchen für „Gekauft“ und einem für „Verpackt“. Nur du siehst sie.',
    en: '<crossed>I’m giving</crossed> has everything that you crossed off, with a tick for “Bought” and one for “Wrapped”. Only you see them.',
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
    en: 'Yes, up to 50. Handy for your children, or for a party with other wishes. You make a new one on <home>your home page</home>.',
  },
  'faq.access': { nl: 'Wie kan mijn lijst zien?', de: 'Wer kann meine Liste sehen?', en: 'Who can see my list?' },
  'faq.access.choose': {
    nl: 'Dat kies je bij de instellingen van je lijst:',
    de: 'Das wählst du in den Einstellungen deiner Liste:',
    en: 'You choose that in your list’s settings:',
  },
  'faq.access.public': {
    nl: 'iedereen met het adres, wat handig is voor de familie-app;',
    de: 'alle, die die Adresse haben, was für die Familiengruppe praktisch ist;',
    en: 'everybody with the address, which is handy for the family chat;',
  },
  'faq.access.open': {
    nl: 'wie het antwoord op je vraag weet, zoals de naam van je hond;',
    de: 'wer die Antwort auf deine Frage weiß, etwa wie dein Hund heißt;',
    en: 'those who know the answer to your question, such as your dog’s name;',
  },
  'faq.access.closed': {
    nl: 'alleen wie de lijst bijhoudt, zolang je nog aan het schrijven bent.',
    de: 'nur wer die Liste führt, solange du noch daran schreibst.',
    en: 'its owners alone, while you are still writing.',
  },
  'faq.question': {
    nl: 'Hoe werkt een vraag bij mijn lijst?',
    de: 'Wie funktioniert die Frage zu meiner Liste?',
    en: 'How does a question at my list work?',
  },
  'faq.question.how': {
    nl: 'Bezoekers geven het antwoord in elke browser één keer. Hoofdletters maken niet uit. Verander je vraag of antwoord, dan krijgt iedereen hem opnieuw.',
    de: 'Gäste beantworten sie in jedem Browser einmal. Groß und klein ist egal. Änderst du Frage oder Antwort, werden alle noch einmal gefragt.',
    en: 'Visitors answer it once in each browser. Capitals make no difference. If you change the question or its answer, everybody is asked again.',
  },
  'faq.find': {
    nl: 'Kunnen anderen mijn lijst vinden?',
    de: 'Können andere meine Liste finden?',
    en: 'Can others find my list?',
  },
  'faq.find.how': {
    nl: 'Alleen als je dat aanzet bij de instellingen. Dan staat hij met naam, woonplaats en titel in <search>onze zoekfunctie</search>, zolang hij voor anderen opengaat. Een lijst zonder vraag vinden zoekmachines dan ook.',
    de: 'Nur wenn du das in den Einstellungen erlaubst. Dann steht sie mit Name, Ort und Titel in <search>unserer Suche</search>, solange andere sie öffnen können. Eine Liste ohne Frage finden dann auch Suchmaschinen.',
    en: 'Only if you allow it in the settings. Then <search>our search</search> has it by name, town and title, as long as others can open it. Search engines then find a list without a question too.',
  },
  'faq.from_shop': {
    nl: 'Hoe zet ik iets uit een winkel op mijn lijst?',
    de: 'Wie kommt etwas aus einem Shop auf meine Liste?',
    en: 'How do I put something from a shop on my list?',
  },
  'faq.from_shop.paste': {
    nl: 'Plak de link in het veld “Wat wens je?”. Naam, foto en prijs komen vanzelf, als de winkel ze op de pagina heeft staan. Je kunt alles daarna nog veranderen.',
    de: 'Füg den Link in das Feld „Was wünschst du dir?“ ein. Name, Bild und Preis kommen von selbst, wenn der Shop sie auf der Seite nennt. Du kannst danach alles noch ändern.',
    en: 'Paste the link in the field “What would you like?”. Name, picture and price come by themselves, where the shop has them on its page. You can change everything afterwards.',
  },
  'faq.from_shop.elsewhere': {
    nl: 'Nog vlugger gaat het <elsewhere>meteen vanuit de winkel</elsewhere>: met een knop in je browser, of met “Delen” op je telefoon.',
    de: 'Noch schneller geht es <elsewhere>direkt aus dem Shop</elsewhere>: mit einem Knopf im Browser, oder mit „Teilen“ auf dem Handy.',
    en: 'Even quicker is <elsewhere>straight from the shop</elsewhere>: with a button in your browser, or with “Share” on your phone.',
  },
  'faq.together': {
    nl: 'Kunnen we een lijst samen bijhouden?',
    de: 'Können wir eine Liste gemeinsam führen?',
    en: 'Can we keep a list together?',
  },
  'faq.together.how': {
    nl: 'Ja. Druk op je lijst op “Samen bijhouden” en nodig iemand uit. De uitnodiging geldt dertig dagen en werkt één keer. Wie meedoet kan alles veranderen, en ziet net als jij niet wat er is afgestreept.',
    de: 'Ja. Drück auf deiner Liste auf „Gemeinsam führen“ und lad jemanden ein. Die Einladung gilt dreißig Tage und ein einziges Mal. Wer mitmacht, kann alles ändern und sieht wie du nicht, was abgehakt ist.',
    en: 'Yes. Press “Manage together” on your list and invite somebody. The invitation is good for thirty days and works once. Who joins can change everything and, like you, does not see what is crossed off.',
  },
  'faq.peek': {
    nl: 'Kan ik toch zien wat er is afgestreept?',
    de: 'Kann ich doch sehen, was abgehakt ist?',
    en: 'Can I see what is crossed off after all?',
  },
  'faq.peek.how': {
    nl: 'Ja, met een schakelaar bij de instellingen van je lijst. Wie eerder iets afstreepte, krijgt daar dan een mail over. Wie het was, zie je nooit.',
    de: 'Ja, mit einem Schalter in den Einstellungen deiner Liste. Wer schon etwas abgehakt hat, bekommt dann eine Mail darüber. Wer es war, siehst du nie.',
    en: 'Yes, with a switch in your list’s settings. Those who crossed something off before get an e-mail about it then. You never see who it was.',
  },
  'faq.own_device': {
    nl: 'Waarom vraagt mijn lijst of ik hem bijhoud?',
    de: 'Warum fragt meine Liste, ob ich sie führe?',
    en: 'Why does my list ask whether it is mine?',
  },
  'faq.own_device.why': {
    nl: 'Omdat je bent uitgelogd op een apparaat waarop iemand was ingelogd die de lijst bijhoudt. Bezoekers zien wat er is afgestreept, en zo kijk je niet per ongeluk.',
    de: 'Weil du auf einem Gerät abgemeldet bist, auf dem jemand angemeldet war, der die Liste führt. Gäste sehen, was abgehakt ist, und so schaust du nicht aus Versehen nach.',
    en: 'Because you are logged out on a device on which one of its owners was logged in. Visitors see what is crossed off, and this way you do not look by accident.',
  },
  'faq.share': { nl: 'Hoe deel ik mijn lijst?', de: 'Wie teile ich meine Liste?', en: 'How do I share my list?' },
  'faq.share.how': {
    nl: 'Druk op “Lijst delen”. Je kunt het adres kopiëren, het met een app versturen of een QR-code laten zien, bijvoorbeeld op een uitnodiging.',
    de: 'Drück auf „Liste teilen“. Du kannst die Adresse kopieren, mit einer App verschicken oder einen QR-Code zeigen, zum Beispiel auf einer Einladung.',
    en: 'Press “Share list”. You can copy the address, send it with an app or show a QR code, on an invitation for example.',
  },
  'faq.send': {
    nl: 'Kunnen jullie mijn lijst voor me mailen?',
    de: 'Könnt ihr meine Liste für mich mailen?',
    en: 'Can you e-mail my list for me?',
  },
  'faq.send.how': {
    nl: 'Ja, met “Lijst mailen” in het menu, naar hoogstens 50 adressen tegelijk. Iedereen krijgt een eigen mail, en wie geen lijsten meer wil krijgen kan dat met een link in die mail laten weten.',
    de: 'Ja, mit „Liste mailen“ im Menü, an höchstens 50 Adressen auf einmal. Alle bekommen eine eigene Mail, und wer keine Listen mehr möchte, sagt das mit einem Link in dieser Mail.',
    en: 'Yes, with “E-mail a list” in the menu, to 50 addresses at most at once. Everybody gets an e-mail of their own, and whoever wants no more lists says so by a link in it.',
  },
  'faq.print': { nl: 'Kan ik mijn lijst printen?', de: 'Kann ich meine Liste drucken?', en: 'Can I print my list?' },
  'faq.print.how': {
    nl: 'Ja, op een computer, met “Printen” op je lijst. Knoppen en menu’s gaan niet mee; het adres staat eronder. Wat er is afgestreept staat er alleen op als je dat ook op je scherm ziet.',
    de: 'Ja, am Computer, mit „Drucken“ auf deiner Liste. Knöpfe und Menüs bleiben weg; unten steht die Adresse. Was abgehakt ist, steht nur darauf, wenn du es auch auf dem Bildschirm siehst.',
    en: 'Yes, on a computer, with “Print” on your list. Buttons and menus are left out; its address is at the foot. What is crossed off is on it only if you see it on your screen too.',
  },
  'faq.restore': {
    nl: 'Ik heb iets van mijn lijst gehaald. Krijg ik het terug?',
    de: 'Ich habe etwas gelöscht. Bekomme ich es zurück?',
    en: 'I took something off my list. Can I get it back?',
  },
  'faq.restore.how': {
    nl: 'Een cadeau wel: druk meteen op “Ongedaan maken”. Dat kan twee minuten lang. Wie het had afgestreept, geeft het dan nog steeds. Een hele lijst of een categorie komt niet terug.',
    de: 'Einen Wunsch ja: Drück gleich auf „Rückgängig machen“. Das geht zwei Minuten lang. Wer ihn abgehakt hatte, schenkt ihn dann weiterhin. Eine ganze Liste oder eine Kategorie kommt nicht zurück.',
    en: 'A gift, yes: press “Undo” right away. You have two minutes. Whoever crossed it off then still gives it. A whole list or a category does not come back.',
  },
  'faq.address': {
    nl: 'Kan ik het adres van mijn lijst veranderen?',
    de: 'Kann ich die Adresse meiner Liste ändern?',
    en: 'Can I change my list’s address?',
  },
  'faq.address.how': {
    nl: 'Ja, bij de instellingen, als de nieuwe naam vrij is. Oude links en QR-codes werken dan niet meer.',
    de: 'Ja, in den Einstellungen, wenn der neue Name frei ist. Alte Links und QR-Codes gelten dann nicht mehr.',
    en: 'Yes, in the settings, if the new name is free. Old links and QR codes then no longer work.',
  },
  'faq.messages': {
    nl: 'Wie leest de berichten op een lijst?',
    de: 'Wer liest die Nachrichten auf einer Liste?',
    en: 'Who reads the messages on a list?',
  },
  'faq.messages.who': {
    nl: 'Iedereen die de lijst kan openen, ook wie hem bijhoudt. Verklap er dus niets. Je eigen bericht kun je verwijderen; wie de lijst bijhoudt kan dat met alle berichten. Na een jaar gaan ze vanzelf weg.',
    de: 'Alle, die die Liste öffnen können, auch wer sie führt. Verrate dort also nichts. Deine eigene Nachricht kannst du löschen; wer die Liste führt, kann alle löschen. Nach einem Jahr verschwinden sie von selbst.',
    en: 'Everybody who can open the list, its owners too. So give nothing away there. You can delete your own message; the owners can delete any. After a year they go by themselves.',
  },
  'faq.friends': { nl: 'Wat zijn vrienden?', de: 'Was sind Freunde?', en: 'What are friends?' },
  'faq.friends.what': {
    nl: 'De mensen van wie je de lijst bij de hand wilt houden. Bij <friends>Vrienden</friends> zie je wie er binnenkort jarig is en wie iets nieuws op de lijst heeft gezet.',
    de: 'Die Menschen, deren Liste du zur Hand haben willst. Unter <friends>Freunde</friends> siehst du, wer bald Geburtstag hat und wessen Liste etwas Neues hat.',
    en: 'The people whose lists you want at hand. <friends>Friends</friends> shows whose birthday is near, and whose list has something new.',
  },

  'faq.draws': { nl: 'Lootjes trekken', de: 'Wichteln', en: 'Drawing names' },
  'faq.draw': { nl: 'Hoe trek ik lootjes?', de: 'Wie lose ich Wichtel aus?', en: 'How do I draw names?' },
  'faq.draw.how': {
    nl: 'Begin bij <draws>Lootjes</draws>, met minstens drie mensen. Je vult hun namen en adressen in of kiest ze uit je vrienden. Iedereen krijgt een mail met een eigen envelop, waarin staat aan wie die iets geeft.',
    de: 'Fang bei <draws>Wichteln</draws> an, mit mindestens drei Menschen. Du trägst Namen und Adressen ein oder wählst sie aus deinen Freunden. Alle bekommen eine Mail mit einem eigenen Umschlag, in dem steht, wen sie beschenken.',
    en: 'Begin at <draws>Draws</draws>, with three people at least. You enter their names and addresses, or choose them from your friends. Everybody gets an e-mail with an envelope of their own, which says to whom they give.',
  },
  'faq.exclude': {
    nl: 'Kan ik zorgen dat twee mensen elkaar niet trekken?',
    de: 'Kann ich verhindern, dass zwei einander ziehen?',
    en: 'Can I keep two people from drawing each other?',
  },
  'faq.exclude.how': {
    nl: 'Ja, bij de stap “Wie trekt wie niet”. Wat daarna overblijft, is allemaal even waarschijnlijk. Kan het zo niet, dan zeggen we bij wie het vastloopt.',
    de: 'Ja, im Schritt „Wer zieht wen nicht“. Was dann übrig bleibt, ist alles gleich wahrscheinlich. Geht es so nicht, sagen wir, bei wem es hakt.',
    en: 'Yes, in the step “Who can’t draw whom”. Whatever is left is all equally likely. If it cannot be done, we say with whom it is stuck.',
  },
  'faq.organizer': {
    nl: 'Ziet wie organiseert wie wie heeft?',
    de: 'Sieht die Organisation, wer wen gezogen hat?',
    en: 'Does the organizer see who drew whom?',
  },
  'faq.organizer.no': {
    nl: 'Nee, niemand. Elke envelop gaat alleen open met de link uit de eigen mail. Wie organiseert ziet wel of een lootje is bekeken en of er een lijst bij is gekozen.',
    de: 'Nein, niemand. Jeder Umschlag öffnet sich nur mit dem Link aus der eigenen Mail. Wer organisiert, sieht aber, ob ein Los angesehen und eine Liste dazu gewählt wurde.',
    en: 'No, nobody does. An envelope opens by the link in its own e-mail alone. The organizer does see whether an envelope was looked at, and whether a list was chosen for it.',
  },
  'faq.lost_lot': { nl: 'Ik ben mijn lootje kwijt.', de: 'Ich habe mein Los verloren.', en: 'I lost my envelope.' },
  'faq.lost_lot.how': {
    nl: 'Laat het <lost>opnieuw naar je mailen</lost>, of vraag het aan wie organiseert. Gaat het naar een ander adres, dan werkt de oude link niet meer en zegt het lootje dat het verhuisd is.',
    de: 'Lass es dir <lost>noch einmal mailen</lost>, oder frag die Person, die organisiert. Geht es an eine andere Adresse, gilt der alte Link nicht mehr, und das Los sagt, dass es umgezogen ist.',
    en: 'Have it <lost>e-mailed to you again</lost>, or ask the organizer. If it goes to another address, the old link no longer works, and the envelope says that it has moved.',
  },
  'faq.anonymous': {
    nl: 'Kan ik iets vragen zonder te verraden wie ik ben?',
    de: 'Kann ich etwas fragen, ohne mich zu verraten?',
    en: 'Can I ask something without giving myself away?',
  },
  'faq.anonymous.how': {
    nl: 'Ja. Op je lootje stel je een vraag of geef je een seintje als er nog geen lijst is. Je naam staat er niet bij, en het komt op een willekeurig moment binnen een kwartier aan. Een seintje kan eens per 72 uur.',
    de: 'Ja. Auf deinem Los stellst du eine Frage, oder stupst an, wenn es noch keine Liste gibt. Dein Name steht nicht dabei, und es kommt zu einem zufälligen Zeitpunkt innerhalb einer Viertelstunde an. Anstupsen geht einmal in 72 Stunden.',
    en: 'Yes. On your envelope’s page you ask a question, or send a nudge if there is no list yet. Your name is not in it, and it arrives at a random moment within a quarter of an hour. You can nudge once in 72 hours.',
  },
  'faq.draw_again': {
    nl: 'Er doet iemand niet meer mee. Kan het over?',
    de: 'Jemand macht nicht mehr mit. Geht es noch einmal?',
    en: 'Somebody drops out. Can we do it again?',
  },
  'faq.draw_again.how': {
    nl: 'Ja. Wie organiseerde opent de trekking en kiest “Opnieuw trekken”: alle namen en uitsluitingen staan dan weer klaar. Verwijder daarna de oude; iedereen krijgt bericht dat die lootjes niet meer gelden.',
    de: 'Ja. Wer organisiert hat, öffnet die Auslosung und wählt „Neu auslosen“: Alle Namen und Ausschlüsse stehen wieder bereit. Lösch danach die alte; alle erfahren, dass jene Lose nicht mehr gelten.',
    en: 'Yes. The organizer opens the draw and chooses “Draw again”: all names and exclusions are there again. Delete the old one afterwards; everybody is told that those envelopes no longer count.',
  },
  'faq.draws_kept': {
    nl: 'Hoe lang blijft een trekking bewaard?',
    de: 'Wie lange bleibt eine Auslosung erhalten?',
    en: 'How long is a draw kept?',
  },
  'faq.draws_kept.how': {
    nl: 'Twee jaar. Wie organiseerde krijgt dertig dagen ervoor een mail.',
    de: 'Zwei Jahre. Wer organisiert hat, bekommt dreißig Tage vorher eine Mail.',
    en: 'Two years. The organizer gets an e-mail thirty days before it goes.',
  },

  'faq.privacy': { nl: 'Privacy', de: 'Datenschutz', en: 'Privacy' },
  'faq.kept': {
    nl: 'Wat bewaren jullie van mij?',
    de: 'Was speichert ihr über mich?',
    en: 'What do you keep about me?',
  },
  'faq.kept.what': {
    nl: 'Wat je zelf invult, en wat nodig is om dat te laten werken. Wat dat precies is en hoe lang we het bewaren, staat bij <privacy>Privacy</privacy>.',
    de: 'Was du selbst einträgst, und was nötig ist, damit es funktioniert. Was das genau ist und wie lange wir es aufheben, steht unter <privacy>Datenschutz</privacy>.',
    en: 'What you enter yourself, and what is needed to make that work. What that is exactly, and how long we keep it, is said at <privacy>Privacy</privacy>.',
  },
  'faq.export': {
    nl: 'Kan ik mijn gegevens meenemen?',
    de: 'Kann ich meine Daten mitnehmen?',
    en: 'Can I take my data with me?',
  },
  'faq.export.how': {
    nl: 'Ja. Op <profile>je profiel</profile> download je alles als één zip-bestand: je lijsten met plaatjes, wat je geeft, je vrienden en je berichten. Wat er op je eigen lijst is afgestreept, zit er niet in.',
    de: 'Ja. In <profile>deinem Profil</profile> lädst du alles als eine Zip-Datei herunter: deine Listen mit Bildern, was du schenkst, deine Freunde und deine Nachrichten. Was auf deiner eigenen Liste abgehakt ist, steht nicht darin.',
    en: 'Yes. On <profile>your profile</profile> you download everything as one zip file: your lists with pictures, what you give, your friends and your messages. What is crossed off on your own list is not in it.',
  },
  'faq.cookies': {
    nl: 'Gebruiken jullie cookies?',
    de: 'Benutzt ihr Cookies?',
    en: 'Do you use cookies?',
  },
  'faq.cookies.which': {
    nl: 'Alleen om je ingelogd te houden en om de verrassing te bewaren. Er kijkt niemand mee: geen reclame, geen meetbureaus, geen knoppen van sociale media die je volgen. Daarom vragen we je ook niets over cookies.',
    de: 'Nur damit du angemeldet bleibst und die Überraschung eine bleibt. Niemand schaut zu: keine Werbung, keine Zähldienste, keine Knöpfe sozialer Netzwerke, die dir folgen. Deshalb fragen wir dich auch nicht nach Cookies.',
    en: 'Only to keep you logged in, and to keep the surprise. Nobody is watching: no advertising, no analytics, no social media buttons that follow you. That is why we do not ask you about cookies.',
  },
  'faq.who_email': {
    nl: 'Wie ziet mijn e-mailadres?',
    de: 'Wer sieht meine E-Mail-Adresse?',
    en: 'Who sees my e-mail address?',
  },
  'faq.who_email.who': {
    nl: 'Op een lijst niemand. Mail je je lijst, dan zien de ontvangers je adres als het bevestigd is.',
    de: 'Auf einer Liste niemand. Mailst du deine Liste, sehen die Empfänger deine Adresse, wenn sie bestätigt ist.',
    en: 'On a list, nobody. If you e-mail your list, its readers see your address once it is confirmed.',
  },
  'faq.who_email.draws': {
    nl: 'Bij lootjes ziet wie organiseert alleen de adressen die daar zelf zijn ingevuld.',
    de: 'Bei Auslosungen sieht, wer organisiert, nur die selbst eingetragenen Adressen.',
    en: 'In a draw the organizer sees only the addresses that they entered themselves.',
  },

  'faq.misc': { nl: 'En verder', de: 'Und sonst', en: 'And also' },
  'faq.cost': { nl: 'Wat kost {brand}?', de: 'Was kostet {brand}?', en: 'What does {brand} cost?' },
  'faq.cost.nothing': {
    nl: 'Niets. Sommige winkels geven ons een kleine vergoeding als je via een link op een lijst iets koopt. Jij betaalt er niet meer door, en de winkel ziet niet van welke lijst je komt.',
    de: 'Nichts. Manche Shops zahlen uns eine kleine Provision, wenn du über einen Link auf einer Liste etwas kaufst. Für dich wird es dadurch nicht teurer, und der Shop sieht nicht, von welcher Liste du kommst.',
    en: 'Nothing. Some shops pay us a small fee when you buy something by a link on a list. You do not pay more for it, and the shop does not see which list you came from.',
  },
  'faq.price': {
    nl: 'De prijs bij een cadeau klopt niet.',
    de: 'Der Preis bei einem Wunsch stimmt nicht.',
    en: 'The price at a gift is not right.',
  },
  'faq.price.day': {
    nl: 'Bij de prijs staat van welke dag hij is. Winkels veranderen hun prijzen; kijk in de winkel voor die van nu.',
    de: 'Beim Preis steht, von welchem Tag er ist. Shops ändern ihre Preise; schau im Shop nach dem von heute.',
    en: 'The date beside a price says when we last saw it. Shops change their prices; see the shop for today’s.',
  },
  'faq.calendar': {
    nl: 'Kan ik verjaardagen in mijn agenda krijgen?',
    de: 'Kommen Geburtstage in meinen Kalender?',
    en: 'Can I get birthdays in my calendar?',
  },
  'faq.calendar.how': {
    nl: 'Ja. Op <profile>je profiel</profile> staat een adres waarop je agenda zich abonneert, met de verjaardagen van je vrienden en de feesten van je eigen lijsten. Houd het adres voor jezelf; je kunt altijd een nieuw maken.',
    de: 'Ja. In <profile>deinem Profil</profile> steht eine Adresse, die dein Kalender abonniert, mit den Geburtstagen deiner Freunde und den Festen deiner Listen. Behalt sie für dich; du kannst jederzeit eine neue erstellen.',
    en: 'Yes. <profile>Your profile</profile> has an address to which your calendar subscribes, with your friends’ birthdays and the days your own lists are for. Keep it to yourself; you can make a new one at any time.',
  },
  'faq.calendar.draws': {
    nl: 'De dagen waarop je lootjes trok, staan er ook in.',
    de: 'Auch die Tage deiner Auslosungen stehen darin.',
    en: 'The days of your draws are in it, too.',
  },
  'faq.app': { nl: 'Is er een app?', de: 'Gibt es eine App?', en: 'Is there an app?' },
  'faq.app.how': {
    nl: 'Je kunt {brand} op het startscherm van je telefoon zetten, met het menu van je browser. Daarna deel je iets uit een winkel zo naar je lijst. <elsewhere>Zo doe je dat</elsewhere>.',
    de: 'Du kannst {brand} über das Menü deines Browsers auf den Startbildschirm legen. Danach teilst du etwas aus einem Shop direkt auf deine Liste. <elsewhere>So geht’s</elsewhere>.',
    en: 'You can put {brand} on your phone’s home screen, by your browser’s menu. From then on you share something from a shop straight to your list. <elsewhere>Here is how</elsewhere>.',
  },
  'faq.report': {
    nl: 'Ik zie iets dat hier niet hoort. Waar meld ik dat?',
    de: 'Ich sehe etwas, das nicht hierher gehört. Wo melde ich das?',
    en: 'I see something that does not belong here. Where do I report it?',
  },
  'faq.report.how': {
    nl: '<contact>Schrijf ons</contact>, met het adres van de lijst. We kijken er snel naar. Een lek in de beveiliging meld je zoals bij <safety>Veiligheid</safety> staat.',
    de: '<contact>Schreib uns</contact>, mit der Adresse der Liste. Wir schauen bald nach. Eine Sicherheitslücke meldest du so, wie es unter <safety>Sicherheit</safety> steht.',
    en: '<contact>Write to us</contact>, with the list’s address. We look at it soon. For a hole in our security, see <safety>Safety</safety>.',
  },
})
