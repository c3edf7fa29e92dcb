import { texts } from './texts.ts'

/**
 * Texts about forgotten passwords: the form that asks for a link, the form for a new password, the mail with the link,
 * and the mail after a change.
 */
export const passwords = texts({
  'login.forgot_password': { nl: 'Wachtwoord vergeten?', de: 'Passwort vergessen?', en: 'Forgot your password?' },

  'forgot_password.title': { nl: 'Wachtwoord vergeten?', de: 'Passwort vergessen?', en: 'Forgot your password?' },
  'forgot_password.explanation': {
    nl: 'Dat gebeurt. We mailen je een link waarmee je een nieuw wachtwoord kiest.',
    de: 'Das kann passieren. Wir schicken dir einen Link, mit dem du ein neues Passwort wählst.',
    en: 'It happens. We’ll email you a link to choose a new password.',
  },
  'forgot_password.button': { nl: 'Link mailen', de: 'Link mailen', en: 'Email me the link' },
  'forgot_password.remembered': {
    nl: 'Schiet het je weer te binnen? <link>Log dan in</link>.',
    de: 'Fällt es dir wieder ein? Dann <link>melde dich an</link>.',
    en: 'Remembered it after all? <link>Log in</link>.',
  },
  'forgot_password.no_user': {
    nl: 'We kennen dit e-mailadres of deze lijstnaam niet. Controleer de spelling.',
    de: 'Du hast eine E-Mail-Adresse oder einen Benutzernamen angegeben der bei uns nicht bekannt ist. Prüf, ob alles richtig geschrieben ist.',
    en: 'We don’t recognise this email address or list name. Check the spelling.',
  },
  'forgot_password.not_sent': {
    nl: 'Het versturen van de mail is niet gelukt. Probeer het over een paar minuten nog eens.',
    de: 'Das versenden der E-Mail ist fehlgeschlagen. Versuch es in ein paar Minuten noch einmal.',
    en: 'We couldn’t send the email. Try again in a few minutes.',
  },
  'forgot_password.mailed.title': { nl: 'Kijk in je mail', de: 'Schau in deine Mails', en: 'Check your email' },
  'forgot_password.mailed.address': {
    nl: 'Er is een link onderweg naar {login}. Hij werkt een dag lang. Niets gekregen? Kijk dan ook bij de ongewenste mail.',
    de: 'Ein Link ist unterwegs an {login}. Er funktioniert einen Tag lang. Nichts angekommen? Dann schau auch im Spam-Ordner nach.',
    en: 'A link is on its way to {login}. It works for a day. Nothing there? Check your spam folder.',
  },
  'forgot_password.mailed.list': {
    nl: 'Er is een link onderweg naar het e-mailadres dat bij de lijst {login} hoort. Hij werkt een dag lang. Niets gekregen? Kijk dan ook bij de ongewenste mail.',
    de: 'Ein Link ist unterwegs an die E-Mail-Adresse, die zur Liste {login} gehört. Er funktioniert einen Tag lang. Nichts angekommen? Dann schau auch im Spam-Ordner nach.',
    en: 'A link is on its way to the email address for the list {login}. It works for a day. Nothing there? Check your spam folder.',
  },
  'forgot_password.to_login': { nl: 'Naar inloggen', de: 'Zur Anmeldung', en: 'Go to login' },

  'reset_password.title': {
    nl: 'Kies een nieuw wachtwoord',
    de: 'Wähle ein neues Passwort',
    en: 'Choose a new password',
  },
  'reset_password.explanation': {
    nl: 'Voor het account van {name} ({email}).',
    de: 'Für das Konto von {name} ({email}).',
    en: 'For {name}’s account ({email}).',
  },
  'reset_password.password': { nl: 'Nieuw wachtwoord', de: 'Neues Passwort', en: 'New password' },
  'reset_password.button': { nl: 'Opslaan en inloggen', de: 'Speichern und anmelden', en: 'Save and log in' },
  'reset_password.ends_sessions': {
    nl: 'Overal waar je nu bent ingelogd, word je uitgelogd.',
    de: 'Überall, wo du gerade angemeldet bist, wirst du abgemeldet.',
    en: 'You’ll be logged out everywhere you’re currently logged in.',
  },
  'reset_password.owners.explanation': {
    nl: 'Je nieuwe wachtwoord is opgeslagen. Tot nu toe had niemand dit adres bevestigd, dus misschien heeft iemand anders deze lijsten gemaakt of gedeeld. Ken je iemand hieronder niet? Verwijder die persoon dan.',
    de: 'Dein neues Passwort ist gespeichert. Bisher hatte niemand diese Adresse bestätigt, vielleicht hat also jemand anders diese Listen erstellt oder geteilt. Kennst du jemanden hier nicht? Dann entferne die Person.',
    en: 'Your new password has been saved. No one had confirmed this address until now, so someone else may have made or shared these lists. If there’s anyone here you don’t know, remove them.',
  },
  'reset_password.done': {
    nl: 'Je nieuwe wachtwoord is opgeslagen, en je bent ingelogd.',
    de: 'Dein neues Passwort ist gespeichert, und du bist angemeldet.',
    en: 'Your new password has been saved, and you’re logged in.',
  },
  'reset_password.expired.title': {
    nl: 'Deze link is verlopen',
    de: 'Dieser Link ist abgelaufen',
    en: 'This link has expired',
  },
  'reset_password.expired': {
    nl: 'Een link voor een nieuw wachtwoord werkt een dag. Vraag gerust een nieuwe aan.',
    de: 'Ein Link für ein neues Passwort funktioniert einen Tag lang. Fordere einfach einen neuen an.',
    en: 'Links for choosing a new password work for a day. Ask for a new one.',
  },
  'reset_password.unknown.title': {
    nl: 'Deze link werkt niet meer',
    de: 'Dieser Link funktioniert nicht mehr',
    en: 'This link no longer works',
  },
  'reset_password.unknown': {
    nl: 'Deze link is al gebruikt, of er is een nieuwere. Kijk of je nog een mail van ons hebt, of vraag een nieuwe link aan.',
    de: 'Dieser Link wurde schon benutzt, oder es gibt einen neueren. Schau, ob du noch eine Mail von uns hast, oder fordere einen neuen Link an.',
    en: 'This link has already been used, or there’s a newer one. Check whether you have another email from us, or ask for a new link.',
  },
  'reset_password.ask_again': {
    nl: 'Nieuwe link aanvragen',
    de: 'Neuen Link anfordern',
    en: 'Ask for a new link',
  },

  'mail.reset_password.subject': {
    nl: 'Kies een nieuw wachtwoord voor {brand}',
    de: 'Passwort für {brand} zurücksetzen',
    en: 'Choose a new password for {brand}',
  },
  'mail.reset_password.preheader': {
    nl: 'De link hiervoor werkt één keer, en een dag lang.',
    de: 'Der Link dafür funktioniert einen Tag lang und nur einmal.',
    en: 'The link for it works once, for one day.',
  },
  'mail.reset_password.heading': { nl: 'Dag {name}', de: 'Hallo {name}', en: 'Hello {name}' },
  'mail.reset_password.body': {
    nl: 'Iemand, waarschijnlijk jij, wil een nieuw wachtwoord voor je account bij {brand}. Met deze link kies je er een.',
    de: 'Jemand, wahrscheinlich du, möchte ein neues Passwort für dein Konto bei {brand}. Mit diesem Link wählst du eins.',
    en: 'Someone, probably you, has asked for a new password for your {brand} account. Use this link to choose one.',
  },
  'mail.reset_password.button': { nl: 'Kies een wachtwoord', de: 'Passwort wählen', en: 'Choose a password' },
  'mail.reset_password.note': {
    nl: 'De link werkt één keer, en een dag lang. Stuur deze mail niet door: iedereen met deze mail kan in je account.',
    de: 'Der Link funktioniert einen Tag lang und nur einmal. Leite diese Mail nicht weiter: Wer sie hat, kommt in dein Konto.',
    en: 'The link works once, for one day. Don’t forward this email: anyone who has it can get into your account.',
  },
  'mail.reset_password.footnote': {
    nl: 'Heb je hier niet om gevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
    de: 'Du hast nicht darum gebeten? Dann musst du nichts tun: Dein Passwort bleibt, wie es ist.',
    en: 'If you didn’t ask for this, you don’t need to do anything: your password will stay the same.',
  },
  'mail.password_changed.subject': {
    nl: 'Je wachtwoord voor {brand} is veranderd',
    de: 'Dein Passwort für {brand} wurde geändert',
    en: 'Your {brand} password was changed',
  },
  'mail.password_changed.preheader': {
    nl: 'Was jij dat niet? Kies dan meteen een ander wachtwoord.',
    de: 'Warst du das nicht? Dann wähle gleich ein anderes Passwort.',
    en: 'Wasn’t that you? Choose another password straight away.',
  },
  'mail.password_changed.heading': { nl: 'Dag {name}', de: 'Hallo {name}', en: 'Hello {name}' },
  'mail.password_changed.body': {
    nl: 'Je account bij {brand} heeft een nieuw wachtwoord. Was jij dat? Dan is alles in orde.',
    de: 'Dein Konto bei {brand} hat ein neues Passwort. Warst du das? Dann ist alles in Ordnung.',
    en: 'Your {brand} account has a new password. If you changed it, you don’t need to do anything.',
  },
  'mail.password_changed.not_you': {
    nl: 'Was jij het niet? Kies dan meteen een ander wachtwoord, hier en voor je mailbox. Iedereen die op je account is ingelogd, wordt daarmee uitgelogd.',
    de: 'Warst du das nicht? Dann wähle gleich ein anderes Passwort, hier und für dein Mailkonto. Wer in deinem Konto angemeldet ist, wird damit abgemeldet.',
    en: 'Wasn’t that you? Choose a new password straight away, both here and for your email. Changing it here logs everyone out of your account.',
  },
  'mail.password_changed.button': {
    nl: 'Ik was het niet',
    de: 'Ich war es nicht',
    en: 'It wasn’t me',
  },
  'mail.password_changed.footnote': {
    nl: 'Je krijgt deze mail omdat het wachtwoord van je account is veranderd.',
    de: 'Du bekommst diese Mail, weil das Passwort deines Kontos geändert wurde.',
    en: 'You’re getting this email because your account’s password was changed.',
  },
})
