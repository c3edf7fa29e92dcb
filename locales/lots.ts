import { texts } from './texts.ts'

/** Texts of a lot's page, of the form for lost lots, and of the mails that bring lots, nudges and questions. */
export const lots = texts({
  'lot.error.deleted.title': {
    nl: 'Dit lootje geldt niet meer',
    de: 'Dieses Los gilt nicht mehr',
    en: 'This envelope no longer counts',
  },
  'lot.error.deleted.body': {
    nl: 'De trekking is verwijderd. Vraag aan wie organiseerde of er een nieuwe komt.',
    de: 'Die Auslosung wurde gelöscht. Frag die Person, die sie organisiert hat, ob es eine neue gibt.',
    en: 'The draw was deleted. Ask its organizer whether there will be a new one.',
  },
  'lot.error.broken.title': { nl: 'Dit lootje is leeg', de: 'Dieses Los ist leer', en: 'This envelope is empty' },
  'lot.error.broken.body': {
    nl: 'De trekking is niet afgemaakt. Vraag aan wie organiseerde om opnieuw te trekken.',
    de: 'Die Auslosung wurde nicht fertig. Bitte die Person, die sie organisiert, neu auszulosen.',
    en: 'The draw was not finished. Ask its organizer to draw again.',
  },
  'lot.error.not_found.title': {
    nl: 'Dit lootje vinden we niet',
    de: 'Dieses Los finden wir nicht',
    en: 'We cannot find this envelope',
  },
  'lot.error.not_found.body': {
    nl: 'Misschien is de link niet helemaal meegekomen, of kreeg je later een nieuwe. Kijk in je laatste mail, of laat je lootje opnieuw sturen.',
    de: 'Vielleicht fehlt ein Stück vom Link, oder du hast später einen neuen bekommen. Schau in deine letzte Mail oder lass dir dein Los noch einmal schicken.',
    en: 'Part of the link may be missing, or you got a newer one. Look in your latest e-mail, or have your envelope sent again.',
  },

  'lot.title': { nl: 'Jouw lootje, {name}', de: 'Dein Los, {name}', en: 'Your envelope, {name}' },
  'lot.page_title': { nl: 'Jouw lootje', de: 'Dein Los', en: 'Your envelope' },
  'lot.open': { nl: 'Open je envelop', de: 'Öffne deinen Umschlag', en: 'Open your envelope' },
  'lot.open_hint': {
    nl: 'Kijk even of je alleen bent.',
    de: 'Schau kurz, ob du allein bist.',
    en: 'Make sure nobody is looking.',
  },
  'lot.former.sent': {
    nl: 'Dit lootje ging eerder naar {address}. Daar is het niet geopend.',
    de: 'Dieses Los ging vorher an {address}. Dort wurde es nicht geöffnet.',
    en: 'This envelope went to {address} before. It was not opened there.',
  },
  'lot.former.opened': {
    nl: 'Let op: dit lootje ging eerder naar {address} en is daar geopend. Wie die mail las, weet wie je hebt. Was jij dat niet? Vraag dan om een nieuwe trekking.',
    de: 'Achtung: Dieses Los ging vorher an {address} und wurde dort geöffnet. Wer jene Mail gelesen hat, weiß, wen du hast. Warst du das nicht? Dann bitte um eine neue Auslosung.',
    en: 'Careful: this envelope went to {address} before, and was opened there. Whoever read that e-mail knows whom you have. Was that not you? Then ask for a new draw.',
  },
  'lot.forced': {
    nl: 'Wie deze trekking organiseert, kan door de uitsluitingen en het eigen lootje misschien afleiden wie je hebt.',
    de: 'Wer diese Auslosung organisiert, kann durch die Ausschlüsse und das eigene Los vielleicht herausfinden, wen du hast.',
    en: 'Because of the exclusions and their own envelope, the organizer may be able to work out whom you have.',
  },
  'lot.opens_where_drawn': {
    nl: 'Dit lootje opent ook in de browser waarin deze trekking is gemaakt. Heb jij die niet gemaakt? Dan vulde iemand anders jouw adres in, en die kan zien wie je hebt.',
    de: 'Dieses Los öffnet sich auch in dem Browser, in dem ausgelost wurde. Warst du das nicht? Dann hat jemand anders deine Adresse eingetragen und kann sehen, wen du hast.',
    en: 'This envelope also opens in the browser in which the draw was made. Wasn’t that you? Then someone else entered your address, and can see whom you have.',
  },
  'lot.you_give': { nl: 'Jij geeft dit jaar aan', de: 'Du beschenkst dieses Jahr', en: 'This year you give to' },
  'lot.opened': {
    nl: 'De envelop is open. Jij geeft aan {name}.',
    de: 'Der Umschlag ist offen. Du beschenkst {name}.',
    en: 'The envelope is open. You give to {name}.',
  },
  'lot.hush': { nl: 'Niet verklappen!', de: 'Nicht verraten!', en: 'Don’t tell!' },
  'lot.view_list': { nl: 'Bekijk de lijst van {name}', de: 'Zur Liste von {name}', en: 'View {name}’s list' },
  'lot.no_list': {
    nl: '{name} koos nog geen lijst. Zodra dat gebeurt, staat hij hier.',
    de: '{name} hat noch keine Liste gewählt. Sobald es so weit ist, steht sie hier.',
    en: '{name} has not chosen a list yet. As soon as that happens, it will be here.',
  },

  'lot.nudge': {
    nl: 'Geef<sr> {name}</sr> een seintje',
    de: 'Anstupsen<sr>: {name}</sr>',
    en: 'Nudge<sr> {name}</sr>',
  },
  'lot.nudge.hint': {
    nl: '{name} krijgt dan een mail: iemand is benieuwd naar je lijst. Jouw naam staat er niet bij.',
    de: '{name} bekommt eine Mail: Jemand ist neugierig auf deine Liste. Dein Name steht nicht dabei.',
    en: '{name} gets an e-mail: somebody is curious about your list. Your name is not in it.',
  },
  'lot.nudge.until': {
    nl: 'Je gaf al een seintje. Vanaf {date}, {time} kan het weer.',
    de: 'Du hast schon angestupst. Ab {date}, {time} geht es wieder.',
    en: 'You have nudged already. From {date}, {time} you can again.',
  },
  'lot.nudge.sent': {
    nl: '{name} krijgt binnen een kwartier een seintje.',
    de: '{name} wird innerhalb einer Viertelstunde angestupst.',
    en: '{name} gets a nudge within a quarter of an hour.',
  },
  'lot.nudge.too_recent': {
    nl: 'Je gaf pas nog een seintje. Geef {name} even de tijd.',
    de: 'Du hast erst vor Kurzem angestupst. Gib {name} etwas Zeit.',
    en: 'You nudged a short while ago. Give {name} a little time.',
  },
  'lot.nudge.lot_does_not_exist': {
    nl: 'Dit lootje geldt niet meer.',
    de: 'Dieses Los gilt nicht mehr.',
    en: 'This envelope no longer counts.',
  },
  'lot.nudge.wishlist_already_selected': {
    nl: 'Een seintje is niet nodig: {name} heeft al een lijst gekozen.',
    de: 'Anstupsen ist nicht nötig: {name} hat schon eine Liste gewählt.',
    en: 'No need to nudge: {name} has chosen a list already.',
  },

  'lot.question': { nl: 'Stel een vraag', de: 'Stell eine Frage', en: 'Ask a question' },
  'lot.question.title': { nl: 'Stel {name} een vraag', de: 'Stell {name} eine Frage', en: 'Ask {name} a question' },
  'lot.question.label': { nl: 'Je vraag', de: 'Deine Frage', en: 'Your question' },
  'lot.question.hint': {
    nl: '{name} ziet je vraag binnen een kwartier (wanneer precies, is toeval), maar niet van wie hij komt. Antwoorden kan op de lijst.',
    de: '{name} sieht deine Frage innerhalb einer Viertelstunde (wann genau, ist Zufall), aber nicht, von wem sie kommt. Antworten geht auf der Liste.',
    en: '{name} sees your question within a quarter of an hour (when exactly is left to chance), but not who asks. The answer can go on the list.',
  },
  'lot.question.secret': {
    nl: '{name} ziet je vraag, maar niet van wie hij komt.',
    de: '{name} sieht deine Frage, aber nicht, von wem sie kommt.',
    en: '{name} sees your question, but not who asks.',
  },
  'lot.question.example': {
    nl: 'Welke maat heb je? Thee of koffie?',
    de: 'Welche Größe hast du? Tee oder Kaffee?',
    en: 'What is your size? Tea or coffee?',
  },
  'lot.question.button': { nl: 'Vraag het', de: 'Frage senden', en: 'Ask' },
  'lot.question.sent': {
    nl: 'Je vraag komt binnen een kwartier bij {name} aan.',
    de: 'Deine Frage erreicht {name} innerhalb einer Viertelstunde.',
    en: 'Your question reaches {name} within a quarter of an hour.',
  },
  'lot.question.required': {
    nl: 'Schrijf eerst je vraag op.',
    de: 'Schreib zuerst deine Frage auf.',
    en: 'Write your question first.',
  },
  'lot.question.too_long': {
    nl: 'Een vraag mag hoogstens 1000 tekens hebben.',
    de: 'Eine Frage darf höchstens 1000 Zeichen haben.',
    en: 'A question can have 1000 characters at most.',
  },
  'lot.question.something_went_wrong': {
    nl: 'Je vraag is niet verstuurd. Probeer het straks nog eens.',
    de: 'Deine Frage wurde nicht gesendet. Versuch es später noch einmal.',
    en: 'Your question was not sent. Try again in a while.',
  },

  'lot.own.title': { nl: 'Wat wil jij graag?', de: 'Was wünschst du dir?', en: 'What would you like?' },
  'lot.own.explanation': {
    nl: 'Kies een lijst. Wie jou getrokken heeft, ziet hem meteen.',
    de: 'Wähle eine Liste. Wer dich gezogen hat, sieht sie sofort.',
    en: 'Choose a list. Whoever drew you sees it at once.',
  },
  'lot.own.closed': {
    nl: 'Alleen jij ziet deze lijst. Zet hem eerst open bij de instellingen.',
    de: 'Diese Liste siehst nur du. Öffne sie zuerst in den Einstellungen.',
    en: 'Only you see this list. Open it first in its settings.',
  },
  'lot.own.closed_chosen': {
    nl: 'Gekozen, maar hij is dicht: wie jou trok, kan er nu niet in.',
    de: 'Gewählt, aber geschlossen: Wer dich gezogen hat, kommt gerade nicht hinein.',
    en: 'Chosen, but closed: whoever drew you cannot open it now.',
  },
  'lot.own.press_again': {
    nl: 'Druk nog een keer op de gekozen lijst om hem weer los te maken.',
    de: 'Drück noch einmal auf die gewählte Liste, um sie wieder zu lösen.',
    en: 'Press the chosen list once more to take it off again.',
  },
  'lot.own.new_list': { nl: 'Maak een nieuwe lijst', de: 'Erstell eine neue Liste', en: 'Make a new list' },
  'lot.own.chosen': {
    nl: 'Gekozen. Wie jou trok, ziet nu je lijst.',
    de: 'Gewählt. Wer dich gezogen hat, sieht jetzt deine Liste.',
    en: 'Chosen. Whoever drew you now sees your list.',
  },
  'lot.own.taken_off': {
    nl: 'Losgemaakt. Er hangt nu geen lijst aan je lootje.',
    de: 'Gelöst. An deinem Los hängt jetzt keine Liste.',
    en: 'Taken off. No list goes with your envelope now.',
  },
  'lot.select.loting_deleted': {
    nl: 'Wie de lootjes trok, heeft de trekking verwijderd.',
    de: 'Wer ausgelost hat, hat die Auslosung gelöscht.',
    en: 'The organizer has deleted this draw.',
  },
  'lot.select.wishlist_not_found': {
    nl: 'Er ging iets mis: die lijst is er niet meer, of hij is dicht. Kies er nog eens een.',
    de: 'Etwas ist schiefgelaufen: Diese Liste gibt es nicht mehr, oder sie ist geschlossen. Wähle noch einmal.',
    en: 'Something went wrong: that list is gone, or closed. Choose again.',
  },
  'lot.select.no_connection': {
    nl: 'Geen verbinding, dus je lijst is niet gekoppeld. Controleer je internet en probeer het nog eens.',
    de: 'Verbindungsprobleme: Deine Liste wurde nicht verknüpft. Prüf dein Internet und versuch es noch einmal.',
    en: 'No connection, so your list was not linked. Check your internet and try again.',
  },

  'lot.account.explanation': {
    nl: 'Met een verlanglijst weet degene die jou trok wat je leuk vindt. Je eerste wens staat er zo.',
    de: 'Mit einer Wunschliste weiß die Person, die dich gezogen hat, was dir gefällt. Dein erster Wunsch steht gleich da.',
    en: 'With a wishlist, whoever drew you knows what you like. Your first wish is there in no time.',
  },
  'lot.account.log_in': {
    nl: 'Log in om een lijst te kiezen voor wie jou trok.',
    de: 'Melde dich an, um eine Liste für die Person zu wählen, die dich gezogen hat.',
    en: 'Log in to choose a list for whoever drew you.',
  },

  'lot.new_list.title': {
    nl: 'Een lijst voor bij je lootje',
    de: 'Eine Liste zu deinem Los',
    en: 'A list to go with your envelope',
  },
  'lot.new_list.explanation': {
    nl: 'Hij hangt meteen aan je lootje. Wensen zet je er daarna op.',
    de: 'Sie hängt gleich an deinem Los. Die Wünsche kommen danach.',
    en: 'It goes with your envelope at once. Add your wishes after that.',
  },
  'lot.new_list.button': { nl: 'Maak de lijst', de: 'Liste erstellen', en: 'Make the list' },
  'lot.new_list.done': {
    nl: 'Je lijst is er, en hangt aan je lootje.',
    de: 'Deine Liste ist da und hängt an deinem Los.',
    en: 'Your list is there, and goes with your envelope.',
  },
  'lot.new_list.no_connection': {
    nl: 'Geen verbinding, dus de lijst is niet gemaakt. Controleer je internet en probeer het nog eens.',
    de: 'Verbindungsprobleme: Die Liste wurde nicht erstellt. Prüf dein Internet und versuch es noch einmal.',
    en: 'No connection, so the list was not made. Check your internet and try again.',
  },

  'lot.other_user.title': {
    nl: 'Dit lootje is van {name}',
    de: 'Dieses Los gehört {name}',
    en: 'This envelope is {name}’s',
  },
  'lot.other_user.body': {
    nl: 'Het ging naar {email}, en je bent ingelogd met {own}. Is het ook van jou, open het dan gerust.',
    de: 'Es ging an {email}, und du bist als {own} angemeldet. Gehört es auch dir, dann öffne es ruhig.',
    en: 'It went to {email}, and you are logged in as {own}. If it is yours as well, go ahead and open it.',
  },
  'lot.other_user.note': {
    nl: 'Dit lootje ging naar {email}. Je bent ingelogd met {own}.',
    de: 'Dieses Los ging an {email}. Du bist als {own} angemeldet.',
    en: 'This envelope went to {email}. You are logged in as {own}.',
  },
  'lot.other_user.change': { nl: 'Wissel', de: 'Wechseln', en: 'Switch' },
  'lot.other_user.log_in': { nl: 'Log in als {email}', de: 'Als {email} anmelden', en: 'Log in as {email}' },
  'lot.other_user.log_out': { nl: 'Log eerst uit', de: 'Erst abmelden', en: 'Log out first' },
  'lot.other_user.show': { nl: 'Toon het lootje', de: 'Los zeigen', en: 'Show the envelope' },

  'loting.lost.title': { nl: 'Lootje kwijt?', de: 'Los verloren?', en: 'Lost your envelope?' },
  'loting.lost.explanation': {
    nl: 'Vul je e-mailadres in, dan sturen we je lootjes van de laatste tijd nog een keer.',
    de: 'Gib deine E-Mail-Adresse ein, dann schicken wir dir deine Lose der letzten Zeit noch einmal.',
    en: 'Enter your e-mail address, and we send your recent envelopes once more.',
  },
  'loting.lost.email': {
    nl: 'E-mailadres waarop je het lootje kreeg',
    de: 'E-Mail-Adresse, an die dein Los ging',
    en: 'E-mail address that your envelope went to',
  },
  'loting.lost.link': {
    nl: 'Lootje kwijt? Laat het nog eens sturen.',
    de: 'Los verloren? Lass es dir noch einmal schicken.',
    en: 'Lost your envelope? Have it sent again.',
  },
  'loting.lost.button': { nl: 'Stuur mijn lootje', de: 'Schick mir mein Los', en: 'Send my envelope' },
  'loting.lost.sent': {
    nl: 'Hoort er een lootje bij {email}, dan is de mail onderweg. Niets gekregen? Kijk bij je spam, of vraag het aan wie de lootjes trok. Ander adres? Pas het hieronder aan.',
    de: 'Gehört ein Los zu {email}, dann ist die Mail unterwegs. Nichts bekommen? Schau im Spam nach oder frag die Person, die ausgelost hat. Andere Adresse? Ändere sie unten.',
    en: 'If {email} has an envelope, the e-mail is on its way. Nothing there? Look in your spam, or ask whoever did the draw. Another address? Change it below.',
  },

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
    nl: 'Stuur deze mail niet door: wie op de knop drukt, ziet je lootje.',
    de: 'Leite diese Mail nicht weiter: Wer auf den Knopf drückt, sieht dein Los.',
    en: 'Do not forward this e-mail: anyone who presses the button can open your envelope.',
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
