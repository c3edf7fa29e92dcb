import { texts } from './texts.ts'

/** Texts of draws that wait for their people, who join by one link. */
export const gatherings = texts({
  // The page behind the link that is shared.
  'gathering.join.page_title': { nl: 'Doe je mee?', de: 'Machst du mit?', en: 'Are you in?' },
  'gathering.join.invites': {
    nl: '{organizer} trekt binnenkort lootjes. Doe je mee?',
    de: '{organizer} lost bald aus. Machst du mit?',
    en: '{organizer} will soon be drawing names. Are you in?',
  },
  'gathering.join.count': {
    nl: '{count, plural, =0 {Er doet nog niemand mee.} one {Er doet al # mens mee.} other {Er doen al # mensen mee.}}',
    de: '{count, plural, =0 {Noch macht niemand mit.} one {# Person macht schon mit.} other {# Personen machen schon mit.}}',
    en: '{count, plural, =0 {No one has joined yet.} one {# person has joined.} other {# people have joined.}}',
  },
  'gathering.join.name': { nl: 'Je naam', de: 'Dein Name', en: 'Your name' },
  'gathering.join.name_hint': {
    nl: 'Zo noemen de anderen je. Wie jou trekt, ziet deze naam.',
    de: 'So nennen dich die anderen. Wer dich zieht, sieht diesen Namen.',
    en: 'What the others call you. The person who draws you will see this name.',
  },
  'gathering.join.email_hint': {
    nl: 'Dan mailen we je je lootje. De organisator ziet je adres niet.',
    de: 'Dann schicken wir dir dein Los per Mail. Wer organisiert, sieht deine Adresse nicht.',
    en: 'We’ll email you your envelope. The organiser won’t see your address.',
  },
  'gathering.join.button': { nl: 'Ik doe mee', de: 'Ich mache mit', en: 'I’m in' },
  'gathering.join.full': {
    nl: 'Deze trekking is vol. Vraag de organisator wat je nu kunt doen.',
    de: 'Diese Auslosung ist voll. Frag die Person, die organisiert, was du jetzt tun kannst.',
    en: 'This draw is full. Ask the organiser what you can do now.',
  },
  'gathering.join.name_taken': {
    nl: 'Er doet al iemand mee met deze naam. Zet er iets bij, zoals een achternaam.',
    de: 'Mit diesem Namen macht schon jemand mit. Ergänze etwas, zum Beispiel den Nachnamen.',
    en: 'Someone with this name has already joined. Add something, such as a surname.',
  },
  'gathering.join.already_joined': {
    nl: 'Je doet al mee, met dit e-mailadres of dit account. Kijk in je mail naar de link van je plek, of vraag de organisator.',
    de: 'Du machst schon mit, mit dieser E-Mail-Adresse oder diesem Konto. Schau in deinen Mails nach dem Link zu deinem Platz, oder frag die Person, die organisiert.',
    en: 'You’ve already joined with this email address or account. Look in your email for the link to your place, or ask the organiser.',
  },

  // Texts of a link by which nobody can join any more.
  'gathering.closed.title': {
    nl: 'Meedoen kan hier niet meer',
    de: 'Mitmachen geht hier nicht mehr',
    en: 'You can’t join here any more',
  },
  'gathering.closed.drawn': {
    nl: 'De lootjes zijn al getrokken. Wil je nog meedoen? Vraag {organizer}.',
    de: 'Die Lose sind schon gezogen. Möchtest du noch mitmachen? Frag {organizer}.',
    en: 'The names have already been drawn. Would you still like to join? Ask {organizer}.',
  },
  'gathering.closed.deleted': {
    nl: 'Deze trekking is verwijderd. Vraag {organizer} hoe het verder gaat.',
    de: 'Diese Auslosung wurde gelöscht. Frag {organizer}, wie es weitergeht.',
    en: 'This draw has been deleted. Ask {organizer} what happens next.',
  },
  'gathering.closed.renewed': {
    nl: 'Deze link is vervangen. Vraag {organizer} om de nieuwe.',
    de: 'Dieser Link wurde ersetzt. Bitte {organizer} um den neuen.',
    en: 'This link has been replaced. Ask {organizer} for the new one.',
  },
  'gathering.not_found.title': {
    nl: 'Deze link klopt niet',
    de: 'Dieser Link stimmt nicht',
    en: 'There’s something wrong with this link',
  },
  'gathering.not_found.body': {
    nl: 'Controleer of je de hele link hebt.',
    de: 'Prüf, ob du den ganzen Link hast.',
    en: 'Check that you have the whole link.',
  },

  // A seat: somebody who joined.
  'seat.title': { nl: 'Je doet mee, {name}', de: 'Du machst mit, {name}', en: 'You’re in, {name}' },
  'seat.page_title': { nl: 'Je doet mee', de: 'Du machst mit', en: 'You’re in' },
  'seat.waiting': {
    nl: '{organizer} trekt de lootjes als iedereen er is.',
    de: '{organizer} lost aus, sobald alle da sind.',
    en: '{organizer} will draw the names once everyone has joined.',
  },
  'seat.by_mail': {
    nl: 'Je lootje komt per mail naar {email}.',
    de: 'Dein Los kommt per Mail an {email}.',
    en: 'We’ll email your envelope to {email}.',
  },
  'seat.by_page': {
    nl: 'Na de trekking ligt je lootje op deze pagina. Kom dus terug, of geef je e-mailadres.',
    de: 'Nach der Auslosung liegt dein Los auf dieser Seite. Komm also wieder, oder gib deine E-Mail-Adresse an.',
    en: 'After the draw, your envelope will be on this page. Come back then, or give us your email address.',
  },
  'seat.others': { nl: 'Wie er meedoen', de: 'Wer mitmacht', en: 'Who’s in' },
  'seat.others.alone': {
    nl: 'Jij bent de eerste.',
    de: 'Du bist die erste Person.',
    en: 'You’re the first.',
  },
  'seat.keep.title': { nl: 'Bewaar je plek', de: 'Merk dir deinen Platz', en: 'Save your place' },
  'seat.keep.body': {
    nl: 'Met deze link kom je hier terug, ook op een ander apparaat.',
    de: 'Mit diesem Link kommst du hierher zurück, auch auf einem anderen Gerät.',
    en: 'This link brings you back here, on another device too.',
  },
  'seat.keep.link': { nl: 'Je eigen link', de: 'Dein eigener Link', en: 'Your own link' },
  'seat.keep.hint': {
    nl: 'Alleen voor jou: na de trekking opent deze link je lootje.',
    de: 'Nur für dich: Nach der Auslosung öffnet dieser Link dein Los.',
    en: 'Only for you: after the draw, this link opens your envelope.',
  },
  'seat.keep.qr': {
    nl: 'Op een ander apparaat',
    de: 'Auf einem anderen Gerät',
    en: 'On another device',
  },
  'seat.keep.qr_label': { nl: 'QR-code van je plek', de: 'QR-Code deines Platzes', en: 'QR code of your place' },
  'seat.change.title': { nl: 'Iets wijzigen', de: 'Etwas ändern', en: 'Change something' },
  'seat.change.button': { nl: 'Opslaan', de: 'Speichern', en: 'Save' },
  'seat.changed': { nl: 'Opgeslagen.', de: 'Gespeichert.', en: 'Saved.' },
  'seat.leave.title': { nl: 'Toch niet meedoen?', de: 'Möchtest du nicht mehr mitmachen?', en: 'Changed your mind?' },
  'seat.leave.button': { nl: 'Ik doe niet mee', de: 'Ich mache nicht mit', en: 'I’m not taking part' },
  'seat.left': {
    nl: 'Je doet niet meer mee. Met de link kun je weer meedoen.',
    de: 'Du machst nicht mehr mit. Über den Link kannst du wieder mitmachen.',
    en: 'You’re no longer taking part. You can join again with the link.',
  },
  'seat.drawn': {
    nl: 'De lootjes zijn al getrokken, dus dit kan hier niet meer. Vraag de organisator.',
    de: 'Die Lose sind schon gezogen, deshalb geht das hier nicht mehr. Frag die Person, die organisiert.',
    en: 'The names have already been drawn, so you can’t do this here any more. Ask the organiser.',
  },
  'seat.lot.ready': {
    nl: '{organizer} heeft lootjes getrokken. Jouw envelop ligt klaar.',
    de: '{organizer} hat ausgelost. Dein Umschlag liegt bereit.',
    en: '{organizer} has drawn names. Your envelope is ready.',
  },
  'seat.lot.mailed': {
    nl: 'Je lootje is gemaild naar {address}. Je kunt het ook hier openen.',
    de: 'Dein Los ging per Mail an {address}. Du kannst es auch hier öffnen.',
    en: 'We emailed your envelope to {address}. You can open it here too.',
  },
  'seat.lot.elsewhere': {
    nl: 'Je lootje is intussen ergens anders naartoe gestuurd. Vraag {organizer} waarheen.',
    de: 'Dein Los ging inzwischen woandershin. Frag {organizer}, wohin.',
    en: 'Your envelope has been sent somewhere else in the meantime. Ask {organizer} where.',
  },
  'seat.lot.left': {
    nl: '{organizer} heeft je na de trekking uit de groep gehaald. Je hoeft niemand iets te geven.',
    de: '{organizer} hat dich nach der Auslosung aus der Gruppe genommen. Du musst niemanden beschenken.',
    en: '{organizer} took you out of the group after the draw. You don’t need to give anyone a gift.',
  },
  'seat.lot.read_elsewhere': {
    nl: 'Let op: dit lootje is al geopend, op een ander apparaat. Was jij dat niet? Vraag {organizer} om een nieuwe trekking.',
    de: 'Achtung: Dieses Los wurde schon geöffnet, auf einem anderen Gerät. Warst du das nicht? Dann bitte {organizer} um eine neue Auslosung.',
    en: 'Careful: this envelope has already been opened on another device. If that wasn’t you, ask {organizer} for a new draw.',
  },
  'seat.title.left': {
    nl: 'Je doet niet meer mee, {name}',
    de: 'Du machst nicht mehr mit, {name}',
    en: 'You’re no longer in, {name}',
  },
  'seat.gone.title': { nl: 'Deze plek is er niet', de: 'Diesen Platz gibt es nicht', en: 'There’s no such place' },
  'seat.gone.body': {
    nl: 'Controleer of je de hele link hebt. Deed je eerst mee? Vraag dan de organisator.',
    de: 'Prüf, ob du den ganzen Link hast. Hast du schon mitgemacht? Dann frag die Person, die organisiert.',
    en: 'Check that you have the whole link. If you had joined before, ask the organiser.',
  },
  'seat.deleted.title': {
    nl: 'De trekking gaat niet door',
    de: 'Die Auslosung findet nicht statt',
    en: 'This draw isn’t going ahead',
  },
  'seat.deleted.body': {
    nl: 'De organisator heeft deze trekking verwijderd.',
    de: 'Diese Auslosung wurde gelöscht.',
    en: 'The organiser has deleted this draw.',
  },

  // The overview of the user's draws.
  'gathering.home.facts': {
    nl: '{count, plural, =0 {Nog niemand doet mee} one {# mens doet mee} other {# mensen doen mee}}, nog niet getrokken',
    de: '{count, plural, =0 {Noch macht niemand mit} one {# Person macht mit} other {# Personen machen mit}}, noch nicht ausgelost',
    en: '{count, plural, =0 {No one is in yet} one {# person is in} other {# people are in}}, not drawn yet',
  },
  'gathering.home.seat': {
    nl: 'Bekijk je plek<sr> bij {title}</sr>',
    de: 'Deinen Platz ansehen<sr>: {title}</sr>',
    en: 'Go to your place<sr> in {title}</sr>',
  },

  // The page that manages a gathering.
  'gathering.manage.intro': {
    nl: 'Deel de link. Iedereen die meedoet, komt vanzelf in de lijst te staan.',
    de: 'Teil den Link. Alle, die mitmachen, erscheinen von selbst in der Liste.',
    en: 'Share the link. Everyone who joins appears in the list.',
  },
  'gathering.manage.link': { nl: 'De link om mee te doen', de: 'Der Link zum Mitmachen', en: 'The link to join' },
  'gathering.manage.link_hint': {
    nl: 'Iedereen met deze link kan meedoen.',
    de: 'Alle mit diesem Link können mitmachen.',
    en: 'Anyone with this link can join.',
  },
  'gathering.manage.share_title': {
    nl: '{title}: doe je mee?',
    de: '{title}: Machst du mit?',
    en: '{title}: are you in?',
  },
  'gathering.manage.share_text': {
    nl: 'We gaan lootjes trekken. Doe je mee? Vul hier je naam in:',
    de: 'Wir losen aus, wer wen beschenkt. Machst du mit? Trag hier deinen Namen ein:',
    en: 'We’re drawing names. Are you in? Add your name here:',
  },
  'gathering.manage.qr': {
    nl: 'QR-code van de link om mee te doen',
    de: 'QR-Code des Links zum Mitmachen',
    en: 'QR code of the link to join',
  },
  'gathering.manage.renew': { nl: 'Maak een nieuwe link', de: 'Neuen Link machen', en: 'Make a new link' },
  'gathering.manage.renew_hint': {
    nl: 'Dan werkt de oude niet meer. Wie al meedoet, blijft meedoen.',
    de: 'Der alte funktioniert dann nicht mehr. Wer schon mitmacht, bleibt dabei.',
    en: 'The old one stops working. People who’ve already joined stay in.',
  },
  'gathering.manage.renewed': {
    nl: 'De nieuwe link staat klaar.',
    de: 'Der neue Link ist da.',
    en: 'The new link is ready.',
  },
  'gathering.manage.people': { nl: 'Wie er meedoen', de: 'Wer mitmacht', en: 'Who’s in' },
  'gathering.manage.count': {
    nl: '{count, plural, =0 {Nog niemand} one {# mens} other {# mensen}}',
    de: '{count, plural, =0 {Noch niemand} one {# Person} other {# Personen}}',
    en: '{count, plural, =0 {No one yet} one {# person} other {# people}}',
  },
  'gathering.manage.nobody': {
    nl: 'Zodra iemand meedoet, staat die hier.',
    de: 'Sobald jemand mitmacht, steht der Name hier.',
    en: 'When someone joins, they’ll appear here.',
  },
  'gathering.person.organizer': { nl: 'organisator', de: 'organisiert', en: 'organiser' },
  'gathering.person.mail': { nl: 'lootje per mail', de: 'Los per Mail', en: 'envelope by email' },
  'gathering.person.page': {
    nl: 'lootje op de eigen pagina',
    de: 'Los auf der eigenen Seite',
    en: 'envelope on their own page',
  },
  'gathering.person.envelope': {
    nl: 'envelop, die jij geeft',
    de: 'Umschlag, den du gibst',
    en: 'envelope that you hand over',
  },
  'gathering.person.draws_not': {
    nl: 'trekt niet: {names}',
    de: 'zieht nicht: {names}',
    en: 'doesn’t draw: {names}',
  },
  'gathering.person.change': { nl: 'Wijzigen', de: 'Ändern', en: 'Change' },
  'gathering.person.change_who': { nl: ': {name}', de: ': {name}', en: ': {name}' },
  'gathering.person.title': { nl: '{name} wijzigen', de: '{name} ändern', en: 'Change {name}' },
  'gathering.person.rename': { nl: 'Naam opslaan', de: 'Namen speichern', en: 'Save the name' },
  'gathering.person.renamed': { nl: 'De naam is opgeslagen.', de: 'Der Name ist gespeichert.', en: 'Name saved.' },
  'gathering.person.exclude': {
    nl: 'Wie {name} niet mag trekken',
    de: 'Wen {name} nicht ziehen darf',
    en: 'Who {name} may not draw',
  },
  'gathering.person.exclude_save': { nl: 'Opslaan', de: 'Speichern', en: 'Save' },
  'gathering.person.excluded': { nl: 'Opgeslagen.', de: 'Gespeichert.', en: 'Saved.' },
  'gathering.person.remove_hint': {
    nl: 'De link van {name} opent dan niets meer.',
    de: 'Der Link von {name} öffnet dann nichts mehr.',
    en: '{name}’s link will stop working.',
  },
  'gathering.person.remove_you': {
    nl: 'Je trekt dan zelf niet mee, maar blijft de trekking beheren.',
    de: 'Du ziehst dann selbst nicht mit, verwaltest die Auslosung aber weiter.',
    en: 'You won’t draw a name, but you’ll still manage the draw.',
  },
  'gathering.add.title': { nl: 'Zelf iemand toevoegen', de: 'Selbst jemanden hinzufügen', en: 'Add someone yourself' },
  'gathering.add.body': {
    nl: 'Voor wie zelf niet kan of wil meedoen met de link. Zonder e-mailadres geef jij na de trekking een envelop.',
    de: 'Für alle, die nicht selbst über den Link mitmachen. Ohne E-Mail-Adresse gibst du nach der Auslosung einen Umschlag.',
    en: 'For people who don’t join by the link themselves. Without an email address, you hand over an envelope after the draw.',
  },
  'gathering.to_draft': {
    nl: 'Toch zelf iedereen invullen',
    de: 'Doch selbst alle eintragen',
    en: 'Enter everyone yourself after all',
  },
  'gathering.to_draft.title': {
    nl: 'Zelf iedereen invullen?',
    de: 'Selbst alle eintragen?',
    en: 'Enter everyone yourself?',
  },
  'gathering.to_draft.body': {
    nl: 'We nemen alles over in een nieuwe trekking. Adressen van wie meedoet met de link gaan niet mee: die ken jij niet. Deze trekking en haar link blijven bestaan, tot je ze verwijdert.',
    de: 'Wir übernehmen alles in eine neue Auslosung. Wer über den Link mitmacht, kommt ohne Adresse mit, denn du kennst sie nicht. Diese Auslosung und ihr Link bleiben, bis du sie löschst.',
    en: 'We’ll copy everything to a new draw. People who joined by the link come along without their address, because you don’t know it. This draw and its link stay until you delete them.',
  },
  'gathering.draw.title': { nl: 'Is iedereen er?', de: 'Sind alle da?', en: 'Is everyone in?' },
  'gathering.draw.body': {
    nl: 'Na de trekking kan niemand meer meedoen met de link.',
    de: 'Nach der Auslosung kann niemand mehr über den Link mitmachen.',
    en: 'After the draw, no one can join by the link any more.',
  },
  'gathering.delete.body': {
    nl: 'De link om mee te doen opent dan niets meer. Wie een e-mailadres gaf, krijgt een mail. Dit kun je niet ongedaan maken.',
    de: 'Der Link zum Mitmachen öffnet dann nichts mehr. Wer eine E-Mail-Adresse angegeben hat, bekommt eine Mail. Rückgängig machen geht nicht.',
    en: 'The link for joining will stop working. We’ll email people who gave an address. This can’t be undone.',
  },
  'gathering.delete.done': { nl: 'De trekking is verwijderd.', de: 'Die Auslosung ist gelöscht.', en: 'Draw deleted.' },
  'gathering.manage.failure': {
    nl: 'Dat lukte niet. Open de trekking met de link in je mail, en probeer het nog eens.',
    de: 'Das hat nicht geklappt. Öffne die Auslosung mit dem Link in deiner Mail und versuch es noch einmal.',
    en: 'That didn’t work. Open the draw with the link in your email, then try again.',
  },
  'gathering.manage.deleted': {
    nl: 'Deze trekking is verwijderd. Maak een nieuwe.',
    de: 'Diese Auslosung ist gelöscht. Mach eine neue.',
    en: 'This draw has been deleted. Make a new one.',
  },
  'gathering.manage.drawn': {
    nl: 'De lootjes zijn al getrokken. Bekijk de trekking.',
    de: 'Die Lose sind schon gezogen. Sieh dir die Auslosung an.',
    en: 'The names have already been drawn. Look at the draw.',
  },
  'gathering.manage.already_there': {
    nl: 'Deze vriend doet al mee.',
    de: 'Diese Person macht schon mit.',
    en: 'This friend has already joined.',
  },
  'gathering.manage.names_repeated': {
    nl: 'Twee deelnemers hebben dezelfde naam. Zet er bij één iets bij, zoals een achternaam.',
    de: 'Zwei Personen haben denselben Namen. Ergänze bei einer etwas, zum Beispiel den Nachnamen.',
    en: 'Two people have the same name. Add something to one of them, such as a surname.',
  },
  'gathering.manage.too_few': {
    nl: 'Er moeten minstens drie mensen meedoen. Deel de link, of voeg zelf iemand toe.',
    de: 'Es müssen mindestens drei Personen mitmachen. Teil den Link, oder füg selbst jemanden hinzu.',
    en: 'At least three people have to join. Share the link, or add someone yourself.',
  },
  'gathering.wizard.known': {
    nl: 'Verder, ik ken iedereen',
    de: 'Weiter, ich kenne alle',
    en: 'Next, I know everyone',
  },
  'gathering.wizard.button': {
    nl: 'Iedereen doet mee met één link',
    de: 'Alle machen über einen Link mit',
    en: 'Everyone joins by one link',
  },
  'gathering.wizard.hint': {
    nl: 'Je hoeft dan niemands adres te weten: jij deelt een link, en ieder vult zelf een naam in.',
    de: 'Dann brauchst du keine Adressen: Du teilst einen Link, und alle tragen ihren Namen selbst ein.',
    en: 'You don’t need anyone’s address: you share a link, and everyone adds their own name.',
  },

  'mail.gathering_manage.subject': {
    nl: 'Deel de link: {title}',
    de: 'Teil den Link: {title}',
    en: 'Share the link: {title}',
  },
  'mail.gathering_manage.preheader': {
    nl: 'Kijk wie er meedoen, en trek de lootjes als iedereen er is.',
    de: 'Sieh nach, wer mitmacht, und lose aus, sobald alle da sind.',
    en: 'See who’s in, and draw the names once everyone has joined.',
  },
  'mail.gathering_manage.heading': {
    nl: '{name}, je trekking staat klaar',
    de: '{name}, deine Auslosung steht bereit',
    en: '{name}, your draw is ready',
  },
  'mail.gathering_manage.body': {
    nl: 'Deel de link met iedereen die meedoet. Ieder vult zelf een naam in, met of zonder e-mailadres.',
    de: 'Teil den Link mit allen, die mitmachen. Alle tragen ihren Namen selbst ein, mit oder ohne E-Mail-Adresse.',
    en: 'Share the link with everyone who’s taking part. They add their own names, with or without an email address.',
  },
  'mail.gathering_manage.what': {
    nl: 'Bij de trekking vind je die link en zie je wie er al meedoen. Is iedereen er? Dan trek je daar de lootjes.',
    de: 'In der Auslosung findest du diesen Link und siehst, wer schon mitmacht. Sind alle da? Dann lost du dort aus.',
    en: 'Open the draw to find that link and to see who’s in. Once everyone has joined, you can draw the names there.',
  },
  'mail.gathering_manage.why': {
    nl: 'Je krijgt deze mail omdat je lootjes wilt trekken voor “{title}”.',
    de: 'Du bekommst diese Mail, weil du für „{title}“ auslosen möchtest.',
    en: 'You’re getting this email because you want to draw names for “{title}”.',
  },
  'mail.gathering_ends.subject': {
    nl: 'Wil je nog lootjes trekken? {title}',
    de: 'Möchtest du noch auslosen? {title}',
    en: 'Would you still like to draw names? {title}',
  },
  'mail.gathering_ends.preheader': {
    nl: 'Anders verwijderen we de trekking over een week.',
    de: 'Sonst löschen wir die Auslosung in einer Woche.',
    en: 'If not, we’ll delete the draw in a week.',
  },
  'mail.gathering_ends.heading': {
    nl: '{name}, de lootjes zijn nog niet getrokken',
    de: '{name}, es ist noch nicht ausgelost',
    en: '{name}, the names haven’t been drawn yet',
  },
  'mail.gathering_ends.body': {
    nl: 'Voor “{title}” {count, plural, =0 {doet niemand mee} one {doet # mens mee} other {doen # mensen mee}}. Er is al lang niets veranderd. Daarom verwijderen we de trekking na {end}.',
    de: 'Bei „{title}“ {count, plural, =0 {macht niemand mit} one {macht # Person mit} other {machen # Personen mit}}. Seit Langem hat sich nichts geändert. Deshalb löschen wir die Auslosung nach dem {end}.',
    en: '{count, plural, =0 {No one has} one {# person has} other {# people have}} joined “{title}”. Nothing has changed for a long time, so we’ll delete the draw after {end}.',
  },
  'mail.gathering_ends.how': {
    nl: 'Wil je hem houden? Trek de lootjes, of verander er iets aan.',
    de: 'Möchtest du sie behalten? Lose aus, oder ändere etwas daran.',
    en: 'Would you like to keep it? Draw the names, or change something.',
  },
  'mail.seat.subject': { nl: 'Je doet mee: {title}', de: 'Du machst mit: {title}', en: 'You’re in: {title}' },
  'mail.seat.preheader': {
    nl: 'Met deze link kom je terug op je plek.',
    de: 'Mit diesem Link kommst du zu deinem Platz zurück.',
    en: 'This link brings you back to your place.',
  },
  'mail.seat.heading': { nl: '{name}, je doet mee', de: '{name}, du machst mit', en: '{name}, you’re in' },
  'mail.seat.body': {
    nl: '{organizer} trekt de lootjes voor “{title}” als iedereen er is. Dan krijg je een mail met je lootje.',
    de: '{organizer} lost für „{title}“ aus, sobald alle da sind. Dann bekommst du eine Mail mit deinem Los.',
    en: '{organizer} will draw the names for “{title}” once everyone has joined. Then we’ll email you your envelope.',
  },
  'mail.seat.what': {
    nl: 'Op je plek zie je wie er nog meer meedoen. Je kunt er je naam of adres wijzigen, of toch niet meedoen.',
    de: 'Auf deinem Platz siehst du, wer noch mitmacht. Dort kannst du deinen Namen oder deine Adresse ändern oder doch nicht mitmachen.',
    en: 'At your place you can see who else is in, change your name or address, or step out.',
  },
  'mail.seat.button': { nl: 'Bekijk je plek', de: 'Deinen Platz ansehen', en: 'Go to your place' },
  'mail.seat.keep_it': {
    nl: 'Stuur deze mail niet door: na de trekking opent de link je lootje.',
    de: 'Leite diese Mail nicht weiter: Nach der Auslosung öffnet der Link dein Los.',
    en: 'Don’t forward this email: after the draw, the link opens your envelope.',
  },
  'mail.seat.why': {
    nl: 'Je krijgt deze mail omdat iemand met dit adres meedoet aan “{title}”, van {organizer}.',
    de: 'Du bekommst diese Mail, weil jemand mit dieser Adresse bei „{title}“ von {organizer} mitmacht.',
    en: 'You’re getting this email because someone with this address joined “{title}”, organised by {organizer}.',
  },
  'mail.seat_removed.meaning': {
    nl: 'De lootjes waren nog niet getrokken. Je plek is er niet meer. Klopt dit niet? Vraag het {organizer}.',
    de: 'Ausgelost war noch nicht. Deinen Platz gibt es nicht mehr. Stimmt das nicht? Frag {organizer}.',
    en: 'The names hadn’t been drawn yet. Your place is gone. If that’s not right, ask {organizer}.',
  },
  'mail.gathering_deleted.meaning': {
    nl: 'De lootjes waren nog niet getrokken. Komt er een nieuwe trekking? Dan krijg je van {organizer} een nieuwe link.',
    de: 'Ausgelost war noch nicht. Gibt es eine neue Auslosung? Dann bekommst du von {organizer} einen neuen Link.',
    en: 'The names hadn’t been drawn yet. If there’s a new draw, {organizer} will give you a new link.',
  },
})
