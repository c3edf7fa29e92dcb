import { texts } from './texts.ts'

/** Texts of the wizard in which an organizer prepares a draw. */
export const drawsWizard = texts({
  'loting.wizard.title': { nl: 'Lootjes trekken', de: 'Wichtel auslosen', en: 'Secret Santa' },
  'loting.wizard.progress': {
    nl: 'Stap {step} van {count}',
    de: 'Schritt {step} von {count}',
    en: 'Step {step} of {count}',
  },
  'loting.wizard.step.details': { nl: 'Gegevens', de: 'Angaben', en: 'Details' },
  'loting.wizard.step.participants': { nl: 'Deelnemers', de: 'Wer mitmacht', en: 'Participants' },
  'loting.wizard.step.exclusions': { nl: 'Wie trekt wie niet', de: 'Wer zieht wen nicht', en: 'Who can’t draw whom' },
  'loting.wizard.step.overview': { nl: 'Overzicht', de: 'Übersicht', en: 'Overview' },
  'loting.wizard.step.drawn': { nl: 'Getrokken', de: 'Ausgelost', en: 'Drawn' },
  'loting.wizard.next': { nl: 'Verder', de: 'Weiter', en: 'Next' },
  'loting.wizard.loading': {
    nl: 'We zoeken op waar je gebleven was…',
    de: 'Wir schauen nach, wo du warst …',
    en: 'Finding where you left off…',
  },
  'loting.wizard.stuck': {
    nl: 'Dat lukte niet. Controleer je verbinding en probeer het nog eens. Wat je al hebt ingevuld, is opgeslagen op dit apparaat.',
    de: 'Das hat nicht geklappt. Prüf deine Verbindung und versuch es noch einmal. Deine Eingaben sind auf diesem Gerät gespeichert.',
    en: 'That didn’t work. Check your connection and try again. What you’ve filled in is saved on this device.',
  },
  'loting.wizard.again': { nl: 'Probeer het nog eens', de: 'Noch einmal versuchen', en: 'Try again' },
  'loting.wizard.not_kept': {
    nl: 'Je browser kan hier niets opslaan. Maak de trekking in één keer af, zonder deze pagina te sluiten.',
    de: 'Dein Browser kann hier nichts speichern. Mach die Auslosung in einem Rutsch fertig, ohne diese Seite zu schließen.',
    en: 'Your browser can’t save your progress. Finish the draw in one go, without closing this page.',
  },
  'loting.wizard.needs_script': {
    nl: 'Om lootjes te trekken heeft je browser JavaScript nodig: de namen blijven tot de trekking op je eigen apparaat. Zet JavaScript aan en laad deze pagina opnieuw, of <link>mail ons</link>, dan helpen we je.',
    de: 'Zum Auslosen braucht dein Browser JavaScript: Die Namen bleiben bis zur Auslosung auf deinem eigenen Gerät. Schalte JavaScript ein und lade diese Seite neu, oder <link>schreib uns</link>, dann helfen wir dir.',
    en: 'You need JavaScript to draw names, because the names stay on your own device until the draw. Turn JavaScript on and reload this page, or <link>email us</link> and we’ll help you.',
  },
  'loting.wizard.unreadable': {
    nl: 'De trekking die op dit apparaat was opgeslagen, kunnen we niet meer openen. Begin een nieuwe.',
    de: 'Die auf diesem Gerät gespeicherte Auslosung lässt sich nicht mehr öffnen. Fang eine neue an.',
    en: 'We can’t open the draw that was saved on this device. Start a new one.',
  },

  'loting.start.title': { nl: 'Lootjes trekken', de: 'Wichtel auslosen', en: 'Draw names' },
  'loting.start.intro': {
    nl: 'Vul in wie er meedoet en wie wie niet mag trekken. Wij schudden de hoed en mailen iedereen een envelop. Niemand ziet wie wie heeft, ook jij niet.',
    de: 'Trag ein, wer mitmacht und wer wen nicht ziehen darf. Wir schütteln den Hut und mailen allen einen Umschlag. Niemand sieht, wer wen gezogen hat, auch du nicht.',
    en: 'Add who’s taking part, and who can’t draw whom. We’ll shake the hat and email everyone their envelope. No one sees who drew whom, not even you.',
  },
  'loting.start.facts': {
    nl: 'Gratis, zonder account, in een paar minuten.',
    de: 'Kostenlos, ohne Konto, in ein paar Minuten.',
    en: 'Free, no account needed, and done in a few minutes.',
  },
  'loting.start.new': { nl: 'Begin een trekking', de: 'Auslosung beginnen', en: 'Start a draw' },
  'loting.start.in_progress': {
    nl: 'Je was al begonnen',
    de: 'Du hast schon angefangen',
    en: 'You’ve already started',
  },
  'loting.start.untitled': {
    nl: 'Een trekking zonder titel',
    de: 'Eine Auslosung ohne Titel',
    en: 'A draw without a title',
  },
  'loting.start.kept': {
    nl: 'Opgeslagen op dit apparaat.',
    de: 'Auf diesem Gerät gespeichert.',
    en: 'Saved on this device.',
  },
  'loting.start.continue': { nl: 'Ga verder', de: 'Weitermachen', en: 'Continue' },
  'loting.start.anew': { nl: 'Begin opnieuw', de: 'Neu anfangen', en: 'Start over' },
  'loting.start.anew.title': { nl: 'Opnieuw beginnen?', de: 'Neu anfangen?', en: 'Start over?' },
  'loting.start.anew.body': {
    nl: '“{title}” en de {count} deelnemers die je al hebt ingevuld, worden van dit apparaat verwijderd.',
    de: '„{title}“ und die {count} Personen, die du schon eingetragen hast, werden von diesem Gerät gelöscht.',
    en: '“{title}” and the {count} people you’ve added will be removed from this device.',
  },
  'loting.start.made_here': {
    nl: 'Trekkingen die je op dit apparaat maakte',
    de: 'Auslosungen, die du auf diesem Gerät gemacht hast',
    en: 'Draws you made on this device',
  },
  'loting.start.made_here.by_mail': {
    nl: 'Open hem met de link in je mail.',
    de: 'Öffne sie mit dem Link in deiner Mail.',
    en: 'Open it with the link in your email.',
  },
  'loting.start.made_here.forget': {
    nl: 'Toon ze hier niet meer',
    de: 'Hier nicht mehr zeigen',
    en: 'Stop showing them here',
  },
  'loting.wizard.count': {
    nl: '{count, plural, one {# deelnemer} other {# deelnemers}}',
    de: '{count, plural, one {# Person} other {# Personen}}',
    en: '{count, plural, one {# person} other {# people}}',
  },

  'loting.details.title': {
    nl: 'Waarvoor trekken jullie lootjes?',
    de: 'Wofür lost ihr aus?',
    en: 'What’s the occasion?',
  },
  'loting.details.intro': {
    nl: 'Dit staat straks in ieders envelop.',
    de: 'Das steht für alle im Umschlag.',
    en: 'Everyone will see this in their envelope.',
  },
  'loting.title': { nl: 'Titel', de: 'Titel', en: 'Title' },
  'loting.title.hint': {
    nl: 'Bijvoorbeeld: Pakjesavond bij oma.',
    de: 'Zum Beispiel: Wichteln bei Oma.',
    en: 'For example: Christmas at Grandma’s.',
  },
  'title.is_required': {
    nl: 'Geef je trekking een titel.',
    de: 'Gib deiner Auslosung einen Titel.',
    en: 'Give your draw a title.',
  },
  'title.too_short': {
    nl: 'Gebruik minstens 3 tekens.',
    de: 'Nimm mindestens 3 Zeichen.',
    en: 'Use at least 3 characters.',
  },
  'title.too_long': {
    nl: 'Een titel mag maximaal 100 tekens lang zijn.',
    de: 'Ein Titel darf höchstens 100 Zeichen haben.',
    en: 'Use 100 characters or fewer.',
  },
  'loting.occasion': { nl: 'Gelegenheid', de: 'Anlass', en: 'Occasion' },
  'loting.occasion.hint': {
    nl: 'Hiermee kiezen we de tekening op je pagina en in de mails.',
    de: 'Danach richtet sich das Bild auf deiner Seite und in den Mails.',
    en: 'This decides which picture appears on your page and in the emails.',
  },
  'loting.description': { nl: 'Afspraken', de: 'Absprachen', en: 'What you’ve agreed' },
  'loting.description.hint': {
    nl: 'Wanneer en waar, hoeveel het mag kosten, of er een gedicht bij hoort.',
    de: 'Wann und wo, wie viel es kosten darf und was sonst wichtig ist.',
    en: 'When and where, how much to spend, and anything else people should know.',
  },
  'description.too_long': {
    nl: 'Dit mag maximaal 2000 tekens lang zijn.',
    de: 'Das darf höchstens 2000 Zeichen haben.',
    en: 'Use 2,000 characters or fewer.',
  },
  'loting.organizer': { nl: 'En jij?', de: 'Und du?', en: 'What about you?' },
  'loting.organizer.hint': {
    nl: 'Je doet zelf ook mee.',
    de: 'Du machst selbst auch mit.',
    en: 'You’re taking part too.',
  },
  'loting.organizer.name': { nl: 'Je naam', de: 'Dein Name', en: 'Your name' },
  'loting.organizer.email': { nl: 'Je e-mailadres', de: 'Deine E-Mail-Adresse', en: 'Your email address' },
  'loting.organizer.email_hint': {
    nl: 'Hier sturen we je eigen envelop naartoe, en de link om de trekking te beheren.',
    de: 'An diese Adresse schicken wir deinen eigenen Umschlag und den Link zum Verwalten.',
    en: 'This is where we’ll send your own envelope and the link to manage the draw.',
  },
  'loting.organizer.email_locked': {
    nl: 'Het adres van je account.',
    de: 'Die Adresse deines Kontos.',
    en: 'This is your account’s email address.',
  },
  'loting.organizer.email_of_account': {
    nl: 'Dit adres hoort bij een account. Log in, of gebruik een ander adres.',
    de: 'Diese Adresse gehört zu einem Konto. Melde dich an oder nimm eine andere Adresse.',
    en: 'This address belongs to an account. Log in, or use another address.',
  },

  'loting.people.title': { nl: 'Wie doet er mee?', de: 'Wer macht mit?', en: 'Who’s taking part?' },
  'loting.people.intro': {
    nl: 'Minstens drie mensen. Iedereen krijgt straks een envelop per mail.',
    de: 'Mindestens drei Personen. Alle bekommen nach der Auslosung einen Umschlag per Mail.',
    en: 'You need at least three people. Each will get an envelope by email.',
  },
  'loting.people.add': { nl: 'Deelnemers toevoegen', de: 'Personen hinzufügen', en: 'Add people' },
  'loting.people.tab.single': { nl: 'Eén persoon', de: 'Einzeln', en: 'One person' },
  'loting.people.tab.bulk': { nl: 'Meerdere', de: 'Mehrere', en: 'Several people' },
  'loting.people.tab.friends': { nl: 'Vrienden', de: 'Freunde', en: 'Friends' },
  'loting.participant.name': { nl: 'Naam', de: 'Name', en: 'Name' },
  'loting.participant.name_is_required': { nl: 'Vul een naam in.', de: 'Gib einen Namen ein.', en: 'Enter a name.' },
  'loting.participant.name_too_long': {
    nl: 'Een naam mag maximaal 100 tekens lang zijn.',
    de: 'Ein Name darf höchstens 100 Zeichen haben.',
    en: 'Use 100 characters or fewer.',
  },
  'loting.participant.email_is_required': {
    nl: 'Vul een e-mailadres in, daar gaat de envelop naartoe.',
    de: 'Gib eine E-Mail-Adresse ein, dorthin geht der Umschlag.',
    en: 'Enter an email address, so we know where to send the envelope.',
  },
  'loting.people.add_one': { nl: 'Toevoegen', de: 'Hinzufügen', en: 'Add' },
  'loting.people.bulk': {
    nl: 'Plak de e-mailadressen',
    de: 'Füge die E-Mail-Adressen ein',
    en: 'Paste the email addresses',
  },
  'loting.people.bulk_hint': {
    nl: 'Eén persoon per regel, met de naam erbij: Noor de Vries noor@voorbeeld.nl. Of plak ze zoals ze in je mailprogramma staan.',
    de: 'Eine Person pro Zeile, mit Namen: Lena Vogel lena@beispiel.de. Oder füge sie so ein, wie sie in deinem Mailprogramm stehen.',
    en: 'One person per line, with their name: Emma Brown emma@example.com. Or paste them just as they appear in your email app.',
  },
  'loting.people.bulk_button': { nl: 'Allemaal toevoegen', de: 'Alle hinzufügen', en: 'Add them all' },
  'loting.people.bulk_is_required': {
    nl: 'Plak hier eerst een of meer e-mailadressen.',
    de: 'Füge hier zuerst eine oder mehrere E-Mail-Adressen ein.',
    en: 'Paste one or more email addresses here first.',
  },
  'loting.people.refused': {
    nl: 'Wat hier nog staat, is niet toegevoegd:',
    de: 'Was hier noch steht, wurde nicht hinzugefügt:',
    en: 'These weren’t added:',
  },
  'loting.people.refused.no_address': {
    nl: 'Hier hoort nog een e-mailadres bij.',
    de: 'Hier fehlt noch die E-Mail-Adresse.',
    en: 'This still needs an email address.',
  },
  'loting.people.refused.wrong_address': {
    nl: 'Controleer dit e-mailadres.',
    de: 'Prüf diese E-Mail-Adresse.',
    en: 'Check this email address.',
  },
  'loting.people.refused.several_addresses': {
    nl: 'Hier staan meerdere adressen door elkaar. Zet iedereen op een eigen regel.',
    de: 'Hier stehen mehrere Adressen durcheinander. Gib jeder Person eine eigene Zeile.',
    en: 'Several addresses are mixed up here. Put each person on their own line.',
  },
  'loting.people.added': {
    nl: '{count, plural, =0 {Die stonden er al in.} one {{name} doet mee.} other {# mensen toegevoegd.}}',
    de: '{count, plural, =0 {Die waren schon dabei.} one {{name} macht mit.} other {# Personen hinzugefügt.}}',
    en: '{count, plural, =0 {They were already on the list.} one {{name} is taking part.} other {# people added.}}',
  },
  'loting.people.known': {
    nl: '{count, plural, =0 {} one {Eén stond er al in.} other {# stonden er al in.}}',
    de: '{count, plural, =0 {} one {Eine Person war schon dabei.} other {# waren schon dabei.}}',
    en: '{count, plural, =0 {} one {One was already on the list.} other {# were already on the list.}}',
  },
  'loting.people.removed': {
    nl: '{name} doet niet meer mee.',
    de: '{name} macht nicht mehr mit.',
    en: '{name} is no longer taking part.',
  },
  'loting.people.changed': {
    nl: 'De gegevens van {name} zijn gewijzigd.',
    de: 'Die Angaben zu {name} wurden geändert.',
    en: '{name}’s details have been changed.',
  },
  'loting.people.list': {
    nl: '{count, plural, one {# deelnemer} other {# deelnemers}}',
    de: '{count, plural, one {# Person} other {# Personen}}',
    en: '{count, plural, one {# person} other {# people}}',
  },
  'loting.people.organizes': { nl: 'organiseert', de: 'organisiert', en: 'organises' },
  'loting.people.without_address': {
    nl: 'nog zonder e-mailadres',
    de: 'noch ohne E-Mail-Adresse',
    en: 'no email address yet',
  },
  'loting.people.incomplete': {
    nl: 'We weten nog niet waar de envelop van {names} naartoe moet. Vul het e-mailadres in bij “Bewerken”.',
    de: 'Wir wissen noch nicht, wohin der Umschlag für {names} gehen soll. Trag die E-Mail-Adresse unter „Bearbeiten“ ein.',
    en: 'We don’t yet know where to send the envelope for {names}. Enter the email address under “Edit”.',
  },
  'loting.people.friend': { nl: 'een van je vrienden', de: 'aus deiner Freundesliste', en: 'one of your friends' },
  'loting.people.edit': {
    nl: 'Bewerken<sr>: {name}</sr>',
    de: '<sr>{name} </sr>bearbeiten',
    en: 'Edit<sr> {name}</sr>',
  },
  'loting.people.edit.title': { nl: 'Deelnemer bewerken', de: 'Person bearbeiten', en: 'Edit this person' },
  'loting.people.delete': {
    nl: 'Verwijderen<sr>: {name}</sr>',
    de: '<sr>{name} </sr>entfernen',
    en: 'Remove<sr> {name}</sr>',
  },
  'loting.people.delete.title': {
    nl: '{name} verwijderen?',
    de: '{name} entfernen?',
    en: 'Remove {name}?',
  },
  'loting.people.delete.body': {
    nl: '{name} doet dan niet meer mee. Ook de uitsluitingen van {name} vervallen.',
    de: '{name} wird mit allen Ausschlüssen von der Liste genommen.',
    en: 'This takes {name} off the list, along with {name}’s exclusions.',
  },
  'loting.people.delete.button': { nl: 'Verwijderen', de: 'Entfernen', en: 'Remove' },
  'loting.people.gone': {
    nl: 'Deze deelnemer staat niet meer op de lijst.',
    de: 'Diese Person steht nicht mehr auf der Liste.',
    en: 'This person is no longer on the list.',
  },
  'loting.people.repeated': {
    nl: '{count, plural, one {Er doet meer dan één <b>{names}</b> mee. Zet er een achternaam bij, dan weet iedereen wie je bedoelt.} other {Meer dan één keer op de lijst: <b>{names}</b>. Zet er een achternaam bij, dan weet iedereen wie je bedoelt.}}',
    de: '{count, plural, one {<b>{names}</b> gibt es mehr als einmal. Ergänze die Nachnamen, dann wissen alle, wer gemeint ist.} other {Mehr als einmal auf der Liste: <b>{names}</b>. Ergänze die Nachnamen, dann wissen alle, wer gemeint ist.}}',
    en: '{count, plural, one {There’s more than one <b>{names}</b>. Add a last name, so everyone knows who’s who.} other {These names are on the list more than once: <b>{names}</b>. Add a last name, so everyone knows who’s who.}}',
  },
  'loting.participants.too_few': {
    nl: 'Je hebt minstens 3 deelnemers nodig. Voeg er nog een paar toe.',
    de: 'Ab 3 Personen könnt ihr auslosen. Füge noch ein paar hinzu.',
    en: 'You need at least 3 people. Add a few more.',
  },
  'loting.participants.too_many': {
    nl: 'Aan een trekking kunnen maximaal 1000 mensen meedoen. Haal er een paar weg.',
    de: 'Bei einer Auslosung können höchstens 1000 Personen mitmachen. Entfern ein paar.',
    en: 'A draw can have up to 1,000 people. Remove a few.',
  },

  'loting.friends.search': { nl: 'Zoek een vriend', de: 'Such jemanden', en: 'Find a friend' },
  'loting.friends.search_hint': { nl: 'Naam', de: 'Name', en: 'Name' },
  'loting.friends.legend': {
    nl: 'Wie van je vrienden doet er mee?',
    de: 'Wer von deinen Freunden macht mit?',
    en: 'Which of your friends are taking part?',
  },
  'loting.friends.none': {
    nl: 'Je hebt nog geen vrienden om uit te kiezen. Wil je iemand toevoegen? Open de lijst van diegene en kies “Toevoegen aan vrienden”. Of vul hier een naam en e-mailadres in.',
    de: 'Du hast noch niemanden in deiner Freundesliste. Öffne die Liste einer Person und tipp auf „Hinzufügen“. Oder trag hier alle mit Name und E-Mail-Adresse ein.',
    en: 'You haven’t added any friends yet. To add someone, open their list and choose “Add to friends”. Or add people here by name and email address.',
  },
  'loting.friends.login_required': {
    nl: 'Log in, dan kun je hier je vrienden kiezen. Wat je al hebt ingevuld, blijft staan.',
    de: 'Melde dich an, um hier Freunde auszuwählen. Deine Eingaben bleiben erhalten.',
    en: 'Log in to choose your friends here. You won’t lose what you’ve filled in.',
  },
  'loting.friends.multi_user': {
    nl: 'Vrienden met een gezamenlijke lijst staan hier niet bij: ieder trekt een eigen lootje. Voeg ze één voor één toe.',
    de: 'Freunde mit einer gemeinsamen Liste fehlen hier: Jede Person zieht ihr eigenes Los. Füge sie einzeln hinzu.',
    en: 'Friends who share a list aren’t shown here, because each person needs their own envelope. Add them one by one.',
  },
  'loting.filter.nothing': { nl: 'Niemand gevonden.', de: 'Niemanden gefunden.', en: 'No one found.' },

  'loting.exclusions.title': {
    nl: 'Wie mag wie niet trekken?',
    de: 'Wer darf wen nicht ziehen?',
    en: 'Who can’t draw whom?',
  },
  'loting.exclusions.intro': {
    nl: 'Bijvoorbeeld partners. Je mag dit ook overslaan.',
    de: 'Zum Beispiel Paare. Du kannst das auch überspringen.',
    en: 'Couples, for instance. You can skip this if you like.',
  },
  'loting.exclusions.nobody': { nl: 'mag iedereen trekken', de: 'keine Ausschlüsse', en: 'can draw anyone' },
  'loting.exclusions.draws_not': { nl: 'trekt niet', de: 'zieht nicht', en: 'can’t draw' },
  'loting.exclusions.edit': {
    nl: 'Kiezen<sr> wie {name} niet mag trekken</sr>',
    de: 'Auswählen<sr>, wen {name} nicht ziehen darf</sr>',
    en: 'Choose<sr> who {name} can’t draw</sr>',
  },
  'loting.exclusions.dialog': { nl: '{name} trekt niet …', de: '{name} zieht nicht …', en: '{name} can’t draw…' },
  'loting.exclusions.search': { nl: 'Zoek een deelnemer', de: 'Such eine Person', en: 'Find a person' },
  'loting.exclusions.search_hint': { nl: 'Naam of e-mailadres', de: 'Name oder E-Mail-Adresse', en: 'Name or email' },
  'loting.exclusions.legend': {
    nl: 'Wie {name} niet mag trekken',
    de: 'Wen {name} nicht ziehen darf',
    en: 'Who {name} can’t draw',
  },
  'loting.exclusions.mutual': { nl: 'Andersom ook niet', de: 'Gilt auch umgekehrt', en: 'Both ways' },
  'loting.exclusions.mutual_hint': {
    nl: 'Dan trekken zij {name} ook niet.',
    de: 'Dann dürfen auch sie {name} nicht ziehen.',
    en: 'The people you tick can’t draw {name} either.',
  },
  'loting.exclusions.save': { nl: 'Opslaan', de: 'Speichern', en: 'Save' },
  'loting.exclusions.saved': { nl: 'Opgeslagen voor {name}.', de: 'Für {name} gespeichert.', en: 'Saved for {name}.' },
  'loting.exclusions.invalid': {
    nl: 'Zo lukt de trekking niet.',
    de: 'So könnt ihr nicht auslosen.',
    en: 'This draw isn’t possible.',
  },
  'loting.exclusions.in_the_way': {
    nl: '{count, plural, one {{givers} kan alleen {receivers} trekken.} other {{givers} kunnen alleen {receivers} trekken.}}',
    de: '{count, plural, one {{givers} kann nur {receivers} ziehen.} other {{givers} können nur {receivers} ziehen.}}',
    en: '{count, plural, other {{givers} can only draw {receivers}.}}',
  },
  'loting.exclusions.nobody_left': {
    nl: '{count, plural, one {{givers} kan niemand trekken.} other {{givers} kunnen niemand trekken.}}',
    de: '{count, plural, one {{givers} kann niemanden ziehen.} other {{givers} können niemanden ziehen.}}',
    en: '{count, plural, other {{givers} can’t draw anyone.}}',
  },
  'loting.exclusions.only_drawn_by': {
    nl: '{count, plural, one {{receivers} kan alleen door {givers} getrokken worden.} other {{receivers} kunnen alleen door {givers} getrokken worden.}}',
    de: '{count, plural, one {{receivers} kann nur von {givers} gezogen werden.} other {{receivers} können nur von {givers} gezogen werden.}}',
    en: '{count, plural, other {{receivers} can only be drawn by {givers}.}}',
  },
  'loting.exclusions.drawn_by_nobody': {
    nl: '{receivers} kan door niemand getrokken worden.',
    de: '{receivers} kann von niemandem gezogen werden.',
    en: '{receivers} can’t be drawn by anyone.',
  },
  'loting.exclusions.way_out': {
    nl: 'Haal een paar uitsluitingen weg.',
    de: 'Entfern ein paar Ausschlüsse.',
    en: 'Remove a few exclusions.',
  },
  'loting.exclusions.forced': {
    nl: 'Door deze uitsluitingen en je eigen lootje kun jij misschien afleiden wie {names} {count, plural, one {trekt. Dat staat ook op het lootje.} other {trekken. Dat staat ook op hun lootjes.}}',
    de: 'Durch diese Ausschlüsse und dein eigenes Los kannst du vielleicht herausfinden, wen {names} {count, plural, one {zieht. Das steht auch auf dem Los.} other {ziehen. Das steht auch auf ihren Losen.}}',
    en: 'With these exclusions and your own envelope, you may be able to work out who {names} {count, plural, one {draws. Their envelope says so too.} other {draw. Their envelopes say so too.}}',
  },
  'loting.names.more': { nl: 'nog {count}', de: '{count} weitere', en: '{count} more' },

  'loting.overview.title': { nl: 'Klopt alles?', de: 'Stimmt alles?', en: 'Does everything look right?' },
  'loting.overview.intro': {
    nl: 'Na de trekking kan er niemand meer bij. De mails gaan meteen de deur uit.',
    de: 'Nach der Auslosung kann niemand mehr dazukommen. Die Mails gehen sofort raus.',
    en: 'After the draw, no one else can join. The emails go out straight away.',
  },
  'loting.overview.edit_details': { nl: 'Gegevens bewerken', de: 'Angaben bearbeiten', en: 'Edit the details' },
  'loting.overview.edit_people': {
    nl: 'Deelnemers bewerken',
    de: 'Teilnehmende bearbeiten',
    en: 'Edit the participants',
  },
  'loting.overview.draws_not': { nl: 'trekt niet: {names}', de: 'zieht nicht: {names}', en: 'can’t draw: {names}' },
  'loting.do_loting': { nl: 'Trek de lootjes', de: 'Jetzt auslosen', en: 'Draw the names' },
  'loting.do_loting.busy': { nl: 'We schudden de hoed…', de: 'Wir schütteln den Hut …', en: 'Shaking the hat…' },
  'loting.do_loting.busy_body': {
    nl: 'Alle namen erin, even husselen, en iedereen een envelop.',
    de: 'Alle Namen hinein, gut mischen, und für alle einen Umschlag.',
    en: 'All names in, a good shuffle, and an envelope for everyone.',
  },
  'loting.do_loting.drawn_earlier': {
    nl: 'Deze lootjes waren al getrokken; er is niets opnieuw verstuurd. Wat je daarna nog veranderde, telt niet mee.',
    de: 'Diese Lose waren schon gezogen, deshalb haben wir nichts noch einmal verschickt. Spätere Änderungen zählen nicht.',
    en: 'These names had already been drawn, so nothing was sent again. Any changes you’ve made since then don’t count.',
  },
  'loting.do_loting_error.title': {
    nl: 'Er is nog niet getrokken',
    de: 'Es wurde noch nicht ausgelost',
    en: 'Nothing has been drawn yet',
  },
  'loting.do_loting_error.exclusions': {
    nl: 'Met deze uitsluitingen is er geen trekking mogelijk.',
    de: 'Mit diesen Ausschlüssen ist keine Auslosung möglich.',
    en: 'No draw is possible with these exclusions.',
  },
  'loting.do_loting_error.email': {
    nl: 'Bij de gegevens staat een ander adres dan in je account. Pas het daar aan.',
    de: 'Bei den Angaben steht eine andere Adresse als in deinem Konto. Prüf sie dort.',
    en: 'The organiser’s address doesn’t match the one on your account. Check the details.',
  },
  'loting.do_loting_error.login_required': {
    nl: 'Je e-mailadres hoort bij een account. Log in om te trekken; wat je invulde, blijft staan.',
    de: 'Deine E-Mail-Adresse gehört zu einem Konto. Melde dich an, um auszulosen; was du eingetragen hast, bleibt.',
    en: 'Your email address belongs to an account. Log in to draw the names; you won’t lose what you’ve filled in.',
  },
  'loting.do_loting_error.data': {
    nl: 'Er klopt iets niet aan de gegevens of de deelnemers. Controleer ze nog eens.',
    de: 'Bei den Angaben oder den Personen stimmt etwas nicht. Schau sie noch einmal durch.',
    en: 'Something isn’t right with the details or the people. Go through them again.',
  },
  'loting.do_loting_error.too_hard': {
    nl: 'Met zoveel uitsluitingen vonden we niet op tijd een eerlijke trekking. Probeer het nog eens, of haal er een paar weg.',
    de: 'Bei so vielen Ausschlüssen haben wir nicht rechtzeitig eine faire Auslosung gefunden. Versuch es noch einmal oder nimm ein paar davon weg.',
    en: 'With this many exclusions we couldn’t find a fair draw in time. Try again, or remove a few.',
  },
  'loting.do_loting_error.unknown': {
    nl: 'We hebben geen antwoord gekregen. Probeer het gerust nog eens: ook als er al getrokken is, krijgt niemand een tweede lootje.',
    de: 'Wir haben keine Antwort bekommen. Versuch es ruhig noch einmal: Auch wenn schon ausgelost wurde, bekommt niemand ein zweites Los.',
    en: 'We didn’t get a response. Try again: even if the draw went through, no one will get a second envelope.',
  },
  'loting.do_loting_error.drawn_already': {
    nl: 'Deze lootjes zijn al getrokken. De organisator heeft een mail met de link om ze te beheren.',
    de: 'Diese Lose sind schon gezogen. Der Link zum Verwalten ging per Mail an die Person, die organisiert.',
    en: 'These names have already been drawn. The organiser has an email with the link to manage the draw.',
  },
  'loting.do_loting_error.to_details': { nl: 'Naar de gegevens', de: 'Zu den Angaben', en: 'Go to the details' },
  'loting.do_loting_error.to_people': {
    nl: 'Naar de deelnemers',
    de: 'Zu den Teilnehmenden',
    en: 'Go to the participants',
  },
  'loting.do_loting_error.to_exclusions': {
    nl: 'Naar de uitsluitingen',
    de: 'Zu den Ausschlüssen',
    en: 'Go to the exclusions',
  },
  'loting.do_loting_error.back': {
    nl: 'Terug naar het overzicht',
    de: 'Zurück zur Übersicht',
    en: 'Back to the overview',
  },

  'loting.redo.replace': {
    nl: 'Op dit apparaat ben je al met een andere trekking bezig. Kies je deze, dan wordt die andere verwijderd.',
    de: 'Auf diesem Gerät hast du schon eine andere Auslosung angefangen. Nimmst du diese, wird die andere gelöscht.',
    en: 'You already have another draw in progress on this device. Starting this one will remove it.',
  },
  'loting.redo.replace.button': { nl: 'Kies deze', de: 'Diese nehmen', en: 'Start this one' },
  'loting.redo.replace.keep': {
    nl: 'Verder met de andere',
    de: 'Mit der anderen weitermachen',
    en: 'Continue with the other one',
  },
})
