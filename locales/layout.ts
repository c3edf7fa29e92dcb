import { texts } from './texts.ts'

/** The frame of every page, error pages, and a visitor's start page. */
export const layout = texts({
  'general.is_loading': { nl: 'Even laden…', de: 'Wird geladen …', en: 'Loading…' },
  'layout.skip': { nl: 'Naar de inhoud', de: 'Zum Inhalt', en: 'Skip to content' },
  'layout.send': { nl: 'Lijst mailen', de: 'Liste mailen', en: 'E-mail a list' },
  'layout.menu': { nl: 'Menu', de: 'Menü', en: 'Menu' },
  'layout.account_of': { nl: 'Account van', de: 'Konto von', en: 'Account of' },
  'layout.my_lists': { nl: 'Mijn lijsten', de: 'Meine Listen', en: 'My lists' },
  'layout.my_list': { nl: 'Mijn lijst', de: 'Meine Liste', en: 'My list' },
  'layout.home': { nl: 'Start', de: 'Start', en: 'Home' },
  'layout.lists': { nl: 'Lijsten', de: 'Listen', en: 'Lists' },
  'layout.mails': { nl: 'Mijn mails', de: 'Meine Mails', en: 'My e-mails' },
  'layout.log_in': { nl: 'Inloggen', de: 'Anmelden', en: 'Log in' },
  'layout.log_out': { nl: 'Uitloggen', de: 'Abmelden', en: 'Log out' },
  'layout.create_account': { nl: 'Maak je lijst', de: 'Erstell deine Liste', en: 'Make your list' },
  'layout.copyright': { nl: '© 1999–{year} {brand}', de: '© 1999–{year} {brand}', en: '© 1999–{year} {brand}' },
  'layout.description': {
    nl: 'Zet je verlanglijst op één plek en deel hem met familie en vrienden. Zij strepen af wat ze geven, en jij ziet daar niets van.',
    de: 'Deine Wunschliste an einem Ort, geteilt mit Familie und Freunden. Sie haken ab, was sie schenken, und du siehst davon nichts.',
    en: 'Keep your wishlist in one place and share it with family and friends. They cross off what they give, and you see none of it.',
  },
  'flash.undo': { nl: 'Ongedaan maken', de: 'Rückgängig machen', en: 'Undo' },
  'flash.close': { nl: 'Melding sluiten', de: 'Meldung schließen', en: 'Close message' },

  'error.something_went_wrong': {
    nl: 'Er ging iets mis. Probeer het nog eens.',
    de: 'Etwas ist schiefgelaufen. Versuch es noch einmal.',
    en: 'Something went wrong. Try again.',
  },
  'error.no_connection_action': {
    nl: 'Geen verbinding. Controleer je internet en probeer het nog eens.',
    de: 'Verbindungsprobleme. Prüf dein Internet und versuch es noch einmal.',
    en: 'No connection. Check your internet and try again.',
  },
  'error.unavailable_action': {
    nl: 'We zijn er heel even niet. Probeer het zo nog eens.',
    de: 'Wir sind gerade kurz nicht da. Versuch es gleich noch einmal.',
    en: 'We are away for a moment. Try again shortly.',
  },
  'error.too_many_requests_action': {
    nl: 'Dat ging te vaak achter elkaar. Wacht even en probeer het dan nog eens.',
    de: 'Das war zu oft hintereinander. Warte kurz und versuch es dann noch einmal.',
    en: 'That was too many times in a row. Wait a moment, then try again.',
  },

  'error.not_found.title': { nl: 'Niet gevonden', de: 'Nicht gefunden', en: 'Not found' },
  'title.not_found': {
    nl: 'Deze pagina is weggewaaid',
    de: 'Diese Seite ist davongeflogen',
    en: 'This page has floated off',
  },
  'error.not_found': {
    nl: 'Misschien is de lijst verhuisd, of zit er een tikfout in het adres.',
    de: 'Vielleicht ist die Liste umgezogen, oder in der Adresse steckt ein Tippfehler.',
    en: 'The list may have moved, or there is a typo in the address.',
  },
  'error.oops.title': { nl: 'Oeps', de: 'Hoppla', en: 'Oops' },
  'title.oops': { nl: 'Oeps, dat ging mis', de: 'Hoppla, das ging schief', en: 'Oops, that went wrong' },
  'error.oops.body': {
    nl: 'Ga een stap terug en probeer het nog eens.',
    de: 'Geh einen Schritt zurück und versuch es noch einmal.',
    en: 'Go one step back and try again.',
  },
  'error.500.title': {
    nl: 'Er ging iets mis bij ons',
    de: 'Bei uns ist etwas schiefgelaufen',
    en: 'Something broke on our side',
  },
  'error.500.content': {
    nl: 'Onbekende fout. Probeer het straks nog eens.',
    de: 'Unbekannter Fehler. Versuch es später noch einmal.',
    en: 'Unknown error. Try again in a while.',
  },
  'error.no_access.title': { nl: 'Geen toegang', de: 'Kein Zugang', en: 'No access' },
  'error.no_access.body': {
    nl: 'Deze pagina is alleen voor de eigenaar van de lijst.',
    de: 'Diese Seite ist nur für die Person, der die Liste gehört.',
    en: 'This page is only for the list’s owner.',
  },
  'error.invitation_required.title': {
    nl: 'Alleen met een uitnodiging',
    de: 'Nur mit Einladung',
    en: 'By invitation only',
  },
  'error.invitation_required.body': {
    nl: 'Er wacht een uitnodiging voor deze lijst. Open de link die je kreeg, dan kun je erin.',
    de: 'Für diese Liste gibt es eine Einladung. Öffne den Link, den du bekommen hast, dann kommst du hinein.',
    en: 'There is an invitation for this list. To get in, open the link that you were sent.',
  },
  'error.not_logged_in.title': { nl: 'Log even in', de: 'Melde dich kurz an', en: 'Log in first' },
  'error.not_logged_in.body': {
    nl: 'Deze pagina is van jou alleen. Log in om verder te gaan.',
    de: 'Diese Seite gehört nur dir. Melde dich an, dann geht es weiter.',
    en: 'This page is yours alone. Log in to continue.',
  },
  'error.no_connection.title': { nl: 'Geen verbinding', de: 'Keine Verbindung', en: 'No connection' },
  'error.no_connection_page': {
    nl: 'We kunnen de pagina niet ophalen. Controleer je internet en probeer het nog eens.',
    de: 'Verbindungsprobleme: Die Seite lässt sich nicht laden. Prüf dein Internet und versuch es noch einmal.',
    en: 'We cannot fetch this page. Check your internet and try again.',
  },
  'error.user_deleted.title': {
    nl: 'Dit account is er niet meer',
    de: 'Dieses Konto gibt es nicht mehr',
    en: 'This account is gone',
  },
  'error.user_deleted.body': {
    nl: 'Het account waarmee je was ingelogd, bestaat niet meer.',
    de: 'Das Konto, bei dem du angemeldet war, gibt es nicht mehr.',
    en: 'The account that you were logged in with no longer exists.',
  },
  'error.unavailable.title': {
    nl: 'We zijn er heel even niet',
    de: 'Wir sind gerade kurz nicht da',
    en: 'We are away for a moment',
  },
  'error.unavailable.body': {
    nl: 'We kunnen even niet bij onze gegevens. Dat duurt meestal niet lang: wacht een paar tellen en probeer het nog eens.',
    de: 'Wir kommen gerade nicht an unsere Daten. Das dauert meist nicht lange: Warte ein paar Sekunden und versuch es noch einmal.',
    en: 'We cannot reach our data right now. That rarely lasts: wait a few seconds and try again.',
  },
  'error.csrf.title': {
    nl: 'Dit formulier is verlopen',
    de: 'Dieses Formular ist abgelaufen',
    en: 'This form has expired',
  },
  'error.csrf.body': {
    nl: 'De pagina stond te lang open, of je logde ergens anders in of uit. Er is niets veranderd. Ga terug en kopieer wat je had getypt. Open daarna de pagina opnieuw.',
    de: 'Die Seite war zu lange offen, oder du hast dich anderswo an- oder abgemeldet. Es hat sich nichts geändert. Geh zurück und kopiere, was du getippt hast. Öffne die Seite dann neu.',
    en: 'The page was open too long, or you logged in or out elsewhere. Nothing was changed. Go back and copy what you typed. Then open the page anew.',
  },
  'error.expired.body': {
    nl: 'De pagina stond te lang open, of je logde ergens anders in of uit. Er is nog niets veranderd, en wat je invulde is er nog.',
    de: 'Die Seite war zu lange offen, oder du hast dich anderswo an- oder abgemeldet. Noch hat sich nichts geändert, und was du eingetragen hast, ist noch da.',
    en: 'The page was open too long, or you logged in or out elsewhere. Nothing was changed yet, and what you filled in is still there.',
  },
  'error.expired.cut': {
    nl: 'Een wachtwoord of plaatje bewaren we niet: dat geef je daarna nog eens.',
    de: 'Ein Passwort oder Bild heben wir nicht auf: Das gibst du danach noch einmal an.',
    en: 'A password or picture is not kept: you give that once more afterwards.',
  },
  'error.expired.as': {
    nl: 'Je verstuurt het als {name}.',
    de: 'Du schickst es als {name}.',
    en: 'You send it as {name}.',
  },
  'error.expired.send': { nl: 'Verstuur opnieuw', de: 'Noch einmal senden', en: 'Send it again' },
  'error.typed.title': { nl: 'Dit had je getypt', de: 'Das hattest du getippt', en: 'This is what you typed' },
  'error.typed.body': {
    nl: 'Het is niet bewaard. Kopieer het, dan kun je het straks weer plakken.',
    de: 'Es wurde nicht gespeichert. Kopiere es, dann kannst du es gleich wieder einfügen.',
    en: 'It was not saved. Copy it, to paste it again in a moment.',
  },
  'error.typed.description': { nl: 'Beschrijving', de: 'Beschreibung', en: 'Description' },
  'error.text_too_long.title': { nl: 'Dat is te veel tekst', de: 'Das ist zu viel Text', en: 'That is too much text' },
  'error.text_too_long.body': {
    nl: 'Er is niets veranderd. Ga terug: wat je typte, staat er nog. Maak het korter en probeer het nog eens.',
    de: 'Es hat sich nichts geändert. Geh zurück: Was du getippt hast, steht noch da. Kürze es und versuch es noch einmal.',
    en: 'Nothing was changed. Go back: what you typed is still there. Make it shorter and try again.',
  },
  'error.too_large.title': { nl: 'Dat is te groot', de: 'Das ist zu groß', en: 'That is too large' },
  'error.too_large.body': {
    nl: 'Een plaatje mag hoogstens 10 MB zijn. Ga terug en kies een kleiner plaatje; wat je typte, staat er nog.',
    de: 'Ein Bild darf höchstens 10 MB groß sein. Geh zurück und wähle ein kleineres; was du getippt hast, steht noch da.',
    en: 'A picture may be 10 MB at most. Go back and choose a smaller one; what you typed is still there.',
  },
  'error.too_many_requests.title': { nl: 'Even rustig aan', de: 'Immer mit der Ruhe', en: 'Slow down a little' },
  'error.too_many_requests.body': {
    nl: 'Dat ging te vaak achter elkaar. Wacht even en probeer het dan nog eens.',
    de: 'Das war zu oft hintereinander. Warte kurz und versuch es dann noch einmal.',
    en: 'That was too many times in a row. Wait a moment, then try again.',
  },
  'layout.to_home': { nl: 'Naar de startpagina', de: 'Zur Startseite', en: 'To the home page' },
  'error.try_again': { nl: 'Opnieuw proberen', de: 'Noch einmal versuchen', en: 'Try again' },

  'landing.heading': {
    nl: 'Wensen delen,<br/>cadeaus afstrepen',
    de: 'Wünsche teilen,<br/>Geschenke abhaken',
    en: 'Share wishes,<br/>cross off gifts',
  },
  'landing.lead': {
    nl: 'Zet je verlanglijst op één plek. Familie en vrienden strepen af wat ze geven, en jij ziet daar niets van. Niets dubbel, wel een verrassing.',
    de: 'Deine Wunschliste an einem Ort. Familie und Freunde haken ab, was sie schenken, und du siehst davon nichts. Nichts doppelt, und doch eine Überraschung.',
    en: 'Keep your wishlist in one place. Family and friends cross off what they give, and you see none of it. Nothing twice, still a surprise.',
  },
  'landing.fine': {
    nl: 'Sinds 1999. Je eerste wens staat er binnen een minuut.',
    de: 'Seit 1999. Dein erster Wunsch steht in einer Minute da.',
    en: 'Since 1999. Your first wish is there within a minute.',
  },
  'landing.wreath_title': { nl: 'Sinterklaas bij Noor', de: 'Jonas wird 40', en: 'Christmas at Orla’s' },
  'landing.wreath_words': {
    nl: '14 wensen, nog 15 nachtjes',
    de: '14 Wünsche, noch 15 Nächte',
    en: '14 wishes, 15 sleeps to go',
  },
  'landing.how': { nl: 'Zo werkt het', de: 'So geht’s', en: 'How it works' },
  'landing.how_wish.title': { nl: 'Jij wenst', de: 'Du wünschst', en: 'You wish' },
  'landing.how_wish.body': {
    nl: 'Schrijf op wat je graag wilt, of plak een link: foto en prijs komen vanzelf.',
    de: 'Schreib auf, was du dir wünschst, oder füg einen Link ein: Bild und Preis kommen von selbst.',
    en: 'Write down what you would like, or paste a link: picture and price come by themselves.',
  },
  'landing.how_cross_off.title': { nl: 'Zij strepen af', de: 'Sie haken ab', en: 'They cross off' },
  'landing.how_cross_off.body': {
    nl: 'Wie iets geeft, streept het af. De anderen zien dat meteen, dus niemand geeft hetzelfde.',
    de: 'Wer etwas schenkt, hakt es ab. Die anderen sehen das sofort, also schenkt niemand dasselbe.',
    en: 'Whoever gives something crosses it off. The others see that at once, so nobody gives the same thing.',
  },
  'landing.how_surprise.title': { nl: 'Jij blijft verrast', de: 'Du bleibst überrascht', en: 'You stay surprised' },
  'landing.how_surprise.body': {
    nl: 'Op jouw scherm verandert er niets. Pas bij het uitpakken weet je het.',
    de: 'Auf deinem Bildschirm ändert sich nichts. Erst beim Auspacken weißt du es.',
    en: 'Nothing changes on your screen. You only find out when you unwrap it.',
  },
  'landing.occasions': {
    nl: 'Voor elke dag met een pakje',
    de: 'Für jeden Tag mit einem Päckchen',
    en: 'For every day with a present',
  },
})
