import { texts } from './texts.ts'

/** Texts of the ways to hand over all envelopes of a draw: the organizer's phone that goes round, and cards. */
export const passing = texts({
  'passing.page_title': { nl: 'Doorgeven: {title}', de: 'Weitergeben: {title}', en: 'Pass the phone: {title}' },
  'passing.start': { nl: 'Geef de telefoon door', de: 'Handy weitergeben', en: 'Pass the phone' },
  'passing.give': {
    nl: 'Geef de telefoon aan {name}',
    de: 'Gib {name} das Handy',
    en: 'Give the phone to {name}',
  },
  'passing.intro': {
    nl: 'De telefoon gaat rond, en iedereen kijkt alleen in de eigen envelop. Daarna is de naam van de telefoon verdwenen.',
    de: 'Das Handy geht reihum, und alle sehen nur in den eigenen Umschlag. Danach ist der Name vom Handy verschwunden.',
    en: 'The phone goes round, and everyone looks into their own envelope only. Afterwards, the name is gone from the phone.',
  },
  'passing.to_go': {
    nl: '{count, plural, one {Nog # envelop} other {Nog # enveloppen}}',
    de: '{count, plural, one {Noch # Umschlag} other {Noch # Umschläge}}',
    en: '{count, plural, one {# envelope to go} other {# envelopes to go}}',
  },
  'passing.i_am': { nl: 'Ik ben {name}', de: 'Ich bin {name}', en: 'I’m {name}' },
  'passing.skip': { nl: 'Sla {name} over', de: '{name} überspringen', en: 'Skip {name}' },
  'passing.stop': { nl: 'Stoppen', de: 'Aufhören', en: 'Stop' },
  'passing.others': { nl: 'Eerst iemand anders', de: 'Erst jemand anders', en: 'Someone else first' },
  'passing.turn': {
    nl: '{name}, kijk even alleen',
    de: '{name}, schau kurz allein',
    en: '{name}, have a look on your own',
  },
  'passing.turn.hold_hint': {
    nl: 'Je ziet de naam zolang je de knop vasthoudt. Laat je los, dan is hij weg.',
    de: 'Du siehst den Namen, solange du den Button hältst. Lässt du los, ist er weg.',
    en: 'You see the name for as long as you hold the button. Let go, and it’s gone.',
  },
  'passing.turn.press_hint': {
    nl: 'De envelop gaat maar één keer open. Kijk dus even of je alleen bent.',
    de: 'Der Umschlag geht nur einmal auf. Schau also kurz, ob du allein bist.',
    en: 'The envelope opens only once. So check that no one is looking.',
  },
  'passing.turn.aloud': {
    nl: 'Een schermlezer leest de naam hardop voor.',
    de: 'Ein Screenreader liest den Namen laut vor.',
    en: 'A screen reader reads the name aloud.',
  },
  'passing.hold': { nl: 'Houd vast om te kijken', de: 'Zum Ansehen halten', en: 'Hold to look' },
  'passing.press': { nl: 'Kijken', de: 'Ansehen', en: 'Look' },
  'passing.not_me': { nl: 'Ik ben {name} niet', de: 'Ich bin nicht {name}', en: 'I’m not {name}' },
  'passing.done': { nl: 'Klaar: doorgeven', de: 'Fertig: weitergeben', en: 'Done: pass it on' },
  'passing.done.hint': {
    nl: 'Daarna is de naam van deze telefoon verdwenen.',
    de: 'Danach ist der Name von diesem Handy verschwunden.',
    en: 'After that, the name is gone from this phone.',
  },
  'passing.copy': {
    nl: 'Scan dit met je eigen telefoon om je lootje mee te nemen. Dat kan één keer, en alleen vandaag.',
    de: 'Scann das mit deinem eigenen Handy, um dein Los mitzunehmen. Das geht einmal, und nur heute.',
    en: 'Scan this with your own phone to take the name along. It works once, and only today.',
  },
  'passing.copy.label': {
    nl: 'QR-code om je lootje mee te nemen',
    de: 'QR-Code, um dein Los mitzunehmen',
    en: 'QR code to take the name along',
  },
  'passing.copied': {
    nl: 'Je lootje is al meegenomen op een andere telefoon.',
    de: 'Dein Los ist schon auf einem anderen Handy.',
    en: 'Another phone has already taken it along.',
  },
  'passing.opened': {
    nl: 'De envelop van {name} is al open',
    de: 'Der Umschlag von {name} ist schon offen',
    en: '{name}’s envelope is already open',
  },
  'passing.opened.body': {
    nl: 'Was {name} dat niet, of ging het mis? Maak dan een nieuwe envelop. Die zegt dat deze al open was.',
    de: 'War das nicht {name}, oder ging etwas schief? Dann mach einen neuen Umschlag. Der sagt, dass dieser schon offen war.',
    en: 'If that wasn’t {name}, or something went wrong, make a new envelope. It’ll say that this one was already open.',
  },
  'passing.next': { nl: 'Ga verder', de: 'Weiter', en: 'Carry on' },
  'passing.expired': {
    nl: 'Dat duurde even. Kijk nu opnieuw.',
    de: 'Das hat gedauert. Schau jetzt noch einmal.',
    en: 'That took a while. Have another look.',
  },
  'passing.all_done': { nl: 'Iedereen heeft gekeken', de: 'Alle haben nachgesehen', en: 'Everyone has looked' },
  'passing.all_done.body': {
    nl: 'Alle enveloppen zijn open.',
    de: 'Alle Umschläge sind offen.',
    en: 'All the envelopes are open.',
  },
  'passing.round_done': { nl: 'De ronde is klaar', de: 'Die Runde ist fertig', en: 'The round is done' },
  'passing.round_done.body': {
    nl: '{count, plural, one {Eén envelop is nog niet geopend. Geef je hem later, of nu toch nog?} other {# enveloppen zijn nog niet geopend. Geef je ze later, of nu toch nog?}}',
    de: '{count, plural, one {Ein Umschlag ist noch zu. Gibst du ihn später weiter, oder doch noch jetzt?} other {# Umschläge sind noch zu. Gibst du sie später weiter, oder doch noch jetzt?}}',
    en: '{count, plural, one {One envelope is still closed. Hand it over later, or now after all.} other {# envelopes are still closed. Hand them over later, or now after all.}}',
  },
  'passing.to_draw': { nl: 'Ga naar de trekking', de: 'Zur Auslosung', en: 'Go to the draw' },

  'cards.start': { nl: 'Print de kaartjes', de: 'Kärtchen drucken', en: 'Print the cards' },
  'cards.title': { nl: 'Kaartjes om te printen', de: 'Kärtchen zum Drucken', en: 'Cards to print' },
  'cards.intro': {
    nl: 'Print ze op A4 en knip langs de lijnen. Geef ieder kaartje aan de persoon die erop staat.',
    de: 'Druck sie auf A4 und schneide an den Linien entlang. Gib jedes Kärtchen der Person, die darauf steht.',
    en: 'Print them on A4 and cut along the lines. Give each card to the person named on it.',
  },
  'cards.none': {
    nl: 'Alle enveloppen zijn open. Kies hieronder wie er nog een kaartje krijgt.',
    de: 'Alle Umschläge sind offen. Wähl unten aus, wer noch ein Kärtchen bekommt.',
    en: 'All the envelopes are open. Choose below who else gets a card.',
  },
  'cards.others': { nl: 'Ook een kaartje voor', de: 'Auch ein Kärtchen für', en: 'Also make a card for' },
  'cards.others.hint': {
    nl: 'Hun lootje is gemaild. Op het kaartje staat waarheen.',
    de: 'Ihr Los kam per Mail. Auf dem Kärtchen steht, wohin.',
    en: 'Their envelope went by email. The card says where to.',
  },
  'cards.update': { nl: 'Kaartjes bijwerken', de: 'Kärtchen aktualisieren', en: 'Update the cards' },
  'cards.open': {
    nl: 'Scan de code met je telefoon en open je envelop. Hij gaat maar één keer open.',
    de: 'Scann den Code mit deinem Handy und öffne deinen Umschlag. Er geht nur einmal auf.',
    en: 'Scan the code with your phone and open your envelope. It opens only once.',
  },
  'cards.mailed': {
    nl: 'Je lootje zit in je mail. Het is verstuurd naar {email}.',
    de: 'Dein Los ist in deinen Mails. Es ging an {email}.',
    en: 'Your envelope is in your email. It went to {email}.',
  },
  'cards.mailed.own': {
    nl: 'Je lootje zit in je mail. Het is verstuurd naar je eigen e-mailadres.',
    de: 'Dein Los ist in deinen Mails. Es ging an deine eigene E-Mail-Adresse.',
    en: 'Your envelope is in your email. It went to your own email address.',
  },
})
