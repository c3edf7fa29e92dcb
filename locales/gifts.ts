import { texts } from './texts.ts'

/** Texts of the owner's forms and dialogs for gifts, and of each gift on a list's page. */
export const gifts = texts({
  'gift.opens_shop': {
    nl: 'opent de winkel in een nieuw tabblad',
    de: 'öffnet den Shop in einem neuen Tab',
    en: 'opens the shop in a new tab',
  },
  'gift.price_of': { nl: 'prijs van', de: 'Preis vom', en: 'price on' },
  'gift.crossed_off': { nl: 'Afgestreept', de: 'Abgehakt', en: 'Crossed off' },
  'gift.more': { nl: 'Meer over: {description}', de: 'Mehr zu: {description}', en: 'More about: {description}' },
  'gift.move_it': { nl: 'Verplaatsen: {description}', de: 'Verschieben: {description}', en: 'Move: {description}' },
  'gift.drag_help': {
    nl: 'Sleep het cadeau naar een andere plek, of tik hier om er een te kiezen.',
    de: 'Zieh den Wunsch an eine andere Stelle, oder tipp hier, um eine zu wählen.',
    en: 'Drag the gift to a new place, or tap here to choose one.',
  },
  'gift.move_up': { nl: 'Naar boven', de: 'Nach oben', en: 'Move up' },
  'gift.move_down': { nl: 'Naar beneden', de: 'Nach unten', en: 'Move down' },
  'gift.view_at_shop': { nl: 'Bekijken bij {shop}', de: 'Ansehen bei {shop}', en: 'View at {shop}' },
  'gift.to_category': {
    nl: 'Naar een andere categorie verplaatsen',
    de: 'In eine andere Kategorie verschieben',
    en: 'Move to another category',
  },
  'gift.to_list': {
    nl: 'Naar een andere lijst verplaatsen',
    de: 'Auf eine andere Liste verschieben',
    en: 'Move to another list',
  },
  'gift.delete': { nl: 'Cadeau verwijderen', de: 'Wunsch löschen', en: 'Delete gift' },
  'gift.add_first': { nl: 'Eerste cadeau toevoegen', de: 'Ersten Wunsch hinzufügen', en: 'Add the first gift' },
  'gift.edit_category': {
    nl: 'Categorie bewerken: {name}',
    de: 'Kategorie bearbeiten: {name}',
    en: 'Edit category: {name}',
  },

  'gift.add_link': {
    nl: 'Wil je deze link op je lijst zetten?',
    de: 'Möchtest du diesen Link auf deine Liste setzen?',
    en: 'Would you like to put this link on your list?',
  },
  'gift.what_do_you_wish': { nl: 'Wat wens je?', de: 'Was wünschst du dir?', en: 'What would you like?' },
  'gift.first_wish': {
    nl: 'Je eerste wens: een boek, een dagje uit, een link uit een winkel. Eén regel is genoeg.',
    de: 'Dein erster Wunsch: ein Buch, ein Ausflug, ein Link aus einem Shop. Eine Zeile genügt.',
    en: 'Your first wish: a book, a day out, a link from a shop. One line will do.',
  },
  'gift.link_or_words': { nl: 'Link of tekst', de: 'Link oder Text', en: 'Link or text' },
  'gift.add': { nl: 'Toevoegen', de: 'Hinzufügen', en: 'Add' },
  'gift.add.title': { nl: 'Cadeau toevoegen', de: 'Wunsch hinzufügen', en: 'Add a gift' },
  'gift.edit.title': { nl: 'Cadeau bewerken', de: 'Wunsch bearbeiten', en: 'Edit gift' },
  'gift.description': {
    nl: 'Zo staat het op je lijst',
    de: 'So steht es auf deiner Liste',
    en: 'This is how it appears on your list',
  },
  'gift.description.required': {
    nl: 'Schrijf op wat je wenst.',
    de: 'Schreib auf, was du dir wünschst.',
    en: 'Say what you’d like.',
  },
  'gift.description.required_with_link': {
    nl: 'De link hebben we. Schrijf er nog bij wat het is.',
    de: 'Den Link haben wir. Schreib noch dazu, was es ist.',
    en: 'We’ve got the link. Now say what the gift is.',
  },
  'gift.description.too_long': {
    nl: 'Dit mag maximaal 1000 tekens lang zijn. Maak het wat korter.',
    de: 'Das darf höchstens 1000 Zeichen haben. Kürz es ein wenig.',
    en: 'Use 1,000 characters or fewer.',
  },
  'gift.link_found': { nl: 'Gevonden', de: 'Gefunden', en: 'Found' },
  'gift.link_picture_not_stored': {
    nl: 'We kunnen de foto nu niet opslaan. Je cadeau kun je gewoon opslaan: we proberen de foto later nog eens.',
    de: 'Das Bild können wir gerade nicht speichern. Deinen Wunsch kannst du trotzdem speichern: Mit dem Bild versuchen wir es später noch einmal.',
    en: 'We can’t save the picture at the moment. You can still save your gift: we’ll try the picture again later.',
  },
  'gift.link_silent': {
    nl: 'Van deze winkel krijgen we geen gegevens. De link slaan we wel op.',
    de: 'Von diesem Shop bekommen wir keine Angaben. Den Link speichern wir trotzdem.',
    en: 'We couldn’t get any details from this shop. We’ll save the link anyway.',
  },
  'gift.link_refused': {
    nl: '{shop} laat ons de pagina niet lezen. Je link blijft bewaard. Vul de naam en de prijs zelf in.',
    de: '{shop} lässt uns die Seite nicht lesen. Dein Link bleibt erhalten. Trag den Namen und den Preis bitte selbst ein.',
    en: '{shop} doesn’t let us read its page. Your link is kept. Please type the name and the price.',
  },
  'gift.link_unreachable': {
    nl: '{shop} is nu niet bereikbaar of te traag. Je link blijft bewaard. Na het opslaan proberen we het nog eens.',
    de: '{shop} ist gerade nicht erreichbar oder zu langsam. Dein Link bleibt erhalten. Nach dem Speichern versuchen wir es noch einmal.',
    en: '{shop} can’t be reached at the moment, or is too slow. Your link is kept. Once you’ve saved it, we’ll try again.',
  },
  'gift.price': { nl: 'Prijs', de: 'Preis', en: 'Price' },
  'gift.price.invalid': {
    nl: 'Dit is geen prijs. Vul één bedrag in, zoals 19,95. Het mag hoogstens een miljoen zijn.',
    de: 'Das ist kein Preis. Trag einen einzelnen Betrag ein, zum Beispiel 19,95. Er darf höchstens eine Million sein.',
    en: 'This isn’t a price. Enter a single amount, such as 19.95. It can be a million at most.',
  },
  'gift.price.unsure': {
    nl: '{shop} laat meer dan één prijs zien, en we weten niet welke bij dit product hoort. Kijk het daar even na en vul de prijs zelf in.',
    de: '{shop} zeigt mehrere Preise, und wir wissen nicht, welcher zu diesem Produkt gehört. Schau bitte dort nach und trag den Preis selbst ein.',
    en: '{shop} shows several prices, and we couldn’t tell which one is this product’s. Please look it up there and type it.',
  },
  'gift.price.look_up': { nl: 'Pagina openen', de: 'Seite öffnen', en: 'Open the page' },
  'gift.keep_product': {
    nl: 'Link naar deze winkel',
    de: 'Link zu diesem Shop',
    en: 'Link to this shop',
  },
  'gift.find_product': { nl: 'Zoek in winkels', de: 'In Shops suchen', en: 'Search shops' },
  'gift.url': { nl: 'Link', de: 'Link', en: 'Link' },
  'gift.url.hint': {
    nl: 'Het adres van de pagina in de winkel.',
    de: 'Die Adresse der Seite im Shop.',
    en: 'The address of the gift’s page on the shop’s website.',
  },
  'gift.url.invalid': {
    nl: 'Dit is geen link naar een winkel. Kopieer het adres boven in je browser.',
    de: 'Das ist kein Link zu einem Shop. Kopier die Adresse oben in deinem Browser.',
    en: 'This isn’t a link to a shop. Copy it from your browser’s address bar.',
  },
  'gift.url.too_long': {
    nl: 'Deze link is te lang. Maximaal 4096 tekens.',
    de: 'Dieser Link ist zu lang. Höchstens 4096 Zeichen passen hinein.',
    en: 'This link is too long. Use 4,096 characters or fewer.',
  },
  'gift.category': { nl: 'Categorie', de: 'Kategorie', en: 'Category' },
  'gift.which_list': { nl: 'Op welke lijst?', de: 'Auf welche Liste?', en: 'On which list?' },
  'gift.picture': { nl: 'Foto', de: 'Bild', en: 'Picture' },
  'gift.picture.own': { nl: 'Eigen foto', de: 'Eigenes Bild', en: 'Your own picture' },
  'gift.picture.other': { nl: 'Andere foto', de: 'Anderes Bild', en: 'Another picture' },
  'gift.picture.hint': {
    nl: 'Een foto van maximaal 10 MB.',
    de: 'Ein Foto mit höchstens 10 MB.',
    en: 'A photo of up to 10 MB.',
  },
  'gift.picture.another': { nl: 'een andere foto', de: 'ein anderes Bild', en: 'another picture' },
  'gift.picture.remove': { nl: 'Foto verwijderen', de: 'Bild entfernen', en: 'Remove the picture' },
  'gift.cross_off_enabled': { nl: 'Mag worden afgestreept', de: 'Darf abgehakt werden', en: 'Can be crossed off' },
  'gift.cross_off_enabled.hint': {
    nl: 'Zet dit uit voor iets waarvan je meer dan één kunt gebruiken.',
    de: 'Schalte das aus, wenn du mehr als eines davon gebrauchen kannst.',
    en: 'Turn this off for things you’d be happy to get more than once.',
  },
  'gift.others_cross_off': {
    nl: 'Anderen mogen dit afstrepen. Dat verander je bij “Bewerken”.',
    de: 'Andere dürfen das abhaken. Das änderst du unter „Bearbeiten“.',
    en: 'Others can cross this off. You can change that under “Edit”.',
  },
  'gift.nobody_crosses_off': {
    nl: 'Niemand hoeft dit af te strepen: meerdere mensen kunnen het geven. Dat verander je bij “Bewerken”.',
    de: 'Niemand muss das abhaken: Mehrere können es schenken. Das änderst du unter „Bearbeiten“.',
    en: 'No one needs to cross this off: several people can give it. You can change that under “Edit”.',
  },
  'gift.put_on_list': { nl: 'Op lijst zetten', de: 'Hinzufügen', en: 'Add to list' },

  'gift.added': {
    nl: '“{description}” staat op je lijst.',
    de: '„{description}“ steht auf deiner Liste.',
    en: '“{description}” is on your list.',
  },
  'gift.changed': {
    nl: '“{description}” is bijgewerkt.',
    de: '„{description}“ wurde geändert.',
    en: '“{description}” has been updated.',
  },
  'gift.deleted': {
    nl: '“{description}” is van je lijst gehaald.',
    de: '„{description}“ wurde von deiner Liste gelöscht.',
    en: '“{description}” has been removed from your list.',
  },
  'gift.back': { nl: 'Weer op de lijst', de: 'Wieder auf der Liste', en: 'Back on the list' },
  'gift.gone': { nl: 'Niet meer op de lijst', de: 'Nicht mehr auf der Liste', en: 'No longer on the list' },
  'gift.recently_deleted': { nl: 'Net verwijderd', de: 'Gerade gelöscht', en: 'Just deleted' },
  'gift.moved_to_category': {
    nl: '“{description}” staat nu bij {category}.',
    de: '„{description}“ steht jetzt unter {category}.',
    en: '“{description}” is now under {category}.',
  },
  'gift.moved_to_list': {
    nl: '“{description}” staat nu op je andere lijst.',
    de: '„{description}“ steht jetzt auf deiner anderen Liste.',
    en: '“{description}” is now on your other list.',
  },
  'gift.at_place': {
    nl: '“{description}” staat nu op plaats {place} van {count}.',
    de: '„{description}“ steht jetzt an Stelle {place} von {count}.',
    en: '“{description}” is now number {place} of {count}.',
  },
  'gift.is_first': {
    nl: '“{description}” staat al bovenaan.',
    de: '„{description}“ steht schon ganz oben.',
    en: '“{description}” is already at the top.',
  },
  'gift.is_last': {
    nl: '“{description}” staat al onderaan.',
    de: '„{description}“ steht schon ganz unten.',
    en: '“{description}” is already at the bottom.',
  },
  'gift.restored': {
    nl: '{count, plural, one {Het cadeau staat} other {De # cadeaus staan}} weer op je lijst.',
    de: '{count, plural, one {Der Wunsch steht} other {Die # Wünsche stehen}} wieder auf deiner Liste.',
    en: '{count, plural, one {The gift is} other {The # gifts are}} back on your list.',
  },
  'gift.returned': {
    nl: '“{description}” staat weer waar het stond.',
    de: '„{description}“ steht wieder an der alten Stelle.',
    en: '“{description}” is back where it was.',
  },
  'gift.undo.too_late': {
    nl: 'Ongedaan maken kan niet meer. Zet het cadeau opnieuw op je lijst.',
    de: 'Das lässt sich nicht mehr rückgängig machen. Setz den Wunsch neu auf deine Liste.',
    en: 'It’s too late to undo this. Add the gift to your list again.',
  },
  'gift.name': { nl: 'Naam', de: 'Name', en: 'Name' },
  'gift.correct': { nl: 'Naam of prijs verbeteren', de: 'Namen oder Preis korrigieren', en: 'Correct name or price' },
  'gift.details': { nl: 'Details', de: 'Details', en: 'Details' },
  'gift.show': { nl: 'Bekijken', de: 'Ansehen', en: 'Show' },

  'gift.cold_case.title': {
    nl: 'Wil je dit nog steeds?',
    de: 'Ist dieser Wunsch noch aktuell?',
    en: 'Do you still want this?',
  },
  'gift.cold_case.body': {
    nl: 'Dit cadeau staat al meer dan een half jaar zo op je lijst. Misschien heeft iemand het al in huis. Wil je nu iets anders? Zet er dan liever een nieuw cadeau bij.',
    de: 'Dieser Wunsch steht schon länger als ein halbes Jahr so auf deiner Liste. Vielleicht liegt das Geschenk schon bei jemandem zu Hause. Wünschst du dir jetzt etwas anderes? Dann füg lieber einen neuen Wunsch hinzu.',
    en: 'This gift has been on your list unchanged for more than six months. Someone may already have bought it. If you’d like something else now, add a new gift instead.',
  },
  'gift.cold_case.edit': { nl: 'Toch bewerken', de: 'Trotzdem bearbeiten', en: 'Edit it anyway' },

  'gift.move.title': { nl: 'Cadeau verplaatsen', de: 'Wunsch verschieben', en: 'Move gift' },
  'gift.move.category': { nl: 'Welke categorie?', de: 'Welche Kategorie?', en: 'Which category?' },
  'gift.move.to_this_category': {
    nl: 'Naar deze categorie verplaatsen',
    de: 'In diese Kategorie verschieben',
    en: 'Move to this category',
  },
  'gift.move.no_category': {
    nl: 'Je lijst heeft nog maar één categorie.',
    de: 'Deine Liste hat erst eine Kategorie.',
    en: 'Your list only has one category so far.',
  },
  'gift.move.make_category': { nl: 'Categorie maken', de: 'Kategorie anlegen', en: 'Create a category' },
  'gift.move.list': { nl: 'Welke lijst?', de: 'Welche Liste?', en: 'Which list?' },
  'gift.move.to_this_list': {
    nl: 'Naar deze lijst verplaatsen',
    de: 'Auf diese Liste verschieben',
    en: 'Move to this list',
  },
  'gift.move.list_hint': {
    nl: 'Heeft iemand dit al afgestreept? Dat blijft zo, en we laten het diegene weten.',
    de: 'Hat jemand den Wunsch schon abgehakt, bleibt das so. Wir sagen der Person Bescheid.',
    en: 'If someone has crossed this off, it’ll stay crossed off and we’ll let them know.',
  },
  'gift.move.no_list': {
    nl: 'Je hebt nog maar één lijst.',
    de: 'Du hast erst eine Liste.',
    en: 'You only have one list so far.',
  },

  'gift.delete.title': {
    nl: 'Van je lijst verwijderen?',
    de: 'Von deiner Liste löschen?',
    en: 'Delete from your list?',
  },
  'gift.delete.body': {
    nl: 'Heeft iemand het al afgestreept, dan laten we diegene weten dat het niet meer op je lijst staat.',
    de: 'Hat jemand es schon abgehakt, sagen wir der Person Bescheid, dass es nicht mehr auf deiner Liste steht.',
    en: 'If someone has crossed it off, we’ll let them know it’s no longer on your list.',
  },

  'gift.gone_meanwhile': {
    nl: 'Dit cadeau is intussen van de lijst gehaald. Wat je schreef, staat er nog: sla het op om het opnieuw toe te voegen.',
    de: 'Dieser Wunsch wurde inzwischen gelöscht. Was du geschrieben hast, ist noch da: Speichere es, um ihn neu hinzuzufügen.',
    en: 'This gift has since been removed. What you wrote is still here: save it to add it again.',
  },
  'gift.not_found': {
    nl: 'Dit cadeau staat niet meer op je lijst.',
    de: 'Dieser Wunsch steht nicht mehr auf deiner Liste.',
    en: 'This gift is no longer on your list.',
  },
  'gift.save_image_failed': {
    nl: 'Je cadeau is opgeslagen, maar de foto niet. Probeer een andere foto van maximaal 10 MB, of probeer het straks nog eens.',
    de: 'Dein Wunsch ist gespeichert, aber das Bild ließ sich nicht speichern. Nimm ein anderes Bild mit höchstens 10 MB, oder versuch es später noch einmal.',
    en: 'Your gift has been saved, but the picture hasn’t. Try another picture of up to 10 MB, or try again later.',
  },
  'gift.invalid_update': {
    nl: 'Die categorie is er niet meer. Kies een andere en probeer het nog eens.',
    de: 'Diese Kategorie gibt es nicht mehr. Wähle eine andere und versuch es noch einmal.',
    en: 'That category has been deleted. Choose another one and try again.',
  },
  'gift.product_not_found': {
    nl: 'Dit product is er niet meer. Kies een ander, of schrijf op wat je wenst.',
    de: 'Dieses Produkt gibt es nicht mehr. Wähle ein anderes, oder schreib auf, was du dir wünschst.',
    en: 'This product is no longer available. Choose another, or write down what you’d like.',
  },
  'gift.list_full': {
    nl: 'Je lijst is vol: er passen 1000 cadeaus op. Haal er eerst iets af.',
    de: 'Deine Liste ist voll: 1000 Wünsche passen darauf. Lösch zuerst etwas.',
    en: 'Your list is full: it has 1,000 gifts. Remove one first.',
  },
  'gift.other_list_full': {
    nl: 'Die lijst is vol: er passen 1000 cadeaus op. Kies een andere.',
    de: 'Diese Liste ist voll: 1000 Wünsche passen darauf. Wähle eine andere.',
    en: 'That list is full: it has 1,000 gifts. Choose another one.',
  },
})
