import { texts } from './texts.ts'

/** Texts of the profile: the user's details, their sessions, and changes of their e-mail address. */
export const profile = texts({
  'profile.title': { nl: 'Mijn profiel', de: 'Mein Profil', en: 'My profile' },
  'profile.guest': {
    nl: 'We kennen alleen je e-mailadres. Vul je naam en een wachtwoord in, dan heb je een account en blijft bewaard wat je hebt afgestreept.',
    de: 'Du bist hier nur mit einer E-Mail-Adresse. Mit deinem Namen und einem Passwort wird daraus ein Konto, und alles, was du abgehakt hast, bleibt erhalten.',
    en: 'You’re using the site with just an email address. Add your name and a password to create an account and keep what you’ve crossed off.',
  },
  'profile.index': { nl: 'Op deze pagina', de: 'Auf dieser Seite', en: 'On this page' },
  'profile.name': { nl: 'Je naam', de: 'Dein Name', en: 'Your name' },
  'profile.name.hint': {
    nl: 'Deze naam staat bij je berichten en in mails. De naam op een lijst verander je bij de lijst zelf.',
    de: 'Dieser Name steht an deinen Nachrichten und in Mails. Den Namen auf einer Liste änderst du bei der Liste selbst.',
    en: 'This is the name on your messages and emails. To change the name on a list, go to that list.',
  },
  'profile.login': { nl: 'Inloggen', de: 'Anmelden', en: 'Logging in' },
  'profile.login.hint': {
    nl: 'Met dit adres log je in, en hierop krijg je je mails.',
    de: 'Mit dieser Adresse meldest du dich an, und dorthin schicken wir deine Mails.',
    en: 'You log in with this address, and it’s where we send your emails.',
  },
  'profile.email.hint': {
    nl: 'Bevestigd. Een nieuw adres bevestig je met een link in een mail.',
    de: 'Bestätigt. Eine neue Adresse bestätigst du mit einem Link in einer Mail.',
    en: 'Confirmed. If you enter a new address, you’ll need to confirm it with the link in the email we send you.',
  },
  'profile.email.unproven': {
    nl: 'Nog niet bevestigd. Dat doe je met de link in de mail die we je stuurden.',
    de: 'Noch nicht bestätigt. Das machst du mit dem Link in der Mail, die wir dir geschickt haben.',
    en: 'Not confirmed yet. Confirm it with the link in the email we sent you.',
  },
  'profile.email.ask': {
    nl: 'Stuur die mail nog een keer',
    de: 'Mail noch einmal schicken',
    en: 'Send that email again',
  },
  'profile.email.pending': {
    nl: '{address} wacht op jouw bevestiging. Gebruik de link in de mail die we daarheen stuurden. Tot die tijd log je in met {current} en krijg je daar onze mails.',
    de: '{address} wartet auf deine Bestätigung. Nimm den Link in der Mail, die wir dorthin geschickt haben. Bis dahin meldest du dich mit {current} an und bekommst dort unsere Mails.',
    en: 'You still need to confirm {address}. Use the link in the email we sent there. Until then, you’ll log in with {current} and get our emails there.',
  },
  'profile.email.keep': {
    nl: 'Houd het oude adres',
    de: 'Alte Adresse behalten',
    en: 'Keep the old address',
  },
  'profile.email.kept': {
    nl: 'Je houdt het adres dat je had.',
    de: 'Du behältst deine bisherige Adresse.',
    en: 'You’re keeping the address you had.',
  },
  'profile.email.asked': {
    nl: 'Verstuurd. Bevestig je adres met de link in die mail.',
    de: 'Abgeschickt. Bestätige deine Adresse mit dem Link in der Mail.',
    en: 'Sent. Confirm your address with the link in that email.',
  },
  'profile.password.change': { nl: 'Wachtwoord veranderen', de: 'Passwort ändern', en: 'Change password' },
  'profile.password.choose': { nl: 'Wachtwoord kiezen', de: 'Passwort wählen', en: 'Choose a password' },
  'profile.password.new': { nl: 'Nieuw wachtwoord', de: 'Neues Passwort', en: 'New password' },
  'profile.password.again': {
    nl: 'Typ je nieuwe wachtwoord nog een keer. Zolang er iets anders niet klopt, onthouden we het niet.',
    de: 'Gib dein neues Passwort noch einmal ein. Wir merken es uns nicht, solange etwas anderes noch nicht stimmt.',
    en: 'Type your new password again. We don’t keep it when something else needs fixing.',
  },
  'profile.password.ends_others': {
    nl: 'Op andere apparaten moet je daarna opnieuw inloggen.',
    de: 'Auf anderen Geräten musst du dich danach neu anmelden.',
    en: 'You’ll have to log in again on other devices.',
  },
  'profile.password.makes_account': {
    nl: 'Laat het leeg als je geen account wilt.',
    de: 'Lass es leer, wenn du kein Konto möchtest.',
    en: 'Leave it empty if you don’t want an account.',
  },
  'profile.current_password': {
    nl: 'Je huidige wachtwoord',
    de: 'Dein aktuelles Passwort',
    en: 'Your current password',
  },
  'profile.current_password.hint': {
    nl: 'Alleen nodig als je je e-mailadres of je wachtwoord verandert.',
    de: 'Nur nötig, wenn du deine E-Mail-Adresse oder dein Passwort änderst.',
    en: 'Only needed to change your email address or your password.',
  },
  'profile.current_password.is_needed': {
    nl: 'Vul het wachtwoord in waarmee je nu inlogt. Zo weten we dat jij het bent.',
    de: 'Gib das Passwort ein, mit dem du dich jetzt anmeldest. So wissen wir, dass du es bist.',
    en: 'Enter the password you log in with now, so we know it’s you.',
  },
  'profile.mails.hint': {
    nl: 'Wat we je sturen, en hoe vaak.',
    de: 'Was wir dir schicken und wie oft.',
    en: 'What we send you, and how often.',
  },
  'profile.save': { nl: 'Profiel opslaan', de: 'Profil speichern', en: 'Save profile' },
  'profile.saved': {
    nl: 'Opgeslagen.',
    de: 'Gespeichert.',
    en: 'Saved.',
  },
  'profile.saved_unproven': {
    nl: 'Opgeslagen. We hebben je nieuwe adres een mail gestuurd. Bevestig het met de knop daarin.',
    de: 'Gespeichert. Wir haben eine Mail an deine neue Adresse geschickt. Bestätige die Adresse mit dem Button darin.',
    en: 'Saved. We’ve sent an email to your new address. Confirm it with the link in that email.',
  },
  'profile.wrong_user': {
    nl: 'Op dit apparaat is intussen iemand anders ingelogd. Dit zijn de gegevens van diegene. Er is niets opgeslagen.',
    de: 'Auf diesem Gerät hat sich inzwischen jemand anders angemeldet. Das sind die Daten dieser Person. Gespeichert wurde nichts.',
    en: 'Someone else has logged in on this device in the meantime. These are their details. Nothing was saved.',
  },
  'profile.sessions': { nl: 'Waar je bent ingelogd', de: 'Wo du angemeldet bist', en: 'Where you’re logged in' },
  'profile.sessions.hint': {
    nl: 'Herken je een apparaat niet? Log daar dan uit en kies een nieuw wachtwoord.',
    de: 'Kennst du ein Gerät nicht? Melde es ab und wähle ein neues Passwort.',
    en: 'Don’t recognise one? Log out there and choose a new password.',
  },
  'profile.session.on': { nl: '{browser} op {system}', de: '{browser} auf {system}', en: '{browser} on {system}' },
  'profile.session.app': { nl: 'De app', de: 'Die App', en: 'The app' },
  'profile.session.unknown': { nl: 'Onbekend apparaat', de: 'Unbekanntes Gerät', en: 'Unknown device' },
  'profile.session.this': { nl: 'Hier ben je nu', de: 'Hier bist du gerade', en: 'You’re here now' },
  'profile.session.today': { nl: 'Vandaag gebruikt', de: 'Heute benutzt', en: 'Used today' },
  'profile.session.last': {
    nl: 'Laatst gebruikt op {day}',
    de: 'Zuletzt benutzt am {day}',
    en: 'Last used on {day}',
  },
  'profile.session.end': {
    nl: 'Uitloggen<sr>: {device}</sr>',
    de: 'Abmelden<sr>: {device}</sr>',
    en: 'Log out<sr>: {device}</sr>',
  },
  'profile.session.ended': {
    nl: 'Je bent op dat apparaat uitgelogd.',
    de: 'Auf diesem Gerät bist du abgemeldet.',
    en: 'You’ve been logged out on that device.',
  },
  'profile.sessions.end_others': {
    nl: 'Op alle andere apparaten uitloggen',
    de: 'Überall sonst abmelden',
    en: 'Log out everywhere else',
  },
  'profile.sessions.ended_others': {
    nl: 'Je bent nu alleen nog hier ingelogd.',
    de: 'Du bist jetzt nur noch hier angemeldet.',
    en: 'You’re now only logged in here.',
  },
  'profile.delete': { nl: 'Account verwijderen', de: 'Konto löschen', en: 'Delete your account' },
  'profile.delete.hint': {
    nl: 'Je lijsten en gegevens verdwijnen dan voorgoed. Eerst zie je wat er precies gebeurt.',
    de: 'Deine Listen und Daten verschwinden dann für immer. Vorher siehst du, was genau passiert.',
    en: 'Your lists and details will be deleted permanently. First, we’ll show you exactly what will happen.',
  },
  'profile.delete.button': { nl: 'Account verwijderen', de: 'Konto löschen', en: 'Delete my account' },

  'way_back.title': { nl: 'Was jij dit niet?', de: 'Warst du das nicht?', en: 'Wasn’t this you?' },
  'way_back.body': {
    nl: 'Je account had het adres {old}. Nu is dat {now}. Kies je een nieuw wachtwoord, dan krijg je je oude adres terug en word je op alle andere apparaten uitgelogd.',
    de: 'Dein Konto hatte die Adresse {old}. Jetzt hat es {now}. Wählst du ein neues Passwort, bekommst du deine alte Adresse zurück und wirst überall sonst abgemeldet.',
    en: 'Your account’s address was {old}. Now it’s {now}. Choose a new password to get your old address back and log out everywhere else.',
  },
  'way_back.button': {
    nl: 'Geef me mijn adres terug',
    de: 'Meine Adresse zurückholen',
    en: 'Give me my address back',
  },
  'way_back.afterwards': {
    nl: 'Heb je het adres zelf veranderd? Sluit deze pagina dan. Er is niets gebeurd.',
    de: 'Hast du die Adresse selbst geändert? Dann schließ diese Seite. Es ist nichts passiert.',
    en: 'If you changed the address yourself, just close this page. We haven’t done anything.',
  },
  'way_back.gone_title': {
    nl: 'Dit kan niet meer',
    de: 'Das geht nicht mehr',
    en: 'You can’t do this any more',
  },
  'way_back.gone': {
    nl: 'Deze link is al gebruikt, of ouder dan een week.',
    de: 'Dieser Link wurde schon benutzt, oder er ist älter als eine Woche.',
    en: 'This link has already been used, or is more than a week old.',
  },
  'way_back.taken': {
    nl: 'Een ander account gebruikt nu het adres {address}. Schrijf ons, dan helpen we je.',
    de: 'Inzwischen gehört die Adresse {address} zu einem anderen Konto. Schreib uns, wir helfen dir.',
    en: 'Another account now uses the address {address}. Write to us and we’ll help.',
  },
  'way_back.owners': {
    nl: 'Je oude adres is terug, met je nieuwe wachtwoord. Op alle andere apparaten ben je uitgelogd. Degene die je adres veranderde, kan je lijsten ook met anderen hebben gedeeld. Ken je iemand hieronder niet? Verwijder die persoon dan.',
    de: 'Deine alte Adresse ist zurück, mit deinem neuen Passwort. Überall sonst bist du abgemeldet. Wer deine Adresse geändert hat, kann deine Listen inzwischen auch mit anderen geteilt haben. Kennst du jemanden hier nicht? Dann entferne die Person.',
    en: 'Your old address is back, with your new password. You’ve been logged out everywhere else. The person who changed your address may have shared your lists too. If there’s anyone here you don’t know, remove them.',
  },
  'way_back.done': {
    nl: 'Je oude adres is terug, met je nieuwe wachtwoord. Op alle andere apparaten ben je uitgelogd.',
    de: 'Deine alte Adresse ist zurück, mit deinem neuen Passwort. Überall sonst bist du abgemeldet.',
    en: 'Your old address is back, with your new password. You’ve been logged out everywhere else.',
  },

  'mail.confirm_address.subject': {
    nl: 'Bevestig je e-mailadres',
    de: 'Bestätige deine E-Mail-Adresse',
    en: 'Confirm your email address',
  },
  'mail.confirm_address.preheader': {
    nl: 'Zo weten we dat dit adres echt van jou is.',
    de: 'So wissen wir, dass diese Adresse wirklich dir gehört.',
    en: 'This tells us that the address is really yours.',
  },
  'mail.confirm_address.heading': {
    nl: 'Je adres bevestigen',
    de: 'Deine Adresse bestätigen',
    en: 'Confirm your address',
  },
  'mail.confirm_address.body': {
    nl: 'Iemand heeft dit adres ingevuld bij {brand}. Was jij dat? Bevestig het dan met de link hieronder.',
    de: 'Jemand hat diese Adresse bei {brand} eingetragen. Warst du das? Dann bestätige sie mit dem Link unten.',
    en: 'Someone entered this address on {brand}. If it was you, confirm it with the link below.',
  },
  'mail.confirm_address.footnote': {
    nl: 'Was jij het niet? Dan hoef je niets te doen.',
    de: 'Warst du es nicht? Dann musst du nichts tun.',
    en: 'If it wasn’t you, you don’t need to do anything.',
  },
  'mail.address_changed.subject': {
    nl: 'Je e-mailadres bij {brand} is veranderd',
    de: 'Deine E-Mail-Adresse bei {brand} wurde geändert',
    en: 'Your email address on {brand} has changed',
  },
  'mail.address_changed.preheader': {
    nl: 'Was jij dat niet? Lees dan wat je kunt doen.',
    de: 'Warst du das nicht? Hier steht, was du tun kannst.',
    en: 'Wasn’t that you? Here’s what you can do.',
  },
  'mail.address_changed.heading': {
    nl: 'Je account heeft een ander e-mailadres',
    de: 'Dein Konto hat eine andere E-Mail-Adresse',
    en: 'Your account has a new email address',
  },
  'mail.address_changed.body': {
    nl: 'Een account bij {brand} had dit adres, en heeft nu een ander. Onze mails gaan voortaan naar het nieuwe adres.',
    de: 'Ein Konto bei {brand} hatte diese Adresse und hat jetzt eine andere. Unsere Mails gehen ab jetzt dorthin.',
    en: 'A {brand} account that used this address now uses a different one. We’ll send our emails there from now on.',
  },
  'mail.address_changed.body_to': {
    nl: 'Je account bij {brand} had dit adres, en heeft nu {address}. Onze mails gaan voortaan daarheen.',
    de: 'Dein Konto bei {brand} hatte diese Adresse und hat jetzt {address}. Unsere Mails gehen ab jetzt dorthin.',
    en: 'Your {brand} account now uses {address} instead of this address. We’ll send our emails there from now on.',
  },
  'mail.address_changed.password': {
    nl: 'Ook het wachtwoord is daarbij veranderd.',
    de: 'Auch das Passwort ist dabei geändert worden.',
    en: 'The account’s password was changed at the same time.',
  },
  'mail.address_changed.yours': {
    nl: 'Heb je dat zelf gedaan? Dan is alles in orde.',
    de: 'Hast du das selbst gemacht? Dann ist alles in Ordnung.',
    en: 'If you changed it, you don’t need to do anything.',
  },
  'mail.address_changed.not_yours': {
    nl: 'Zo niet, dan kun je tot en met {day} een nieuw wachtwoord kiezen en je adres terugkrijgen.',
    de: 'Wenn nicht, kannst du bis zum {day} ein neues Passwort wählen und deine Adresse zurückbekommen.',
    en: 'If you didn’t, you have until {day} to get your address back by choosing a new password.',
  },
  'mail.address_changed.ask_us': {
    nl: 'Zo niet, schrijf ons dan: we zoeken uit wat er is gebeurd.',
    de: 'Wenn nicht, schreib uns: Wir finden heraus, was passiert ist.',
    en: 'If you didn’t, write to us: we’ll find out what happened.',
  },
  'mail.address_changed.write': { nl: 'Schrijf ons', de: 'Schreib uns', en: 'Write to us' },
  'mail.address_changed.button': {
    nl: 'Ik was het niet',
    de: 'Ich war es nicht',
    en: 'It wasn’t me',
  },
  'mail.address_changed.footnote': {
    nl: 'Je krijgt deze mail omdat een account dit adres had.',
    de: 'Du bekommst diese Mail, weil ein Konto diese Adresse hatte.',
    en: 'You’re getting this email because an account used to have this address.',
  },
})
