import { texts } from './texts.ts'

/** Texts about passkeys, which log in without a password. */
export const passkeys = texts({
  'passkeys.title': { nl: 'Passkeys', de: 'Passkeys', en: 'Passkeys' },
  'passkeys.hint': {
    nl: 'Log in met je vinger, je gezicht of de pincode van je apparaat, zonder wachtwoord. Je wachtwoord blijft ook werken.',
    de: 'Melde dich mit Fingerabdruck, Gesicht oder der PIN deines Geräts an, ohne Passwort. Dein Passwort gilt weiterhin.',
    en: 'Log in with your fingerprint, your face or your device’s PIN, without a password. Your password keeps working too.',
  },
  'passkeys.used': {
    nl: 'Toegevoegd op {created}, laatst gebruikt op {used}',
    de: 'Hinzugefügt am {created}, zuletzt benutzt am {used}',
    en: 'Added on {created}, last used on {used}',
  },
  'passkeys.unused': {
    nl: 'Toegevoegd op {created}, nog niet gebruikt',
    de: 'Hinzugefügt am {created}, noch nicht benutzt',
    en: 'Added on {created}, not used yet',
  },
  'passkeys.unnamed': { nl: 'Passkey', de: 'Passkey', en: 'Passkey' },
  'passkeys.unsupported': {
    nl: 'Met deze browser kun je hier geen passkey maken.',
    de: 'Mit diesem Browser lässt sich hier kein Passkey anlegen.',
    en: 'You can’t create a passkey with this browser.',
  },
  'passkeys.password': { nl: 'Je huidige wachtwoord', de: 'Dein aktuelles Passwort', en: 'Your current password' },
  'passkeys.password.hint': {
    nl: 'Zo weten we dat jij het echt bent.',
    de: 'So wissen wir, dass wirklich du es bist.',
    en: 'So we know it’s really you.',
  },
  'passkeys.name': { nl: 'Naam', de: 'Name', en: 'Name' },
  'passkeys.name.hint': {
    nl: 'Bijvoorbeeld: Mijn telefoon.',
    de: 'Zum Beispiel: Mein Handy.',
    en: 'For example: My phone.',
  },
  'passkeys.name.too_long': {
    nl: 'De naam mag maximaal 50 tekens lang zijn.',
    de: 'Der Name darf höchstens 50 Zeichen haben.',
    en: 'Use 50 characters or fewer.',
  },
  'passkeys.add': { nl: 'Passkey toevoegen', de: 'Passkey hinzufügen', en: 'Add a passkey' },
  'passkeys.added': {
    nl: 'Passkey toegevoegd. Je kunt er voortaan mee inloggen.',
    de: 'Passkey hinzugefügt. Du kannst dich ab jetzt damit anmelden.',
    en: 'Passkey added. You can log in with it from now on.',
  },
  'passkeys.too_many': {
    nl: 'Je hebt al 20 passkeys. Verwijder er eerst een.',
    de: 'Du hast schon 20 Passkeys. Entferne zuerst einen.',
    en: 'You already have 20 passkeys. Remove one first.',
  },
  'passkeys.known_already': {
    nl: 'Deze passkey is al toegevoegd.',
    de: 'Dieser Passkey ist schon hinzugefügt.',
    en: 'You’ve already added this passkey.',
  },
  'passkeys.not_added': {
    nl: 'De passkey is niet toegevoegd. Probeer het nog een keer.',
    de: 'Der Passkey wurde nicht hinzugefügt. Versuch es noch einmal.',
    en: 'The passkey wasn’t added. Try again.',
  },
  'passkeys.remove_one': {
    nl: 'Verwijderen<sr>: {name}</sr>',
    de: 'Entfernen<sr>: {name}</sr>',
    en: 'Remove<sr>: {name}</sr>',
  },
  'passkeys.remove': { nl: 'Verwijderen', de: 'Entfernen', en: 'Remove' },
  'passkeys.remove.title': {
    nl: 'De passkey “{name}” verwijderen?',
    de: 'Den Passkey „{name}“ entfernen?',
    en: 'Remove the passkey “{name}”?',
  },
  'passkeys.remove.body': {
    nl: 'Daarna kun je er niet meer mee inloggen. Op je apparaat blijft hij staan tot je hem daar ook verwijdert.',
    de: 'Danach kannst du dich nicht mehr damit anmelden. Auf deinem Gerät bleibt er, bis du ihn auch dort löschst.',
    en: 'You won’t be able to log in with it. It stays on your device until you delete it there too.',
  },
  'passkeys.removed': {
    nl: 'De passkey is verwijderd.',
    de: 'Der Passkey ist entfernt.',
    en: 'The passkey has been removed.',
  },
  'passkeys.log_in': { nl: 'Inloggen met passkey', de: 'Mit Passkey anmelden', en: 'Log in with a passkey' },
  'passkeys.login_refused': {
    nl: 'Deze passkey kennen we niet meer. Log in met je wachtwoord.',
    de: 'Diesen Passkey kennen wir nicht mehr. Melde dich mit deinem Passwort an.',
    en: 'We don’t recognise this passkey any more. Log in with your password.',
  },

  'reset_password.keep_passkeys': {
    nl: '{count, plural, one {Mijn passkey houden} other {Mijn # passkeys houden}}',
    de: '{count, plural, one {Meinen Passkey behalten} other {Meine # Passkeys behalten}}',
    en: '{count, plural, one {Keep my passkey} other {Keep my # passkeys}}',
  },
  'reset_password.keep_passkeys.hint': {
    nl: '{names}. Kies dit alleen als je alles herkent; anders wordt het verwijderd.',
    de: '{names}. Wähle das nur, wenn du alle wiedererkennst; sonst werden sie entfernt.',
    en: '{names}. Only choose this if you recognise them all; otherwise they’ll be removed.',
  },

  'mail.passkey_added.subject': {
    nl: 'Er is een passkey toegevoegd aan je account bij {brand}',
    de: 'Neuer Passkey in deinem Konto bei {brand}',
    en: 'A passkey was added to your {brand} account',
  },
  'mail.passkey_added.preheader': {
    nl: 'Was jij dat niet? Verwijder hem dan meteen.',
    de: 'Warst du das nicht? Dann entferne ihn gleich.',
    en: 'Wasn’t that you? Remove it straight away.',
  },
  'mail.passkey_added.heading': {
    nl: 'Er is een passkey bijgekomen',
    de: 'Ein Passkey ist dazugekommen',
    en: 'A passkey was added',
  },
  'mail.passkey_added.body': {
    nl: 'Je kunt nu bij {brand} inloggen met “{name}”. Was jij dat? Dan is alles in orde.',
    de: 'Du kannst dich jetzt bei {brand} mit „{name}“ anmelden. Warst du das? Dann ist alles in Ordnung.',
    en: 'You can now log in to {brand} with the passkey “{name}”. If you added it, you don’t need to do anything.',
  },
  'mail.passkey_added.not_you': {
    nl: 'Was jij het niet? Verwijder de passkey dan en kies een ander wachtwoord.',
    de: 'Warst du das nicht? Dann entferne ihn und wähle ein anderes Passwort.',
    en: 'Wasn’t that you? Remove the passkey and choose a new password.',
  },
  'mail.passkey_added.button': { nl: 'Passkeys bekijken', de: 'Passkeys ansehen', en: 'See your passkeys' },
  'mail.passkey_added.footnote': {
    nl: 'Je krijgt deze mail omdat er iets is veranderd aan de manier waarop je inlogt.',
    de: 'Du bekommst diese Mail, weil sich an deiner Anmeldung etwas geändert hat.',
    en: 'You’re getting this email because there’s been a change to how you log in.',
  },
})
