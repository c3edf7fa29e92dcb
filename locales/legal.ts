import { texts } from './texts.ts'

/** Texts of the terms of use, of the page about safety and of the legal notice. All documents use `document.…`. */
export const legal = texts({
  'document.contents': { nl: 'Op deze pagina', de: 'Auf dieser Seite', en: 'On this page' },
  'document.changed': { nl: 'Bijgewerkt op {day}', de: 'Stand: {day}', en: 'Last updated on {day}' },

  'impressum.title': { nl: 'Colofon', de: 'Impressum', en: 'Legal notice' },
  'impressum.lead': {
    nl: 'Wie er achter {brand} zit.',
    de: 'Wer hinter {brand} steht.',
    en: 'Who is behind {brand}.',
  },
  'impressum.operator': { nl: 'Aanbieder', de: 'Anbieter', en: 'Operator' },
  'impressum.representatives': { nl: 'Vertegenwoordigd door', de: 'Vertreten durch', en: 'Represented by' },
  'impressum.contact': { nl: 'Contact', de: 'Kontakt', en: 'Contact' },
  'impressum.form': { nl: 'Contactformulier', de: 'Kontaktformular', en: 'Contact form' },
  'impressum.register': { nl: 'Handelsregister', de: 'Handelsregister', en: 'Company register' },
  'impressum.vat': {
    nl: 'Btw-nummer',
    de: 'Umsatzsteuer-Identifikationsnummer',
    en: 'VAT number',
  },

  'terms.title': { nl: 'Gebruiksvoorwaarden', de: 'Nutzungsbedingungen', en: 'Terms of use' },
  'terms.lead': {
    nl: 'Wat je van {brand} mag verwachten, en wat wij van jou vragen. Zo kort als het kan.',
    de: 'Was du von {brand} erwarten kannst und worum wir dich bitten. So kurz wie möglich.',
    en: 'What you can expect from {brand}, and what we ask of you. We’ve kept it as short as possible.',
  },
  'terms.service': { nl: 'Wat we doen', de: 'Was wir tun', en: 'What we do' },
  'terms.service.what': {
    nl: 'Met {brand} deel je verlanglijsten, streep je cadeaus af zonder dat de ander het merkt, en trek je lootjes. Dat kost niets. Aanbieder is {operator}. Door {brand} te gebruiken, ga je akkoord met deze voorwaarden.',
    de: '{brand} kostet nichts: Wunschlisten zum Teilen, Abhaken, ohne dass es die andere Person merkt, und Wichteln. Anbieter ist {operator}. Wenn du es benutzt, gelten diese Bedingungen.',
    en: '{brand} is a free service for sharing wishlists, crossing off gifts without the owner noticing, and drawing names. It’s provided by {operator}. By using it you agree to these terms.',
  },
  'terms.account': { nl: 'Je account', de: 'Dein Konto', en: 'Your account' },
  'terms.account.age': {
    nl: 'Ben je jonger dan {age}, dan maakt een ouder het account of geeft een ouder er toestemming voor.',
    de: 'Bist du jünger als {age}, dann erstellt ein Elternteil das Konto oder stimmt zu.',
    en: 'If you’re younger than {age}, a parent must create the account or agree to it.',
  },
  'terms.account.own': {
    nl: 'Gebruik een e-mailadres dat van jou is, en geen naam waarmee je je voor een ander uitgeeft.',
    de: 'Benutze deine eigene E-Mail-Adresse, und gib dich nicht als jemand anders aus.',
    en: 'Use an email address that’s yours, and don’t pretend to be someone else.',
  },
  'terms.account.password': {
    nl: 'Houd je wachtwoord voor jezelf. Denk je dat iemand anders erin kan, verander het dan meteen.',
    de: 'Behalt dein Passwort für dich. Glaubst du, dass jemand anders hineinkommt, ändere es sofort.',
    en: 'Keep your password to yourself. If you think someone else can get in, change it straight away.',
  },
  'terms.content': { nl: 'Wat jij erop zet', de: 'Was du einträgst', en: 'What you add' },
  'terms.content.yours': {
    nl: 'Je wensen, foto’s en berichten blijven van jou. Je staat ons alleen toe om ze op te slaan, passend te maken en te tonen aan mensen die ze mogen zien. Dat eindigt als je ze verwijdert.',
    de: 'Deine Wünsche, Fotos und Nachrichten gehören weiter dir. Du erlaubst uns nur, sie zu speichern, in der Größe anzupassen und denen zu zeigen, die sie sehen dürfen. Das endet, wenn du sie löschst.',
    en: 'Your wishes, photos and messages stay yours. You’re only allowing us to store them, resize them and show them to the people who are allowed to see them. That permission ends when you delete them.',
  },
  'terms.content.not': { nl: 'Zet er niets op', de: 'Trag nichts ein,', en: 'Don’t add anything' },
  'terms.content.unlawful': {
    nl: 'dat verboten is, of waarop een ander de rechten heeft;',
    de: 'was verboten ist oder woran andere die Rechte haben;',
    en: 'that’s against the law, or that someone else has the rights to;',
  },
  'terms.content.hurtful': {
    nl: 'dat iemand kwetst of bedreigt, of privé is voor een ander;',
    de: 'was jemanden verletzt oder bedroht oder für andere privat ist;',
    en: 'that hurts or threatens someone, or is private to someone else;',
  },
  'terms.content.advertising': {
    nl: 'dat reclame is. En mail je lijst alleen aan wie er blij mee is.',
    de: 'was Werbung ist. Und maile deine Liste nur Menschen, die sich darüber freuen.',
    en: 'that’s advertising. And only email your list to people who’ll be glad to get it.',
  },
  'terms.misuse': {
    nl: 'Probeer ook niet om de verrassing van een ander te bederven, wachtwoorden te raden of onze servers te overbelasten. Zoeken naar lekken mag, zoals bij <safety>Veiligheid</safety> staat.',
    de: 'Versuch auch nicht, anderen die Überraschung zu verderben, Passwörter zu erraten oder unsere Server zu überlasten. Nach Lücken suchen darfst du, wie es unter <safety>Sicherheit</safety> steht.',
    en: 'And don’t try to spoil other people’s surprises, guess passwords or overload our servers. Looking for security problems is fine, as described under <safety>Safety</safety>.',
  },
  'terms.promise': { nl: 'Afstrepen en lootjes', de: 'Abhaken und Wichteln', en: 'Crossing off and drawing names' },
  'terms.promise.what': {
    nl: 'Wie iets afstreept, belooft dat aan de anderen, niet aan ons. We doen ons best om de verrassing te bewaren en mails te laten aankomen, maar beloven niet dat iemand het cadeau ook geeft.',
    de: 'Wer etwas abhakt, verspricht das den anderen, nicht uns. Wir tun unser Bestes, damit es eine Überraschung bleibt und Mails ankommen, können aber nicht versprechen, dass jemand es wirklich schenkt.',
    en: 'When you cross something off, you’re making a promise to the others, not to us. We do our best to keep the surprise and deliver emails, but can’t promise that the gift will be given.',
  },
  'terms.shops': { nl: 'Winkels', de: 'Shops', en: 'Shops' },
  'terms.shops.not_us': {
    nl: 'Wij verkopen niets. Koop je iets, dan doe je dat bij de winkel, onder de voorwaarden van die winkel. Prijzen en foto’s komen van winkels en kunnen verouderd zijn. Voor sommige links krijgen wij een vergoeding; jij betaalt daardoor niet meer.',
    de: 'Wir verkaufen nichts. Kaufst du etwas, dann beim Shop, zu seinen Bedingungen. Preise und Bilder kommen von den Shops und können veraltet sein. An manchen Links verdienen wir eine Provision; du zahlst dadurch nicht mehr.',
    en: 'We don’t sell anything. If you buy something, you buy it from the shop, on its terms. Prices and pictures come from shops and may be out of date. Some links earn us a fee, at no extra cost to you.',
  },
  'terms.removal': { nl: 'Als het misgaat', de: 'Wenn etwas schiefgeht', en: 'When things go wrong' },
  'terms.removal.report': {
    nl: 'Zie je iets dat hier niet hoort, meld het dan via <contact>Contact</contact>. We mogen weghalen wat in strijd is met deze voorwaarden, en bij herhaling een account sluiten. We zeggen erbij waarom, en je kunt bij ons bezwaar maken.',
    de: 'Siehst du etwas, das nicht hierhergehört, melde es über <contact>Kontakt</contact>. Was gegen diese Bedingungen verstößt, dürfen wir entfernen, und bei Wiederholung ein Konto schließen. Wir sagen warum, und du kannst uns widersprechen.',
    en: 'If you see something that doesn’t belong here, report it through <contact>Contact</contact>. We may remove anything that breaks these terms and, if it keeps happening, close an account. We’ll tell you why, and you can object.',
  },
  'terms.removal.liability': {
    nl: '{brand} is er bijna altijd, maar dat kunnen we niet garanderen. Voor opzet, grove schuld en letsel zijn we volledig aansprakelijk. Verder alleen als we tekortschieten in iets waar je juist op mocht rekenen, en dan alleen voor schade die te voorzien was.',
    de: '{brand} ist fast immer da, aber ohne Garantie. Für Vorsatz, grobe Fahrlässigkeit und Schäden an Leben, Körper oder Gesundheit haften wir unbeschränkt. Sonst nur, wenn wir eine Pflicht verletzen, auf die du vertrauen durftest, und dann für vorhersehbaren Schaden.',
    en: '{brand} is nearly always available, but we can’t guarantee it. We’re fully liable for harm we cause deliberately or through gross negligence, and for injury. Otherwise, we’re only liable if we fail to do something essential that you could rely on, and then only for foreseeable damage.',
  },
  'terms.end': { nl: 'Stoppen en veranderen', de: 'Aufhören und ändern', en: 'When things end or change' },
  'terms.end.you': {
    nl: 'Je kunt elk moment stoppen: download wat je wilt bewaren en verwijder je account, op <profile>je profiel</profile>.',
    de: 'Du kannst jederzeit aufhören: Lade herunter, was du behalten willst, und lösch dein Konto in <profile>deinem Profil</profile>.',
    en: 'You can stop at any time: download what you want to keep and delete your account, in <profile>your profile</profile>.',
  },
  'terms.end.we': {
    nl: 'Stoppen wij, of veranderen deze voorwaarden op een manier die jou raakt, dan hoor je dat op tijd, zodat je je lijsten kunt meenemen.',
    de: 'Hören wir auf, oder ändern sich diese Bedingungen so, dass es dich betrifft, erfährst du es rechtzeitig, damit du deine Listen mitnehmen kannst.',
    en: 'If we stop, or change these terms in a way that affects you, we’ll give you enough notice to take your lists with you.',
  },
  'terms.end.law': {
    nl: 'Op deze voorwaarden is het recht van toepassing van het land waar {operator} is gevestigd. De rechten die je als consument in je eigen land hebt, houd je.',
    de: 'Es gilt das Recht des Landes, in dem {operator} seinen Sitz hat. Die Rechte, die du als Verbraucherin oder Verbraucher in deinem eigenen Land hast, behältst du.',
    en: 'The law of the country where {operator} is established applies. You keep the rights you have as a consumer in your own country.',
  },

  'safety.title': { nl: 'Veiligheid', de: 'Sicherheit', en: 'Safety' },
  'safety.lead': {
    nl: 'Hoe we de verrassing en je account bewaken, en wat je daar zelf voor kunt doen.',
    de: 'Wie wir die Überraschung und dein Konto schützen und was du selbst dafür tun kannst.',
    en: 'How we protect the surprise and your account, and what you can do yourself.',
  },
  'safety.surprise': { nl: 'De verrassing', de: 'Die Überraschung', en: 'The surprise' },
  'safety.surprise.kept': {
    nl: 'Eigenaren krijgen niet te zien, te horen of te raden wat er is afgestreept: op geen pagina, in geen mail en in geen aantal. Bij lootjes kan niemand zien wie wie heeft, ook de organisator niet.',
    de: 'Wer eine Liste verwaltet, kann bei uns nicht sehen, hören oder erraten, was abgehakt ist: auf keiner Seite, in keiner Mail, an keiner Zahl. Beim Wichteln sieht niemand, wer wen gezogen hat, auch nicht, wer organisiert.',
    en: 'We never let owners see, hear or guess what’s crossed off: not on a page, not in an email, not in a count. In a draw no one can see who drew whom, not even the organiser.',
  },
  'safety.surprise.ends': {
    nl: 'Als je per se wilt kijken, kan dat: een lijst zonder vraag gaat voor iedereen open, ook op een ander apparaat. We voorkomen dat je het per ongeluk ziet.',
    de: 'Wer unbedingt nachsehen will, kann das: Eine Liste ohne Frage öffnet sich für alle, auch auf einem anderen Gerät. Wir verhindern, dass du es aus Versehen siehst.',
    en: 'If you really want to peek, you can: a list without a question opens for anyone, on any other device. What we prevent is seeing it by accident.',
  },
  'safety.account': { nl: 'Je account', de: 'Dein Konto', en: 'Your account' },
  'safety.account.password': {
    nl: 'Bedenk als wachtwoord een eigen zinnetje dat je nergens anders gebruikt, of neem een passkey.',
    de: 'Nimm einen eigenen kleinen Satz als Passwort, den du nirgends sonst benutzt, oder einen Passkey.',
    en: 'Use a short sentence you’ve made up yourself and don’t use anywhere else, or a passkey.',
  },
  'safety.account.log_out': {
    nl: 'Log uit op een computer die niet van jou is. Op <profile>je profiel</profile> zie je waar je nog bent ingelogd.',
    de: 'Melde dich an einem fremden Computer ab. In <profile>deinem Profil</profile> siehst du, wo du noch angemeldet bist.',
    en: 'Log out when you’ve used a computer that isn’t yours. <profile>Your profile</profile> shows where you’re still logged in.',
  },
  'safety.account.links': {
    nl: 'Stuur geen mails door met een lootje, een uitnodiging of een link om iets ongedaan te maken: wie de link heeft, kan hem gebruiken.',
    de: 'Leite keine Mail mit einem Los, einer Einladung oder einem Link zum Rückgängigmachen weiter: Wer den Link hat, kann ihn benutzen.',
    en: 'Don’t forward an email with an envelope, an invitation or an undo link: anyone who has the link can use it.',
  },
  'safety.mails': {
    nl: 'Is die mail wel van ons?',
    de: 'Ist die Mail wirklich von uns?',
    en: 'Is that email really from us?',
  },
  'safety.mails.links': {
    nl: 'Links in onze mails gaan altijd naar {host}. Wat iemand anders schreef, zetten we er als gewone tekst in: daar kun je niet op klikken.',
    de: 'Links in unseren Mails gehen immer zu {host}. Was andere geschrieben haben, steht als reiner Text darin und lässt sich nicht anklicken.',
    en: 'Links in our emails always go to {host}. Anything someone else has written appears as plain text, so you can’t click it.',
  },
  'safety.mails.never': {
    nl: 'We vragen je nooit om je wachtwoord of om geld. Krijg je zo’n mail, klik dan nergens op en stuur hem door naar <mail>{email}</mail>.',
    de: 'Wir fragen dich nie nach deinem Passwort oder nach Geld. Bekommst du so eine Mail, klick auf nichts und schick sie uns: <mail>{email}</mail>.',
    en: 'We never ask for your password or for money. If you get an email like that, don’t click anything and send it to us: <mail>{email}</mail>.',
  },
  'safety.children': { nl: 'Lijsten van kinderen', de: 'Listen von Kindern', en: 'Children’s lists' },
  'safety.children.how': {
    nl: 'Zet bij een lijst van een kind een vraag die alleen familie kan beantwoorden, en zorg dat anderen de lijst niet kunnen vinden. Schrijf geen huisadres of school op een lijst: iedereen met de link leest mee.',
    de: 'Schütz die Liste eines Kindes mit einer Frage, die nur die Familie kennt, und mach sie nicht auffindbar. Schreib keine Wohnadresse oder Schule auf eine Liste: Alle mit dem Link lesen mit.',
    en: 'Protect a child’s list with a question only family can answer, and don’t let others find it. Don’t put a home address or school on a list: anyone with the link can read it.',
  },
  'safety.report': { nl: 'Iets melden', de: 'Etwas melden', en: 'Reporting something' },
  'safety.report.content': {
    nl: 'Een lijst of bericht dat hier niet hoort, meld je via <contact>Contact</contact>.',
    de: 'Eine Liste oder Nachricht, die nicht hierhergehört, meldest du über <contact>Kontakt</contact>.',
    en: 'Report a list or message that doesn’t belong here through <contact>Contact</contact>.',
  },
  'safety.report.hole': {
    nl: 'Heb je een lek gevonden? Mail naar <mail>{email}</mail> wat je deed en wat je zag. We antwoorden binnen drie dagen. Wie te goeder trouw zoekt, nemen we niets kwalijk: gebruik eigen accounts, en kijk niet in lijsten of lootjes van anderen.',
    de: 'Du hast eine Lücke gefunden? Schreib an <mail>{email}</mail>, was du getan und gesehen hast. Wir antworten innerhalb von drei Tagen. Wer in gutem Glauben sucht, hat von uns nichts zu befürchten: Nimm eigene Konten, und schau nicht in fremde Listen oder Lose.',
    en: 'Found a security problem? Email <mail>{email}</mail> what you did and what you saw. We reply within three days. If you act in good faith, you have nothing to fear from us. Use your own accounts, and don’t look at other people’s lists or envelopes.',
  },
})
