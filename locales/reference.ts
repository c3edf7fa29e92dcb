import { texts } from './texts.ts'

/** Texts of the page about the API. The description of the API itself is in English. */
export const reference = texts({
  'reference.title': { nl: 'API voor ontwikkelaars', de: 'API für Entwickler', en: 'API for developers' },
  'reference.lead': {
    nl: 'Dit zijn alle aanroepen van {brand}, voor apps en scripts. De uitleg is in het Engels.',
    de: 'Das sind alle Aufrufe von {brand}, für Apps und Skripte. Die Erklärungen sind auf Englisch.',
    en: 'These are all the calls that apps and scripts can make to {brand}.',
  },
  'reference.documents': {
    nl: 'Versie {version}, ook als <openApi>OpenAPI</openApi> en <asyncApi>AsyncAPI</asyncApi> voor codegeneratoren.',
    de: 'Version {version}, auch als <openApi>OpenAPI</openApi> und <asyncApi>AsyncAPI</asyncApi> für Codegeneratoren.',
    en: 'Version {version}, also as <openApi>OpenAPI</openApi> and <asyncApi>AsyncAPI</asyncApi> for code generators.',
  },
  'reference.introduction': {
    nl: 'Voor je eerste aanroep',
    de: 'Vor dem ersten Aufruf',
    en: 'Before your first call',
  },
  'reference.hub': { nl: 'Live updates', de: 'Live-Updates', en: 'Live updates' },
  'reference.shapes': { nl: 'Gedeelde typen', de: 'Gemeinsame Typen', en: 'Shared types' },
  'reference.name': {
    nl: 'Naam in gegenereerde code:',
    de: 'Name im generierten Code:',
    en: 'Name in generated code:',
  },
  'reference.needs_user': {
    nl: 'Alleen als je bent ingelogd of als gast.',
    de: 'Nur wenn du angemeldet bist oder als Gast.',
    en: 'Only after logging in, or as a guest.',
  },
  'reference.parameters': { nl: 'Parameters', de: 'Parameter', en: 'Parameters' },
  'reference.request': { nl: 'Verzoek', de: 'Anfrage', en: 'Request' },
  'reference.response': { nl: 'Antwoord {status}', de: 'Antwort {status}', en: 'Response {status}' },
  'reference.no_body': { nl: 'Zonder inhoud.', de: 'Ohne Inhalt.', en: 'No body.' },
  'reference.refusal': {
    nl: 'Antwoord 422, met een van deze problemen',
    de: 'Antwort 422 mit einem dieser Probleme',
    en: 'Response 422, with one of these problems',
  },
  'reference.arguments': { nl: 'Argumenten', de: 'Argumente', en: 'Arguments' },
  'reference.result': { nl: 'Resultaat', de: 'Ergebnis', en: 'Result' },
  'reference.messages': { nl: 'Berichten', de: 'Nachrichten', en: 'Messages' },
})
