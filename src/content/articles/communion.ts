import { article, type ArticleText } from './article.ts'

const belgian: ArticleText = {
  slug: 'communie-en-lentefeest',
  title: 'Suikerbonen, een fiets en de meter',
  subtitle: 'Communie of lentefeest: wat je geeft, wat je wenst, en hoe je na afloop geen vier horloges hebt.',
  intro:
    'In mei viert half Vlaanderen feest. Tips voor een lijstje waar peter, meter en het feestvarken blij van worden.',
  alt: 'Een feesttafel met een taart, een puntzakje suikerbonen en twee ballonnen',
  body: [
    'Er is een zondag in mei waarop je in heel Vlaanderen nergens een zaal vindt, geen springkasteel en geen kapper. In de ene straat is het eerste communie, in de andere plechtige communie of vormsel, en om de hoek is het lentefeest of feest vrijzinnige jeugd. De kinderen zijn zes of twaalf, de schoenen knellen, en op elke tafel staat een schaaltje suikerbonen waar de volwassenen vanaf moeten blijven en dat niet doen.',
    'En dan zijn er de cadeautjes. Nergens wordt zo veel over gebeld als over wat je geeft aan een kind van zes dat al alles heeft, of aan een kind van twaalf dat alleen geld wil. Het goede nieuws: er bestaat iets tussen die twee in.',
    { heading: 'Wie geeft wat?' },
    'Bij zo’n feest geven mensen in kringen, van dichtbij naar veraf. Peter en meter geven traditioneel het grote cadeau. Vroeger was dat een uurwerk, een gouden kettinkje of een missaal, en wie nu in de schuif van zijn grootouders kijkt, vindt ze daar alle drie. Vandaag is het vaak een fiets. De grootouders leggen bij. Nonkels en tantes geven een enveloppe of iets dat erin had gekund. De buren geven iets kleins, en krijgen in ruil een zakje suikerbonen met een kaartje eraan.',
    'Maak het dus niet te ingewikkeld en zorg dat iedere kring iets te kiezen heeft:',
    {
      list: [
        'iets groots voor wie samen wil leggen: een fiets, een tent, een kamertje dat een nieuwe kleur krijgt;',
        'iets middelgroots voor de grootouders: een rugzak voor het middelbaar, een goede lamp, een muziekinstrument voor een jaar gehuurd;',
        'iets kleins voor nichtjes en buren: een boek, stiften, een spel dat met vier kan;',
        'en iets dat niets kost: met bompa gaan vissen, een nacht bij de meter mogen blijven slapen, samen wafels bakken.',
      ],
    },
    { heading: 'Het lijstje van een zesjarige' },
    'Een kind van zes kan nog niet schrijven maar wel wijzen. Maak het lijstje samen, op een regenachtige woensdagnamiddag, met een speelgoedboekje erbij. Laat het kind alles zeggen wat het wil, ook de pony. Zet de pony erop. Het is jullie lijstje, en het is goed dat de familie weet dat er aan een pony gedacht wordt.',
    [
      'Jij beheert het lijstje, en je kunt je partner of de meter ',
      { text: 'mee laten schrijven', to: { article: 'ease' } },
      '. Dat is ook handig wanneer een kind twee huizen heeft: er is maar één lijstje, en allebei de ouders kunnen erbij.',
    ],
    { heading: 'Het lijstje van een twaalfjarige' },
    'Een kind van twaalf wil geld, en wel voor iets dat je niet mag weten. Dat is zijn goed recht. Toch helpt het om er iets bij te zetten. “Voor mijn spaarpot” is een antwoord; “ik spaar voor een tweedehands gitaar” is een gesprek. Zet de gitaar op het lijstje, met een prijs, dan kan ieder voor zich beslissen of de enveloppe wat dikker mag.',
    'En laat het lijstje van henzelf zijn. Wie op de drempel van het middelbaar staat, kan best zijn eigen wensen ordenen, en ook zelf zien dat er na de communie nog een verjaardag komt.',
    { quote: 'Een groot feest is een klein kind in een te stijf hemd, met veel volk errond dat van hem houdt.' },
    { heading: 'Vier horloges' },
    [
      'Vraag het aan wie zijn plechtige communie deed in de jaren tachtig: vier horloges waren geen uitzondering. Een lijstje lost dat op zonder dat er iemand moet bellen. Wie iets koopt, streept het af, en dan ziet de rest van de familie dat. Het feestvarken ziet niets, want ',
      { text: 'zo werkt het geheim', to: { article: 'secrets' } },
      '. Ook als ouder kun je kiezen om het niet te zien. Je mag al genoeg regelen.',
    ],
    { heading: 'Nog een paar dingen die wij leerden' },
    {
      list: [
        'Zet de link van het lijstje op de uitnodiging, klein, onderaan. Niemand vindt dat onbeleefd, en iedereen is opgelucht.',
        'Druk het lijstje af voor wie geen computer heeft. De QR-code onderaan is voor wie er wel een heeft maar de link kwijt is.',
        'Schrijf bij kleren de maat van na de zomer. In september past er niets meer.',
        'Houd bij wie wat gaf, voor de bedankkaartjes. Doe dat op de dag zelf. De dag nadien weet niemand het nog.',
        'Bewaar één suikerboon. Over twintig jaar is ze nog even hard.',
      ],
    },
    { heading: 'En na het feest' },
    [
      'Maandagochtend ligt er lint onder de tafel en is het kind te moe voor school. Haal van het lijstje wat er gekomen is en laat de rest staan. Over een paar maanden komt de Sint, en dan ben je blij dat je niet opnieuw moet beginnen. Wil je er voor dit jaar nog aan beginnen? ',
      { text: 'Maak een lijstje', to: 'newList' },
      ', of kijk bij ',
      { text: 'de winkels', to: 'shops' },
      ' wat er zoal te vinden is. Ben je zelf uitgenodigd, ',
      { text: 'zoek dan eerst of er al een lijstje is', to: 'search' },
      '. Grote kans van wel.',
    ],
  ],
}

/**
 * Article about the communion, which Catholic families in Belgium celebrate in May, and the "lentefeest" (spring
 * feast), which other families celebrate.
 */
export const communion = article({
  id: 'communion',
  day: '2026-09-10',
  published: true,
  sites: ['be'],
  related: ['tips', 'ease'],
  texts: { be: belgian },
})
