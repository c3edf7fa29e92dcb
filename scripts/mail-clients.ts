import { caniemail, rawData } from 'caniemail'
import * as cheerio from 'cheerio'

// Compares the markup of mails with the data of caniemail.com: what the mail programs of our readers support.

const clients = [
  'gmail.android',
  'gmail.desktop-webmail',
  'gmail.ios',
  'gmail.mobile-webmail',
  'outlook.windows',
  'outlook.outlook-com',
  'yahoo.android',
  'yahoo.desktop-webmail',
  'yahoo.ios',
  'apple-mail.ios',
  'apple-mail.macos',
  'gmx.android',
  'gmx.desktop-webmail',
  'gmx.ios',
] as const
type Client = (typeof clients)[number]

/** Mail program of a client, as the table below names it. Outlook has two that have nothing in common. */
const programOf = (client: Client) => (client.startsWith('outlook.') ? client : client.split('.', 1)[0]!)

/** Feature that some mail programs don't support, or support in part. */
interface Miss {
  /** `none` or `partial`, and the name that caniemail.com gives the feature */
  feature: string
  /** mail programs, in alphabetical order */
  programs: string
}

/** Misses that we accept, with the reason. */
export const acceptedMisses: (Miss & { reason: string })[] = [
  {
    feature: 'none <body> element',
    programs: 'yahoo',
    reason: 'The first `div` has the background too.',
  },
  {
    feature: 'partial <body> element',
    programs: 'gmail outlook.outlook-com yahoo',
    reason: 'The first `div` has the background too.',
  },
  {
    feature: 'none <style> element',
    programs: 'gmail gmx',
    reason: 'The style sheet only adds dark mode and the look on phones.',
  },
  {
    feature: 'partial <style> element',
    programs: 'gmail outlook.windows',
    reason: 'The style sheet only adds dark mode and the look on phones.',
  },
  {
    feature: 'none @media',
    programs: 'gmail outlook.windows',
    reason: 'Phones without it show a narrower column with larger margins.',
  },
  {
    feature: 'partial @media',
    programs: 'gmail outlook.outlook-com yahoo',
    reason: 'Only conditions for width and colour are used, outside of other rules.',
  },
  {
    feature: 'none color-scheme CSS property',
    programs: 'gmail gmx outlook.outlook-com outlook.windows yahoo',
    reason: 'It tells Apple Mail alone that we have our own dark mode.',
  },
  {
    feature: 'none color-scheme meta tag',
    programs: 'apple-mail gmail gmx outlook.outlook-com outlook.windows yahoo',
    reason: 'It tells Apple Mail alone that we have our own dark mode.',
  },
  {
    feature: 'none border-radius',
    programs: 'gmx outlook.windows',
    reason: 'Corners are square there.',
  },
  {
    feature: 'partial border-radius',
    programs: 'yahoo',
    reason: 'Only an ellipse is not supported, and we have none.',
  },
  {
    feature: 'none lang attribute',
    programs: 'gmx',
    reason: 'There, screen readers use the language of the program.',
  },
  {
    feature: 'partial lang attribute',
    programs: 'yahoo',
    reason: 'The attribute is kept on the first `div`.',
  },
  {
    feature: 'none role attribute',
    programs: 'gmx',
    reason: 'There, screen readers must guess that our tables have no data; none has a heading or a caption.',
  },
  {
    feature: 'partial role attribute',
    programs: 'yahoo',
    reason: 'The role is kept on tables, where we use it.',
  },
  {
    feature: 'none display:none',
    programs: 'gmail',
    reason: 'One of Gmail’s programs shows the preheader above the mail.',
  },
  {
    feature: 'partial display:none',
    programs: 'outlook.windows',
    reason: '`mso-hide` hides the preheader there.',
  },
  {
    feature: 'none max-height property',
    programs: 'outlook.windows',
    reason: 'It helps to hide the preheader elsewhere; `mso-hide` does it there.',
  },
  {
    feature: 'none overflow',
    programs: 'outlook.windows',
    reason: 'It helps to hide the preheader elsewhere; `mso-hide` does it there.',
  },
  {
    feature: 'partial overflow',
    programs: 'apple-mail gmail gmx outlook.outlook-com yahoo',
    reason: 'Only `hidden` is used, which all of them support.',
  },
  {
    feature: 'none overflow-wrap',
    programs: 'gmail outlook.outlook-com outlook.windows yahoo',
    reason: '`word-wrap` stands beside it.',
  },
  {
    feature: 'partial overflow-wrap',
    programs: 'apple-mail',
    reason: 'Apple Mail has another `word-break` by default, and we reset it.',
  },
  {
    feature: 'none word-wrap',
    programs: 'outlook.windows',
    reason: 'Outlook makes a column wider for a word that does not fit.',
  },
  {
    feature: 'partial word-wrap',
    programs: 'gmail',
    reason: 'Only `break-word` is used, which is supported.',
  },
  {
    feature: 'none table-layout',
    programs: 'outlook.windows',
    reason: 'Outlook keeps to the widths of cells.',
  },
  {
    feature: 'none word-break',
    programs: 'gmx yahoo',
    reason: 'It resets the default of Apple Mail alone.',
  },
  {
    feature: 'partial word-break',
    programs: 'apple-mail gmail outlook.outlook-com',
    reason: 'Only `normal` is used.',
  },
  {
    feature: 'partial background',
    programs: 'gmx outlook.windows yahoo',
    reason: 'Only a colour is used.',
  },
  {
    feature: 'partial background-color',
    programs: 'gmx',
    reason: 'It ignores colours with `#`. The attribute `bgcolor` colours the card and the button.',
  },
  {
    feature: 'partial border',
    programs: 'outlook.windows',
    reason: 'Only borders of cells and tables are used.',
  },
  {
    feature: 'partial display',
    programs: 'gmail gmx outlook.windows yahoo',
    reason: 'Only `block`, `inline-block` and `none` are used.',
  },
  {
    feature: 'partial font-size',
    programs: 'gmx outlook.windows yahoo',
    reason: 'Only sizes in pixels are used.',
  },
  {
    feature: 'partial font-weight',
    programs: 'outlook.windows yahoo',
    reason: 'Only 600 and 700 are used. Both are bold there.',
  },
  {
    feature: 'partial height attribute',
    programs: 'outlook.windows',
    reason: 'Only pictures have it, in pixels; they look smaller on some screens.',
  },
  {
    feature: 'partial letter-spacing',
    programs: 'outlook.windows',
    reason: 'Only large negative values differ there.',
  },
  {
    feature: 'partial line-height',
    programs: 'outlook.windows',
    reason: 'Lines of a fixed height are a little higher or lower there.',
  },
  {
    feature: 'partial margin',
    programs: 'gmail outlook.outlook-com outlook.windows yahoo',
    reason: 'No margin is negative, and columns have `align` beside `auto`.',
  },
  {
    feature: 'partial max-width',
    programs: 'apple-mail outlook.windows',
    reason: 'Only tables have it, and Outlook supports it there.',
  },
  {
    feature: 'partial padding',
    programs: 'outlook.windows',
    reason: 'Only cells need their padding.',
  },
  {
    feature: 'partial text-decoration',
    programs: 'gmail gmx outlook.windows',
    reason: 'Only `none` is used.',
  },
  {
    feature: 'partial width attribute',
    programs: 'outlook.windows',
    reason: 'Only pixels and 100% are used.',
  },
  {
    feature: 'partial width property',
    programs: 'outlook.windows',
    reason: 'Only cells have it.',
  },
]

