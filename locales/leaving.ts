import { texts } from './texts.ts'

/** Texts about deleting an account, or the data of a guest. */
export const leaving = texts({
  'leaving.title': { nl: 'Account verwijderen', de: 'Konto löschen', en: 'Delete your account' },
  'leaving.title.guest': { nl: 'Gegevens verwijderen', de: 'Daten löschen', en: 'Delete your data' },
  'leaving.for_good': {
    nl: 'Dit is voorgoed. We kunnen het niet voor je ongedaan maken.',
    de: 'Das ist endgültig. Wir können es nicht rückgängig machen.',
    en: 'This is permanent. We can’t undo it for you.',
  },
  'leaving.goes': { nl: 'Dit verdwijnt', de: 'Das verschwindet', en: 'What will be deleted' },
  'leaving.goes.list': {
    nl: '<b>{title}</b>, {count, plural, =0 {die leeg is} one {met # cadeau} other {met # cadeaus}}',
    de: '<b>{title}</b>, {count, plural, =0 {noch ohne Wünsche} one {mit # Wunsch} other {mit # Wünschen}}',
    en: '<b>{title}</b>, {count, plural, =0 {which is empty} one {with # gift} other {with # gifts}}',
  },
  'leaving.goes.given': {
    nl: '{count, plural, one {Wat je geeft: iemand anders kan dat cadeau weer afstrepen} other {Wat je geeft: anderen kunnen die # cadeaus weer afstrepen}}',
    de: '{count, plural, one {Was du schenkst: Jemand anders kann den Wunsch wieder abhaken} other {Was du schenkst: Andere können die # Wünsche wieder abhaken}}',
    en: '{count, plural, one {The gift you’re giving: someone else can cross it off again} other {The # gifts you’re giving: others can cross them off again}}',
  },
  'leaving.goes.friends': {
    nl: '{count, plural, one {De vriend die je hebt toegevoegd} other {De # vrienden die je hebt toegevoegd}}',
    de: '{count, plural, one {Die Person, die du zu deinen Freunden hinzugefügt hast} other {Die # Freunde, die du hinzugefügt hast}}',
    en: '{count, plural, one {The friend you added} other {The # friends you added}}',
  },
  'leaving.goes.account': {
    nl: 'Je naam, je e-mailadres, je wachtwoord en je instellingen; je wordt overal uitgelogd',
    de: 'Dein Name, deine E-Mail-Adresse, dein Passwort und deine Einstellungen; du wirst überall abgemeldet',
    en: 'Your name, email address, password and settings; you’ll be logged out everywhere',
  },
  'leaving.goes.guest': {
    nl: 'Je e-mailadres en je instellingen; je wordt overal uitgelogd',
    de: 'Deine E-Mail-Adresse und deine Einstellungen; du wirst überall abgemeldet',
    en: 'Your email address and your settings; you’ll be logged out everywhere',
  },
  'leaving.stays': { nl: 'Dit blijft', de: 'Das bleibt', en: 'What stays' },
  'leaving.stays.list': {
    nl: '<b>{title}</b>: {name} gaat ermee door, zonder jou',
    de: '<b>{title}</b>: {name} macht ohne dich weiter',
    en: '<b>{title}</b>: {name} carries on without you',
  },
  'leaving.stays.list_handed': {
    nl: '<b>{title}</b>: {name} regelt die lijst voortaan, en krijgt daar een mail over',
    de: '<b>{title}</b>: Ab jetzt verwaltet {name} die Liste und bekommt dazu eine Mail',
    en: '<b>{title}</b>: {name} takes over, and gets an email about it',
  },
  'leaving.stays.messages': {
    nl: '{count, plural, one {Het bericht dat je op een lijst schreef, zonder je naam} other {De # berichten die je op lijsten schreef, zonder je naam}}',
    de: '{count, plural, one {Die Nachricht, die du auf eine Liste geschrieben hast, ohne deinen Namen} other {Die # Nachrichten, die du auf Listen geschrieben hast, ohne deinen Namen}}',
    en: '{count, plural, one {The message you wrote on a list, without your name} other {The # messages you wrote on lists, without your name}}',
  },
  'leaving.stays.draws': {
    nl: '{count, plural, one {Je trekking: alle deelnemers kunnen hun eigen lootje blijven openen} other {Je # trekkingen: alle deelnemers kunnen hun eigen lootje blijven openen}}',
    de: '{count, plural, one {Deine Auslosung: Wer mitmacht, kann sein Los weiterhin öffnen} other {Deine # Auslosungen: Wer mitmacht, kann sein Los weiterhin öffnen}}',
    en: '{count, plural, one {The draw you organised: everyone in it can still open their envelope} other {The # draws you organised: everyone in them can still open their envelope}}',
  },
  'leaving.stays.lots': {
    nl: 'Je naam en adres bij lootjes waaraan je meedoet, zoals de organisator ze invulde. Je lootje kun je blijven openen met de link in je mail.',
    de: 'Dein Name und deine Adresse bei Auslosungen, an denen du teilnimmst, so wie sie eingetragen wurden. Dein Los kannst du weiter über den Link in deiner Mail öffnen.',
    en: 'Your name and address in draws you’re in, as the organiser entered them. You can still open your envelope with the link in your email.',
  },
  'leaving.stays.nothing': {
    nl: 'Niets. Alles wat je hier hebt, gaat weg.',
    de: 'Nichts. Alles, was du hier hast, wird gelöscht.',
    en: 'Nothing. Everything you have here will be deleted.',
  },
  'leaving.survey.changed': {
    nl: 'De vraag is intussen veranderd. Kies opnieuw, of sla hem over.',
    de: 'Die Frage hat sich inzwischen geändert. Wähle noch einmal, oder lass sie aus.',
    en: 'The question has since changed. Choose again, or skip it.',
  },
  'leaving.survey.hint': {
    nl: 'Je hoeft dit niet in te vullen. We slaan het op zonder je naam.',
    de: 'Du musst das nicht sagen. Wir speichern es ohne deinen Namen.',
    en: 'You don’t have to say. We store it without your name.',
  },
  'leaving.survey.other': { nl: 'Iets anders', de: 'Etwas anderes', en: 'Other' },
  'leaving.survey.words': { nl: 'In je eigen woorden', de: 'In deinen eigenen Worten', en: 'In your own words' },
  'leaving.custom_too_long': {
    nl: 'Maak het korter: er is ruimte voor 400 tekens.',
    de: 'Fass dich kürzer: Es ist Platz für 400 Zeichen.',
    en: 'Make it shorter: there’s room for 400 characters.',
  },
  'leaving.sure': { nl: 'Weet je het zeker?', de: 'Bist du sicher?', en: 'Are you sure?' },
  'leaving.password': { nl: 'Je wachtwoord', de: 'Dein Passwort', en: 'Your password' },
  'leaving.password_hint': {
    nl: 'Zo weten we dat jij het bent, en niet iemand die je telefoon vond.',
    de: 'So wissen wir, dass du es bist und nicht jemand, der dein Handy gefunden hat.',
    en: 'So we know it’s you, and not someone who found your phone.',
  },
  'leaving.password_required': {
    nl: 'Typ je wachtwoord om je account te verwijderen.',
    de: 'Gib dein Passwort ein, um dein Konto zu löschen.',
    en: 'Enter your password to delete your account.',
  },
  'leaving.submit': { nl: 'Verwijder mijn account', de: 'Mein Konto löschen', en: 'Delete my account' },
  'leaving.submit.guest': { nl: 'Verwijder mijn gegevens', de: 'Meine Daten löschen', en: 'Delete my data' },
  'leaving.deleted.title': { nl: 'Alles is verwijderd', de: 'Alles ist gelöscht', en: 'Everything has been deleted' },
  'leaving.deleted.body': {
    nl: 'Bedankt dat je er was. Je krijgt nog één mail, die dit bevestigt.',
    de: 'Schön, dass du da warst. Du bekommst noch eine letzte Mail, die das bestätigt.',
    en: 'Thanks for being with us. We’ll send you one last email to confirm this.',
  },

  'mail.account_deleted.subject.account': {
    nl: 'Je account bij {brand} is verwijderd',
    de: 'Dein Konto bei {brand} ist gelöscht',
    en: 'Your {brand} account has been deleted',
  },
  'mail.account_deleted.subject.guest': {
    nl: 'Je gegevens bij {brand} zijn verwijderd',
    de: 'Deine Daten bei {brand} sind gelöscht',
    en: 'Your {brand} data has been deleted',
  },
  'mail.account_deleted.preheader': {
    nl: 'Lees wat er weg is, en wat er blijft staan.',
    de: 'Hier steht, was weg ist und was bleibt.',
    en: 'Here’s what’s gone, and what stays.',
  },
  'mail.account_deleted.heading': {
    nl: 'Alles is verwijderd',
    de: 'Alles ist gelöscht',
    en: 'Everything has been deleted',
  },
  'mail.account_deleted.gone.account': {
    nl: 'Je account is verwijderd, met je lijsten, je vrienden en je instellingen. Wat je had afgestreept, kunnen anderen weer geven.',
    de: 'Dein Konto ist gelöscht, mit deinen Listen, Freunden und Einstellungen. Was du abgehakt hattest, können andere wieder schenken.',
    en: 'Your account has been deleted, along with your lists, friends and settings. Others can now give what you’d crossed off.',
  },
  'mail.account_deleted.gone.guest': {
    nl: 'Je adres en je instellingen zijn verwijderd. Wat je had afgestreept, kunnen anderen weer geven.',
    de: 'Deine Adresse und deine Einstellungen sind gelöscht. Was du abgehakt hattest, können andere wieder schenken.',
    en: 'Your address and settings have been deleted. Others can now give what you’d crossed off.',
  },
  'mail.account_deleted.stays.account': {
    nl: 'Lijsten die anderen samen met jou bijhielden, staan er nog. Berichten die je schreef ook, zonder je naam. Bij lootjes blijft je naam staan zoals hij is ingevuld.',
    de: 'Listen, die du mit anderen verwaltet hast, gibt es noch. Nachrichten von dir auch, ohne deinen Namen. Bei Auslosungen steht dein Name, wie er eingetragen wurde.',
    en: 'Lists you managed with others are still there. So are messages you wrote, without your name. In draws, your name stays as it was entered.',
  },
  'mail.account_deleted.stays.guest': {
    nl: 'Berichten die je schreef, staan er nog, zonder je naam. Bij lootjes blijven je naam en adres staan zoals ze zijn ingevuld.',
    de: 'Nachrichten von dir stehen noch da, ohne deinen Namen. Bei Auslosungen stehen Name und Adresse, wie sie eingetragen wurden.',
    en: 'Messages you wrote are still there, without your name. In draws, your name and address stay as they were entered.',
  },
  'mail.account_deleted.not_you.account': {
    nl: 'Was jij dit niet? Dan kende iemand je wachtwoord of had iemand je telefoon in handen. Verander je wachtwoord overal waar je het nog meer gebruikt.',
    de: 'Warst du das nicht? Dann kannte jemand dein Passwort oder hatte dein Handy in der Hand. Ändere das Passwort überall, wo du es sonst noch benutzt.',
    en: 'If this wasn’t you, someone knew your password or had your phone. Change that password everywhere else you use it.',
  },
  'mail.account_deleted.not_you.guest': {
    nl: 'Was jij dit niet? Dan had iemand anders dit adres ingevuld, en hoef je niets te doen.',
    de: 'Warst du das nicht? Dann hatte jemand anders diese Adresse eingetragen, und du musst nichts tun.',
    en: 'If this wasn’t you, someone else entered this address, and you don’t need to do anything.',
  },
  'mail.account_deleted.why': {
    nl: 'Dit is de laatste mail die je hierover van {brand} krijgt.',
    de: 'Das ist die letzte Mail, die du dazu von {brand} bekommst.',
    en: 'This is the last email from {brand} about this.',
  },
})
