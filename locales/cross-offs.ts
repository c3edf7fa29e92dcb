import { texts } from './texts.ts'

/** Texts about cross-offs, undoing them, the giver's overview, and the mails about them. */
export const crossOffs = texts({
  'cross_off.verb': { nl: 'Afstrepen', de: 'Abhaken', en: 'Cross off' },
  'cross_off.undo': { nl: 'Ongedaan maken', de: 'Rückgängig', en: 'Undo' },
  'cross_off.yours': { nl: 'Jij geeft dit', de: 'Du schenkst das', en: 'You’re giving this' },
  'cross_off.taken': {
    nl: 'Afgestreept door iemand anders',
    de: 'Von jemand anderem abgehakt',
    en: 'Crossed off by someone else',
  },
  'cross_off.free_again': { nl: 'Weer vrij', de: 'Wieder frei', en: 'Free again' },
  'cross_off.taken_shown': { nl: 'Al afgestreept', de: 'Schon abgehakt', en: 'Already crossed off' },
  'cross_off.show': { nl: 'Tonen', de: 'Zeigen', en: 'Show' },
  'cross_off.locked': { nl: 'Afstrepen hoeft niet', de: 'Muss nicht abgehakt werden', en: 'No need to cross this off' },

  'cross_off.title': {
    nl: 'Geef jij dit aan {name}?',
    de: 'Möchtest du {name} das schenken?',
    en: 'Are you giving this to {name}?',
  },
  'cross_off.email': { nl: 'Je e-mailadres', de: 'Deine E-Mail-Adresse', en: 'Your email address' },
  'cross_off.email_example': { nl: 'naam@voorbeeld.nl', de: 'name@beispiel.de', en: 'name@example.com' },
  'cross_off.email_hint': {
    nl: 'Je krijgt een bevestiging per mail. Daarmee kun je het ook ongedaan maken.',
    de: 'Du bekommst eine Bestätigung per Mail. Damit kannst du es auch rückgängig machen.',
    en: 'We’ll email you a confirmation, with a link to undo it.',
  },
  'cross_off.password_needed': {
    nl: 'Dit adres hoort bij een account. Vul je wachtwoord in om het cadeau af te strepen.',
    de: 'Zu dieser Adresse gehört ein Konto. Gib das Passwort ein, dann ist es gleich abgehakt.',
    en: 'This address belongs to an account. Enter your password to cross the gift off.',
  },
  'cross_off.have_account': { nl: 'Ik heb een account', de: 'Ich habe ein Konto', en: 'I have an account' },
  'cross_off.secret': {
    nl: '{name} ziet niet dat het afgestreept is. Anderen zien het meteen, maar niet wie het was.',
    de: '{name} sieht nicht, dass es abgehakt ist. Die anderen sehen es sofort, aber nicht, wer es war.',
    en: '{name} won’t see that it’s crossed off. Others will, but they won’t see who did it.',
  },
  'cross_off.shown_to_owner': {
    nl: '{name} wil zelf zien wat er afgestreept is. Wie het was, ziet niemand.',
    de: '{name} möchte selbst sehen, was abgehakt ist. Wer es war, sieht niemand.',
    en: '{name} has chosen to see what’s crossed off. No one can see who did it.',
  },
  'cross_off.shown_meanwhile': {
    nl: 'De instelling van deze lijst is net veranderd. Lees hieronder wat dat betekent, en streep het cadeau af als je dat nog wilt.',
    de: 'Die Einstellung dieser Liste hat sich gerade geändert. Lies unten, was das heißt, und hak ab, wenn du noch willst.',
    en: 'The settings of this list have just changed. Read what that means below, and cross it off if you still want to.',
  },
  'cross_off.unusable_email': {
    nl: 'Op dit adres kunnen we je niet bereiken. Vul je eigen e-mailadres in.',
    de: 'Unter dieser Adresse erreichen wir dich nicht. Nimm deine eigene E-Mail-Adresse.',
    en: 'We can’t reach you at this address. Use your own email address.',
  },
  'cross_off.success_explanation': {
    nl: 'Afgestreept. Anderen zien nu dat iemand dit geeft.',
    de: 'Abgehakt. Die anderen sehen jetzt, dass jemand das schenkt.',
    en: 'Crossed off. Others can now see that someone is giving this.',
  },
  'cross_off.undo_success_explanation': {
    nl: 'Ongedaan gemaakt. Iemand anders kan dit nu geven.',
    de: 'Rückgängig gemacht. Jemand anders kann das jetzt schenken.',
    en: 'Undone. Someone else can give this now.',
  },
  'cross_off.refused_title': {
    nl: 'Afstrepen lukt niet',
    de: 'Das lässt sich nicht abhaken',
    en: 'You can’t cross this off',
  },
  'cross_off.understood': { nl: 'Begrepen', de: 'Verstanden', en: 'Got it' },
  'cross_off.to_list': { nl: 'Naar de lijst', de: 'Zur Liste', en: 'Go to the list' },
  'cross_off.error.crossed_off_by_other': {
    nl: 'Iemand anders was je net voor. Kies iets anders van de lijst.',
    de: 'Jemand anders war schneller. Such dir etwas anderes von der Liste aus.',
    en: 'Someone else got there first. Choose another gift from the list.',
  },
  'cross_off.error.deleted': {
    nl: 'Dit cadeau staat niet meer op de lijst. Kies iets anders.',
    de: 'Dieser Wunsch steht nicht mehr auf der Liste. Such dir etwas anderes aus.',
    en: 'This gift is no longer on the list. Choose something else.',
  },
  'cross_off.error.uncrossable': {
    nl: 'Dit cadeau hoef je niet af te strepen. Je kunt het gewoon geven.',
    de: 'Dieser Wunsch muss nicht abgehakt werden. Du kannst ihn einfach erfüllen.',
    en: 'This gift doesn’t need crossing off. You can just give it.',
  },
  'cross_off.error.no_access': {
    nl: 'Je kunt deze lijst nu niet openen. Vraag de eigenaar om hem voor je open te zetten.',
    de: 'Du kannst diese Liste gerade nicht öffnen. Bitte die Person, der sie gehört, sie für dich freizugeben.',
    en: 'You can’t open this list at the moment. Ask the owner to give you access.',
  },
  'cross_off.error.own_wishlist': {
    nl: 'Dit is je eigen lijst. Afstrepen doen de anderen, zonder dat jij het ziet.',
    de: 'Das ist deine eigene Liste. Hier haken die anderen ab, ohne dass du es siehst.',
    en: 'This is your own list. Other people cross gifts off without you seeing.',
  },

  'cross_off.tick.isBought': { nl: 'Gekocht', de: 'Gekauft', en: 'Bought' },
  'cross_off.tick.isWrapped': { nl: 'Ingepakt', de: 'Verpackt', en: 'Wrapped' },

  'crossed_off.title': { nl: 'Wat ik geef', de: 'Was ich schenke', en: 'Gifts I’m giving' },
  'crossed_off.private': {
    nl: 'Alleen jij ziet deze pagina.',
    de: 'Nur du siehst diese Seite.',
    en: 'Only you can see this page.',
  },
  'crossed_off.empty.title': {
    nl: 'Je hebt nog niets afgestreept',
    de: 'Du hast noch nichts abgehakt',
    en: 'You haven’t crossed anything off yet',
  },
  'crossed_off.empty.body': {
    nl: 'Open de lijst van iemand die je iets wilt geven en streep af wat je geeft. Dan staat het hier, zodat je het niet vergeet.',
    de: 'Öffne die Liste von jemandem, dem du etwas schenken willst, und hak einen Wunsch ab. Dann steht er hier, damit du nichts vergisst.',
    en: 'Open someone’s list and cross off what you’re giving. You’ll find it here, so you don’t forget.',
  },
  'crossed_off.empty.guest': {
    nl: 'Heb je je adres in een andere browser bevestigd? Dan zie je daar wat je hebt afgestreept. Maak daar een account, dan zie je het overal.',
    de: 'Hast du deine Adresse in einem anderen Browser bestätigt? Dann siehst du dort, was du schenkst. Leg dort ein Konto an, dann siehst du es überall.',
    en: 'If you confirmed your address in another browser, you’ll find your gifts there. Create an account there, and you’ll see them everywhere.',
  },
  'crossed_off.occasion_on': { nl: '{occasion}, {day}', de: '{occasion}, {day}', en: '{occasion}, {day}' },
  'crossed_off.changed': { nl: 'Aangepast', de: 'Geändert', en: 'Changed' },
  'crossed_off.changed.was': {
    nl: 'Jij streepte af: “{before}”',
    de: 'Du hast abgehakt: „{before}“',
    en: 'You crossed off: “{before}”',
  },
  'crossed_off.changed.link': {
    nl: 'De link is veranderd nadat je dit afstreepte.',
    de: 'Seit du es abgehakt hast, hat sich der Link geändert.',
    en: 'The link has changed since you crossed this off.',
  },
  'crossed_off.gone': {
    nl: '{name} heeft dit van de lijst gehaald. Jij hoeft er niet meer aan te denken.',
    de: '{name} hat das von der Liste genommen. Du musst nicht mehr daran denken.',
    en: '{name} removed this from the list. You don’t need to give it any more.',
  },
  'crossed_off.list_gone': {
    nl: 'De lijst van {name} is verwijderd. Weet je niet of {name} dit nog wil? Vraag het gerust.',
    de: 'Die Liste von {name} wurde gelöscht. Du weißt nicht, ob {name} sich das noch wünscht? Frag einfach nach.',
    en: '{name}’s list has been deleted. Not sure if {name} still wants this? Just ask.',
  },
  'crossed_off.clear': { nl: 'Begrepen', de: 'Verstanden', en: 'Got it' },
  'crossed_off.more': { nl: 'Meer over dit cadeau', de: 'Mehr zu diesem Wunsch', en: 'More about this gift' },

  'crossed_off.undo.title': {
    nl: 'Geef je dit toch niet?',
    de: 'Schenkst du das doch nicht?',
    en: 'Not giving this after all?',
  },
  'crossed_off.undo.body': {
    nl: 'Het komt weer vrij op de lijst van {name}, zodat iemand anders het kan geven. {name} merkt er niets van.',
    de: 'Es wird auf der Liste von {name} wieder frei, damit jemand anders es schenken kann. {name} merkt davon nichts.',
    en: 'It’ll be available again on {name}’s list, so someone else can give it. {name} won’t notice.',
  },
  'crossed_off.undo.body_shown': {
    nl: 'Het komt weer vrij op de lijst van {name}, zodat iemand anders het kan geven.',
    de: 'Es wird auf der Liste von {name} wieder frei, damit jemand anders es schenken kann.',
    en: 'It’ll be available again on {name}’s list, so someone else can give it.',
  },
  'crossed_off.undo.verb': { nl: 'Ongedaan maken', de: 'Rückgängig', en: 'Undo' },
  'crossed_off.undo_error.gift_deleted': {
    nl: 'Dit cadeau staat niet meer op de lijst. Er valt niets meer ongedaan te maken.',
    de: 'Dieser Wunsch steht nicht mehr auf der Liste. Es gibt nichts mehr rückgängig zu machen.',
    en: 'This gift is no longer on the list. There’s nothing left to undo.',
  },
  'crossed_off.undo_error.someone_else': {
    nl: 'Je had dit al ongedaan gemaakt, en iemand anders geeft het nu.',
    de: 'Du hattest das schon rückgängig gemacht, und jemand anders schenkt es jetzt.',
    en: 'You’ve already undone this, and someone else is giving it now.',
  },
  'crossed_off.undo_error.other': {
    nl: 'Hier valt niets ongedaan te maken. Misschien deed je dat al.',
    de: 'Hier gibt es nichts rückgängig zu machen. Vielleicht hast du es schon getan.',
    en: 'There’s nothing to undo. You may have done it already.',
  },
  'crossed_off.undo_failed_title': {
    nl: 'Ongedaan maken lukt niet',
    de: 'Das hat nicht geklappt',
    en: 'We couldn’t undo this',
  },

  'crossed_off.gift.title': {
    nl: 'Jij geeft dit aan <link>{fullName}</link>',
    de: 'Das schenkst du <link>{fullName}</link>',
    en: 'You’re giving this to <link>{fullName}</link>',
  },
  'crossed_off.gift.page_title': {
    nl: 'Jij geeft dit aan {fullName}',
    de: 'Das schenkst du {fullName}',
    en: 'You’re giving this to {fullName}',
  },
  'crossed_off.gift.explanation': {
    nl: 'Je streepte dit af, en de anderen zien dat iemand het geeft. Geef je het toch niet? Maak het ongedaan, dan kan iemand anders het geven.',
    de: 'Du hast das abgehakt, und die anderen sehen, dass jemand es schenkt. Schenkst du es doch nicht? Mach es rückgängig, dann kann jemand anders es schenken.',
    en: 'You crossed this off, and others can see that someone is giving it. Not giving it after all? Undo it, and someone else can.',
  },
  'crossed_off.cannot_uncross': {
    nl: 'Ongedaan maken kan niet',
    de: 'Das lässt sich nicht rückgängig machen',
    en: 'We couldn’t undo this',
  },
  'crossed_off.already_undone.title': {
    nl: 'Dit was al ongedaan gemaakt',
    de: 'Das wurde schon rückgängig gemacht',
    en: 'Already undone',
  },
  'crossed_off.already_undone': {
    nl: 'Het cadeau is weer vrij, of iemand anders geeft het nu. Kijk op de lijst hoe het zit.',
    de: 'Der Wunsch ist wieder frei, oder jemand anders erfüllt ihn jetzt. Auf der Liste siehst du, wie es gerade steht.',
    en: 'The gift is available again, or someone else is giving it now. Check the list to see.',
  },
  'crossed_off.gift_not_found': {
    nl: 'Dit cadeau staat niet meer op de lijst, of de link is niet compleet. Open de link uit je mail nog eens.',
    de: 'Dieser Wunsch steht nicht mehr auf der Liste, oder der Link ist nicht vollständig. Öffne den Link aus deiner Mail noch einmal.',
    en: 'This gift is no longer on the list, or part of the link is missing. Try the link in your email again.',
  },

  'mail.cross_off.subject': {
    nl: 'Afgestreept: {gift}, voor {name}',
    de: 'Abgehakt: {gift}, für {name}',
    en: 'Crossed off: {gift}, for {name}',
  },
  'mail.cross_off.preheader': {
    nl: 'Bewaar deze mail, dan kun je het later nog ongedaan maken.',
    de: 'Bewahr diese Mail auf, falls du es rückgängig machen willst.',
    en: 'Keep this email in case you want to undo it.',
  },
  'mail.cross_off.heading': {
    nl: 'Jij geeft {name}: {gift}',
    de: 'Dein Geschenk für {name}: {gift}',
    en: 'You’re giving {name}: {gift}',
  },
  'mail.cross_off.secret': {
    nl: 'De anderen zien dat iemand het geeft, niet wie. {name} ziet niets.',
    de: 'Die anderen sehen, dass jemand es schenkt, aber nicht, wer. {name} merkt davon nichts.',
    en: 'Others can see that someone is giving it, but not who. {name} can’t see any of this.',
  },
  'mail.cross_off.shown_to_owner': {
    nl: 'De anderen zien dat iemand het geeft, niet wie. {name} wil dat zelf ook zien.',
    de: 'Die anderen sehen, dass jemand es schenkt, aber nicht, wer. {name} möchte das auch selbst sehen.',
    en: 'Others can see that someone is giving it, but not who. {name} has chosen to see that too.',
  },
  'mail.cross_off.undo.before': { nl: 'Toch niet?', de: 'Anders überlegt?', en: 'Changed your mind?' },
  'mail.cross_off.undo': { nl: 'Maak het ongedaan', de: 'Mach es rückgängig', en: 'Undo it' },
  'mail.cross_off.undo.after': {
    nl: ', dan kan iemand anders het geven.',
    de: ', dann kann jemand anders es schenken.',
    en: ', so someone else can give it.',
  },
  'mail.cross_off.to_list': { nl: 'Naar de lijst van {name}', de: 'Zur Liste von {name}', en: 'Go to {name}’s list' },
  'mail.cross_off.button': { nl: 'Bekijk het cadeau', de: 'Wunsch ansehen', en: 'See the gift' },

  'mail.cross_off_changed.subject': {
    nl: '{name} heeft een cadeau veranderd dat jij geeft',
    de: '{name} hat einen Wunsch geändert, den du abgehakt hast',
    en: '{name} changed a gift you’re giving',
  },
  'mail.cross_off_changed.heading': {
    nl: '{name} heeft het cadeau veranderd',
    de: '{name} hat den Wunsch geändert',
    en: '{name} changed the gift',
  },
  'mail.cross_off_changed.was': {
    nl: 'Jij streepte af: “{before}”. Nu staat er dit:',
    de: 'Du hast abgehakt: „{before}“. Jetzt steht da:',
    en: 'You crossed off “{before}”. It now says:',
  },
  'mail.cross_off_changed.details': {
    nl: 'Er is iets veranderd aan het cadeau dat jij afstreepte. Kijk even of je het nog wilt geven.',
    de: 'An dem Wunsch, den du abgehakt hast, hat sich etwas geändert. Schau kurz, ob es noch passt.',
    en: 'Something about a gift you crossed off has changed. Check that you still want to give it.',
  },
  'mail.cross_off_changed.unaware': {
    nl: '{name} weet niet dat jij het geeft. Wil je het niet meer geven? Maak het dan ongedaan.',
    de: '{name} weiß nicht, dass du es schenkst. Passt es nicht mehr? Dann mach es rückgängig.',
    en: '{name} doesn’t know you’re giving it. Don’t want to give it any more? Undo it.',
  },

  'mail.cross_off_moved.subject': {
    nl: 'Een cadeau dat jij geeft, staat nu op een andere lijst',
    de: 'Ein Geschenk von dir steht jetzt auf einer anderen Liste',
    en: 'A gift you’re giving has moved to another list',
  },
  'mail.cross_off_moved.heading': {
    nl: 'Het cadeau staat nu op een andere lijst',
    de: 'Der Wunsch steht jetzt auf einer anderen Liste',
    en: 'The gift is on another list now',
  },
  'mail.cross_off_moved.body': {
    nl: 'Het cadeau dat jij afstreepte, staat nu op de lijst van {fullName}. Het blijft afgestreept.',
    de: 'Der Wunsch, den du abgehakt hast, steht jetzt auf der Liste von {fullName}. Er bleibt abgehakt.',
    en: 'The gift you crossed off is now on {fullName}’s list. It’s still crossed off.',
  },

  'mail.cross_off_shown.subject': {
    nl: '{name} ziet nu wat er is afgestreept',
    de: '{name} sieht jetzt, was abgehakt ist',
    en: '{name} can now see what’s crossed off',
  },
  'mail.cross_off_shown.heading': {
    nl: '{name} kijkt voortaan mee',
    de: '{name} sieht jetzt, was abgehakt ist',
    en: '{name} can now see what’s crossed off',
  },
  'mail.cross_off_shown.body': {
    nl: 'Wie de lijst van {name} bijhoudt, ziet voortaan wat er is afgestreept, dus ook dit cadeau. Wie het geeft, blijft geheim.',
    de: 'Wer die Liste von {name} verwaltet, sieht ab jetzt, was abgehakt ist, also auch diesen Wunsch. Wer ihn erfüllt, bleibt geheim.',
    en: 'The owners of {name}’s list can now see what’s crossed off, including this gift. They can’t see who is giving it.',
  },
  'mail.gift_news.subject': {
    nl: 'Er is iets veranderd aan {count} cadeaus die jij geeft',
    de: '{count} Wünsche, die du abgehakt hast, haben sich geändert',
    en: '{count} gifts you’re giving have changed',
  },
  'mail.gift_news.heading': {
    nl: '{count} cadeaus die jij geeft, zijn veranderd',
    de: '{count} Wünsche, die du erfüllst, haben sich geändert',
    en: '{count} gifts you’re giving have changed',
  },
  'mail.gift_news.body': {
    nl: 'Kijk even of je ze nog wilt geven. Geef je iets toch niet? Maak het dan ongedaan.',
    de: 'Schau kurz, ob du sie noch schenken willst. Was nicht mehr passt, kannst du rückgängig machen.',
    en: 'Check that you still want to give them. If not, you can undo crossing them off.',
  },
  'mail.gift_news.link': {
    nl: 'Bekijken of ongedaan maken',
    de: 'Ansehen oder rückgängig machen',
    en: 'View or undo',
  },
  'mail.gift_news.more': {
    nl: '{count, plural, one {En nog een ander cadeau.} other {En nog # andere cadeaus.}}',
    de: '{count, plural, one {Und noch ein weiterer Wunsch.} other {Und noch # weitere Wünsche.}}',
    en: '{count, plural, one {And one more gift.} other {And # more gifts.}}',
  },
  'mail.gift_news.was': {
    nl: 'Eerst stond er: “{before}”',
    de: 'Vorher stand da: „{before}“',
    en: 'It used to say “{before}”',
  },
  'mail.gift_news.details': {
    nl: 'De link of de foto is veranderd.',
    de: 'Der Link oder das Bild hat sich geändert.',
    en: 'Its link or picture has changed.',
  },
  'mail.gift_news.moved': {
    nl: 'Staat nu op de lijst van {fullName}.',
    de: 'Steht jetzt auf der Liste von {fullName}.',
    en: 'Now on {fullName}’s list.',
  },
  'mail.gift_news.shown': {
    nl: '{name} ziet nu dat het is afgestreept, niet door wie.',
    de: '{name} sieht jetzt, dass das abgehakt ist, aber nicht, von wem.',
    en: '{name} can now see that it’s crossed off, but not who did it.',
  },
  'mail.gift_news.deleted': {
    nl: 'Staat niet meer op de lijst van {name}.',
    de: 'Steht nicht mehr auf der Liste von {name}.',
    en: 'No longer on {name}’s list.',
  },
  'mail.gift_news.list_gone': {
    nl: 'De lijst van {name} is er niet meer',
    de: 'Die Liste von {name} gibt es nicht mehr',
    en: '{name}’s list has been deleted',
  },
  'mail.cross_off_deleted.subject': {
    nl: 'Een cadeau dat jij geeft, staat niet meer op de lijst van {name}',
    de: 'Dein Geschenk für {name} steht nicht mehr auf der Liste',
    en: 'A gift you’re giving is no longer on {name}’s list',
  },
  'mail.cross_off_deleted.heading': {
    nl: '{name} heeft een cadeau van de lijst gehaald',
    de: '{name} hat einen Wunsch von der Liste genommen',
    en: '{name} took a gift off the list',
  },
  'mail.cross_off_deleted.body': {
    nl: 'Dit had jij afgestreept. {name} wist dat niet en wil het niet meer.',
    de: 'Das hattest du abgehakt. {name} wusste das nicht und wünscht es sich nicht mehr.',
    en: 'You’d crossed this off. {name} doesn’t want it any more, and didn’t know someone was giving it.',
  },
  'mail.cross_off_deleted.body_shown': {
    nl: 'Dit had jij afgestreept. {name} kon dat zien en wil het niet meer.',
    de: 'Das hattest du abgehakt. {name} konnte das sehen und wünscht es sich nicht mehr.',
    en: 'You’d crossed this off. {name} could see that, but doesn’t want it any more.',
  },
  'mail.cross_off_deleted.could_see': {
    nl: '{name} kon zien dat het was afgestreept, niet door wie.',
    de: '{name} konnte sehen, dass es abgehakt war, aber nicht, von wem.',
    en: '{name} could see that it was crossed off, but not who did it.',
  },
  'mail.cross_off_deleted.body_list_gone': {
    nl: 'Dit had jij afgestreept. We weten niet of {name} het nog wil: vraag het gerust.',
    de: 'Das hattest du abgehakt. Wir wissen nicht, ob {name} es sich noch wünscht: Frag einfach nach.',
    en: 'You had crossed this off. We don’t know if {name} still wants it, so just ask.',
  },
  'mail.cross_off_deleted.had_it': {
    nl: 'Heb je het al gekocht? Geef het gerust, of kies iets anders van de lijst.',
    de: 'Hast du es schon zu Hause? Schenk es ruhig, oder such dir etwas anderes von der Liste aus.',
    en: 'Already got it? Give it anyway, or choose something else from the list.',
  },

  'mail.cross_off.why': {
    nl: 'Je krijgt deze mail omdat je met dit adres iets afstreepte.',
    de: 'Du bekommst diese Mail, weil du mit dieser Adresse etwas abgehakt hast.',
    en: 'You’re getting this email because you crossed something off with this address.',
  },
  'mail.cross_off.settings': {
    nl: 'Mailinstellingen aanpassen',
    de: 'E-Mail-Einstellungen ändern',
    en: 'Change email settings',
  },
})
