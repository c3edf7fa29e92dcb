import { texts } from './texts.ts'

/** The accessibility statement. */
export const accessibility = texts({
  'accessibility.title': { nl: 'Toegankelijkheid', de: 'Barrierefreiheit', en: 'Accessibility' },
  'accessibility.lead': {
    nl: '{brand} is er voor iedereen. Hier lees je wat we daarvoor doen, wat nog niet goed gaat en hoe je het ons laat weten.',
    de: '{brand} ist für alle da. Hier steht, was wir dafür tun, was noch nicht gut klappt und wie du es uns sagst.',
    en: '{brand} is for everyone. Here’s what we do for that, what doesn’t work well yet, and how to tell us.',
  },
  'accessibility.service': {
    nl: 'Zo werkt het voor iedereen',
    de: 'So klappt es für alle',
    en: 'How it works for everyone',
  },
  'accessibility.service.what': {
    nl: 'Op {brand} maak en deel je verlanglijstjes, streep je cadeaus af en trek je lootjes. Dat alles kan op elk van deze manieren:',
    de: 'Auf {brand} schreibst und teilst du Wunschlisten, hakst Geschenke ab und wichtelst. Das alles geht auf jede dieser Arten:',
    en: 'On {brand} you make and share wishlists, cross off gifts and draw names. You can do all of it in each of these ways:',
  },
  'accessibility.service.keyboard': {
    nl: 'Alleen met het toetsenbord, of met een apparaat dat zich zo gedraagt. Je ziet steeds waar je bent.',
    de: 'Nur mit der Tastatur oder einem Gerät, das sich so verhält. Du siehst immer, wo du bist.',
    en: 'With a keyboard alone, or a device that behaves like one. You can always see where you are.',
  },
  'accessibility.service.reader': {
    nl: 'Met een schermlezer. Die leest ook voor wat er verandert terwijl je op een pagina bent.',
    de: 'Mit einem Screenreader. Er liest auch vor, was sich ändert, während du auf einer Seite bist.',
    en: 'With a screen reader. It also reads out what changes while you’re on a page.',
  },
  'accessibility.service.seeing': {
    nl: 'Vergroot tot 400 procent, met ruimere tekst, met je eigen kleuren, licht of donker, en zonder beweging.',
    de: 'Auf 400 Prozent vergrößert, mit weiterem Textabstand, in deinen eigenen Farben, hell oder dunkel, und ohne Bewegung.',
    en: 'Enlarged to 400 percent, with wider text spacing, in your own colours, light or dark, and without motion.',
  },
  'accessibility.service.time': {
    nl: 'In je eigen tempo. Wat je hebt getypt, blijft staan. Veel kun je ongedaan maken, en voor de rest vragen we het eerst.',
    de: 'In deinem Tempo. Was du getippt hast, bleibt stehen. Vieles kannst du rückgängig machen, und sonst fragen wir vorher nach.',
    en: 'At your own pace. What you’ve typed stays. You can undo a lot, and we ask first about the rest.',
  },
  'accessibility.service.words': {
    nl: 'In gewone taal. Gaat er iets mis, dan staat erbij wat je kunt doen.',
    de: 'In einfacher Sprache. Geht etwas schief, steht dabei, was du tun kannst.',
    en: 'In plain language. If something goes wrong, we say what you can do.',
  },
  'accessibility.standard': { nl: 'De norm', de: 'Die Norm', en: 'The standard' },
  'accessibility.standard.which': {
    nl: 'We houden ons aan de Europese norm EN 301 549, en daarmee aan WCAG 2.2, niveau A en AA. Dat vraagt ook de Europese toegankelijkheidswet.',
    de: 'Wir halten uns an die europäische Norm EN 301 549 und damit an WCAG 2.2, Stufe A und AA. Das verlangt auch das Barrierefreiheitsstärkungsgesetz.',
    en: 'We follow the European standard EN 301 549, and with it WCAG 2.2, levels A and AA. The European Accessibility Act asks for this too.',
  },
  'accessibility.standard.how': {
    nl: 'We controleren dat zelf, bij elke verandering: met toetsenbord, met wat een schermlezer krijgt, en met automatische controles. Een bureau heeft ons nog niet gekeurd.',
    de: 'Das prüfen wir selbst, bei jeder Änderung: mit der Tastatur, mit dem, was ein Screenreader bekommt, und mit automatischen Prüfungen. Eine Agentur hat uns noch nicht geprüft.',
    en: 'We check this ourselves with every change: with a keyboard, with what a screen reader gets, and with automatic checks. No outside agency has assessed us yet.',
  },
  'accessibility.gaps': {
    nl: 'Wat nog niet goed gaat',
    de: 'Was noch nicht gut klappt',
    en: 'What doesn’t work well yet',
  },
  'accessibility.gaps.pictures': {
    nl: 'Foto’s die mensen zelf toevoegen, hebben geen beschrijving. De naam van het cadeau staat er altijd naast.',
    de: 'Fotos, die Menschen selbst hochladen, haben keine Beschreibung. Der Name des Geschenks steht immer daneben.',
    en: 'Photos that people add themselves have no description. The name of the gift is always next to them.',
  },
  'accessibility.gaps.shops': {
    nl: 'Een link naar een winkel brengt je naar een site die niet van ons is. Of die toegankelijk is, weten we niet.',
    de: 'Ein Link zu einem Shop öffnet eine fremde Seite. Ob sie barrierefrei ist, wissen wir nicht.',
    en: 'A link to a shop takes you to a site that isn’t ours. We don’t know if it’s accessible.',
  },
  'accessibility.gaps.undo': {
    nl: 'Een gewist cadeau kun je twee minuten lang terughalen. Daarna horen de gevers ervan.',
    de: 'Ein gelöschtes Geschenk kannst du zwei Minuten lang zurückholen. Danach erfahren es die, die schenken.',
    en: 'You can bring back a deleted gift for two minutes. After that we tell the givers.',
  },
  'accessibility.report': { nl: 'Lukt iets niet?', de: 'Klappt etwas nicht?', en: 'Something not working?' },
  'accessibility.report.how': {
    nl: 'Schrijf ons via <contact>Contact</contact> of mail naar <mail>{email}</mail> wat je wilde doen en waarmee. We antwoorden zo snel we kunnen, en helpen je zolang op een andere manier.',
    de: 'Schreib uns über <contact>Kontakt</contact> oder an <mail>{email}</mail>, was du tun wolltest und womit. Wir antworten so schnell wir können und helfen dir bis dahin auf anderem Weg.',
    en: 'Use <contact>Contact</contact> or email <mail>{email}</mail> to tell us what you were trying to do, and with what. We’ll reply as soon as we can, and help you in another way until then.',
  },
  'accessibility.report.authority': {
    nl: 'Kom je er met ons niet uit, dan kun je naar de toezichthouder: <accessAuthority>{accessAuthority}</accessAuthority>.',
    de: 'Finden wir keine Lösung, kannst du dich an die Aufsicht wenden: <accessAuthority>{accessAuthority}</accessAuthority>.',
    en: 'If we can’t solve it together, you can go to the supervisory authority: <accessAuthority>{accessAuthority}</accessAuthority>.',
  },
})
