import { texts } from './texts.ts'

/** Texts about cross-offs, undoing them, the giver's overview, and the mails about them. */
export const crossOffs = texts({
  'cross_off.verb': { nl: 'Afstrepen', de: 'Abhaken', en: 'Cross off' },
  'cross_off.undo': { nl: 'Toch niet', de: 'Doch nicht', en: 'Changed my mind' },
  'cross_off.yours': { nl: 'Jij geeft dit', de: 'Du schenkst das', en: 'You’re giving this' },
  'cross_off.taken': {
    nl: 'Afgestreept door iemand anders',
    de: 'Von jemand anderem abgehakt',
    en: 'Crossed off by someone else',
  },
  'cross_off.taken_shown': { nl: 'Al afgestreept', de: 'Schon abgehakt', en: 'Already crossed off' },
  'cross_off.show': { nl: 'Toon', de: 'Zeigen', en: 'Show' },
  'cross_off.hide': { nl: 'Verberg', de: 'Verbergen', en: 'Hide' },
  'cross_off.locked': { nl: 'Afstrepen hoeft niet', de: 'Abhaken nicht nötig', en: 'No need to cross off' },

  'cross_off.title': {
    nl: 'Geef jij dit aan {name}?',
    de: 'Möchtest du das {name} schenken?',
    en: 'Are you giving this to {name}?',
  },
  'cross_off.email': { nl: 'Je e-mailadres', de: 'Deine E-Mail-Adresse', en: 'Your e-mail address' },
  'cross_off.email_example': { nl: 'naam@voorbeeld.nl', de: 'name@beispiel.de', en: 'name@example.com' },
  'cross_off.email_hint': {
    nl: 'Je krijgt een mail waarmee je het ook weer ongedaan maakt.',
    de: 'Du bekommst eine Mail, mit der du es auch wieder rückgängig machst.',
    en: 'You get an e-mail that also lets you undo it.',
  },
  'cross_off.password_needed': {
    nl: 'Dit adres hoort bij een account. Vul het wachtwoord in, dan streep je het meteen af.',
    de: 'Zu dieser Adresse gehört ein Konto. Gib das Passwort ein, dann ist es gleich abgehakt.',
    en: 'This address belongs to an account. Enter its password, and the gift is crossed off at once.',
  },
  'cross_off.have_account': { nl: 'Ik heb een account', de: 'Ich habe ein Konto', en: 'I have an account' },
  'cross_off.secret': {
    nl: '{name} ziet niet dat het afgestreept is. Anderen zien het meteen, maar niet wie het was.',
    de: '{name} sieht nicht, dass es abgehakt ist. Die anderen sehen es sofort, aber nicht, wer es war.',
    en: '{name} does not see that it is crossed off. Others see it at once, but not who it was.',
  },
  'cross_off.shown_to_owner': {
    nl: '{name} wil zelf zien wat er afgestreept is. Wie het was, ziet niemand.',
    de: '{name} möchte selbst sehen, was abgehakt ist. Wer es war, sieht niemand.',
    en: '{name} wants to see what is crossed off. Nobody sees who it was.',
  },
  'cross_off.shown_meanwhile': {
    nl: 'Dat is net veranderd. Lees het hieronder, en streep het af als je dat nog wilt.',
    de: 'Das hat sich gerade geändert. Lies unten nach, und hak es ab, wenn du das noch willst.',
    en: 'This has just changed. Read it below, and cross it off if you still want to.',
  },
  'cross_off.unusable_email': {
    nl: 'Met dit adres kunnen we je niet bereiken. Neem een adres dat je zelf leest.',
    de: 'Unter dieser Adresse erreichen wir dich nicht. Nimm eine, die du selbst liest.',
    en: 'We cannot reach you at this address. Use one that you read yourself.',
  },
  'cross_off.success_explanation': {
    nl: 'Afgestreept. Anderen zien nu dat iemand dit geeft.',
    de: 'Abgehakt. Die anderen sehen jetzt, dass jemand das schenkt.',
    en: 'Crossed off. Others now see that someone is giving this.',
  },
  'cross_off.undo_success_explanation': {
    nl: 'Ongedaan gemaakt. Iemand anders kan dit nu geven.',
    de: 'Rückgängig gemacht. Jemand anders kann das jetzt schenken.',
    en: 'Undone. Someone else can give this now.',
  },
  'cross_off.refused_title': { nl: 'Afstrepen lukt niet', de: 'Abhaken geht nicht', en: 'This cannot be crossed off' },
  'cross_off.understood': { nl: 'Begrepen', de: 'Verstanden', en: 'Got it' },
  'cross_off.to_list': { nl: 'Naar de lijst', de: 'Zur Liste', en: 'To the list' },
  'cross_off.error.crossed_off_by_other': {
    nl: 'Iemand anders was je net voor. Kies iets anders van de lijst.',
    de: 'Jemand anders war schneller. Such dir etwas anderes von der Liste aus.',
    en: 'Someone else was just ahead of you. Choose something else from the list.',
  },
  'cross_off.error.deleted': {
    nl: 'Dit cadeau staat niet meer op de lijst. Kies iets anders.',
    de: 'Dieser Wunsch steht nicht mehr auf der Liste. Such dir etwas anderes aus.',
    en: 'This gift is no longer on the list. Choose something else.',
  },
  'cross_off.error.uncrossable': {
    nl: 'Dit cadeau hoeft niet afgestreept te worden. Je kunt het gewoon geven.',
    de: 'Dieser Wunsch muss nicht abgehakt werden. Du kannst ihn einfach erfüllen.',
    en: 'This gift need not be crossed off. You can simply give it.',
  },
  'cross_off.error.no_access': {
    nl: 'Je kunt deze lijst nu niet openen. Vraag wie hem beheert om je erin te laten.',
    de: 'Du kannst diese Liste gerade nicht öffnen. Bitte die Person, der sie gehört, dich hineinzulassen.',
    en: 'You cannot open this list now. Ask its owner to let you in.',
  },
  'cross_off.error.own_wishlist': {
    nl: 'Dit is je eigen lijst. Afstrepen doen de anderen, zonder dat jij het ziet.',
    de: 'Das ist deine eigene Liste. Hier haken die anderen ab, ohne dass du es siehst.',
    en: 'This is your own list. The others cross things off, without you seeing it.',
  },

  'cross_off.tick.isBought': { nl: 'Gekocht', de: 'Gekauft', en: 'Bought' },
  'cross_off.tick.isWrapped': { nl: 'Ingepakt', de: 'Verpackt', en: 'Wrapped' },

  'crossed_off.title': { nl: 'Wat ik geef', de: 'Ich schenke', en: 'I’m giving' },
  'crossed_off.private': {
    nl: 'Alleen jij ziet deze pagina.',
    de: 'Nur du siehst diese Seite.',
    en: 'Only you see this page.',
  },
  'crossed_off.empty.title': {
    nl: 'Je hebt nog niets afgestreept',
    de: 'Du hast noch nichts abgehakt',
    en: 'You have not crossed anything off yet',
  },
  'crossed_off.empty.body': {
    nl: 'Open de lijst van iemand die je iets wilt geven en streep af wat het wordt. Dan staat het hier, zodat je het niet vergeet.',
    de: 'Öffne die Liste von jemandem, dem du etwas schenken willst, und hak ab, was es wird. Dann steht es hier, damit du es nicht vergisst.',
    en: 'Open the list of someone you want to give something to, and cross off what it will be. Then it is kept here, so that you do not forget.',
  },
  'crossed_off.empty.guest': {
    nl: 'Heb je je adres in een andere browser bevestigd? Dan staat het daar. Maak daar een account, en je ziet het overal.',
    de: 'Hast du deine Adresse in einem anderen Browser bestätigt? Dann steht es dort. Leg dort ein Konto an, und du siehst es überall.',
    en: 'Did you confirm your address in another browser? Then it’s kept there. Create an account there, and you’ll see it everywhere.',
  },
  'crossed_off.occasion_on': { nl: '{occasion}, {day}', de: '{occasion}, {day}', en: '{occasion}, {day}' },
  'crossed_off.changed': { nl: 'Aangepast', de: 'Geändert', en: 'Changed' },
  'crossed_off.changed.was': {
    nl: 'Jij streepte af: “{before}”',
    de: 'Du hast abgehakt: „{before}“',
    en: 'You crossed off: “{before}”',
  },
  'crossed_off.changed.link': {
    nl: 'Sinds je het afstreepte, is de link veranderd.',
    de: 'Seit du es abgehakt hast, hat sich der Link geändert.',
    en: 'The link has changed since you crossed this off.',
  },
  'crossed_off.gone': {
    nl: '{name} haalde dit van de lijst. Jij hoeft er niet meer aan te denken.',
    de: '{name} hat das von der Liste genommen. Du musst nicht mehr daran denken.',
    en: '{name} took this off the list, so it is off your mind too.',
  },
  'crossed_off.list_gone': {
    nl: 'De lijst van {name} is er niet meer. Of de wens er nog is, weet {name}: vraag het gerust.',
    de: 'Die Liste von {name} gibt es nicht mehr. Ob es den Wunsch noch gibt, weiß {name}: Frag ruhig.',
    en: '{name}’s list is no longer there. Whether the wish is, {name} knows: just ask.',
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
    en: 'It becomes available again on {name}’s list, so that someone else can give it. {name} will not notice.',
  },
  'crossed_off.undo.body_shown': {
    nl: 'Het komt weer vrij op de lijst van {name}, zodat iemand anders het kan geven.',
    de: 'Es wird auf der Liste von {name} wieder frei, damit jemand anders es schenken kann.',
    en: 'It becomes available again on {name}’s list, so that someone else can give it.',
  },
  'crossed_off.undo.verb': { nl: 'Ongedaan maken', de: 'Rückgängig machen', en: 'Undo' },
  'crossed_off.undo_error.gift_deleted': {
    nl: 'Dit cadeau staat niet meer op de lijst. Er valt niets meer ongedaan te maken.',
    de: 'Dieser Wunsch steht nicht mehr auf der Liste. Es gibt nichts mehr rückgängig zu machen.',
    en: 'This gift is no longer on the list. There is nothing left to undo.',
  },
  'crossed_off.undo_error.someone_else': {
    nl: 'Jouw streep was al weg, en iemand anders geeft dit nu.',
    de: 'Dein Haken war schon weg, und jemand anders schenkt das jetzt.',
    en: 'Yours was undone already, and someone else is giving this now.',
  },
  'crossed_off.undo_error.other': {
    nl: 'Hier valt niets ongedaan te maken. Misschien deed je dat al.',
    de: 'Hier gibt es nichts rückgängig zu machen. Vielleicht hast du es schon getan.',
    en: 'There is nothing to undo here. Perhaps you did that already.',
  },
  'crossed_off.undo_failed_title': {
    nl: 'Ongedaan maken lukt niet',
    de: 'Rückgängig machen geht nicht',
    en: 'This cannot be undone',
  },

  'crossed_off.gift.title': {
    nl: 'Jij geeft dit aan <link>{fullName}</link>',
    de: 'Das schenkst du <link>{fullName}</link>',
    en: 'You are giving this to <link>{fullName}</link>',
  },
  'crossed_off.gift.page_title': {
    nl: 'Jij geeft dit aan {fullName}',
    de: 'Das schenkst du {fullName}',
    en: 'You are giving this to {fullName}',
  },
  'crossed_off.gift.explanation': {
    nl: 'Je streepte dit af, en de anderen zien dat iemand het geeft. Geef je het toch niet? Maak het ongedaan, dan kan iemand anders het geven.',
    de: 'Du hast das abgehakt, und die anderen sehen, dass jemand es schenkt. Schenkst du es doch nicht? Mach es rückgängig, dann kann jemand anders es schenken.',
    en: 'You crossed this off, and the others see that someone is giving it. Not giving it after all? Undo it, and someone else can.',
  },
  'crossed_off.cannot_uncross': {
    nl: 'Ongedaan maken kan niet',
    de: 'Rückgängig machen geht nicht',
    en: 'Cannot undo this',
  },
  'crossed_off.already_undone.title': {
    nl: 'Dit was al ongedaan gemaakt',
    de: 'Das wurde schon rückgängig gemacht',
    en: 'This was undone already',
  },
  'crossed_off.already_undone': {
    nl: 'Het cadeau is weer vrij, of iemand anders geeft het nu. Op de lijst zie je hoe het ervoor staat.',
    de: 'Der Wunsch ist wieder frei, oder jemand anders erfüllt ihn jetzt. Auf der Liste siehst du, wie es steht.',
    en: 'The gift is available again, or someone else is giving it now. The list shows how it stands.',
  },
  'crossed_off.gift_not_found': {
    nl: 'Dit cadeau staat niet meer op de lijst, of er zit een fout in de link. Open de link uit je mail nog eens.',
    de: 'Dieser Wunsch steht nicht mehr auf der Liste, oder im Link steckt ein Fehler. Öffne den Link aus deiner Mail noch einmal.',
    en: 'This gift is no longer on the list, or the link has a mistake in it. Open the link in your e-mail once more.',
  },

  'mail.cross_off.subject': {
    nl: 'Afgestreept: {gift}, voor {name}',
    de: 'Abgehakt: {gift}, für {name}',
    en: 'Crossed off: {gift}, for {name}',
  },
  'mail.cross_off.preheader': {
    nl: 'Jij geeft dit aan {name}. Bewaar deze mail, dan kun je het ook ongedaan maken.',
    de: 'Das schenkst du {name}. Heb diese Mail auf, dann kannst du es auch rückgängig machen.',
    en: 'You are giving this to {name}. Keep this e-mail, and you can undo it too.',
  },
  'mail.cross_off.heading': {
    nl: 'Jij geeft {name}: {gift}',
    de: 'Du schenkst {name}: {gift}',
    en: 'You are giving {name}: {gift}',
  },
  'mail.cross_off.secret': {
    nl: 'De anderen zien dat iemand het geeft, niet wie. {name} ziet niets.',
    de: 'Die anderen sehen, dass jemand es schenkt, aber nicht, wer. {name} sieht nichts.',
    en: 'The others see that someone is giving it, but not who. {name} sees nothing.',
  },
  'mail.cross_off.shown_to_owner': {
    nl: 'De anderen zien dat iemand het geeft, niet wie. {name} wil dat zelf ook zien.',
    de: 'Die anderen sehen, dass jemand es schenkt, aber nicht, wer. {name} möchte das auch selbst sehen.',
    en: 'The others see that someone is giving it, but not who. {name} wants to see that too.',
  },
  'mail.cross_off.undo.before': { nl: 'Toch niet?', de: 'Doch nicht?', en: 'Changed your mind?' },
  'mail.cross_off.undo': { nl: 'Maak het ongedaan', de: 'Mach es rückgängig', en: 'Undo it' },
  'mail.cross_off.undo.after': {
    nl: ', dan kan iemand anders het geven.',
    de: ', dann kann jemand anders es schenken.',
    en: ', so that someone else can give it.',
  },
  'mail.cross_off.to_list': { nl: 'Naar de lijst van {name}', de: 'Zur Liste von {name}', en: 'To {name}’s list' },
  'mail.cross_off.button': { nl: 'Bekijk het cadeau', de: 'Wunsch ansehen', en: 'See the gift' },

  'mail.cross_off_changed.subject': {
    nl: '{name} veranderde een cadeau dat jij geeft',
    de: '{name} hat einen Wunsch geändert, den du erfüllst',
    en: '{name} changed a gift that you are giving',
  },
  'mail.cross_off_changed.heading': {
    nl: '{name} veranderde het cadeau',
    de: '{name} hat den Wunsch geändert',
    en: '{name} changed the gift',
  },
  'mail.cross_off_changed.was': {
    nl: 'Jij streepte af: “{before}”. Nu staat er dit:',
    de: 'Du hast abgehakt: „{before}“. Jetzt steht da:',
    en: 'You crossed off “{before}”. Now it says this:',
  },
  'mail.cross_off_changed.details': {
    nl: 'Aan het cadeau dat jij afstreepte, is iets veranderd. Kijk even of het nog past.',
    de: 'An dem Wunsch, den du abgehakt hast, hat sich etwas geändert. Schau kurz, ob es noch passt.',
    en: 'Something about the gift that you crossed off has changed. Check whether it still fits.',
  },
  'mail.cross_off_changed.unaware': {
    nl: '{name} weet niet dat jij het geeft. Past het niet meer? Maak het dan ongedaan.',
    de: '{name} weiß nicht, dass du es schenkst. Passt es nicht mehr? Dann mach es rückgängig.',
    en: '{name} does not know that you are giving it. If it no longer fits, undo it.',
  },

  'mail.cross_off_moved.subject': {
    nl: 'Een cadeau dat jij geeft, staat nu op een andere lijst',
    de: 'Ein Wunsch, den du erfüllst, steht jetzt auf einer anderen Liste',
    en: 'A gift that you are giving is on another list now',
  },
  'mail.cross_off_moved.heading': {
    nl: 'Het cadeau is verhuisd',
    de: 'Der Wunsch ist umgezogen',
    en: 'The gift has moved',
  },
  'mail.cross_off_moved.body': {
    nl: 'Het cadeau dat jij afstreepte, staat nu op de lijst van {fullName}. Het blijft afgestreept.',
    de: 'Der Wunsch, den du abgehakt hast, steht jetzt auf der Liste von {fullName}. Er bleibt abgehakt.',
    en: 'The gift that you crossed off is on {fullName}’s list now. It stays crossed off.',
  },

  'mail.cross_off_shown.subject': {
    nl: '{name} ziet nu wat er is afgestreept',
    de: '{name} sieht jetzt, was abgehakt ist',
    en: '{name} now sees what is crossed off',
  },
  'mail.cross_off_shown.heading': {
    nl: '{name} kijkt voortaan mee',
    de: '{name} sieht jetzt, was abgehakt ist',
    en: '{name} is looking from now on',
  },
  'mail.cross_off_shown.body': {
    nl: 'Wie de lijst van {name} bijhoudt, ziet voortaan wat er is afgestreept, dus ook dit cadeau. Wie het geeft, staat er niet bij.',
    de: 'Wer die Liste von {name} führt, sieht ab jetzt, was abgehakt ist, also auch diesen Wunsch. Wer ihn erfüllt, steht nicht dabei.',
    en: 'Whoever keeps the list of {name} sees from now on what is crossed off, and so this gift too. Who gives it is not shown.',
  },
  'mail.gift_news.subject': {
    nl: 'Er is iets veranderd aan {count} cadeaus die jij geeft',
    de: 'Bei {count} Wünschen, die du erfüllst, hat sich etwas geändert',
    en: 'Something changed about {count} gifts that you are giving',
  },
  'mail.gift_news.heading': {
    nl: '{count} cadeaus die jij geeft, zijn veranderd',
    de: '{count} Wünsche, die du erfüllst, haben sich geändert',
    en: '{count} gifts that you are giving have changed',
  },
  'mail.gift_news.body': {
    nl: 'Kijk even of ze nog passen. Wat niet meer past, maak je ongedaan.',
    de: 'Schau kurz, ob sie noch passen. Was nicht mehr passt, machst du rückgängig.',
    en: 'Check whether they still fit. Undo what no longer does.',
  },
  'mail.gift_news.link': {
    nl: 'Bekijken of ongedaan maken',
    de: 'Ansehen oder rückgängig machen',
    en: 'See it or undo it',
  },
  'mail.gift_news.was': {
    nl: 'Eerst stond er: “{before}”',
    de: 'Vorher stand da: „{before}“',
    en: 'It used to say “{before}”',
  },
  'mail.gift_news.details': {
    nl: 'De link of de foto is veranderd.',
    de: 'Der Link oder das Bild ist anders.',
    en: 'Its link or picture has changed.',
  },
  'mail.gift_news.moved': {
    nl: 'Staat nu op de lijst van {fullName}.',
    de: 'Steht jetzt auf der Liste von {fullName}.',
    en: 'Is on {fullName}’s list now.',
  },
  'mail.gift_news.shown': {
    nl: '{name} ziet nu dat het is afgestreept, niet door wie.',
    de: '{name} sieht jetzt, dass er abgehakt ist, nicht von wem.',
    en: '{name} now sees that it is crossed off, not by whom.',
  },
  'mail.gift_news.deleted': {
    nl: 'Staat niet meer op de lijst van {name}.',
    de: 'Steht nicht mehr auf der Liste von {name}.',
    en: 'Is no longer on {name}’s list.',
  },
  'mail.gift_news.list_gone': {
    nl: 'De lijst van {name} is er niet meer',
    de: 'Die Liste von {name} gibt es nicht mehr',
    en: '{name}’s list is no longer there',
  },
  'mail.cross_off_deleted.subject': {
    nl: 'Een cadeau dat jij geeft, staat niet meer op de lijst van {name}',
    de: 'Ein Wunsch, den du erfüllst, steht nicht mehr auf der Liste von {name}',
    en: 'A gift that you are giving is no longer on {name}’s list',
  },
  'mail.cross_off_deleted.heading': {
    nl: '{name} haalde een cadeau van de lijst',
    de: '{name} hat einen Wunsch von der Liste genommen',
    en: '{name} took a gift off the list',
  },
  'mail.cross_off_deleted.body': {
    nl: 'Dit had jij afgestreept. {name} wist dat niet en wenst het zich niet meer.',
    de: 'Das hattest du abgehakt. {name} wusste das nicht und wünscht es sich nicht mehr.',
    en: 'You had crossed this off. {name} did not know, and no longer wishes for it.',
  },
  'mail.cross_off_deleted.body_shown': {
    nl: 'Dit had jij afgestreept. {name} kon dat zien, en wenst het zich niet meer.',
    de: 'Das hattest du abgehakt. {name} konnte das sehen und wünscht es sich nicht mehr.',
    en: 'You had crossed this off. {name} could see that, and no longer wishes for it.',
  },
  'mail.cross_off_deleted.could_see': {
    nl: '{name} kon zien dat het was afgestreept, niet door wie.',
    de: '{name} konnte sehen, dass es abgehakt war, nicht von wem.',
    en: '{name} could see that it was crossed off, not by whom.',
  },
  'mail.cross_off_deleted.body_list_gone': {
    nl: 'Dit had jij afgestreept. Of {name} het nog wenst, weten we niet: vraag het gerust.',
    de: 'Das hattest du abgehakt. Ob {name} es sich noch wünscht, wissen wir nicht: Frag ruhig.',
    en: 'You had crossed this off. Whether {name} still wishes for it, we do not know: just ask.',
  },
  'mail.cross_off_deleted.had_it': {
    nl: 'Heb je het al in huis? Geef het gerust, of kies iets anders van de lijst.',
    de: 'Hast du es schon zu Hause? Schenk es ruhig, oder such dir etwas anderes von der Liste aus.',
    en: 'Do you have it already? Give it anyway, or choose something else from the list.',
  },

  'mail.cross_off.why': {
    nl: 'Je krijgt deze mail omdat je met dit adres iets afstreepte.',
    de: 'Du bekommst diese Mail, weil du mit dieser Adresse etwas abgehakt hast.',
    en: 'You got this e-mail because you crossed something off with this address.',
  },
  'mail.cross_off.settings': { nl: 'Mijn mails instellen', de: 'Meine Mails einstellen', en: 'Choose my e-mails' },
})
