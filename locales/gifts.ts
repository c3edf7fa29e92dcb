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
    nl: 'Sleep het cadeau naar zijn plek, of druk hier om een plek te kiezen.',
    de: 'Zieh den Wunsch an seinen Platz, oder drück hier, um einen Platz zu wählen.',
    en: 'Drag the gift to its place, or press here to choose one.',
  },
  'gift.move_up': { nl: 'Naar boven', de: 'Nach oben', en: 'Move up' },
  'gift.move_down': { nl: 'Naar beneden', de: 'Nach unten', en: 'Move down' },
  'gift.to_category': { nl: 'Naar een andere categorie', de: 'In eine andere Kategorie', en: 'To another category' },
  'gift.to_list': { nl: 'Naar een andere lijst', de: 'Auf eine andere Liste', en: 'To another list' },
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
  'gift.link_or_words': { nl: 'Link of woorden', de: 'Link oder Worte', en: 'A link or words' },
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
    en: 'Write down what you would like.',
  },
  'gift.description.required_with_link': {
    nl: 'De link hebben we. Schrijf er nog bij wat het is.',
    de: 'Den Link haben wir. Schreib noch dazu, was es ist.',
    en: 'We have the link. Now write down what it is.',
  },
  'gift.description.too_long': {
    nl: 'Dit mag hoogstens 1000 tekens hebben. Maak het wat korter.',
    de: 'Das darf höchstens 1000 Zeichen haben. Kürz es ein wenig.',
    en: 'This can have 1000 characters at most. Make it a little shorter.',
  },
  'gift.link_found': { nl: 'Gevonden', de: 'Gefunden', en: 'Found' },
  'gift.link_picture_not_stored': {
    nl: 'Het plaatje kunnen we nu niet bewaren. Je cadeau kun je gewoon opslaan: we proberen het plaatje later nog eens.',
    de: 'Das Bild können wir gerade nicht speichern. Deinen Wunsch kannst du trotzdem speichern: Mit dem Bild versuchen wir es später noch einmal.',
    en: 'We can’t keep the picture at the moment. You can save your gift all the same: we’ll try the picture again later.',
  },
  'gift.link_silent': {
    nl: 'Deze winkel vertelt ons niets. De link bewaren we gewoon.',
    de: 'Dieser Shop verrät uns nichts. Den Link behalten wir trotzdem.',
    en: 'This shop tells us nothing. We keep the link all the same.',
  },
  'gift.keep_product': {
    nl: 'Link naar deze winkel',
    de: 'Link zu diesem Shop',
    en: 'Link to this shop',
  },
  'gift.find_product': { nl: 'Zoek in winkels', de: 'In Shops suchen', en: 'Search in shops' },
  'gift.url': { nl: 'Link', de: 'Link', en: 'Link' },
  'gift.url.hint': {
    nl: 'Het adres van de pagina in de winkel.',
    de: 'Die Adresse der Seite im Shop.',
    en: 'The address of the page in the shop.',
  },
  'gift.url.invalid': {
    nl: 'Dit is geen link naar een winkel. Kopieer het adres boven in je browser.',
    de: 'Das ist kein Link zu einem Shop. Kopier die Adresse oben in deinem Browser.',
    en: 'This is not a link to a shop. Copy the address at the top of your browser.',
  },
  'gift.url.too_long': {
    nl: 'Deze link is te lang. Hoogstens 4096 tekens passen erin.',
    de: 'Dieser Link ist zu lang. Höchstens 4096 Zeichen passen hinein.',
    en: 'This link is too long. It can have 4096 characters at most.',
  },
  'gift.category': { nl: 'Categorie', de: 'Kategorie', en: 'Category' },
  'gift.which_list': { nl: 'Op welke lijst?', de: 'Auf welche Liste?', en: 'On which list?' },
  'gift.picture': { nl: 'Plaatje', de: 'Bild', en: 'Picture' },
  'gift.picture.own': { nl: 'Eigen plaatje', de: 'Eigenes Bild', en: 'A picture of your own' },
  'gift.picture.other': { nl: 'Ander plaatje', de: 'Anderes Bild', en: 'Another picture' },
  'gift.picture.hint': {
    nl: 'Een foto van hoogstens 10 MB.',
    de: 'Ein Foto mit höchstens 10 MB.',
    en: 'A photo of 10 MB at most.',
  },
  'gift.picture.another': { nl: 'een ander plaatje', de: 'ein anderes Bild', en: 'another picture' },
  'gift.picture.remove': { nl: 'Plaatje weghalen', de: 'Bild entfernen', en: 'Remove the picture' },
  'gift.cross_off_enabled': { nl: 'Mag worden afgestreept', de: 'Darf abgehakt werden', en: 'May be crossed off' },
  'gift.cross_off_enabled.hint': {
    nl: 'Zet dit uit voor iets waarvan je meer dan één kunt gebruiken.',
    de: 'Schalte das aus, wenn du mehr als eines davon gebrauchen kannst.',
    en: 'Switch this off for something that you can use more than one of.',
  },
  'gift.others_cross_off': {
    nl: 'Anderen mogen dit afstrepen. Dat verander je bij Bewerken.',
    de: 'Andere dürfen das abhaken. Das änderst du unter „Bearbeiten“.',
    en: 'Others can cross this off. You change that under “Edit”.',
  },
  'gift.nobody_crosses_off': {
    nl: 'Niemand hoeft dit af te strepen: meer mensen kunnen het geven. Dat verander je bij Bewerken.',
    de: 'Niemand muss das abhaken: Mehrere können es schenken. Das änderst du unter „Bearbeiten“.',
    en: 'Nobody needs to cross this off: several people can give it. You change that under “Edit”.',
  },
  'gift.put_on_list': { nl: 'Op de lijst', de: 'Auf die Liste', en: 'Put it on the list' },

  'gift.added': {
    nl: '“{description}” staat op je lijst.',
    de: '„{description}“ steht auf deiner Liste.',
    en: '“{description}” is on your list.',
  },
  'gift.changed': {
    nl: '“{description}” is bijgewerkt.',
    de: '„{description}“ wurde geändert.',
    en: '“{description}” is updated.',
  },
  'gift.deleted': {
    nl: '“{description}” is van je lijst af.',
    de: '„{description}“ wurde von deiner Liste gelöscht.',
    en: '“{description}” is off your list.',
  },
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
  'gift.is_first': {
    nl: '“{description}” staat al bovenaan.',
    de: '„{description}“ steht schon ganz oben.',
    en: '“{description}” is at the top already.',
  },
  'gift.is_last': {
    nl: '“{description}” staat al onderaan.',
    de: '„{description}“ steht schon ganz unten.',
    en: '“{description}” is at the bottom already.',
  },
  'gift.restored': {
    nl: '{count, plural, one {Het cadeau staat} other {De # cadeaus staan}} weer op je lijst.',
    de: '{count, plural, one {Der Wunsch steht} other {Die # Wünsche stehen}} wieder auf deiner Liste.',
    en: '{count, plural, one {The gift is} other {The # gifts are}} back on your list.',
  },
  'gift.returned': {
    nl: '“{description}” staat weer waar het stond.',
    de: '„{description}“ steht wieder, wo es stand.',
    en: '“{description}” is back where it was.',
  },
  'gift.undo.too_late': {
    nl: 'Dat kan niet meer ongedaan worden gemaakt. Zet het cadeau opnieuw op je lijst.',
    de: 'Das lässt sich nicht mehr rückgängig machen. Setz den Wunsch neu auf deine Liste.',
    en: 'This can no longer be undone. Put the gift on your list again.',
  },
  'gift.details': { nl: 'Details', de: 'Details', en: 'Details' },
  'gift.show': { nl: 'Bekijken', de: 'Ansehen', en: 'Show' },

  'gift.cold_case.title': {
    nl: 'Is deze wens nog van nu?',
    de: 'Ist dieser Wunsch noch aktuell?',
    en: 'Is this still your wish?',
  },
  'gift.cold_case.body': {
    nl: 'Dit cadeau staat al meer dan een half jaar zo op je lijst. Misschien heeft iemand het al in huis. Wil je nu iets anders? Zet er dan liever een nieuw cadeau bij.',
    de: 'Dieser Wunsch steht schon länger als ein halbes Jahr so auf deiner Liste. Vielleicht hat ihn jemand schon zu Hause liegen. Wünschst du dir jetzt etwas anderes? Dann füg lieber einen neuen Wunsch hinzu.',
    en: 'This gift has been on your list like this for more than half a year. Somebody may have it at home already. Would you like something else now? Then add a new gift instead.',
  },
  'gift.cold_case.edit': { nl: 'Toch bewerken', de: 'Trotzdem bearbeiten', en: 'Edit it anyway' },

  'gift.move.title': { nl: 'Cadeau verplaatsen', de: 'Wunsch verschieben', en: 'Move gift' },
  'gift.move.category': { nl: 'Welke categorie?', de: 'Welche Kategorie?', en: 'Which category?' },
  'gift.move.to_this_category': { nl: 'Naar deze categorie', de: 'In diese Kategorie', en: 'To this category' },
  'gift.move.no_category': {
    nl: 'Je lijst heeft nog maar één categorie.',
    de: 'Deine Liste hat erst eine Kategorie.',
    en: 'Your list has only one category so far.',
  },
  'gift.move.make_category': { nl: 'Categorie maken', de: 'Kategorie anlegen', en: 'Make a category' },
  'gift.move.list': { nl: 'Welke lijst?', de: 'Welche Liste?', en: 'Which list?' },
  'gift.move.to_this_list': { nl: 'Naar deze lijst', de: 'Auf diese Liste', en: 'To this list' },
  'gift.move.list_hint': {
    nl: 'Heeft iemand dit al afgestreept, dan blijft dat zo en krijgt die persoon bericht.',
    de: 'Hat jemand das schon abgehakt, bleibt das so, und die Person bekommt Bescheid.',
    en: 'If somebody has crossed this off, it stays that way and we let them know.',
  },
  'gift.move.no_list': {
    nl: 'Je hebt nog maar één lijst.',
    de: 'Du hast erst eine Liste.',
    en: 'You have only one list so far.',
  },

  'gift.delete.title': {
    nl: 'Van je lijst verwijderen?',
    de: 'Von deiner Liste löschen?',
    en: 'Delete from your list?',
  },
  'gift.delete.body': {
    nl: 'Heeft iemand het al afgestreept, dan laten we diegene weten dat het van je lijst af is.',
    de: 'Hat jemand es schon abgehakt, sagen wir der Person Bescheid, dass es nicht mehr auf deiner Liste steht.',
    en: 'If somebody has crossed it off, we let them know that it is off your list.',
  },

  'gift.gone_meanwhile': {
    nl: 'Dit cadeau is intussen van de lijst gehaald. Wat je schreef staat er nog: bewaar je het, dan komt het er opnieuw op.',
    de: 'Dieser Wunsch wurde inzwischen von der Liste genommen. Was du geschrieben hast, ist noch da: Speicherst du es, kommt es neu auf die Liste.',
    en: 'This gift was taken off the list in the meantime. What you wrote is still here: save it, and it goes on the list anew.',
  },
  'gift.not_found': {
    nl: 'Dit cadeau staat niet meer op je lijst.',
    de: 'Dieser Wunsch steht nicht mehr auf deiner Liste.',
    en: 'This gift is no longer on your list.',
  },
  'gift.save_image_failed': {
    nl: 'Je cadeau is opgeslagen, maar het plaatje lukte niet. Probeer een ander plaatje van hoogstens 10 MB, of probeer het straks nog eens.',
    de: 'Dein Wunsch ist gespeichert, aber das Bild hat nicht geklappt. Versuch ein anderes Bild mit höchstens 10 MB, oder versuch es später noch einmal.',
    en: 'Your gift is saved, but the picture failed. Try another picture of 10 MB at most, or try again later.',
  },
  'gift.invalid_update': {
    nl: 'Die categorie is er niet meer. Kies een andere en probeer het nog eens.',
    de: 'Diese Kategorie gibt es nicht mehr. Wähle eine andere und versuch es noch einmal.',
    en: 'That category is gone. Choose another one and try again.',
  },
  'gift.product_not_found': {
    nl: 'Dit product is er niet meer. Kies een ander, of schrijf op wat je wenst.',
    de: 'Dieses Produkt gibt es nicht mehr. Wähle ein anderes, oder schreib auf, was du dir wünschst.',
    en: 'This product is no longer there. Choose another, or write down what you would like.',
  },
  'gift.list_full': {
    nl: 'Je lijst is vol: er passen 1000 cadeaus op. Haal er eerst iets af.',
    de: 'Deine Liste ist voll: 1000 Wünsche passen darauf. Lösch zuerst etwas.',
    en: 'Your list is full: it takes 1000 gifts. Take something off first.',
  },
  'gift.other_list_full': {
    nl: 'Die lijst is vol: er passen 1000 cadeaus op. Kies een andere.',
    de: 'Diese Liste ist voll: 1000 Wünsche passen darauf. Wähle eine andere.',
    en: 'That list is full: it takes 1000 gifts. Choose another one.',
  },
})
