import { texts } from './texts.ts'

/** Texts about creating an account with its first list, confirming an e-mail address, and the welcome mail. */
export const joining = texts({
  'category.first_name': { nl: 'Cadeaus', de: 'Wünsche', en: 'Gifts' },
  'create_account.title': { nl: 'Maak je lijst', de: 'Erstell deine Liste', en: 'Make your list' },
  'create_account.explanation': {
    nl: 'Binnen een minuut staat je eerste wens erop. Het is gratis, en het blijft gratis.',
    de: 'In einer Minute steht dein erster Wunsch auf der Liste. Es ist kostenlos und bleibt es.',
    en: 'You can add your first wish within a minute. It’s free, and it’ll stay free.',
  },
  'create_account.address': { nl: 'Adres van je lijst', de: 'Adresse deiner Liste', en: 'Address of your list' },
  'create_account.address_hint': {
    nl: 'Zo vinden anderen hem:',
    de: 'So finden andere sie:',
    en: 'This is how others find it:',
  },
  'create_account.address_example': { nl: 'noor', de: 'jonas', en: 'orla' },
  'create_account.address_suggested': {
    nl: 'Je lijst krijgt een eigen adres. Dit is nog vrij: laat het zo of kies een ander.',
    de: 'Deine Liste bekommt eine eigene Adresse. Diese ist noch frei: Lass sie so oder wähle eine andere.',
    en: 'Your list gets its own address. This one’s available: keep it or choose another.',
  },
  'create_account.receive_mailing': {
    nl: 'Stuur me nu en dan een overzicht',
    de: 'Schick mir ab und zu einen Überblick',
    en: 'Send me an overview of lists and birthdays',
  },
  'create_account.receive_mailing_hint': {
    nl: 'Eens per drie maanden: je lijsten en wie er jarig is.',
    de: 'Alle drei Monate: deine Listen und wer Geburtstag hat.',
    en: 'An email every three months: your lists and upcoming birthdays.',
  },
  'create_account.button': { nl: 'Maak mijn lijst', de: 'Meine Liste erstellen', en: 'Make my list' },
  'create_account.has_account': {
    nl: 'Al een lijst? <link>Log in</link>.',
    de: 'Schon eine Liste? <link>Melde dich an</link>.',
    en: 'Already have a list? <link>Log in</link>.',
  },
  'create_account.terms': {
    nl: 'Als je een account maakt, ga je akkoord met de <terms>gebruiksvoorwaarden</terms>.',
    de: 'Wenn du ein Konto erstellst, stimmst du den <terms>Nutzungsbedingungen</terms> zu.',
    en: 'By creating an account you agree to the <terms>terms of use</terms>.',
  },
  'create_account.privacy': {
    nl: 'Wat we bewaren en hoe lang, lees je bij <privacy>Privacy</privacy>.',
    de: 'Was wir speichern und wie lange, steht unter <privacy>Datenschutz</privacy>.',
    en: 'You can read what we store, and for how long, under <privacy>Privacy</privacy>.',
  },
  'create_account.log_in_instead': {
    nl: 'Log in',
    de: 'Anmelden',
    en: 'Log in',
  },
  'create_account.already_logged_in': {
    nl: 'Je bent al ingelogd.',
    de: 'Du bist schon angemeldet.',
    en: 'You’re already logged in.',
  },
  'create_account.done': {
    nl: 'Je account is gemaakt. Bevestig je adres met de mail die we naar {email} stuurden.',
    de: 'Dein Konto ist erstellt. Bestätige deine Adresse mit der Mail, die wir an {email} geschickt haben.',
    en: 'Your account is ready. Confirm your address using the email we sent to {email}.',
  },
  'create_account.list_failed': {
    nl: 'Je account is gemaakt, maar je lijst nog niet. Maak hem op de startpagina.',
    de: 'Dein Konto ist erstellt, deine Liste noch nicht. Erstell sie auf der Startseite.',
    en: 'Your account is ready, but we couldn’t make your list. You can make it on the home page.',
  },
  'confirm.title': { nl: 'Is dit jouw adres?', de: 'Ist das deine Adresse?', en: 'Is this your address?' },
  'confirm.open': {
    nl: 'Is {address} jouw eigen e-mailadres? Bevestig het alleen als je de mails aan dat adres zelf leest.',
    de: 'Ist {address} deine eigene E-Mail-Adresse? Bestätige sie nur, wenn du die Mails an diese Adresse selbst liest.',
    en: 'Is {address} your own email address? Only confirm it if you’re the one who reads emails sent to that address.',
  },
  'confirm.account': {
    nl: 'Horen {address} en het account van {name} bij jou? Bevestig het alleen als je de mails aan dat adres zelf leest en dit jouw account is.',
    de: 'Gehören {address} und das Konto von {name} dir? Bestätige sie nur, wenn du die Mails an diese Adresse selbst liest und das dein Konto ist.',
    en: 'Are {address} and {name}’s account both yours? Only confirm this if it’s your account and you’re the one who reads emails sent to that address.',
  },
  'confirm.not_my_account': {
    nl: 'Heeft iemand anders dit account gemaakt? <reset>Vraag dan een nieuw wachtwoord aan</reset>: daarmee wordt het van jou alleen.',
    de: 'Hat jemand anders dieses Konto erstellt? <reset>Fordere dann ein neues Passwort an</reset>: Damit gehört es dir allein.',
    en: 'If someone else created this account, <reset>ask for a new password</reset> and it’ll be yours alone.',
  },
  'confirm.guests': {
    nl: 'Is {address} jouw eigen e-mailadres? Bevestig het alleen als je de mails aan dat adres zelf leest. Wat volgens deze mail is afgestreept, hoort dan bij jou.',
    de: 'Ist {address} deine eigene E-Mail-Adresse? Bestätige sie nur, wenn du die Mails an diese Adresse selbst liest. Was laut dieser Mail abgehakt wurde, gehört dann zu dir.',
    en: 'Is {address} your own email address? Only confirm it if you’re the one who reads emails sent to that address. The gifts in the email we sent you will then be yours.',
  },
  'confirm.button': { nl: 'Ja, dit is mijn adres', de: 'Ja, das ist meine Adresse', en: 'Yes, this is my address' },
  'confirm.not_mine': {
    nl: 'Heeft iemand je deze mail doorgestuurd? Sluit deze pagina dan. Er is niets gebeurd.',
    de: 'Hat dir jemand diese Mail weitergeleitet? Dann schließ diese Seite. Es ist nichts passiert.',
    en: 'If someone forwarded this email to you, just close this page. Nothing has happened.',
  },
  'confirm.login': {
    nl: 'Log in om {address} te bevestigen. Is het een nieuw adres? Log dan in met het adres dat je tot nu toe gebruikt.',
    de: 'Melde dich an, um {address} zu bestätigen. Ist es eine neue Adresse? Dann melde dich mit der bisherigen an.',
    en: 'Log in to confirm {address}. If it’s a new address, log in with the one you’ve been using so far.',
  },
  'confirm.elsewhere': {
    nl: 'Open deze link in de browser waarin je {address} hebt ingevuld. Alleen daar kun je het bevestigen.',
    de: 'Öffne diesen Link in dem Browser, in dem du {address} eingegeben hast. Nur dort kannst du sie bestätigen.',
    en: 'Open this link in the browser where you entered {address}. You can only confirm it there.',
  },
  'confirm.taken_title': {
    nl: 'Dit adres is al in gebruik',
    de: 'Diese Adresse wird schon benutzt',
    en: 'This address is already in use',
  },
  'confirm.taken': {
    nl: '{address} hoort inmiddels bij een ander account. Jouw account houdt het adres dat het heeft.',
    de: '{address} gehört inzwischen zu einem anderen Konto. Dein Konto behält die Adresse, die es hat.',
    en: '{address} now belongs to another account. Your account keeps the address it has.',
  },
  'confirm.to_profile': { nl: 'Naar mijn profiel', de: 'Zu meinem Profil', en: 'Go to my profile' },
  'confirm.log_in': { nl: 'Inloggen', de: 'Anmelden', en: 'Log in' },
  'confirm.done_title': { nl: 'Al bevestigd', de: 'Schon bestätigt', en: 'Already confirmed' },
  'confirm.done': {
    nl: '{address} is bevestigd. Je hoeft niets meer te doen.',
    de: '{address} ist bestätigt. Du musst nichts mehr tun.',
    en: '{address} is confirmed. You don’t need to do anything else.',
  },
  'confirm.gone_title': {
    nl: 'Deze link werkt niet meer',
    de: 'Dieser Link funktioniert nicht mehr',
    en: 'This link no longer works',
  },
  'confirm.gone': {
    nl: 'Hij is ouder dan 30 dagen, of het adres wordt hier niet meer gebruikt. Neem de link uit een nieuwere mail.',
    de: 'Er ist älter als 30 Tage, oder die Adresse wird hier nicht mehr benutzt. Nimm den Link aus einer neueren Mail.',
    en: 'It’s more than 30 days old, or the address is no longer in use here. Use the link in a newer email.',
  },
  'mail.confirm.before': { nl: 'Is dit jouw adres?', de: 'Ist das deine Adresse?', en: 'Is this your address?' },
  'mail.confirm.button': {
    nl: 'Bevestig het, dan staat alles wat je geeft bij elkaar',
    de: 'Bestätige sie, dann steht alles, was du schenkst, an einem Ort',
    en: 'Confirm it, so everything you’re giving is in one place',
  },
  'mail.confirm.after': {
    nl: '. Stuur deze mail niet door: wie daarmee bevestigt, ziet wat je geeft.',
    de: '. Leite diese Mail nicht weiter: Wer damit bestätigt, sieht, was du schenkst.',
    en: '. Don’t forward this email: anyone who uses it to confirm can see what you’re giving.',
  },
  'confirm.done_flash': {
    nl: 'Je adres is bevestigd.',
    de: 'Deine Adresse ist bestätigt.',
    en: 'Your address is confirmed.',
  },
  'mail.welcome.subject': { nl: 'Welkom bij {brand}', de: 'Willkommen bei {brand}', en: 'Welcome to {brand}' },
  'mail.welcome.preheader': {
    nl: 'Nog één stap: bevestig dat dit adres van jou is.',
    de: 'Noch ein Schritt: Bestätige, dass das deine Adresse ist.',
    en: 'One last step: confirm that this address is yours.',
  },
  'mail.welcome.heading': {
    nl: 'Dag {name}, je lijst staat klaar',
    de: 'Hallo {name}, deine Liste ist bereit',
    en: 'Hello {name}, your list is ready',
  },
  'mail.welcome.first': {
    nl: 'Plak een link of schrijf op wat je graag wilt. Deel daarna je lijst: familie en vrienden strepen af wat ze geven, en jij ziet daar niets van.',
    de: 'Füg einen Link ein oder schreib, was du dir wünschst. Dann teil deine Liste: Familie und Freunde haken ab, was sie schenken, und du siehst davon nichts.',
    en: 'Paste a link or write down what you’d like. Then share your list: family and friends cross off what they’re giving, and you don’t see any of it.',
  },
  'mail.welcome.second': {
    nl: 'Bevestig met de link hieronder dat dit adres van jou is. Daarna ga je naar je lijst.',
    de: 'Bestätige mit dem Link unten, dass das deine Adresse ist. Danach kommst du zu deiner Liste.',
    en: 'Use the link below to confirm that this is your address. Then you can start your list.',
  },
  'mail.welcome.button': {
    nl: 'Bevestig mijn adres',
    de: 'Meine Adresse bestätigen',
    en: 'Confirm my address',
  },
  'mail.welcome.footnote': {
    nl: 'Je krijgt deze mail omdat iemand met dit adres een lijst maakte. Was jij dat niet? Dan hoef je niets te doen.',
    de: 'Du bekommst diese Mail, weil jemand mit dieser Adresse eine Liste erstellt hat. Warst du das nicht? Dann musst du nichts tun.',
    en: 'You’re getting this email because someone made a list with this address. If that wasn’t you, you don’t need to do anything.',
  },
})
