import { texts } from './texts.ts'

/** Texts of envelopes: lots of participants without an e-mail address. */
export const envelopes = texts({
  'envelope.page_title': { nl: 'Een envelop', de: 'Ein Umschlag', en: 'An envelope' },
  'envelope.title': { nl: 'Een envelop voor {name}', de: 'Ein Umschlag für {name}', en: 'An envelope for {name}' },
  'envelope.from': {
    nl: '{organizer} heeft lootjes getrokken. In deze envelop zit één naam.',
    de: '{organizer} hat ausgelost. In diesem Umschlag steckt ein Name.',
    en: '{organizer} has drawn names. There’s one name in this envelope.',
  },
  'envelope.open': { nl: 'Ik ben {name}: openen', de: 'Ich bin {name}: öffnen', en: 'I’m {name}: open it' },
  'envelope.once': {
    nl: 'De envelop gaat maar één keer open, op dit apparaat. Kijk dus even of je alleen bent.',
    de: 'Der Umschlag geht nur einmal auf, auf diesem Gerät. Schau also kurz, ob du allein bist.',
    en: 'The envelope opens only once, on this device. So check that no one is looking.',
  },
  'envelope.not_unnoticed': {
    nl: 'Ook {organizer} kan deze envelop openen, maar niet ongemerkt: dan vind jij hem open.',
    de: 'Auch {organizer} kann diesen Umschlag öffnen, aber nicht unbemerkt: Dann findest du ihn offen.',
    en: '{organizer} could open this envelope too, but not without you noticing: you’d find it open.',
  },
  'envelope.not_unnoticed.you': {
    nl: 'Jij kunt een envelop openen, maar niet ongemerkt: de persoon voor wie hij is, vindt hem dan open.',
    de: 'Du kannst einen Umschlag öffnen, aber nicht unbemerkt: Die Person, für die er ist, findet ihn dann offen.',
    en: 'You could open an envelope, but not unnoticed: the person it’s for would find it open.',
  },
  'envelope.ready': {
    nl: '{count, plural, one {# envelop ligt klaar} other {# enveloppen liggen klaar}}',
    de: '{count, plural, one {# Umschlag liegt bereit} other {# Umschläge liegen bereit}}',
    en: '{count, plural, one {# envelope is ready} other {# envelopes are ready}}',
  },
  'envelope.ready.for': { nl: 'Voor {names}.', de: 'Für {names}.', en: 'For {names}.' },
  'envelope.ready.body': {
    nl: '{count, plural, one {Geef hem op een kaartje, of geef je telefoon even door.} other {Deel ze uit op kaartjes, of laat je telefoon rondgaan. Hieronder kun je ze ook één voor één geven.}}',
    de: '{count, plural, one {Gib ihn auf einem Kärtchen weiter, oder reich kurz dein Handy weiter.} other {Verteil sie auf Kärtchen, oder lass dein Handy herumgehen. Unten kannst du sie auch einzeln weitergeben.}}',
    en: '{count, plural, one {Hand it over on a card, or pass your phone.} other {Hand them out on cards, or pass your phone round. You can also give them one by one below.}}',
  },
  'envelope.opened': {
    nl: 'Deze envelop is geopend op {day}',
    de: 'Dieser Umschlag wurde am {day} geöffnet',
    en: 'This envelope was opened on {day}',
  },
  'envelope.opened.by_you': {
    nl: 'Was jij dat, {name}? Open je lootje dan op het apparaat waarop je dat deed, of met de link die je toen hebt bewaard.',
    de: 'Warst du das, {name}? Dann öffne dein Los auf dem Gerät, auf dem du das getan hast, oder mit dem Link, den du dir gemerkt hast.',
    en: 'Was that you, {name}? Then open it on the device you used, or with the link you saved.',
  },
  'envelope.opened.passed': {
    nl: 'Was jij dat, {name}, toen de telefoon rondging? Dan weet je het al. Wil je het nog eens zien? Vraag {organizer} dan om een nieuwe envelop.',
    de: 'Warst du das, {name}, als das Handy herumging? Dann weißt du es schon. Willst du es noch einmal sehen? Dann bitte {organizer} um einen neuen Umschlag.',
    en: 'Was that you, {name}, when the phone went round? Then you know already. To see it again, ask {organizer} for a new envelope.',
  },
  'envelope.copy.title': {
    nl: 'Neem je lootje mee, {name}',
    de: 'Nimm dein Los mit, {name}',
    en: 'Take your envelope along, {name}',
  },
  'envelope.copy.from': {
    nl: 'Je hebt het gezien op de telefoon van {organizer}. Neem het mee, dan vind je het later terug.',
    de: 'Du hast es auf dem Handy von {organizer} gesehen. Nimm es mit, dann findest du es später wieder.',
    en: 'You’ve seen it on {organizer}’s phone. Take it along to find it again later.',
  },
  'envelope.copy.open': {
    nl: 'Ik ben {name}: meenemen',
    de: 'Ich bin {name}: mitnehmen',
    en: 'I’m {name}: take it along',
  },
  'envelope.copy.once': {
    nl: 'Deze link werkt één keer, op dit apparaat, en alleen vandaag.',
    de: 'Dieser Link gilt einmal, auf diesem Gerät, und nur heute.',
    en: 'This link works once, on this device, and only today.',
  },
  'envelope.copy.opened': {
    nl: 'Dit lootje is meegenomen op {day}',
    de: 'Dieses Los wurde am {day} mitgenommen',
    en: 'This envelope was taken along on {day}',
  },
  'envelope.copy.over.title': {
    nl: 'Deze link werkte maar één dag',
    de: 'Dieser Link galt nur einen Tag',
    en: 'This link worked for one day only',
  },
  'envelope.copy.over.body': {
    nl: 'Wil je je lootje nog eens zien? Vraag de organisator dan om een nieuwe envelop.',
    de: 'Willst du dein Los noch einmal sehen? Dann bitte die Person, die organisiert, um einen neuen Umschlag.',
    en: 'To see it again, ask the person who’s organising for a new envelope.',
  },
  'envelope.opened.not_you': {
    nl: 'Was jij het niet? Vraag {organizer} om een nieuwe envelop. Wie deze opende, weet wie jij hebt, maar komt er daarna niet meer bij.',
    de: 'Warst du es nicht? Bitte {organizer} um einen neuen Umschlag. Wer diesen geöffnet hat, weiß, wen du hast, kommt danach aber nicht mehr heran.',
    en: 'If it wasn’t you, ask {organizer} for a new envelope. The person who opened this one knows who you have, but can’t get in any more after that.',
  },
  'envelope.gone.title': {
    nl: 'Deze envelop is er niet meer',
    de: 'Diesen Umschlag gibt es nicht mehr',
    en: 'This envelope is gone',
  },
  'envelope.gone.body': {
    nl: 'De trekking is verwijderd, of je hebt een nieuwe envelop gekregen. Vraag het aan de organisator.',
    de: 'Die Auslosung wurde gelöscht, oder du hast einen neuen Umschlag bekommen. Frag die Person, die organisiert.',
    en: 'The draw has been deleted, or there’s a new envelope for you. Ask the person who’s organising.',
  },
  'envelope.not_found.title': {
    nl: 'Deze envelop bestaat niet',
    de: 'Diesen Umschlag gibt es nicht',
    en: 'There’s no such envelope',
  },
  'envelope.not_found.body': {
    nl: 'Controleer of je de hele link hebt.',
    de: 'Prüf, ob du den ganzen Link hast.',
    en: 'Check that you have the whole link.',
  },
  'envelope.renew.has_address': {
    nl: 'Dit lootje gaat per mail. Stuur het opnieuw.',
    de: 'Dieses Los geht per Mail. Schick es noch einmal.',
    en: 'This name goes by email. Send it again instead.',
  },

  'envelope.share.title': {
    nl: 'De envelop van {name}',
    de: 'Der Umschlag von {name}',
    en: '{name}’s envelope',
  },
  'envelope.share.body': {
    nl: 'Geef {name} deze link, alleen {name}. De envelop gaat één keer open. Open jij hem, dan vindt {name} hem open.',
    de: 'Gib {name} diesen Link, und nur {name}. Der Umschlag geht einmal auf. Öffnest du ihn, findet {name} ihn offen.',
    en: 'Give {name} this link, and no one else. The envelope opens once. If you open it, {name} will find it open.',
  },
  'envelope.share.opened': {
    nl: 'Deze envelop is geopend op {day}. Was {name} dat niet, of is de link zoek? Maak dan een nieuwe envelop.',
    de: 'Dieser Umschlag wurde am {day} geöffnet. War das nicht {name}, oder ist der Link weg? Dann mach einen neuen Umschlag.',
    en: 'This envelope was opened on {day}. If that wasn’t {name}, or the link is lost, make a new envelope.',
  },
  'envelope.share.link_title': {
    nl: '{title}: een envelop voor {name}',
    de: '{title}: ein Umschlag für {name}',
    en: '{title}: an envelope for {name}',
  },
  'envelope.share.link_text': {
    nl: '{name}, hier zit jouw lootje in. Hij gaat maar één keer open, dus open hem zelf:',
    de: '{name}, hier steckt dein Los drin. Der Umschlag geht nur einmal auf, also öffne ihn selbst:',
    en: '{name}, there’s a name in here for you. It opens only once, so open it yourself:',
  },
  'envelope.share.address': { nl: 'De link', de: 'Der Link', en: 'The link' },
  'envelope.share.hint': {
    nl: 'Wie de link heeft, kan de envelop openen.',
    de: 'Wer den Link hat, kann den Umschlag öffnen.',
    en: 'Anyone with the link can open the envelope.',
  },
  'envelope.share.qr': {
    nl: 'QR-code van de envelop van {name}',
    de: 'QR-Code des Umschlags von {name}',
    en: 'QR code of {name}’s envelope',
  },
  'envelope.share.button': { nl: 'Geef de envelop', de: 'Umschlag geben', en: 'Hand over' },
  'envelope.share.for': { nl: ' aan {name}', de: ' an {name}', en: ' to {name}' },
  'envelope.renew': { nl: 'Maak een nieuwe envelop', de: 'Neuen Umschlag machen', en: 'Make a new envelope' },
  'envelope.renew.hint': {
    nl: 'De oude link gaat dan niet meer open. De nieuwe envelop zegt dat er al een was, en of die geopend is.',
    de: 'Der alte Link öffnet dann nichts mehr. Der neue Umschlag sagt, dass es schon einen gab und ob er geöffnet wurde.',
    en: 'The old link stops working. The new envelope says that there was one before, and if it was opened.',
  },
  'envelope.renewed': {
    nl: 'De nieuwe envelop voor {name} ligt klaar.',
    de: 'Der neue Umschlag für {name} liegt bereit.',
    en: 'The new envelope for {name} is ready.',
  },
  'envelope.by_mail': {
    nl: 'Heeft {name} toch een e-mailadres?',
    de: 'Hat {name} doch eine E-Mail-Adresse?',
    en: 'Does {name} have an email address after all?',
  },
  'envelope.by_mail.button': {
    nl: 'Verstuur het lootje per mail',
    de: 'Los per Mail verschicken',
    en: 'Send it by email',
  },

  'lot.keep.title': { nl: 'Bewaar je lootje', de: 'Heb dein Los auf', en: 'Keep your envelope' },
  'lot.keep.body': {
    nl: 'De envelop gaat niet nog eens open. Zo vind je je lootje terug:',
    de: 'Der Umschlag geht nicht noch einmal auf. So findest du dein Los wieder:',
    en: 'The envelope won’t open again. Here’s how to find it again:',
  },
  'lot.keep.link': { nl: 'Je eigen link', de: 'Dein eigener Link', en: 'Your own link' },
  'lot.keep.link_hint': {
    nl: 'Alleen voor jou: iedereen met deze link ziet wie je hebt.',
    de: 'Nur für dich: Wer diesen Link hat, sieht, wen du gezogen hast.',
    en: 'Only for you: anyone with this link sees who you drew.',
  },
  'lot.keep.email': { nl: 'Of mail hem naar jezelf', de: 'Oder mail ihn dir selbst', en: 'Or email it to yourself' },
  'lot.keep.email_hint': {
    nl: 'Dan hoor je ook van vragen en veranderingen. De organisator ziet je adres niet.',
    de: 'Dann erfährst du auch von Fragen und Änderungen. Wer organisiert, sieht deine Adresse nicht.',
    en: 'Then you’ll hear about questions and changes too. The organiser won’t see your address.',
  },
  'lot.keep.send': { nl: 'Mail me de link', de: 'Mail mir den Link', en: 'Email me the link' },
  'lot.keep.sent': {
    nl: 'De link is onderweg naar {email}.',
    de: 'Der Link ist unterwegs an {email}.',
    en: 'The link is on its way to {email}.',
  },
  'lot.keep.has_address': {
    nl: 'Dit lootje heeft al een e-mailadres.',
    de: 'Dieses Los hat schon eine E-Mail-Adresse.',
    en: 'This envelope already has an email address.',
  },
  'lot.keep.qr': { nl: 'Op een ander apparaat', de: 'Auf einem anderen Gerät', en: 'On another device' },
  'lot.keep.qr_label': {
    nl: 'QR-code van je eigen lootje',
    de: 'QR-Code deines eigenen Loses',
    en: 'QR code of your own envelope',
  },
})
