import { texts } from './texts.ts'

/** Texts that many features share: buttons, validation of common fields, counts, days to go, occasions. */
export const general = texts({
  'general.your_message': { nl: 'Jouw bericht', de: 'Deine Nachricht', en: 'Your message' },
  'general.save': { nl: 'Opslaan', de: 'Speichern', en: 'Save' },
  'general.cancel': { nl: 'Annuleren', de: 'Abbrechen', en: 'Cancel' },
  'general.close': { nl: 'Sluiten', de: 'Schließen', en: 'Close' },
  'general.delete': { nl: 'Verwijderen', de: 'Löschen', en: 'Delete' },
  'general.edit': { nl: 'Bewerken', de: 'Bearbeiten', en: 'Edit' },
  'general.back': { nl: 'Terug', de: 'Zurück', en: 'Back' },
  'general.copy': { nl: 'Kopiëren', de: 'Kopieren', en: 'Copy' },
  'general.copied': { nl: 'Gekopieerd', de: 'Kopiert', en: 'Copied' },
  'general.saved': { nl: 'Opgeslagen.', de: 'Gespeichert.', en: 'Saved.' },
  'general.changed_meanwhile': {
    nl: 'Dit is intussen ergens anders gewijzigd. Sla je nog een keer op, dan geldt wat hier staat.',
    de: 'Das wurde inzwischen auch an anderer Stelle geändert. Speicherst du noch einmal, gilt, was hier steht.',
    en: 'Someone else changed this in the meantime. Save again to keep your version.',
  },
  'general.picture_again': {
    nl: 'Kies je foto nog een keer: die is nog niet opgeslagen.',
    de: 'Wähle dein Foto noch einmal: Es ist noch nicht gespeichert.',
    en: 'Choose your photo again: it hasn’t been saved yet.',
  },
  'general.asked_again': {
    nl: 'Er is intussen iets veranderd. Kijk nog een keer of je dit wilt.',
    de: 'Inzwischen hat sich etwas geändert. Schau noch einmal, ob du das willst.',
    en: 'Something has changed in the meantime. Check that you still want to do this.',
  },
  'general.theirs': {
    nl: 'In de andere versie staat:',
    de: 'In der anderen Version steht:',
    en: 'The other version says:',
  },
  'general.theirs.empty': {
    nl: 'In de andere versie is dit leeg.',
    de: 'In der anderen Version ist es leer.',
    en: 'This is empty in the other version.',
  },
  'general.theirs.take': {
    nl: 'Andere versie overnemen',
    de: 'Andere Version übernehmen',
    en: 'Use the other version',
  },
  'general.theirs.taken': {
    nl: 'Overgenomen. Je kunt je eigen versie nog terugzetten.',
    de: 'Übernommen. Du kannst deine Version zurückholen.',
    en: 'Done. You can still switch back to your version.',
  },
  'general.theirs.return': { nl: 'Mijn versie terugzetten', de: 'Meine Version nehmen', en: 'Use my version' },
  'general.theirs.returned': {
    nl: 'Wat je zelf had, staat er weer.',
    de: 'Deine Version ist wieder da.',
    en: 'Your version is back.',
  },
  'general.draft.restored': {
    nl: 'Wat je had getypt, staat er weer.',
    de: 'Was du getippt hattest, ist wieder da.',
    en: 'We’ve put back what you typed earlier.',
  },
  'general.draft.discard': { nl: 'Wissen', de: 'Verwerfen', en: 'Discard' },
  'general.optional': { nl: 'mag leeg blijven', de: 'optional', en: 'optional' },

  'general.errors': {
    nl: '{count} dingen kloppen nog niet.',
    de: '{count} Angaben stimmen noch nicht.',
    en: '{count} things need another look.',
  },
  'general.invalid': {
    nl: 'Hier klopt iets niet. Controleer het en probeer het nog eens.',
    de: 'Hier stimmt etwas nicht. Prüf die Eingabe und versuch es noch einmal.',
    en: 'Something isn’t right here. Check it and try again.',
  },
  'general.unreadable': {
    nl: 'Hier zitten onzichtbare tekens in. Typ het opnieuw.',
    de: 'Hier sind unsichtbare Zeichen drin. Tipp es bitte neu.',
    en: 'This contains invisible characters. Type it again.',
  },
  'validation.should_be_emails': {
    nl: 'Controleer deze ontvangers. Bij elke ontvanger hoort precies één e-mailadres:',
    de: 'Hier fehlt eine E-Mail-Adresse, oder es sind mehrere. Prüf das:',
    en: 'Check these. Each one needs exactly one email address:',
  },
  'validation.more_refused': { nl: 'en nog {count}', de: 'und {count} weitere', en: 'and {count} more' },
  'general.email': { nl: 'E-mailadres', de: 'E-Mail-Adresse', en: 'Email' },
  'general.email.is_required': {
    nl: 'Vul een e-mailadres in.',
    de: 'Diese E-Mail-Adresse wird benötigt.',
    en: 'Enter an email address.',
  },
  'general.email.own_is_required': {
    nl: 'Vul je e-mailadres in.',
    de: 'Deine E-Mail-Adresse wird benötigt.',
    en: 'Enter your email address.',
  },
  'general.email.too_long': {
    nl: 'Een e-mailadres mag maximaal 100 tekens lang zijn.',
    de: 'Eine E-Mail-Adresse darf höchstens 100 Zeichen haben.',
    en: 'Use 100 characters or fewer.',
  },
  'general.email.invalid': {
    nl: 'Dit is geen geldig e-mailadres. Het ziet er zo uit: naam@voorbeeld.nl.',
    de: 'Dies ist keine gültige E-Mail-Adresse.',
    en: 'Enter an email address like name@example.com.',
  },
  'general.email.foreign_letters': {
    nl: 'Voor het apenstaartje kunnen we alleen letters zonder accent gebruiken. Neem een ander adres, als je er een hebt.',
    de: 'Vor dem @ gehen nur Buchstaben ohne Umlaute und Akzente. Nimm eine andere Adresse, wenn du eine hast.',
    en: 'We can’t send to letters like é or ü before the @. Use a different address if you have one.',
  },
  'general.email.unavailable': {
    nl: 'Dit e-mailadres kun je niet gebruiken. Kies een ander.',
    de: 'Diese E-Mail-Adresse ist nicht verfügbar.',
    en: 'You can’t use this email address. Use a different one.',
  },
  'general.email.has_account': {
    nl: 'Dit adres heeft al een account.',
    de: 'Zu dieser Adresse gibt es schon ein Konto.',
    en: 'There’s already an account with this address.',
  },
  'general.email_or_username': { nl: 'E-mail of lijstnaam', de: 'E-Mail oder Listenname', en: 'Email or list name' },
  'general.email_or_username.is_required': {
    nl: 'Vul je e-mailadres of lijstnaam in.',
    de: 'Gib deine E-Mail-Adresse oder deinen Listennamen ein.',
    en: 'Enter your email address or list name.',
  },
  'general.email_or_username.too_long': {
    nl: 'Dit mag maximaal 100 tekens lang zijn.',
    de: 'Das darf höchstens 100 Zeichen haben.',
    en: 'Use 100 characters or fewer.',
  },

  'general.password': { nl: 'Wachtwoord', de: 'Passwort', en: 'Password' },
  'general.password.is_required': {
    nl: 'Vul je wachtwoord in.',
    de: 'Gib dein Passwort ein.',
    en: 'Enter your password.',
  },
  'general.password.too_long': {
    nl: 'Dit wachtwoord is te lang.',
    de: 'Dieses Passwort ist zu lang.',
    en: 'This password is too long.',
  },
  'general.password.wrong': {
    nl: 'Dat wachtwoord klopt niet. Kijk of Caps Lock aanstaat en probeer het nog eens.',
    de: 'Das Passwort stimmt nicht. Prüf, ob die Feststelltaste an ist, und versuch es noch einmal.',
    en: 'That password isn’t right. Check Caps Lock and try again.',
  },
  'general.password.new_is_required': {
    nl: 'Kies een wachtwoord.',
    de: 'Wähle ein Passwort.',
    en: 'Choose a password.',
  },
  'general.password.new_too_short': {
    nl: 'Gebruik minstens 8 tekens.',
    de: 'Nimm mindestens 8 Zeichen.',
    en: 'Use at least 8 characters.',
  },
  'general.password.new_too_long': {
    nl: 'Gebruik maximaal 128 tekens.',
    de: 'Nimm höchstens 128 Zeichen.',
    en: 'Use 128 characters or fewer.',
  },
  'general.password.is_personal': {
    nl: 'Je naam of e-mailadres raadt iedereen. Kies iets anders.',
    de: 'Deinen Namen oder deine E-Mail-Adresse errät jeder. Wähle etwas anderes.',
    en: 'Anyone can guess your name or email address. Choose something else.',
  },
  'general.password.is_common': {
    nl: 'Te veel mensen gebruiken dit wachtwoord. Een zinnetje van jezelf is beter.',
    de: 'Dieses Passwort verwenden zu viele Menschen. Nimm lieber einen kurzen eigenen Satz.',
    en: 'Too many people use this password. A short sentence of your own is better.',
  },
  'general.password.hint': {
    nl: 'Minstens 8 tekens. Een zinnetje mag ook.',
    de: 'Mindestens 8 Zeichen. Ein kurzer Satz geht auch.',
    en: 'At least 8 characters. A short sentence works too.',
  },
  'general.password.show': { nl: 'Wachtwoord tonen', de: 'Passwort anzeigen', en: 'Show password' },
  'general.password.confirmation': {
    nl: 'Wachtwoord nog een keer',
    de: 'Passwort noch einmal',
    en: 'Repeat password',
  },
  'general.password.not_identical': {
    nl: 'De wachtwoorden zijn niet hetzelfde. Typ ze nog eens.',
    de: 'Die Passwörter sind nicht identisch.',
    en: 'The passwords don’t match.',
  },

  'general.username.is_required': {
    nl: 'Kies een adres voor je lijst.',
    de: 'Wähle einen Namen für deine Liste.',
    en: 'Choose a name for your list.',
  },
  'general.username.too_short': {
    nl: 'Gebruik minstens 3 tekens.',
    de: 'Nimm mindestens 3 Zeichen.',
    en: 'Use at least 3 characters.',
  },
  'general.username.too_long': {
    nl: 'Gebruik maximaal 50 tekens.',
    de: 'Nimm höchstens 50 Zeichen.',
    en: 'Use 50 characters or fewer.',
  },
  'general.username.invalid': {
    nl: 'Gebruik letters, cijfers, - en _. Minstens één letter, en begin niet met - of _.',
    de: 'Nimm Buchstaben, Ziffern, - und _. Mindestens ein Buchstabe muss dabei sein, und vorne darf kein - oder _ stehen.',
    en: 'Use letters, numbers, - and _. Include at least one letter, and don’t start with - or _.',
  },
  'general.username.unavailable': {
    nl: 'Al bezet. Kies een ander adres.',
    de: 'Schon vergeben. Nimm einen anderen Namen.',
    en: 'Taken. Try another one.',
  },
  'general.username.available': {
    nl: 'Dit adres is nog vrij.',
    de: 'Dieser Name ist noch frei.',
    en: 'This name is free.',
  },

  'general.first_name': { nl: 'Voornaam', de: 'Vorname', en: 'First name' },
  'general.first_name.is_required': {
    nl: 'Vul je voornaam in.',
    de: 'Gib deinen Vornamen ein.',
    en: 'Enter your first name.',
  },
  'general.first_name.too_long': {
    nl: 'Een voornaam mag maximaal 50 tekens lang zijn.',
    de: 'Ein Vorname darf höchstens 50 Zeichen haben.',
    en: 'Use 50 characters or fewer.',
  },
  'general.last_name': { nl: 'Achternaam', de: 'Nachname', en: 'Last name' },
  'general.last_name.is_required': {
    nl: 'Vul je achternaam in.',
    de: 'Gib deinen Nachnamen ein.',
    en: 'Enter your last name.',
  },
  'general.last_name.too_long': {
    nl: 'Een achternaam mag maximaal 100 tekens lang zijn.',
    de: 'Ein Nachname darf höchstens 100 Zeichen haben.',
    en: 'Use 100 characters or fewer.',
  },
  'general.place': { nl: 'Woonplaats', de: 'Wohnort', en: 'Town' },
  'general.place.too_long': {
    nl: 'Een plaatsnaam mag maximaal 100 tekens lang zijn.',
    de: 'Ein Ortsname darf höchstens 100 Zeichen haben.',
    en: 'Use 100 characters or fewer.',
  },
  'general.date.invalid': {
    nl: 'Deze datum bestaat niet. Controleer dag, maand en jaar.',
    de: 'Dieses Datum gibt es nicht. Prüf Tag, Monat und Jahr.',
    en: 'This date doesn’t exist. Check the day, month and year.',
  },

  'general.gift_count': {
    nl: '{count, plural, =0 {nog leeg} one {# cadeau} other {# cadeaus}}',
    de: '{count, plural, =0 {noch leer} one {# Wunsch} other {# Wünsche}}',
    en: '{count, plural, =0 {no gifts yet} one {# gift} other {# gifts}}',
  },
  'general.today': { nl: 'Vandaag', de: 'Heute', en: 'Today' },
  'general.tomorrow': { nl: 'Morgen', de: 'Morgen', en: 'Tomorrow' },
  'general.nights_to_go': {
    nl: 'Nog {days, plural, one {# nachtje} other {# nachtjes}}',
    de: 'Noch {days, plural, one {# Nacht} other {# Nächte}}',
    en: '{days, plural, one {# sleep} other {# sleeps}} to go',
  },
  'general.days_to_go': {
    nl: 'Nog {days, plural, one {# dag} other {# dagen}}',
    de: 'Noch {days, plural, one {# Tag} other {# Tage}}',
    en: '{days, plural, one {# day} other {# days}} to go',
  },

  'general.subject': { nl: 'Onderwerp', de: 'Betreff', en: 'Subject' },
  'general.subject.is_required': {
    nl: 'Vul een onderwerp in.',
    de: 'Gib einen Betreff ein.',
    en: 'Enter a subject.',
  },
  'general.subject.too_long': {
    nl: 'Dit onderwerp is langer dan 200 tekens. Maak het wat korter.',
    de: 'Dieser Betreff hat mehr als 200 Zeichen. Kürz ihn etwas.',
    en: 'This subject is longer than 200 characters. Make it a little shorter.',
  },
  'general.message.message_too_short': {
    nl: 'Schrijf er iets bij: minstens 10 tekens.',
    de: 'Schreib etwas dazu: mindestens 10 Zeichen.',
    en: 'Write a few words: at least 10 characters.',
  },
  'general.message.message_too_long': {
    nl: 'Dit bericht is langer dan 4096 tekens. Maak het wat korter.',
    de: 'Diese Nachricht hat mehr als 4096 Zeichen. Kürz sie etwas.',
    en: 'This message is longer than 4,096 characters. Make it a little shorter.',
  },

  'occasion.Christmas': { nl: 'Kerstmis', de: 'Weihnachten', en: 'Christmas' },
  'occasion.Communie': { nl: 'Communie', de: 'Kommunion', en: 'First Communion' },
  'occasion.Engagement': { nl: 'Verloving', de: 'Verlobung', en: 'Engagement' },
  'occasion.FathersDay': { nl: 'Vaderdag', de: 'Vatertag', en: 'Father’s Day' },
  'occasion.Graduation': { nl: 'Geslaagd', de: 'Abschluss', en: 'Graduation' },
  'occasion.JustBecause': { nl: 'Zomaar', de: 'Einfach so', en: 'Just because' },
  'occasion.MaternityGifts': { nl: 'Kraamcadeau', de: 'Zur Geburt', en: 'New baby' },
  'occasion.MothersDay': { nl: 'Moederdag', de: 'Muttertag', en: 'Mother’s Day' },
  'occasion.MyAnniversary': { nl: 'Mijn jubileum', de: 'Mein Jubiläum', en: 'My anniversary' },
  'occasion.MyBaptism': { nl: 'Mijn doop', de: 'Meine Taufe', en: 'My baptism' },
  'occasion.MyBirthday': { nl: 'Mijn verjaardag', de: 'Mein Geburtstag', en: 'My birthday' },
  'occasion.MyHousewarming': { nl: 'Mijn nieuwe huis', de: 'Mein neues Zuhause', en: 'My new home' },
  'occasion.MyPhD': { nl: 'Mijn promotie (universiteit)', de: 'Meine Promotion', en: 'My PhD' },
  'occasion.OurHousewarming': { nl: 'Ons nieuwe huis', de: 'Unser neues Zuhause', en: 'Our new home' },
  'occasion.OurMarriage': { nl: 'Onze bruiloft', de: 'Unsere Hochzeit', en: 'Our wedding' },
  'occasion.Sinterklaas': { nl: 'Sinterklaas', de: 'Nikolaus', en: 'Sinterklaas' },
  'occasion.Valentine': { nl: 'Valentijnsdag', de: 'Valentinstag', en: 'Valentine’s Day' },
  'occasion.anniversary': { nl: 'Jubileum', de: 'Jubiläum', en: 'Anniversary' },
  'occasion.baptism': { nl: 'Doop', de: 'Taufe', en: 'Baptism' },
  'occasion.birthday': { nl: 'Verjaardag', de: 'Geburtstag', en: 'Birthday' },
  'occasion.new_home': { nl: 'Nieuw huis', de: 'Neues Zuhause', en: 'New home' },
  'occasion.phd': { nl: 'Promotie (universiteit)', de: 'Promotion', en: 'PhD' },
  'occasion.wedding': { nl: 'Bruiloft', de: 'Hochzeit', en: 'Wedding' },
})
