import { texts } from './texts.ts'

/** Texts of a lot's page, of the form for lost lots, and of the mails that bring lots, nudges and questions. */
export const lots = texts({
  'lot.error.deleted.title': {
    nl: 'Dit lootje geldt niet meer',
    de: 'Dieses Los gilt nicht mehr',
    en: 'This envelope is no longer valid',
  },
  'lot.error.deleted.body': {
    nl: 'De trekking is verwijderd. Vraag de organisator of er een nieuwe komt.',
    de: 'Die Auslosung wurde gelöscht. Frag die Person, die sie organisiert hat, ob es eine neue gibt.',
    en: 'The draw has been deleted. Ask the organiser if there’ll be a new one.',
  },
  'lot.error.broken.title': { nl: 'Dit lootje is leeg', de: 'Dieses Los ist leer', en: 'This envelope is empty' },
  'lot.error.broken.body': {
    nl: 'De trekking is niet afgemaakt. Vraag de organisator om opnieuw te trekken.',
    de: 'Die Auslosung wurde nicht fertig. Bitte die Person, die sie organisiert, neu auszulosen.',
    en: 'The draw wasn’t completed. Ask the organiser to draw names again.',
  },
  'lot.error.not_found.title': {
    nl: 'Dit lootje vinden we niet',
    de: 'Dieses Los finden wir nicht',
    en: 'We can’t find this envelope',
  },
  'lot.error.not_found.body': {
    nl: 'Misschien is de link niet helemaal meegekomen, of kreeg je later een nieuwe. Kijk in je laatste mail, of laat je lootje opnieuw sturen.',
    de: 'Vielleicht fehlt ein Stück vom Link, oder du hast später einen neuen bekommen. Schau in deine letzte Mail oder lass dir dein Los noch einmal schicken.',
    en: 'Part of the link may be missing, or you may have been sent a newer one. Check your latest email, or have your envelope sent again.',
  },

  'lot.title': { nl: 'Jouw lootje, {name}', de: 'Dein Los, {name}', en: 'Your envelope, {name}' },
  'lot.page_title': { nl: 'Jouw lootje', de: 'Dein Los', en: 'Your envelope' },
  'lot.open': { nl: 'Open je envelop', de: 'Umschlag öffnen', en: 'Open your envelope' },
  'lot.open_hint': {
    nl: 'Kijk even of je alleen bent.',
    de: 'Schau kurz, ob du allein bist.',
    en: 'Make sure no one is looking.',
  },
  'lot.former.sent': {
    nl: 'Dit lootje ging eerst naar {address}. Daar is het niet geopend.',
    de: 'Dieses Los ging zuerst an {address}. Dort wurde es nicht geöffnet.',
    en: 'This envelope was first sent to {address}. It wasn’t opened there.',
  },
  'lot.former.own': {
    nl: 'Dit lootje ging eerst naar een adres dat de deelnemer zelf gaf. Daar is het niet geopend.',
    de: 'Dieses Los ging zuerst an eine Adresse, die selbst angegeben wurde. Dort wurde es nicht geöffnet.',
    en: 'This envelope was first sent to an address that the participant gave. It wasn’t opened there.',
  },
  'lot.former.own_opened': {
    nl: 'Let op: dit lootje ging eerst naar een adres dat de deelnemer zelf gaf, en is daar geopend. Was jij dat niet? Vraag dan om een nieuwe trekking.',
    de: 'Achtung: Dieses Los ging zuerst an eine Adresse, die selbst angegeben wurde, und wurde dort geöffnet. Warst du das nicht? Dann bitte um eine neue Auslosung.',
    en: 'Careful: this envelope was first sent to an address that the participant gave, and it was opened there. If that wasn’t you, ask for a new draw.',
  },
  'lot.former.envelope': {
    nl: 'Dit lootje lag eerst in een andere envelop. Die is niet geopend.',
    de: 'Dieses Los lag zuerst in einem anderen Umschlag. Der wurde nicht geöffnet.',
    en: 'This name was first in another envelope. That one wasn’t opened.',
  },
  'lot.former.envelope_opened': {
    nl: 'Let op: dit lootje lag eerst in een andere envelop, en die is geopend. Wie dat deed, weet wie jij trok. Was jij dat niet? Vraag dan om een nieuwe trekking.',
    de: 'Achtung: Dieses Los lag zuerst in einem anderen Umschlag, und der wurde geöffnet. Wer das war, weiß, wen du gezogen hast. Warst du das nicht? Dann bitte um eine neue Auslosung.',
    en: 'Careful: this name was first in another envelope, and that one was opened. The person who opened it knows who you drew. If that wasn’t you, ask for a new draw.',
  },
  'lot.former.opened': {
    nl: 'Let op: dit lootje ging eerst naar {address} en is daar geopend. Wie die mail las, weet wie jij trok. Was jij dat niet? Vraag dan om een nieuwe trekking.',
    de: 'Achtung: Dieses Los ging zuerst an {address} und wurde dort geöffnet. Wer die Mail gelesen hat, weiß, wen du gezogen hast. Warst du das nicht? Dann bitte um eine neue Auslosung.',
    en: 'Careful: this envelope was first sent to {address}, and it was opened there. The person who opened it knows who you drew. If that wasn’t you, ask for a new draw.',
  },
  'lot.read_before': {
    nl: 'Let op: dit lootje is al eens gelezen, buiten deze envelop om. Was jij dat niet? Vraag dan om een nieuwe trekking.',
    de: 'Achtung: Dieses Los wurde schon gelesen, an diesem Umschlag vorbei. Warst du das nicht? Dann bitte um eine neue Auslosung.',
    en: 'Careful: this name has been read before, without opening this envelope. If that wasn’t you, ask for a new draw.',
  },
  'lot.forced': {
    nl: 'De organisator kan uit de uitsluitingen en zijn of haar eigen lootje misschien afleiden wie je hebt.',
    de: 'Wer diese Auslosung organisiert, kann durch die Ausschlüsse und das eigene Los vielleicht herausfinden, wen du hast.',
    en: 'The organiser may be able to work out who you have from the exclusions and their own envelope.',
  },
  'lot.opens_where_drawn': {
    nl: 'Dit lootje gaat ook open in de browser waarin deze trekking is gemaakt. Heb jij die niet gemaakt? Dan heeft iemand anders jouw adres ingevuld, en die kan zien wie je hebt.',
    de: 'Dieses Los öffnet sich auch in dem Browser, in dem ausgelost wurde. Warst du das nicht? Dann hat jemand anders deine Adresse eingetragen und kann sehen, wen du hast.',
    en: 'This envelope also opens in the browser where the draw was made. If that wasn’t yours, someone else entered your address and can see who you have.',
  },
  'lot.you_give': { nl: 'Jij geeft dit jaar aan', de: 'Du beschenkst dieses Jahr', en: 'This year you’re giving to' },
  'lot.opened': {
    nl: 'De envelop is open. Jij geeft aan {name}.',
    de: 'Der Umschlag ist offen. Du beschenkst {name}.',
    en: 'The envelope is open. You’re giving to {name}.',
  },
  'lot.hush': { nl: 'Niet verklappen', de: 'Nicht verraten', en: 'Don’t tell anyone' },
  'lot.view_list': { nl: 'Bekijk de lijst van {name}', de: 'Zur Liste von {name}', en: 'View {name}’s list' },
  'lot.no_list': {
    nl: '{name} heeft nog geen wensen gedeeld. Zodra ze er zijn, zie je ze hier.',
    de: '{name} hat noch keine Wünsche geteilt. Sobald welche da sind, siehst du sie hier.',
    en: '{name} hasn’t shared any wishes yet. As soon as they do, you’ll see them here.',
  },
  'lot.shared': {
    nl: '{name} heeft wensen gedeeld.',
    de: '{name} hat Wünsche geteilt.',
    en: '{name} has shared their wishes.',
  },
  'lot.wishes.of': { nl: 'De wensen van {name}', de: 'Wünsche von {name}', en: '{name}’s wishes' },

  'lot.nudge': {
    nl: 'Geef een seintje<sr> aan {name}</sr>',
    de: 'Erinnern<sr>: {name}</sr>',
    en: 'Nudge<sr> {name}</sr>',
  },
  'lot.nudge.hint': {
    nl: '{name} krijgt dan een mail: iemand is benieuwd naar je lijst. Jouw naam staat er niet bij.',
    de: '{name} erfährt per Mail, dass jemand auf die Wunschliste neugierig ist. Dein Name steht nicht dabei.',
    en: '{name} will get an email saying that someone is curious about their list. It won’t say who you are.',
  },
  'lot.nudge.until': {
    nl: 'Je hebt al een seintje gegeven. Vanaf {date}, {time} kan het weer.',
    de: 'Du hast schon eine Erinnerung geschickt. Die nächste geht ab dem {date} um {time}.',
    en: 'You’ve already sent a nudge. You can send another from {date} at {time}.',
  },
  'lot.nudge.sent': {
    nl: 'Verstuurd. {name} krijgt je seintje binnen een kwartier.',
    de: '{name} bekommt innerhalb einer Viertelstunde eine Erinnerung.',
    en: 'Sent. {name} will get your nudge within 15 minutes.',
  },
  'lot.nudge.too_recent': {
    nl: 'Je hebt pas nog een seintje gegeven. Geef {name} even de tijd.',
    de: 'Du hast erst vor Kurzem eine Erinnerung geschickt. Gib {name} etwas Zeit.',
    en: 'You sent a nudge a short while ago. Give {name} a little time.',
  },
  'lot.nudge.lot_does_not_exist': {
    nl: 'Dit lootje geldt niet meer.',
    de: 'Dieses Los gilt nicht mehr.',
    en: 'This envelope is no longer valid.',
  },
  'lot.nudge.wishlist_already_selected': {
    nl: 'Een seintje is niet nodig: {name} heeft al wensen gedeeld.',
    de: 'Eine Erinnerung ist nicht nötig: {name} hat schon Wünsche geteilt.',
    en: 'No need to nudge: {name} has already shared some wishes.',
  },

  'lot.question': { nl: 'Stel een vraag', de: 'Frage stellen', en: 'Ask a question' },
  'lot.question.secret': {
    nl: '{name} ziet je vraag, maar niet van wie hij komt.',
    de: '{name} sieht deine Frage, aber nicht, von wem sie kommt.',
    en: '{name} will see your question, but not who asked it.',
  },
  'lot.question.example': {
    nl: 'Welke maat heb je? Thee of koffie?',
    de: 'Welche Größe hast du? Tee oder Kaffee?',
    en: 'What size are you? Tea or coffee?',
  },

  'lot.own.title': { nl: 'Wat wil jij graag?', de: 'Was wünschst du dir?', en: 'What would you like?' },
  'lot.wishes.label': { nl: 'Je wensen', de: 'Deine Wünsche', en: 'Your wishes' },
  'lot.wishes.hint': {
    nl: 'Eén wens per regel, met een link als je die hebt. Degene die jou trok, ziet ze meteen.',
    de: 'Ein Wunsch pro Zeile, gern mit Link. Wer dich gezogen hat, sieht sie sofort.',
    en: 'One wish per line, with a link if you have one. The person who drew you sees them straight away.',
  },
  'lot.wishes.example': {
    nl: 'Bijvoorbeeld: warme sokken, maat 38',
    de: 'Zum Beispiel: warme Socken, Größe 38',
    en: 'For example: warm socks, size 5',
  },
  'lot.wishes.save': { nl: 'Wensen opslaan', de: 'Wünsche speichern', en: 'Save wishes' },
  'lot.wishes.remove': { nl: 'Wensen weghalen', de: 'Wünsche entfernen', en: 'Remove wishes' },
  'lot.wishes.to_list': {
    nl: 'Maak je hieronder een lijst, dan komen deze wensen er meteen op.',
    de: 'Erstellst du unten eine Liste, stehen diese Wünsche gleich darauf.',
    en: 'If you make a list below, these wishes go straight onto it.',
  },
  'lot.wishes.saved': {
    nl: 'Opgeslagen. Degene die jou trok, kan je wensen nu zien.',
    de: 'Gespeichert. Wer dich gezogen hat, sieht deine Wünsche jetzt.',
    en: 'Saved. The person who drew you can now see your wishes.',
  },
  'lot.wishes.removed': {
    nl: 'Weggehaald. Degene die jou trok, ziet deze wensen niet meer.',
    de: 'Entfernt. Wer dich gezogen hat, sieht diese Wünsche nicht mehr.',
    en: 'Removed. The person who drew you can’t see these wishes any more.',
  },
  'lot.wishes.too_long': {
    nl: 'Je wensen mogen samen maximaal 2000 tekens lang zijn.',
    de: 'Deine Wünsche dürfen zusammen höchstens 2000 Zeichen haben.',
    en: 'Use 2,000 characters or fewer.',
  },
  'lot.wishes.deleted': {
    nl: 'De organisator heeft deze trekking verwijderd. Je wensen zijn niet opgeslagen.',
    de: 'Diese Auslosung wurde von der Person gelöscht, die sie organisiert hat. Deine Wünsche wurden nicht gespeichert.',
    en: 'The organiser has deleted this draw. Your wishes weren’t saved.',
  },
  'lot.wishes.not_found': {
    nl: 'Je wensen zijn niet opgeslagen: dit lootje heeft een nieuwe link. Kijk in je laatste mail.',
    de: 'Deine Wünsche wurden nicht gespeichert: Dieses Los hat einen neuen Link. Schau in deine letzte Mail.',
    en: 'Your wishes weren’t saved: this envelope has a new link. Check your latest email.',
  },
  'lot.tick.title': {
    nl: 'Jouw cadeau voor {name}',
    de: 'Dein Geschenk für {name}',
    en: 'Your gift for {name}',
  },
  'lot.tick.private': { nl: 'Alleen jij ziet dit.', de: 'Das siehst nur du.', en: 'Only you can see this.' },

  'lot.own.explanation': {
    nl: 'Of kies een lijst. Wie jou getrokken heeft, ziet hem meteen.',
    de: 'Oder wähle eine Liste. Wer dich gezogen hat, sieht sie sofort.',
    en: 'Or choose a list. The person who drew you sees it straight away.',
  },
  'lot.own.closed': {
    nl: 'Alleen jij ziet deze lijst. Zet hem eerst open in de instellingen.',
    de: 'Diese Liste siehst nur du. Gib sie zuerst in den Einstellungen frei.',
    en: 'Only you can see this list. To let others see it, change its settings first.',
  },
  'lot.own.closed_chosen': {
    nl: 'Gekozen, maar privé: wie jou trok, kan hem nu niet openen.',
    de: 'Gewählt, aber privat: Wer dich gezogen hat, kann sie gerade nicht öffnen.',
    en: 'Chosen, but private: the person who drew you can’t open it.',
  },
  'lot.own.press_again': {
    nl: 'Tik nog een keer op de gekozen lijst om hem weg te halen.',
    de: 'Tipp noch einmal auf die gewählte Liste, um sie zu entfernen.',
    en: 'Tap the chosen list again to unlink it.',
  },
  'lot.own.new_list': { nl: 'Maak een nieuwe lijst', de: 'Neue Liste erstellen', en: 'Make a new list' },
  'lot.own.chosen': {
    nl: 'Lijst gekozen. Wie jou trok, kan hem nu zien.',
    de: 'Liste gewählt. Wer dich gezogen hat, sieht sie jetzt.',
    en: 'List chosen. The person who drew you can now see it.',
  },
  'lot.own.taken_off': {
    nl: 'Weggehaald. Bij je lootje hoort nu geen lijst.',
    de: 'Entfernt. Zu deinem Los gehört jetzt keine Liste.',
    en: 'List removed. The person who drew you can’t see a list any more.',
  },
  'lot.select.loting_deleted': {
    nl: 'De organisator heeft deze trekking verwijderd.',
    de: 'Diese Auslosung wurde von der Person gelöscht, die sie organisiert hat.',
    en: 'The organiser has deleted this draw.',
  },
  'lot.select.wishlist_not_found': {
    nl: 'Die lijst is verwijderd of privé. Kies een andere.',
    de: 'Diese Liste wurde gelöscht oder ist privat. Wähle eine andere.',
    en: 'That list has been deleted or is private. Choose another one.',
  },
  'lot.select.no_connection': {
    nl: 'Geen verbinding, dus je lijst is niet gekoppeld. Controleer je internet en probeer het nog eens.',
    de: 'Verbindungsprobleme: Deine Liste wurde nicht verknüpft. Prüf dein Internet und versuch es noch einmal.',
    en: 'You’re not connected, so your list wasn’t linked. Check your internet connection and try again.',
  },

  'lot.account.explanation': {
    nl: 'Of maak een verlanglijst, met foto’s erbij. Die kun je ook voor andere feesten gebruiken.',
    de: 'Oder erstell eine Wunschliste, mit Fotos dazu. Die kannst du auch für andere Feste nutzen.',
    en: 'Or make a wishlist, with photos too. You can use it for other occasions as well.',
  },
  'lot.account.log_in': {
    nl: 'Of log in om een lijst te kiezen voor degene die jou trok.',
    de: 'Oder melde dich an, um eine Liste für die Person zu wählen, die dich gezogen hat.',
    en: 'Or log in to choose a list for the person who drew you.',
  },

  'lot.new_list.title': {
    nl: 'Een lijst bij je lootje',
    de: 'Eine Liste zu deinem Los',
    en: 'A list to go with your envelope',
  },
  'lot.new_list.explanation': {
    nl: 'Hij hoort meteen bij je lootje. Wensen zet je er daarna op.',
    de: 'Sie gehört gleich zu deinem Los. Die Wünsche trägst du danach ein.',
    en: 'It’ll be linked to your envelope straight away. You can add your wishes next.',
  },
  'lot.new_list.with_wishes': {
    nl: 'Hij hoort meteen bij je lootje, en de wensen die je opschreef staan er dan op.',
    de: 'Sie gehört gleich zu deinem Los, und die Wünsche, die du aufgeschrieben hast, stehen schon darauf.',
    en: 'It’ll be linked to your envelope straight away, with the wishes you’ve written on it.',
  },
  'lot.new_list.button': { nl: 'Maak de lijst', de: 'Liste erstellen', en: 'Make the list' },
  'lot.new_list.done': {
    nl: 'Je lijst is gemaakt en hoort nu bij je lootje.',
    de: 'Deine Liste ist erstellt und gehört jetzt zu deinem Los.',
    en: 'Your list is ready and linked to your envelope.',
  },
  'lot.new_list.no_connection': {
    nl: 'Geen verbinding, dus de lijst is niet gemaakt. Controleer je internet en probeer het nog eens.',
    de: 'Verbindungsprobleme: Die Liste wurde nicht erstellt. Prüf dein Internet und versuch es noch einmal.',
    en: 'No connection, so the list wasn’t made. Check your internet and try again.',
  },

  'lot.other_user.title': {
    nl: 'Dit lootje is van {name}',
    de: 'Dieses Los gehört {name}',
    en: 'This envelope is {name}’s',
  },
  'lot.other_user.body': {
    nl: 'Het ging naar {email}, en je bent ingelogd met {own}. Is dat adres ook van jou? Open het dan gerust.',
    de: 'Es ging an {email}, und du bist als {own} angemeldet. Gehört es auch dir, dann öffne es ruhig.',
    en: 'It went to {email}, and you’re logged in as {own}. If that address is yours too, go ahead and open it.',
  },
  'lot.other_user.note': {
    nl: 'Dit lootje ging naar {email}. Je bent ingelogd met {own}.',
    de: 'Dieses Los ging an {email}. Du bist als {own} angemeldet.',
    en: 'This envelope went to {email}. You’re logged in as {own}.',
  },
  'lot.other_user.change': { nl: 'Wisselen', de: 'Wechseln', en: 'Switch' },
  'lot.other_user.log_in': { nl: 'Log in als {email}', de: 'Als {email} anmelden', en: 'Log in as {email}' },
  'lot.other_user.log_out': { nl: 'Log eerst uit', de: 'Erst abmelden', en: 'Log out first' },
  'lot.other_user.show': { nl: 'Toon het lootje', de: 'Los zeigen', en: 'Show the envelope' },

  'loting.lost.title': { nl: 'Lootje kwijt?', de: 'Los verloren?', en: 'Lost your envelope?' },
  'loting.lost.explanation': {
    nl: 'Vul je e-mailadres in, dan sturen we je lootjes van de laatste tijd nog een keer.',
    de: 'Gib deine E-Mail-Adresse ein, dann schicken wir dir deine Lose der letzten Zeit noch einmal.',
    en: 'Enter your email address, and we’ll send your recent envelopes again.',
  },
  'loting.lost.email': {
    nl: 'E-mailadres waarop je het lootje kreeg',
    de: 'E-Mail-Adresse, an die dein Los ging',
    en: 'The email address your envelope was sent to',
  },
  'loting.lost.link': {
    nl: 'Lootje kwijt? Laat het nog eens sturen.',
    de: 'Los verloren? Lass es dir noch einmal schicken.',
    en: 'Lost your envelope? Have it sent again.',
  },
  'loting.lost.button': { nl: 'Stuur mijn lootje', de: 'Los noch einmal schicken', en: 'Send my envelope' },
  'loting.lost.sent': {
    nl: 'Hoort er een lootje bij {email}, dan is de mail onderweg. Niets gekregen? Kijk bij de ongewenste mail, of vraag het aan de organisator. Ander adres? Pas het hieronder aan.',
    de: 'Gehört ein Los zu {email}, dann ist die Mail unterwegs. Nichts bekommen? Schau im Spam nach oder frag die Person, die ausgelost hat. Andere Adresse? Ändere sie unten.',
    en: 'If there’s an envelope for {email}, it’s on its way. Can’t find it? Check your spam folder, or ask the organiser. Different address? Change it below.',
  },

  'lot.terms.date': {
    nl: 'De cadeaus geven jullie op {date}.',
    de: 'Die Geschenke gibt es am {date}.',
    en: 'You’ll exchange gifts on {date}.',
  },
  'lot.terms.budget': {
    nl: 'Het budget is {amount}.',
    de: 'Das Budget ist {amount}.',
    en: 'The budget is {amount}.',
  },
  'lot.terms.to_calendar': { nl: 'Zet in je agenda', de: 'In den Kalender', en: 'Add to calendar' },

  'lot.conversations': { nl: 'Praten zonder naam', de: 'Schreiben ohne Namen', en: 'Talk without names' },
  'lot.conversation.drawn': { nl: 'Met {name}', de: 'Mit {name}', en: 'With {name}' },
  'lot.conversation.drawn_about': {
    nl: '{name} ziet je berichten, maar niet van wie ze komen.',
    de: '{name} sieht deine Nachrichten, aber nicht, von wem sie kommen.',
    en: '{name} sees your messages, but not who they’re from.',
  },
  'lot.conversation.on_page_only': {
    nl: '{name} krijgt er geen mail van, maar leest je berichten op de eigen pagina van deze trekking.',
    de: '{name} bekommt dazu keine Mail, liest deine Nachrichten aber auf der eigenen Seite dieser Auslosung.',
    en: '{name} won’t get an email about them, but can read your messages on their own page of this draw.',
  },
  'lot.conversation.not_mailed_yet': {
    nl: '{name} heeft nog geen mail gekregen over deze trekking. Je berichten staan vast klaar.',
    de: '{name} hat noch keine Mail zu dieser Auslosung bekommen. Deine Nachrichten liegen schon bereit.',
    en: '{name} hasn’t been emailed about this draw yet. Your messages will be waiting.',
  },
  'lot.conversation.giver': {
    nl: 'Met wie jouw lootje trok',
    de: 'Mit der Person, die dich gezogen hat',
    en: 'With the person who drew you',
  },
  'lot.conversation.giver_about': {
    nl: 'Je weet niet wie het is. Je bericht komt aan.',
    de: 'Du weißt nicht, wer das ist. Deine Nachricht kommt an.',
    en: 'You don’t know who it is. Your message will arrive.',
  },
  'lot.message.send': { nl: 'Verstuur', de: 'Senden', en: 'Send' },
  'lot.message.required': {
    nl: 'Schrijf eerst een bericht.',
    de: 'Schreib erst eine Nachricht.',
    en: 'Write a message first.',
  },
  'lot.message.too_long': {
    nl: 'Dit bericht is langer dan 1000 tekens. Maak het wat korter.',
    de: 'Diese Nachricht ist länger als 1000 Zeichen. Kürz sie ein wenig.',
    en: 'This message is longer than 1000 characters. Make it a little shorter.',
  },
  'lot.message.sent': {
    nl: 'Verstuurd. Je bericht komt binnen een kwartier aan, zodat niemand aan het moment ziet wie schreef.',
    de: 'Gesendet. Deine Nachricht kommt innerhalb einer Viertelstunde an, damit der Zeitpunkt niemanden verrät.',
    en: 'Sent. Your message will arrive within a quarter of an hour, so that its timing gives no one away.',
  },
  'lot.message.mine': { nl: 'Jij, {day}', de: 'Du, {day}', en: 'You, {day}' },
  'lot.message.theirs': { nl: 'De ander, {day}', de: 'Die andere Person, {day}', en: 'The other person, {day}' },
  'lot.mute': { nl: 'Geen berichten meer', de: 'Keine Nachrichten mehr', en: 'No more messages' },
  'lot.mute.hint': {
    nl: 'De ander merkt daar niets van.',
    de: 'Die andere Person merkt nichts davon.',
    en: 'The other person won’t notice.',
  },
  'lot.unmute': { nl: 'Toch weer berichten', de: 'Doch wieder Nachrichten', en: 'Get messages again' },
  'lot.unmute.hint': {
    nl: 'Berichten van nu komen niet aan. De ander merkt daar niets van.',
    de: 'Nachrichten kommen gerade nicht an. Die andere Person merkt nichts davon.',
    en: 'Messages don’t reach you right now. The other person doesn’t notice.',
  },
  'lot.muted': {
    nl: 'Je krijgt geen berichten meer.',
    de: 'Du bekommst keine Nachrichten mehr.',
    en: 'You won’t get any more messages.',
  },
  'lot.unmuted': {
    nl: 'Je krijgt weer berichten.',
    de: 'Du bekommst wieder Nachrichten.',
    en: 'You’ll get messages again.',
  },
  'mail.answer.subject': {
    nl: 'Een bericht bij je lootje voor {title}',
    de: 'Eine Nachricht zu deinem Los für {title}',
    en: 'A message about the name you drew for {title}',
  },
  'mail.answer.preheader': {
    nl: 'Lees en antwoord op de pagina van je lootje.',
    de: 'Lies und antworte auf der Seite mit deinem Los.',
    en: 'Read it and reply from your envelope.',
  },
  'mail.answer.heading': {
    nl: '{name}, er is een bericht voor je',
    de: '{name}, du hast eine Nachricht',
    en: '{name}, there’s a message for you',
  },
  'mail.answer.body': {
    nl: 'Wie jij trok bij “{title}”, schrijft je:',
    de: 'Die Person, die du bei „{title}“ gezogen hast, schreibt dir:',
    en: 'The person you drew for “{title}” wrote to you:',
  },
  'mail.answer.button': { nl: 'Lees en antwoord', de: 'Lesen und antworten', en: 'Read and reply' },
  'mail.message.how': {
    nl: 'Antwoord niet op deze mail, maar op de pagina van je lootje. Zo blijft geheim wie schrijft.',
    de: 'Antworte nicht auf diese Mail, sondern auf der Seite mit deinem Los. So bleibt geheim, wer schreibt.',
    en: 'Don’t reply to this email: reply from your envelope instead. That keeps it secret who’s writing.',
  },
  'lot.changed': {
    nl: 'Let op: je lootje is op {day} veranderd, omdat er iemand bij kwam of afviel. Je geeft nu aan iemand anders.',
    de: 'Achtung: Dein Los hat sich am {day} geändert, weil jemand dazukam oder absprang. Du beschenkst jetzt jemand anderen.',
    en: 'Careful: your envelope changed on {day}, because someone joined or left. You’re now giving to someone else.',
  },
  'lot.error.left.title': {
    nl: 'Je doet niet meer mee',
    de: 'Du machst nicht mehr mit',
    en: 'You’re no longer taking part',
  },
  'lot.error.left.body': {
    nl: 'De organisator heeft je uit deze trekking gehaald. Klopt dat niet? Vraag het even na.',
    de: 'Du wurdest aus dieser Auslosung genommen. Stimmt das nicht? Frag bei der Person nach, die organisiert.',
    en: 'The organiser has removed you from this draw. If that’s not right, ask them.',
  },
  'reminders.title': { nl: 'Herinneringen', de: 'Erinnerungen', en: 'Reminders' },
  'reminders.on': {
    nl: 'Je krijgt herinneringen aan “{title}”.',
    de: 'Du bekommst Erinnerungen an „{title}“.',
    en: 'You get reminders of “{title}”.',
  },
  'reminders.off': {
    nl: 'Je krijgt geen herinneringen meer aan “{title}”.',
    de: 'Du bekommst keine Erinnerungen mehr an „{title}“.',
    en: 'You no longer get reminders of “{title}”.',
  },
  'reminders.switch_off': { nl: 'Geen herinneringen meer', de: 'Keine Erinnerungen mehr', en: 'No more reminders' },
  'reminders.switch_on': { nl: 'Toch weer herinneringen', de: 'Doch wieder erinnern', en: 'Remind me again' },
  'reminders.gone': {
    nl: 'Deze link werkt niet meer',
    de: 'Dieser Link funktioniert nicht mehr',
    en: 'This link no longer works',
  },
  'reminders.gone_body': {
    nl: 'De trekking is verwijderd, of je doet niet meer mee. Je krijgt geen herinneringen.',
    de: 'Die Auslosung wurde gelöscht, oder du machst nicht mehr mit. Du bekommst keine Erinnerungen.',
    en: 'The draw has been deleted, or you’re no longer taking part. You won’t get any reminders.',
  },
  'mail.reminder.switch_off': {
    nl: 'Geen herinneringen meer aan deze trekking',
    de: 'Keine Erinnerungen mehr an diese Auslosung',
    en: 'No more reminders of this draw',
  },
  'mail.lot_reminder.subject': {
    nl: '{title}: je envelop wacht nog op je',
    de: '{title}: dein Umschlag ist noch zu',
    en: '{title}: your envelope is still closed',
  },
  'mail.lot_reminder.preheader': {
    nl: 'Kijk wie je hebt.',
    de: 'Sieh nach, wen du hast.',
    en: 'See who you have.',
  },
  'mail.lot_reminder.heading': {
    nl: '{name}, je envelop ligt nog klaar',
    de: '{name}, dein Umschlag liegt noch da',
    en: '{name}, your envelope is still waiting',
  },
  'mail.lot_reminder.body': {
    nl: '{organizer} heeft lootjes getrokken voor “{title}”. Je hebt het jouwe nog niet geopend.',
    de: '{organizer} hat für „{title}“ ausgelost. Du hast deinen Umschlag noch nicht geöffnet.',
    en: '{organizer} drew the names for “{title}”. You haven’t opened your envelope yet.',
  },
  'mail.draw_reminder.subject': {
    nl: '{title}: nog {days, plural, one {# nachtje} other {# nachtjes}}',
    de: '{title}: noch {days, plural, one {# Nacht} other {# Nächte}}',
    en: '{title}: {days, plural, one {# sleep} other {# sleeps}} to go',
  },
  'mail.draw_reminder.preheader': {
    nl: 'Heb je je cadeau al?',
    de: 'Hast du dein Geschenk schon?',
    en: 'Have you got your gift yet?',
  },
  'mail.draw_reminder.heading': {
    nl: '{name}, nog {days, plural, one {# nachtje} other {# nachtjes}}',
    de: '{name}, noch {days, plural, one {# Nacht} other {# Nächte}}',
    en: '{name}, {days, plural, one {# sleep} other {# sleeps}} to go',
  },
  'mail.draw_reminder.body': {
    nl: 'Op de pagina van je lootje zie je wie je hebt.',
    de: 'Auf der Seite mit deinem Los siehst du, wen du hast.',
    en: 'Open your envelope to see who you have.',
  },
  'mail.lot_changed.subject': {
    nl: '{title}: je hebt nu iemand anders',
    de: '{title}: du beschenkst jetzt jemand anderen',
    en: '{title}: you have someone else now',
  },
  'mail.lot_changed.preheader': {
    nl: 'Open je envelop nog een keer.',
    de: 'Öffne deinen Umschlag noch einmal.',
    en: 'Open your envelope again.',
  },
  'mail.lot_changed.heading': {
    nl: '{name}, je lootje is veranderd',
    de: '{name}, dein Los hat sich geändert',
    en: '{name}, your envelope has changed',
  },
  'mail.lot_changed.body': {
    nl: 'Bij “{title}” kwam er iemand bij of viel er iemand af. Daardoor geef je nu aan iemand anders.',
    de: 'Bei „{title}“ ist jemand dazugekommen oder abgesprungen. Deshalb beschenkst du jetzt jemand anderen.',
    en: 'Someone joined or left “{title}”, so you’re now giving to someone else.',
  },
  'mail.lot_changed.meaning': {
    nl: 'Heb je al iets gekocht? Kijk eerst wie je nu hebt. Je link is dezelfde gebleven.',
    de: 'Hast du schon etwas besorgt? Sieh erst nach, wen du jetzt hast. Dein Link ist derselbe geblieben.',
    en: 'Bought something already? See who you have first. Your link is still the same.',
  },

  'mail.lot.subject': {
    nl: 'Je lootje voor {title}',
    de: 'Wichteln: dein Los für {title}',
    en: 'You’ve drawn a name for {title}',
  },
  'mail.lot.preheader': {
    nl: 'Je lootje zit in de envelop. Openen kan alleen jij.',
    de: 'Dein Los liegt im Umschlag. Öffnen kannst nur du ihn.',
    en: 'There’s a name in your envelope. Only you can open it.',
  },
  'mail.lot.heading': {
    nl: '{name}, er ligt een lootje voor je klaar',
    de: '{name}, dein Los liegt bereit',
    en: '{name}, your envelope is waiting for you',
  },
  'mail.lot.drawn': {
    nl: '{organizer} heeft de lootjes getrokken voor “{title}”.',
    de: '{organizer} hat für „{title}“ ausgelost.',
    en: '{organizer} has drawn the names for “{title}”.',
  },
  'mail.lot.drawn_by_you': {
    nl: 'Je hebt de lootjes getrokken voor “{title}”. Dit is je eigen lootje.',
    de: 'Du hast für „{title}“ ausgelost. Das hier ist dein Los.',
    en: 'You’ve drawn the names for “{title}”. This envelope is yours.',
  },
  'mail.lot.only_you': {
    nl: 'Alleen jij ziet wie je hebt. Zet er ook meteen je eigen wensen bij.',
    de: 'Nur du siehst, wen du gezogen hast. Auf der Seite mit deinem Los kannst du auch gleich deine eigenen Wünsche eintragen.',
    en: 'Only you can see who you’ve drawn. While you’re there, add your own wishes too.',
  },
  'mail.lot.button': { nl: 'Open je lootje', de: 'Umschlag öffnen', en: 'Open your envelope' },
  'mail.lot.keep_it': {
    nl: 'Stuur deze mail niet door: iedereen met de link kan je envelop openen.',
    de: 'Leite diese Mail nicht weiter: Wer den Link hat, sieht dein Los.',
    en: 'Don’t forward this email: anyone with the link can open your envelope.',
  },
  'mail.lot.why': {
    nl: 'Je krijgt deze mail omdat {organizer} je heeft toegevoegd aan deze trekking. Klopt dat niet? Dan hoef je niets te doen.',
    de: 'Du bekommst diese Mail, weil {organizer} dich zum Wichteln eingetragen hat. Stimmt das nicht? Dann musst du nichts tun.',
    en: 'You’re getting this email because {organizer} added you to this draw. If that’s not right, you don’t need to do anything.',
  },
  'mail.lot.why_you': {
    nl: 'Je krijgt deze mail omdat je zelf meedoet.',
    de: 'Du bekommst diese Mail, weil du selbst mitmachst.',
    en: 'You’re getting this email because you’re taking part too.',
  },
  'mail.lot.why_part': {
    nl: 'Je krijgt deze mail omdat je meedoet met “{title}” van {organizer}.',
    de: 'Du bekommst diese Mail, weil du bei „{title}“ von {organizer} mitmachst.',
    en: 'You’re getting this email because you’re taking part in “{title}” by {organizer}.',
  },

  'mail.nudge.subject': {
    nl: 'Iemand is benieuwd naar je verlanglijst ({title})',
    de: 'Jemand ist neugierig auf deine Wunschliste ({title})',
    en: 'Someone is curious about your wishlist ({title})',
  },
  'mail.nudge.preheader': {
    nl: 'Twee of drie wensen zijn al genoeg.',
    de: 'Zwei, drei Wünsche reichen schon.',
    en: 'Two or three wishes are enough.',
  },
  'mail.nudge.heading': {
    nl: '{name}, waar word jij blij van?',
    de: '{name}, worüber freust du dich?',
    en: '{name}, what would make you happy?',
  },
  'mail.nudge.body': {
    nl: 'Degene die jou trok voor “{title}”, zoekt een cadeau voor je en zou graag je wensen zien. Wie dat is, blijft geheim.',
    de: 'Wer dich für „{title}“ gezogen hat, sucht ein Geschenk für dich und würde gern deine Wünsche sehen. Wer das ist, bleibt geheim.',
    en: 'The person who drew you for “{title}” is looking for a gift and would love to see your wishes. Their name stays a secret.',
  },
  'mail.nudge.how': {
    nl: 'Open je lootje en schrijf op wat je graag wilt, of kies een lijst. Twee of drie wensen zijn al genoeg.',
    de: 'Öffne dein Los und schreib auf, was du dir wünschst, oder wähle eine Liste. Zwei, drei Wünsche reichen schon.',
    en: 'Open your envelope and write down what you’d like, or choose a list. Two or three wishes are enough.',
  },
  'mail.nudge.button': { nl: 'Schrijf je wensen op', de: 'Wünsche aufschreiben', en: 'Write your wishes' },

  'mail.question.subject': {
    nl: 'Iemand heeft een vraag voor je ({title})',
    de: 'Jemand beim Wichteln hat eine Frage an dich ({title})',
    en: 'A question from the person who drew you ({title})',
  },
  'mail.question.preheader': {
    nl: 'Antwoord op de pagina van je lootje.',
    de: 'Antworte auf der Seite mit deinem Los.',
    en: 'Reply from your envelope.',
  },
  'mail.question.heading': {
    nl: '{name}, iemand wil iets van je weten',
    de: '{name}, jemand möchte etwas von dir wissen',
    en: '{name}, someone has a question for you',
  },
  'mail.question.body': {
    nl: 'Degene die jou trok voor “{title}”, vraagt je dit. Wie dat is, blijft geheim.',
    de: 'Die Person, die dich für „{title}“ gezogen hat, möchte etwas wissen. Wer das ist, bleibt geheim.',
    en: 'The person who drew you for “{title}” would like to ask you this. Their name stays a secret.',
  },
  'mail.question.button': {
    nl: 'Antwoord zonder naam',
    de: 'Ohne Namen antworten',
    en: 'Reply without a name',
  },

  'mail.lot_moved.subject': {
    nl: 'Het lootje voor {title} ging naar een ander adres',
    de: 'Dein Los für {title} ging an eine andere Adresse',
    en: 'The envelope for {title} went to another address',
  },
  'mail.lot_moved.preheader': {
    nl: 'De link die je eerder kreeg, werkt niet meer.',
    de: 'Der Link, den du vorher bekommen hast, funktioniert nicht mehr.',
    en: 'The link you got earlier no longer works.',
  },
  'mail.lot_moved.heading': {
    nl: 'Dit lootje ging naar een ander adres',
    de: 'Dein Los ging an eine andere Adresse',
    en: 'This envelope went to another address',
  },
  'mail.lot_moved.body': {
    nl: '{organizer} stuurde het lootje van {name} voor “{title}” naar een ander e-mailadres. De link in de mail die je eerder kreeg, werkt niet meer.',
    de: '{organizer} hat das Los von {name} für „{title}“ an eine andere E-Mail-Adresse geschickt. Der Link in der Mail, die du vorher bekommen hast, funktioniert nicht mehr.',
    en: '{organizer} sent {name}’s envelope for “{title}” to another email address. The link in the email you got earlier no longer works.',
  },
  'mail.lot_moved.meaning': {
    nl: 'Was dit lootje voor jou en wist je hier niet van? Vraag {organizer} dan waar het heen ging.',
    de: 'War das dein Los, und du wusstest nichts davon? Dann frag {organizer}, wohin es ging.',
    en: 'If this was your envelope and you didn’t know it had moved, ask {organizer} where it went.',
  },
})
