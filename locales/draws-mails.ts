import { texts } from './texts.ts'

/** The mails about draws. None of them says who drew whom: that stands behind the lot's own link. */
export const drawsMails = texts({
  'mail.lot.subject': { nl: 'Je lootje voor {title}', de: 'Dein Los für {title}', en: 'Your envelope for {title}' },
  'mail.lot.preheader': {
    nl: 'Je lootje zit in de envelop. Openen kan alleen jij.',
    de: 'Dein Los liegt im Umschlag. Öffnen kannst nur du ihn.',
    en: 'There is a name in your envelope. Only you can open it.',
  },
  'mail.lot.heading': {
    nl: '{name}, er ligt een lootje voor je klaar',
    de: '{name}, dein Los liegt bereit',
    en: '{name}, your envelope is waiting for you',
  },
  'mail.lot.drawn': {
    nl: '{organizer} heeft de lootjes getrokken voor “{title}”.',
    de: '{organizer} hat die Lose für „{title}“ gezogen.',
    en: '{organizer} has drawn the names for “{title}”.',
  },
  'mail.lot.drawn_by_you': {
    nl: 'Je hebt de lootjes getrokken voor “{title}”. Dit is dat van jou.',
    de: 'Du hast die Lose für „{title}“ gezogen. Das hier ist deins.',
    en: 'You have drawn the names for “{title}”. This envelope is yours.',
  },
  'mail.lot.only_you': {
    nl: 'Alleen jij ziet wie je hebt. Zet er ook meteen je eigen wensen bij.',
    de: 'Nur du siehst, wen du gezogen hast. Leg auch gleich deine eigenen Wünsche dazu.',
    en: 'Only you see whom you have. Add your own wishes while you are there.',
  },
  'mail.lot.button': { nl: 'Open je lootje', de: 'Umschlag öffnen', en: 'Open your envelope' },
  'mail.lot.keep_it': {
    nl: 'Stuur deze mail niet door: wie de knop heeft, kan je lootje zien.',
    de: 'Leite diese Mail nicht weiter: Wer den Knopf hat, kann dein Los sehen.',
    en: 'Do not forward this e-mail: whoever has the button can open your envelope.',
  },
  'mail.lot.why': {
    nl: 'Je krijgt deze mail omdat {organizer} je als deelnemer opgaf. Klopt dat niet? Dan hoef je niets te doen.',
    de: 'Du bekommst diese Mail, weil {organizer} dich zum Wichteln eingetragen hat. Stimmt das nicht? Dann musst du nichts tun.',
    en: 'You got this e-mail because {organizer} entered you as a participant. Not right? Then there is nothing you need to do.',
  },
  'mail.lot.why_you': {
    nl: 'Je krijgt deze mail omdat je zelf meedoet.',
    de: 'Du bekommst diese Mail, weil du selbst mitmachst.',
    en: 'You got this e-mail because you take part yourself.',
  },
  'mail.lot.why_part': {
    nl: 'Je krijgt deze mail omdat je meedoet met “{title}” van {organizer}.',
    de: 'Du bekommst diese Mail, weil du bei „{title}“ von {organizer} mitmachst.',
    en: 'You got this e-mail because you take part in “{title}” by {organizer}.',
  },

  'mail.draw_manage.subject': {
    nl: 'De lootjes zijn getrokken: {title}',
    de: 'Die Lose sind gezogen: {title}',
    en: 'The names are drawn: {title}',
  },
  'mail.draw_manage.preheader': {
    nl: 'Hier zie je wie het lootje al opende, en stuur je een mail opnieuw.',
    de: 'Hier siehst du, wer das Los schon geöffnet hat, und schickst eine Mail noch einmal.',
    en: 'Here you see who has opened their envelope, and can send an e-mail again.',
  },
  'mail.draw_manage.heading': {
    nl: '{name}, de lootjes zijn onderweg',
    de: '{name}, die Lose sind unterwegs',
    en: '{name}, the envelopes are on their way',
  },
  'mail.draw_manage.sent': {
    nl: 'Voor “{title}” {count, plural, one {krijgt # deelnemer een lootje} other {krijgen # deelnemers ieder hun eigen lootje}} per mail. Ook jij krijgt het jouwe apart.',
    de: 'Für „{title}“ {count, plural, one {bekommt # Person ihr Los} other {bekommen # Personen je ihr eigenes Los}} per Mail. Deins kommt auch extra.',
    en: 'For “{title}” {count, plural, one {# participant gets an envelope} other {# participants each get their own envelope}} by e-mail. Yours comes separately too.',
  },
  'mail.draw_manage.what': {
    nl: 'Met de knop zie je wie de envelop al opende of een lijst koos. Is een adres verkeerd of een mail zoek? Dan stuur je het lootje opnieuw.',
    de: 'Mit dem Knopf siehst du, wer den Umschlag schon geöffnet oder eine Liste gewählt hat. Stimmt eine Adresse nicht, oder ist eine Mail verschwunden? Dann schick das Los noch einmal.',
    en: 'The button shows who has opened their envelope or chosen a list. Is an address wrong, or an e-mail lost? Then send that envelope again.',
  },
  'mail.draw_manage.secret': {
    nl: 'Wie wie trok, weet niemand. Ook jij niet.',
    de: 'Wer wen gezogen hat, weiß niemand. Auch du nicht.',
    en: 'Nobody knows who drew whom. Not even you.',
  },
  'mail.draw_manage.button': { nl: 'Bekijk de trekking', de: 'Auslosung ansehen', en: 'See the draw' },
  'mail.draw_manage.keep_it': {
    nl: 'Bewaar deze mail en stuur hem niet door: wie de knop heeft, kan de trekking beheren en jouw lootje zien.',
    de: 'Heb diese Mail auf und leite sie nicht weiter: Wer den Knopf hat, kann die Auslosung verwalten und dein Los sehen.',
    en: 'Keep this e-mail and do not forward it: whoever has the button can manage the draw and open your envelope.',
  },
  'mail.draw_manage.why': {
    nl: 'Je krijgt deze mail omdat je de lootjes trok voor “{title}”.',
    de: 'Du bekommst diese Mail, weil du die Lose für „{title}“ gezogen hast.',
    en: 'You got this e-mail because you drew the names for “{title}”.',
  },

  'mail.nudge.subject': {
    nl: 'Wat wil jij graag hebben? ({title})',
    de: 'Was wünschst du dir? ({title})',
    en: 'What would you like? ({title})',
  },
  'mail.nudge.heading': {
    nl: '{name}, waar word jij blij van?',
    de: '{name}, worüber freust du dich?',
    en: '{name}, what would make you happy?',
  },
  'mail.nudge.body': {
    nl: 'Wie jou trok voor “{title}”, zoekt een cadeau voor je en zou graag je wensen zien. Wie dat is, blijft geheim.',
    de: 'Wer dich für „{title}“ gezogen hat, sucht ein Geschenk für dich und würde gern deine Wünsche sehen. Wer das ist, bleibt geheim.',
    en: 'Whoever drew you for “{title}” is looking for a present and would love to see your wishes. Who that is stays secret.',
  },
  'mail.nudge.how': {
    nl: 'Open je lootje en kies een lijst, of maak er een. Twee of drie wensen zijn al genoeg.',
    de: 'Öffne dein Los und wähle eine Liste, oder leg eine an. Zwei, drei Wünsche reichen schon.',
    en: 'Open your envelope and choose a list, or make one. Two or three wishes are plenty.',
  },
  'mail.nudge.button': { nl: 'Kies een lijst', de: 'Liste wählen', en: 'Choose a list' },

  'mail.question.subject': {
    nl: 'Een vraag van wie jou trok ({title})',
    de: 'Eine Frage von der Person, die dich gezogen hat ({title})',
    en: 'A question from whoever drew you ({title})',
  },
  'mail.question.heading': {
    nl: '{name}, iemand wil iets van je weten',
    de: '{name}, jemand möchte etwas von dir wissen',
    en: '{name}, somebody wants to know something',
  },
  'mail.question.body': {
    nl: 'Wie jou trok voor “{title}”, vraagt je dit. Wie dat is, blijft geheim.',
    de: 'Das fragt dich, wer dich für „{title}“ gezogen hat. Wer das ist, bleibt geheim.',
    en: 'Whoever drew you for “{title}” asks you this. Who that is stays secret.',
  },
  'mail.question.button': {
    nl: 'Zet het antwoord op je lijst',
    de: 'Antwort auf die Liste setzen',
    en: 'Put the answer on your list',
  },
  'mail.question.answer': {
    nl: 'Een antwoord op deze mail komt niet aan. Zet het antwoord op de lijst bij je lootje: wie jou trok, ziet het daar.',
    de: 'Eine Antwort auf diese Mail kommt nicht an. Schreib sie auf die Liste bei deinem Los: Wer dich gezogen hat, sieht sie dort.',
    en: 'A reply to this e-mail will not arrive. Put the answer on the list with your envelope: whoever drew you sees it there.',
  },

  'mail.draw_deleted.subject': {
    nl: 'De trekking gaat niet door: {title}',
    de: 'Die Auslosung fällt aus: {title}',
    en: 'The draw is off: {title}',
  },
  'mail.draw_deleted.heading': {
    nl: 'De trekking gaat niet door',
    de: 'Die Auslosung fällt aus',
    en: 'The draw is off',
  },
  'mail.draw_deleted.body': {
    nl: '{name}, {organizer} heeft de trekking voor “{title}” verwijderd.',
    de: '{name}, {organizer} hat die Auslosung für „{title}“ gelöscht.',
    en: '{name}, {organizer} has deleted the draw for “{title}”.',
  },
  'mail.draw_deleted.by_you': {
    nl: 'Je hebt de trekking voor “{title}” verwijderd.',
    de: 'Du hast die Auslosung für „{title}“ gelöscht.',
    en: 'You have deleted the draw for “{title}”.',
  },
  'mail.draw_deleted.meaning': {
    nl: 'Je lootje geldt niet meer en gaat niet meer open. Komt er een nieuwe trekking, dan krijg je vanzelf een nieuwe mail. Had je al iets gekocht? Vraag {organizer} even hoe het nu verdergaat.',
    de: 'Dein Los gilt nicht mehr und lässt sich nicht mehr öffnen. Gibt es eine neue Auslosung, bekommst du von selbst eine neue Mail. Hattest du schon etwas gekauft? Frag {organizer}, wie es weitergeht.',
    en: 'Your envelope no longer counts and no longer opens. If there is a new draw, a new e-mail comes by itself. Bought something already? Ask {organizer} what happens now.',
  },
  'mail.draw_deleted.told': {
    nl: 'Alle deelnemers kregen hierover een mail. De lootjes gaan niet meer open.',
    de: 'Alle, die mitmachen, haben eine Mail dazu bekommen. Die Lose lassen sich nicht mehr öffnen.',
    en: 'Every participant got an e-mail about it. The envelopes no longer open.',
  },

  'mail.lot_moved.subject': {
    nl: 'Het lootje voor {title} ging naar een ander adres',
    de: 'Das Los für {title} ging an eine andere Adresse',
    en: 'The envelope for {title} went to another address',
  },
  'mail.lot_moved.heading': {
    nl: 'Dit lootje ging naar een ander adres',
    de: 'Dieses Los ging an eine andere Adresse',
    en: 'This envelope went to another address',
  },
  'mail.lot_moved.body': {
    nl: '{organizer} stuurde het lootje van {name} voor “{title}” naar een ander e-mailadres. De link in de mail die je eerder kreeg, werkt niet meer.',
    de: '{organizer} hat das Los von {name} für „{title}“ an eine andere E-Mail-Adresse geschickt. Der Link in der Mail, die du vorher bekommen hast, funktioniert nicht mehr.',
    en: '{organizer} sent {name}’s envelope for “{title}” to another e-mail address. The link in the e-mail that you had before no longer works.',
  },
  'mail.lot_moved.meaning': {
    nl: 'Was dit lootje voor jou en wist je hier niet van? Vraag {organizer} dan waar het heen ging.',
    de: 'War das dein Los, und du wusstest nichts davon? Dann frag {organizer}, wohin es ging.',
    en: 'Was this envelope yours, and is this news to you? Then ask {organizer} where it went.',
  },
})
