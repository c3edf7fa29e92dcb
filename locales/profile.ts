import { texts } from './texts.ts'

/** Texts of the profile: the user's details, their sessions, and changes of their e-mail address. */
export const profile = texts({
  'profile.title': { nl: 'Mijn gegevens', de: 'Meine Daten', en: 'My details' },
  'profile.guest': {
    nl: 'Je bent hier met alleen een e-mailadres. Met je naam en een wachtwoord heb je een account, en blijft alles staan wat je hebt afgestreept.',
    de: 'Du bist hier nur mit einer E-Mail-Adresse. Mit deinem Namen und einem Passwort hast du ein Konto, und alles bleibt, was du abgehakt hast.',
    en: 'You are here with an e-mail address alone. With your name and a password you have an account, and all that you crossed off stays.',
  },
  'profile.index': { nl: 'Op deze pagina', de: 'Auf dieser Seite', en: 'On this page' },
  'profile.name': { nl: 'Wie je bent', de: 'Wer du bist', en: 'Who you are' },
  'profile.name.hint': {
    nl: 'Zo heet je bij berichten en in mails. De naam op een lijst verander je bij de lijst zelf.',
    de: 'So heißt du bei Nachrichten und in Mails. Den Namen auf einer Liste änderst du bei der Liste selbst.',
    en: 'Your name with messages and in e-mails. The name on a list is changed at the list itself.',
  },
  'profile.login': { nl: 'Inloggen', de: 'Anmelden', en: 'Logging in' },
  'profile.login.hint': {
    nl: 'Met dit adres log je in, en hier krijg je je mails.',
    de: 'Mit dieser Adresse meldest du dich an, und hier bekommst du deine Mails.',
    en: 'You log in with this address, and get your e-mails there.',
  },
  'profile.email.hint': {
    nl: 'Bevestigd. Een nieuw adres bevestig je met een knop in een mail.',
    de: 'Bestätigt. Eine neue Adresse bestätigst du mit einem Knopf in einer Mail.',
    en: 'Confirmed. You confirm a new address with a button in an e-mail.',
  },
  'profile.email.unproven': {
    nl: 'Nog niet bevestigd. Dat doe je met de knop in de mail die we je stuurden.',
    de: 'Noch nicht bestätigt. Das machst du mit dem Knopf in der Mail, die wir dir geschickt haben.',
    en: 'Not confirmed yet. You do that with the button in the e-mail that we sent you.',
  },
  'profile.email.ask': {
    nl: 'Stuur die mail nog een keer',
    de: 'Schick die Mail noch einmal',
    en: 'Send that e-mail again',
  },
  'profile.email.pending': {
    nl: '{address} wacht op jouw bevestiging. Druk op de knop in de mail die we daarheen stuurden. Tot die tijd log je in met {current} en krijg je daar onze mails.',
    de: '{address} wartet auf deine Bestätigung. Drück auf den Knopf in der Mail, die wir dorthin geschickt haben. Bis dahin meldest du dich mit {current} an und bekommst dort unsere Mails.',
    en: '{address} is waiting for you to confirm it. Press the button in the email we sent there. Until then you log in with {current} and get our emails there.',
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
    nl: 'Verstuurd. Druk in die mail op de knop om je adres te bevestigen.',
    de: 'Abgeschickt. Drück in der Mail auf den Knopf, um deine Adresse zu bestätigen.',
    en: 'Sent. Press the button in that e-mail to confirm your address.',
  },
  'profile.password.change': { nl: 'Wachtwoord veranderen', de: 'Passwort ändern', en: 'Change password' },
  'profile.password.choose': { nl: 'Wachtwoord kiezen', de: 'Passwort wählen', en: 'Choose a password' },
  'profile.password.new': { nl: 'Nieuw wachtwoord', de: 'Neues Passwort', en: 'New password' },
  'profile.password.again': {
    nl: 'Typ je nieuwe wachtwoord nog een keer. We bewaren het niet zolang er iets niet klopt.',
    de: 'Tipp dein neues Passwort noch einmal. Wir behalten es nicht, solange etwas nicht stimmt.',
    en: 'Type your new password once more. We do not keep it while something is not right.',
  },
  'profile.password.ends_others': {
    nl: 'Op andere apparaten moet je daarna opnieuw inloggen.',
    de: 'Auf anderen Geräten musst du dich danach neu anmelden.',
    en: 'On other devices you will have to log in again.',
  },
  'profile.password.makes_account': {
    nl: 'Laat het leeg als je geen account wilt.',
    de: 'Lass es leer, wenn du kein Konto möchtest.',
    en: 'Leave it empty if you do not want an account.',
  },
  'profile.current_password': {
    nl: 'Je huidige wachtwoord',
    de: 'Dein aktuelles Passwort',
    en: 'Your current password',
  },
  'profile.current_password.hint': {
    nl: 'Alleen nodig als je je e-mailadres of je wachtwoord verandert.',
    de: 'Nur nötig, wenn du deine E-Mail-Adresse oder dein Passwort änderst.',
    en: 'Only needed when you change your e-mail address or your password.',
  },
  'profile.current_password.is_needed': {
    nl: 'Vul het wachtwoord in waarmee je nu inlogt. Zo weten we dat jij dit bent.',
    de: 'Gib das Passwort ein, mit dem du dich jetzt anmeldest. So wissen wir, dass du das bist.',
    en: 'Enter the password that you log in with now. That tells us it is you.',
  },
  'profile.mails.hint': {
    nl: 'Wat we je sturen, en hoe vaak.',
    de: 'Was wir dir schicken, und wie oft.',
    en: 'What we send you, and how often.',
  },
  'profile.save': { nl: 'Gegevens opslaan', de: 'Daten speichern', en: 'Save my details' },
  'profile.saved': {
    nl: 'Opgeslagen.',
    de: 'Gespeichert.',
    en: 'Saved.',
  },
  'profile.saved_unproven': {
    nl: 'Opgeslagen. We hebben je nieuwe adres een mail gestuurd. Druk daarin op de knop om het te bevestigen.',
    de: 'Gespeichert. Wir haben deiner neuen Adresse eine Mail geschickt. Drück darin auf den Knopf, um sie zu bestätigen.',
    en: 'Saved. We have sent your new address an e-mail. Press the button in it to confirm the address.',
  },
  'profile.wrong_user': {
    nl: 'Er is intussen iemand anders ingelogd. Dit zijn de gegevens van wie nu is ingelogd. Er is niets opgeslagen.',
    de: 'Inzwischen ist jemand anderes angemeldet. Das hier sind die Daten von dem, der jetzt angemeldet ist. Gespeichert wurde nichts.',
    en: 'Somebody else has logged in meanwhile. These are the details of who is logged in now. Nothing was saved.',
  },
  'profile.sessions': { nl: 'Waar je bent ingelogd', de: 'Wo du angemeldet bist', en: 'Where you are logged in' },
  'profile.sessions.hint': {
    nl: 'Ken je er een niet? Log daar uit en kies een nieuw wachtwoord.',
    de: 'Kommt dir eine Anmeldung fremd vor? Melde sie ab und wähle ein neues Passwort.',
    en: 'Is there one that you do not know? Log out there and choose a new password.',
  },
  'profile.session.on': { nl: '{browser} op {system}', de: '{browser} auf {system}', en: '{browser} on {system}' },
  'profile.session.app': { nl: 'De app', de: 'Die App', en: 'The app' },
  'profile.session.unknown': { nl: 'Onbekend apparaat', de: 'Unbekanntes Gerät', en: 'Unknown device' },
  'profile.session.this': { nl: 'Hier ben je nu', de: 'Hier bist du gerade', en: 'You are here now' },
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
    nl: 'Daar ben je uitgelogd.',
    de: 'Dort bist du abgemeldet.',
    en: 'You are logged out there.',
  },
  'profile.sessions.end_others': {
    nl: 'Overal elders uitloggen',
    de: 'Überall sonst abmelden',
    en: 'Log out everywhere else',
  },
  'profile.sessions.ended_others': {
    nl: 'Je bent nu alleen nog hier ingelogd.',
    de: 'Du bist jetzt nur noch hier angemeldet.',
    en: 'You are now logged in here only.',
  },
  'profile.delete': { nl: 'Account verwijderen', de: 'Konto löschen', en: 'Deleting your account' },
  'profile.delete.hint': {
    nl: 'Je lijsten en gegevens verdwijnen dan voorgoed. Eerst zie je wat er precies gebeurt.',
    de: 'Deine Listen und Daten verschwinden dann für immer. Vorher siehst du, was genau passiert.',
    en: 'Your lists and details then go for good. You first see what exactly happens.',
  },
  'profile.delete.button': { nl: 'Account verwijderen', de: 'Konto löschen', en: 'Delete my account' },

  'way_back.title': { nl: 'Was jij dit niet?', de: 'Warst du das nicht?', en: 'Was this not you?' },
  'way_back.body': {
    nl: 'Je account had het adres {old}. Nu is dat {now}. Met een nieuw wachtwoord krijgt het je oude adres terug, en ben je overal elders uitgelogd.',
    de: 'Dein Konto hatte die Adresse {old}. Jetzt ist es {now}. Mit einem neuen Passwort bekommt es deine alte Adresse zurück, und du bist überall sonst abgemeldet.',
    en: 'Your account had the address {old}. Now it is {now}. With a new password it gets your old address back, and you are logged out everywhere else.',
  },
  'way_back.button': {
    nl: 'Geef me mijn adres terug',
    de: 'Gib mir meine Adresse zurück',
    en: 'Give me my address back',
  },
  'way_back.afterwards': {
    nl: 'Heb je het adres zelf veranderd? Sluit deze pagina dan. Er is niets gebeurd.',
    de: 'Hast du die Adresse selbst geändert? Dann schließ diese Seite. Es ist nichts passiert.',
    en: 'Did you change the address yourself? Then close this page. Nothing has happened.',
  },
  'way_back.gone_title': {
    nl: 'Dit kan niet meer',
    de: 'Das geht nicht mehr',
    en: 'This is no longer possible',
  },
  'way_back.gone': {
    nl: 'Deze link is al gebruikt, of ouder dan een week.',
    de: 'Dieser Link wurde schon benutzt, oder er ist älter als eine Woche.',
    en: 'This link was used already, or is more than a week old.',
  },
  'way_back.taken': {
    nl: 'Een ander account heeft intussen het adres {address}.',
    de: 'Inzwischen hat ein anderes Konto die Adresse {address}.',
    en: 'By now another account has the address {address}.',
  },
  'way_back.owners': {
    nl: 'Je oude adres is terug, met je nieuwe wachtwoord. Overal elders ben je uitgelogd. Wie je adres veranderde, kan je lijsten intussen ook met anderen hebben gedeeld. Ken je iemand hieronder niet? Verwijder die persoon dan.',
    de: 'Deine alte Adresse ist zurück, mit deinem neuen Passwort. Überall sonst bist du abgemeldet. Wer deine Adresse geändert hat, kann deine Listen inzwischen auch mit anderen geteilt haben. Kennst du jemanden hier nicht? Dann entferne die Person.',
    en: 'Your old address is back, with your new password. Everywhere else you are logged out. Whoever changed your address may have shared your lists, too. Is there anyone here you don’t know? Then remove them.',
  },
  'way_back.done': {
    nl: 'Je oude adres is terug, met je nieuwe wachtwoord. Overal elders ben je uitgelogd.',
    de: 'Deine alte Adresse ist zurück, mit deinem neuen Passwort. Überall sonst bist du abgemeldet.',
    en: 'Your old address is back, with your new password. Everywhere else you are logged out.',
  },

  'mail.confirm_address.subject': {
    nl: 'Is dit jouw adres?',
    de: 'Ist das deine Adresse?',
    en: 'Is this your address?',
  },
  'mail.confirm_address.heading': {
    nl: 'Je adres bevestigen',
    de: 'Deine Adresse bestätigen',
    en: 'Confirm your address',
  },
  'mail.confirm_address.body': {
    nl: 'Iemand heeft dit adres ingevuld bij {brand}. Was jij dat? Bevestig het dan met de knop hieronder.',
    de: 'Jemand hat diese Adresse bei {brand} eingetragen. Warst du das? Dann bestätige sie mit dem Knopf unten.',
    en: 'Somebody entered this address at {brand}. Was it you? Then confirm it with the button below.',
  },
  'mail.confirm_address.footnote': {
    nl: 'Was jij het niet? Dan hoef je niets te doen.',
    de: 'Warst du es nicht? Dann musst du nichts tun.',
    en: 'Was it not you? Then you need not do anything.',
  },
  'mail.address_changed.subject': {
    nl: 'Je adres bij {brand} is veranderd',
    de: 'Deine Adresse bei {brand} ist jetzt eine andere',
    en: 'Your address at {brand} has changed',
  },
  'mail.address_changed.heading': {
    nl: 'Je account heeft een ander e-mailadres',
    de: 'Dein Konto hat eine andere E-Mail-Adresse',
    en: 'Your account has another e-mail address',
  },
  'mail.address_changed.body': {
    nl: 'Een account van {brand} had dit adres, en heeft nu een ander. Onze mails gaan voortaan daarheen.',
    de: 'Ein Konto von {brand} hatte diese Adresse und hat jetzt eine andere. Unsere Mails gehen ab jetzt dorthin.',
    en: 'An account at {brand} had this address, and now has another. Our e-mails go there from now on.',
  },
  'mail.address_changed.body_to': {
    nl: 'Je account van {brand} had dit adres, en heeft nu {address}. Onze mails gaan voortaan daarheen.',
    de: 'Dein Konto von {brand} hatte diese Adresse und hat jetzt {address}. Unsere Mails gehen ab jetzt dorthin.',
    en: 'Your account at {brand} had this address, and now has {address}. Our e-mails go there from now on.',
  },
  'mail.address_changed.password': {
    nl: 'Ook het wachtwoord is daarbij veranderd.',
    de: 'Auch das Passwort ist dabei geändert worden.',
    en: 'Its password was changed along with it.',
  },
  'mail.address_changed.yours': {
    nl: 'Heb je dat zelf gedaan? Dan is alles in orde.',
    de: 'Hast du das selbst gemacht? Dann ist alles in Ordnung.',
    en: 'Did you do that yourself? Then all is well.',
  },
  'mail.address_changed.not_yours': {
    nl: 'Zo niet, dan kun je tot en met {day} je adres terugkrijgen, met een nieuw wachtwoord.',
    de: 'Wenn nicht, kannst du bis zum {day} deine Adresse mit einem neuen Passwort zurückbekommen.',
    en: 'If not, you can have your address back until {day}, with a new password.',
  },
  'mail.address_changed.ask_us': {
    nl: 'Zo niet, schrijf ons dan: we zoeken uit wat er is gebeurd.',
    de: 'Wenn nicht, schreib uns: Wir finden heraus, was passiert ist.',
    en: 'If not, write to us: we will find out what happened.',
  },
  'mail.address_changed.write': { nl: 'Schrijf ons', de: 'Schreib uns', en: 'Write to us' },
  'mail.address_changed.button': {
    nl: 'Ik was dit niet',
    de: 'Das war ich nicht',
    en: 'This was not me',
  },
  'mail.address_changed.footnote': {
    nl: 'Je krijgt deze mail omdat een account dit adres had.',
    de: 'Du bekommst diese Mail, weil ein Konto diese Adresse hatte.',
    en: 'You get this e-mail because an account had this address.',
  },
})
