import { texts } from './texts.ts'

/** Texts of the blog's pages around its articles. The articles have their own texts. */
export const blog = texts({
  'blog.title': { nl: 'Blog', de: 'Blog', en: 'Blog' },
  'blog.heading': { nl: 'Over wensen en geven', de: 'Vom Wünschen und Schenken', en: 'On wishing and giving' },
  'blog.lead': {
    nl: 'Verhalen en tips voor wie iets wenst, iets geeft, of allebei.',
    de: 'Geschichten und Tipps für alle, die sich etwas wünschen, etwas schenken oder beides.',
    en: 'Stories and tips for anyone making a list, giving a gift, or both.',
  },
  'blog.title_page': { nl: 'Blog, pagina {page}', de: 'Blog, Seite {page}', en: 'Blog, page {page}' },
  'blog.minutes': {
    nl: '{count, plural, one {# minuut} other {# minuten}} lezen',
    de: '{count, plural, one {# Minute} other {# Minuten}} Lesezeit',
    en: '{count, plural, one {#-minute} other {#-minute}} read',
  },
  'blog.pages': { nl: 'Pagina’s van het blog', de: 'Seiten des Blogs', en: 'Blog pages' },
  'blog.more': { nl: 'Alle artikelen', de: 'Alle Artikel', en: 'All articles' },
  'blog.related': { nl: 'Lees ook', de: 'Das könnte dich auch interessieren', en: 'Read next' },
  'blog.feed': { nl: 'Volg het blog met RSS', de: 'Blog per RSS abonnieren', en: 'Follow the blog with RSS' },
  'blog.start.title': {
    nl: 'Zin in een eigen lijst?',
    de: 'Lust auf eine eigene Liste?',
    en: 'Ready to start your list?',
  },
  'blog.start.body': {
    nl: 'Een lijst maken kost niets. Delen doe je pas als hij naar je zin is.',
    de: 'Eine Liste kostet nichts. Teilen kannst du sie, wenn du zufrieden bist.',
    en: 'Making a list is free. Share it once you’re happy with it.',
  },
  'blog.start.search': { nl: 'Zoek een lijst', de: 'Eine Liste suchen', en: 'Find a list' },
  'blog.latest': { nl: 'Nieuw op het blog', de: 'Aus dem Blog', en: 'From the blog' },
  'pager.previous': { nl: 'Vorige', de: 'Zurück', en: 'Previous' },
  'pager.next': { nl: 'Volgende', de: 'Weiter', en: 'Next' },
  'pager.page': { nl: 'Pagina', de: 'Seite', en: 'Page' },
})
