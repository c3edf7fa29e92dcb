import { texts } from './texts.ts'

/** Texts about the messages on a list, which its owners read too. */
export const forum = texts({
  'forum.title': { nl: 'Berichten', de: 'Nachrichten', en: 'Messages' },
  'forum.title_of': { nl: 'Berichten bij {title}', de: 'Nachrichten zu {title}', en: 'Messages on {title}' },
  'forum.older': { nl: 'Oudere berichten', de: 'Ältere Nachrichten', en: 'Older messages' },
  'forum.login': {
    nl: 'Wil je iets schrijven? <login>Log in</login>.',
    de: 'Möchtest du etwas schreiben? <login>Melde dich an</login>.',
    en: '<login>Log in</login> to write a message.',
  },
  'forum.hint.visitor': {
    nl: '{name} leest mee. Verklap niets: schrijf hier niet wat er is afgestreept.',
    de: '{name} liest mit. Verrate nichts: Schreib hier nicht, was abgehakt ist.',
    en: '{name} can read this too. Don’t give away what’s crossed off.',
  },
  'forum.hint.owner': {
    nl: 'Iedereen die je lijst kan openen, leest dit ook.',
    de: 'Alle, die deine Liste öffnen können, lesen das auch.',
    en: 'Anyone who can open your list can read this too.',
  },
  'forum.submit': { nl: 'Plaats bericht', de: 'Nachricht veröffentlichen', en: 'Post message' },
  'forum.posted': { nl: 'Je bericht is geplaatst.', de: 'Deine Nachricht ist veröffentlicht.', en: 'Message posted.' },
  'forum.by_owner': { nl: 'eigenaar', de: 'verwaltet die Liste', en: 'owner' },
  'forum.gone': { nl: 'Verwijderd account', de: 'Gelöschtes Konto', en: 'Deleted account' },
  'forum.news': {
    nl: 'Nieuw bericht van {name}',
    de: 'Neue Nachricht von {name}',
    en: 'New message from {name}',
  },
  'forum.message_required': {
    nl: 'Schrijf eerst een bericht.',
    de: 'Schreib zuerst eine Nachricht.',
    en: 'Write a message first.',
  },
  'forum.message_too_long': {
    nl: 'Maak je bericht korter: maximaal 2000 tekens.',
    de: 'Kürze deine Nachricht: höchstens 2000 Zeichen.',
    en: 'Make your message shorter: 2,000 characters at most.',
  },
  'forum.too_many': {
    nl: 'Je hebt in korte tijd veel geschreven. Wacht een uurtje en plaats je bericht dan.',
    de: 'Du hast in kurzer Zeit viel geschrieben. Warte eine Stunde und versuch es dann noch einmal.',
    en: 'You’ve posted too many messages in a short time. Wait an hour, then post this one.',
  },
  'forum.error.no_access': {
    nl: 'Je bericht is niet geplaatst: deze lijst staat niet meer voor je open.',
    de: 'Deine Nachricht wurde nicht veröffentlicht: Du hast keinen Zugang mehr zu dieser Liste.',
    en: 'Your message wasn’t posted: you no longer have access to this list.',
  },
  'forum.error.list_gone': {
    nl: 'Je bericht is niet geplaatst: deze lijst is verwijderd.',
    de: 'Deine Nachricht wurde nicht veröffentlicht: Diese Liste wurde gelöscht.',
    en: 'Your message wasn’t posted: this list has been deleted.',
  },
  'forum.delete.of': {
    nl: 'Verwijder het bericht van {name}',
    de: 'Nachricht von {name} löschen',
    en: 'Delete the message from {name}',
  },
  'forum.delete.title': { nl: 'Bericht verwijderen?', de: 'Nachricht löschen?', en: 'Delete this message?' },
  'forum.delete.body': {
    nl: 'Het bericht van {name} verdwijnt voor iedereen.',
    de: 'Die Nachricht von {name} verschwindet für alle.',
    en: 'The message from {name} will disappear for everyone.',
  },
  'forum.deleted': { nl: 'Het bericht is verwijderd.', de: 'Nachricht gelöscht.', en: 'Message deleted.' },

  'mail.forum_posts.by': {
    nl: '{count, plural, one {Een bericht} other {# berichten}} van {name}',
    de: '{count, plural, one {Eine Nachricht} other {# Nachrichten}} von {name}',
    en: '{count, plural, one {A message} other {# messages}} from {name}',
  },
  'mail.forum_posts.by_several': {
    nl: '{count} nieuwe berichten',
    de: '{count} neue Nachrichten',
    en: '{count} new messages',
  },
  'mail.forum_posts.subject': { nl: '{news} op “{title}”', de: '{news} auf „{title}“', en: '{news} on “{title}”' },
  'mail.forum_posts.subject_lists': {
    nl: '{news} op je lijsten',
    de: '{news} auf deinen Listen',
    en: '{news} on your lists',
  },
  'mail.forum_posts.preheader': {
    nl: 'Lees het hier, en schrijf terug op je lijst.',
    de: 'Lies es hier und antworte auf deiner Liste.',
    en: 'Read it here, and reply on your list.',
  },
  'mail.forum_posts.on': {
    nl: 'Op je lijst “{title}” staat iets nieuws te lezen.',
    de: 'Auf deiner Liste „{title}“ gibt es etwas Neues zu lesen.',
    en: 'There’s something new to read on your list “{title}”.',
  },
  'mail.forum_posts.by_on': { nl: '{name}, op “{title}”', de: '{name}, auf „{title}“', en: '{name}, on “{title}”' },
  'mail.forum_posts.more': {
    nl: 'En nog {count, plural, one {# bericht} other {# berichten}} op je lijst.',
    de: 'Und noch {count, plural, one {# Nachricht} other {# Nachrichten}} auf deiner Liste.',
    en: 'And {count, plural, one {# more message} other {# more messages}} on your list.',
  },
  'mail.forum_posts.to_list': { nl: 'Naar je lijst', de: 'Zu deiner Liste', en: 'Go to your list' },
  'mail.forum_posts.to_lists': { nl: 'Naar je lijsten', de: 'Zu deinen Listen', en: 'Go to your lists' },
  'mail.forum_posts.once_a_day': {
    nl: 'We sturen dit hoogstens één keer per dag.',
    de: 'Das schicken wir höchstens einmal am Tag.',
    en: 'We send this at most once a day.',
  },
  'mail.forum_posts.why': {
    nl: 'Je krijgt deze mail omdat iemand iets schreef op een lijst die jij bijhoudt.',
    de: 'Du bekommst diese Mail, weil jemand etwas auf eine Liste geschrieben hat, die du verwaltest.',
    en: 'You’re getting this email because someone posted a message on a list you manage.',
  },
})