/** Returns a document with each different tag of the mails once. Texts and URLs don't matter, so they are left out. */
export function distinctTags(mails: readonly string[]): string {
  const tags = new Set<string>()
  let style = ''
  for (const html of mails) {
    const $ = cheerio.load(html)
    style = $('style').text()
    for (const { tagName, attribs } of $('body, body *').toArray()) {
      const attributes = Object.entries(attribs).map(([name, value]) => ` ${name}="${withoutContent(name, value)}"`)
      tags.add(`<${tagName}${attributes.join('')}></${tagName}>`)
    }
    for (const meta of $('meta').toArray()) tags.add($.html(meta))
  }
  return `<!doctype html><html lang="nl"><head><style>${style}</style></head>${[...tags].join('\n')}</html>`
}

/** Replaces what differs between mails of one look: URLs and the colour of the edition. Pictures keep their type. */
function withoutContent(name: string, value: string): string {
  if (name === 'href') return 'https://example.org'
  if (name === 'src') return `https://example.org/${/\.\w+$/.exec(value)?.[0] ?? ''}`
  return value.replaceAll(/#[0-9a-f]{6}/g, '#000000').replaceAll('"', "'")
}

// The package throws if nobody has tried a feature in a mail program, and takes “unknown” for a miss. We take it for
// support, because most of these features are older than the programs.
for (const { stats } of rawData.data)
  for (const client of clients) {
    const [family, platform] = client.split('.') as [string, string]
    const families = stats as Record<string, Record<string, Record<string, string>>>
    const tried = ((families[family] ??= {})[platform] ??= {})
    for (const version of Object.keys(tried)) if (tried[version]!.startsWith('u')) tried[version] = 'y'
    if (Object.keys(tried).length === 0) tried['any'] = 'y'
  }

/** Returns all misses of a document, for the mail programs in `clients`. */
export function missesIn(html: string): Miss[] {
  const found = new Map<string, Set<string>>()
  const { errors, warnings } = caniemail({ clients: [...clients], html }).issues
  for (const client of clients)
    for (const { support, title } of [errors, warnings].flatMap((issues) => issues.get(client) ?? [])) {
      const feature = `${support} ${title}`
      found.set(feature, (found.get(feature) ?? new Set()).add(programOf(client)))
    }
  return [...found]
    .map(([feature, programs]) => ({ feature, programs: [...programs].sort().join(' ') }))
    .sort((a, b) => (a.feature < b.feature ? -1 : 1))
}
