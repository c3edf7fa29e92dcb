import { texts } from './texts.ts'

/** Texts of the terms of use, of the page about safety and of the legal notice. All documents use `document.…`. */
export const legal = texts({
  'document.contents': { nl: 'Op deze pagina', de: 'Auf dieser Seite', en: 'On this page' },
  'document.changed': { nl: 'Bijgewerkt op {day}', de: 'Stand: {day}', en: 'Last updated on {day}' },

  'impressum.title': { nl: 'Colofon', de: 'Impressum', en: 'Imprint' },
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
    de: 'Was du von {brand} erwarten kannst, und worum wir dich bitten. So kurz wie möglich.',
    en: 'What you may expect of {brand}, and what we ask of you. As short as can be.',
  },
  'terms.service': { nl: 'Wat we doen', de: 'Was wir tun', en: 'What we do' },
  'terms.service.what': {
    nl: '{brand} kost niets: verlanglijsten om te delen, afstrepen zonder dat de ander het merkt, en lootjes trekken. Aanbieder is {operator}. Door het te gebruiken ga je akkoord met deze voorwaarden.',
    de: '{brand} kostet nichts: Wunschlisten zum Teilen, Abhaken, ohne dass es die andere Person merkt, und Wichteln. Anbieter ist {operator}. Wenn du es benutzt, gelten diese Bedingungen.',
    en: '{brand} is free of charge: wishlists to share, crossing off without the other one noticing, and drawing names. It is provided by {operator}. By using it you agree to these terms.',
  },
  'terms.account': { nl: 'Je account', de: 'Dein Konto', en: 'Your account' },
  'terms.account.age': {
    nl: 'Ben je jonger dan {age}, dan maakt een ouder het account, of geeft er toestemming voor.',
    de: 'Bist du jünger als {age}, dann erstellt ein Elternteil das Konto oder stimmt zu.',
    en: 'If you are younger than {age}, a parent creates the account, or agrees to it.',
  },
  'terms.account.own': {
    nl: 'Gebruik een e-mailadres dat van jou is, en geen naam waarmee je je voor een ander uitgeeft.',
    de: 'Benutze eine E-Mail-Adresse, die dir gehört, und keinen Namen, mit dem du dich als jemand anders ausgibst.',
    en: 'Use an e-mail address that is yours, and no name by which you pass for somebody else.',
  },
  'terms.account.password': {
    nl: 'Houd je wachtwoord voor jezelf. Denk je dat iemand anders erin kan, verander het dan meteen.',
    de: 'Behalt dein Passwort für dich. Glaubst du, dass jemand anders hineinkommt, ändere es sofort.',
    en: 'Keep your password to yourself. If you think that somebody else can get in, change it at once.',
  },
  'terms.content': { nl: 'Wat jij erop zet', de: 'Was du einträgst', en: 'What you put on it' },
  'terms.content.yours': {
    nl: 'Je wensen, foto’s en berichten blijven van jou. Je staat ons alleen toe om ze te bewaren, passend te maken en te tonen aan wie ze mag zien. Dat eindigt als je ze verwijdert.',
    de: 'Deine Wünsche, Fotos und Nachrichten gehören weiter dir. Du erlaubst uns nur, sie zu speichern, passend zu machen und denen zu zeigen, die sie sehen dürfen. Das endet, wenn du sie löschst.',
    en: 'Your wishes, photos and messages stay yours. You only allow us to keep them, make them fit and show them to those who may see them. That ends when you delete them.',
  },
  'terms.content.not': { nl: 'Zet er niets op', de: 'Trag nichts ein,', en: 'Put nothing on it' },
  'terms.content.unlawful': {
    nl: 'dat verboden is, of waarvan de rechten van een ander zijn;',
    de: 'das verboten ist, oder woran andere die Rechte haben;',
    en: 'that is unlawful, or to which others have the rights;',
  },
  'terms.content.hurtful': {
    nl: 'dat iemand kwetst of bedreigt, of privé is van een ander;',
    de: 'das jemanden verletzt oder bedroht, oder anderen gehört und privat ist;',
    en: 'that hurts or threatens somebody, or is private to somebody else;',
  },
  'terms.content.advertising': {
    nl: 'om reclame te maken, en mail je lijst alleen aan wie er blij mee is.',
    de: 'um zu werben, und maile deine Liste nur Menschen, die sich darüber freuen.',
    en: 'to advertise, and e-mail your list only to those who will be glad of it.',
  },
  'terms.misuse': {
    nl: 'Probeer ook niet om de verrassing van een ander te verklappen, wachtwoorden te raden, of onze servers te overbelasten. Zoeken naar lekken mag, zoals bij <safety>Veiligheid</safety> staat.',
    de: 'Versuch auch nicht, anderen die Überraschung zu verderben, Passwörter zu erraten oder unsere Server zu überlasten. Nach Lücken suchen darfst du, wie es unter <safety>Sicherheit</safety> steht.',
    en: 'Nor try to give away somebody’s surprise, to guess passwords or to overload our servers. Looking for holes is allowed, as <safety>Safety</safety> says.',
  },
  'terms.promise': { nl: 'Afstrepen en lootjes', de: 'Abhaken und Wichteln', en: 'Crossing off and drawing names' },
  'terms.promise.what': {
    nl: 'Wie iets afstreept, belooft dat aan de anderen, niet aan ons. We doen ons best om de verrassing te bewaren en mails te laten aankomen, maar beloven niet dat iemand het cadeau ook geeft.',
    de: 'Wer etwas abhakt, verspricht das den anderen, nicht uns. Wir tun unser Bestes, damit die Überraschung eine bleibt und Mails ankommen, versprechen aber nicht, dass jemand das Geschenk auch macht.',
    en: 'Whoever crosses something off promises that to the others, not to us. We do our best to keep the surprise and to have e-mails arrive, but do not promise that somebody gives the gift.',
  },
  'terms.shops': { nl: 'Winkels', de: 'Shops', en: 'Shops' },
  'terms.shops.not_us': {
    nl: 'Wij verkopen niets. Koop je iets, dan doe je dat bij de winkel, onder de voorwaarden daar. Prijzen en foto’s komen van winkels en kunnen verouderd zijn. Aan sommige links verdienen wij een vergoeding; jij betaalt daardoor niet meer.',
    de: 'Wir verkaufen nichts. Kaufst du etwas, dann beim Shop, zu seinen Bedingungen. Preise und Bilder kommen von den Shops und können veraltet sein. An manchen Links verdienen wir eine Provision; du zahlst dadurch nicht mehr.',
    en: 'We sell nothing. If you buy something, you do so at the shop, on its terms. Prices and pictures come from shops and may be out of date. Some links earn us a fee; you do not pay more for that.',
  },
  'terms.removal': { nl: 'Als het misgaat', de: 'Wenn etwas schiefgeht', en: 'When things go wrong' },
  'terms.removal.report': {
    nl: 'Zie je iets dat hier niet hoort, meld het dan via <contact>Contact</contact>. We mogen weghalen wat tegen deze voorwaarden is, en bij herhaling een account sluiten. We zeggen erbij waarom, en je kunt daar bij ons tegenin gaan.',
    de: 'Siehst du etwas, das nicht hierher gehört, melde es über <contact>Kontakt</contact>. Was gegen diese Bedingungen verstößt, dürfen wir entfernen, und bei Wiederholung ein Konto schließen. Wir sagen warum, und du kannst uns widersprechen.',
    en: 'If you see something that does not belong here, report it by <contact>Contact</contact>. We may remove what is against these terms and, if it is repeated, close an account. We say why, and you can dispute it with us.',
  },
  'terms.removal.liability': {
    nl: '{brand} is er bijna altijd, maar niet gegarandeerd. Voor opzet, grove schuld en letsel zijn we volledig aansprakelijk. Verder alleen als we tekortschieten in iets waar je juist op mocht rekenen, en dan voor schade die te voorzien was.',
    de: '{brand} ist fast immer da, aber ohne Garantie. Für Vorsatz, grobe Fahrlässigkeit und Schäden an Leben, Körper oder Gesundheit haften wir unbeschränkt. Sonst nur, wenn wir eine Pflicht verletzen, auf die du vertrauen durftest, und dann für vorhersehbaren Schaden.',
    en: '{brand} is nearly always there, but without a guarantee. For intent, gross negligence and injury we are liable without limit. Otherwise only where we fail in what you could rely on in particular, and then for damage that could be foreseen.',
  },
  'terms.end': { nl: 'Stoppen en veranderen', de: 'Aufhören und ändern', en: 'Ending and changing' },
  'terms.end.you': {
    nl: 'Je kunt elk moment stoppen: download wat je wilt bewaren en verwijder je account, op <profile>je profiel</profile>.',
    de: 'Du kannst jederzeit aufhören: Lade herunter, was du behalten willst, und lösch dein Konto, in <profile>deinem Profil</profile>.',
    en: 'You can stop at any time: download what you want to keep, and delete your account, on <profile>your profile</profile>.',
  },
  'terms.end.we': {
    nl: 'Stoppen wij, of veranderen deze voorwaarden op een manier die jou raakt, dan hoor je dat op tijd, zodat je je lijsten kunt meenemen.',
    de: 'Hören wir auf, oder ändern sich diese Bedingungen so, dass es dich betrifft, erfährst du es rechtzeitig, damit du deine Listen mitnehmen kannst.',
    en: 'If we stop, or change these terms in a way that touches you, you hear of it in time to take your lists along.',
  },
  'terms.end.law': {
    nl: 'Het recht van het land waar {operator} gevestigd is geldt. De rechten die je als consument in je eigen land hebt, houd je.',
    de: 'Es gilt das Recht des Landes, in dem {operator} seinen Sitz hat. Die Rechte, die du als Verbraucherin oder Verbraucher in deinem eigenen Land hast, behältst du.',
    en: 'The law of the country where {operator} is established applies. You keep the rights that you have as a consumer in your own country.',
  },

  'safety.title': { nl: 'Veiligheid', de: 'Sicherheit', en: 'Safety' },
  'safety.lead': {
    nl: 'Hoe we de verrassing en je account bewaken, en wat je daar zelf aan doet.',
    de: 'Wie wir die Überraschung und dein Konto schützen, und was du selbst dafür tust.',
    en: 'How we guard the surprise and your account, and what you can do yourself.',
  },
  'safety.surprise': { nl: 'De verrassing', de: 'Die Überraschung', en: 'The surprise' },
  'safety.surprise.kept': {
    nl: 'Wie een lijst bijhoudt, krijgt van ons niet te zien, te horen of te raden wat er is afgestreept: niet op een pagina, niet in een mail, niet in een aantal. Bij lootjes kan niemand zien wie wie heeft, ook wie organiseert niet.',
    de: 'Wer eine Liste führt, sieht, hört und errät bei uns nicht, was abgehakt ist: auf keiner Seite, in keiner Mail, an keiner Zahl. Beim Wichteln sieht niemand, wer wen hat, auch nicht, wer organisiert.',
    en: 'The owners of a list do not see, hear or guess from us what is crossed off: on no page, in no e-mail, by no number. In a draw nobody can see who drew whom, not even the organizer.',
  },
  'safety.surprise.ends': {
    nl: 'Wie per se wil kijken, kan dat wel: een lijst zonder vraag gaat voor iedereen open, ook op een ander apparaat. We voorkomen dat je het per ongeluk ziet.',
    de: 'Wer unbedingt nachsehen will, kann das: Eine Liste ohne Frage öffnet sich für alle, auch auf einem anderen Gerät. Wir verhindern, dass du es aus Versehen siehst.',
    en: 'Whoever is set on looking can: a list without a question opens to everybody, also on another device. What we prevent is that you see it by accident.',
  },
  'safety.account': { nl: 'Je account', de: 'Dein Konto', en: 'Your account' },
  'safety.account.password': {
    nl: 'Neem een zinnetje van jezelf als wachtwoord, dat je nergens anders gebruikt, of een passkey.',
    de: 'Nimm einen eigenen kleinen Satz als Passwort, den du nirgends sonst benutzt, oder einen Passkey.',
    en: 'Use a short sentence of your own that you use nowhere else, or a passkey.',
  },
  'safety.account.log_out': {
    nl: 'Log uit op een computer die niet van jou is. Op <profile>je profiel</profile> zie je waar je nog bent ingelogd.',
    de: 'Melde dich an einem fremden Computer ab. In <profile>deinem Profil</profile> siehst du, wo du noch angemeldet bist.',
    en: 'Log out on a computer that is not yours. <profile>Your profile</profile> shows where you are still logged in.',
  },
  'safety.account.links': {
    nl: 'Stuur een mail met een lootje, een uitnodiging of een link om iets ongedaan te maken niet door: wie de link heeft, kan hem gebruiken.',
    de: 'Leite keine Mail mit einem Los, einer Einladung oder einem Link zum Rückgängigmachen weiter: Wer den Link hat, kann ihn benutzen.',
    en: 'Do not pass on an e-mail with an envelope, an invitation or a link to undo: whoever has the link can use it.',
  },
  'safety.mails': {
    nl: 'Is die mail wel van ons?',
    de: 'Ist die Mail wirklich von uns?',
    en: 'Is that e-mail really from us?',
  },
  'safety.mails.links': {
    nl: 'Links in onze mails gaan altijd naar {host}. Wat iemand anders schreef, zetten we er als gewone tekst in: daar kun je niet op drukken.',
    de: 'Links in unseren Mails führen immer zu {host}. Was andere geschrieben haben, steht als bloßer Text darin: Darauf kann man nicht drücken.',
    en: 'Links in our e-mails always lead to {host}. What somebody else wrote is plain text in them: it cannot be pressed.',
  },
  'safety.mails.never': {
    nl: 'We vragen je nooit om je wachtwoord of om geld. Krijg je zo’n mail, druk dan nergens op en stuur hem ons: <mail>{email}</mail>.',
    de: 'Wir fragen dich nie nach deinem Passwort oder nach Geld. Bekommst du so eine Mail, drück auf nichts und schick sie uns: <mail>{email}</mail>.',
    en: 'We never ask for your password or for money. If you get such an e-mail, press nothing and send it to us: <mail>{email}</mail>.',
  },
  'safety.children': { nl: 'Lijsten van kinderen', de: 'Listen von Kindern', en: 'Children’s lists' },
  'safety.children.how': {
    nl: 'Zet bij een lijst van een kind een vraag die alleen familie kent, en laat hem niet vindbaar zijn. Schrijf geen huisadres of school op een lijst: wie het adres van de lijst heeft, leest mee.',
    de: 'Schütz die Liste eines Kindes mit einer Frage, die nur die Familie kennt, und mach sie nicht auffindbar. Schreib keine Wohnadresse oder Schule auf eine Liste: Wer die Adresse der Liste hat, liest mit.',
    en: 'Give a child’s list a question that only family can answer, and do not let it be found. Write no home address or school on a list: whoever has the list’s address can read it.',
  },
  'safety.report': { nl: 'Iets melden', de: 'Etwas melden', en: 'Reporting something' },
  'safety.report.content': {
    nl: 'Een lijst of bericht dat hier niet hoort, meld je via <contact>Contact</contact>.',
    de: 'Eine Liste oder Nachricht, die nicht hierher gehört, meldest du über <contact>Kontakt</contact>.',
    en: 'A list or message that does not belong here: report it by <contact>Contact</contact>.',
  },
  'safety.report.hole': {
    nl: 'Vond je een lek? Mail naar <mail>{email}</mail> wat je deed en wat je zag. We antwoorden binnen drie dagen. Wie te goeder trouw zoekt, nemen we niets kwalijk: gebruik eigen accounts, en kijk niet in lijsten of lootjes van anderen.',
    de: 'Du hast eine Lücke gefunden? Schreib an <mail>{email}</mail>, was du getan und gesehen hast. Wir antworten innerhalb von drei Tagen. Wer in gutem Glauben sucht, hat von uns nichts zu befürchten: Nimm eigene Konten, und schau nicht in Listen oder Lose anderer.',
    en: 'Found a hole? E-mail <mail>{email}</mail> what you did and what you saw. We answer within three days. We hold nothing against anybody who looks in good faith: use accounts of your own, and do not look at other people’s lists or envelopes.',
  },
})
