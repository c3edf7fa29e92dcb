import { createElement, type CSSProperties, type ReactNode } from 'react'
import type { Edition } from '#core/editions.ts'
import { widthOf } from '#core/text-width.ts'
import type { FittedContent, FittedSection, GiftInMail } from '../../src/mail-content/mail-content.ts'

/** Colours of the style sheet in light mode, copied here because mail programs don't support CSS variables. */
const ink = '#3a2137'
const soft = '#6d5468'
const line = '#e9dfd5'
const paper = '#fbf7f1'
const card = '#ffffff'
const text = '-apple-system, Segoe UI, Roboto, Helvetica, Arial, sans-serif'
const display = 'Besley, Rockwell, Georgia, serif'

/** Maximum width of a column in pixels. */
const columnWidth = 560
/** Sides of pictures in pixels. Phones show a gift's picture smaller, so that its words have room. */
const giftSide = 104
const pictureSide = 144
const markSide = 32

/** Styles for phones. The button takes the card's whole width, which is enough for its label on one line. */
const narrowSide =
  '@media (max-width:400px){.m-page{padding:16px 8px 32px!important}.m-card{padding:28px 20px!important}.m-button{width:100%!important}.m-link{display:block!important;padding:14px 8px!important;font-size:16px!important}.m-side{width:64px!important}.m-gift{width:64px!important;height:64px!important}.m-beside{padding:12px!important}.m-name{font-size:16px!important}.m-stack .m-side{display:block!important;padding-bottom:0!important}.m-stack .m-beside{display:block!important}}'

const darkSide = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){.m-page{background-color:#1b1530!important}.m-card{background-color:#261e3d!important;border-color:#41375a!important}.m-ink{color:#f3ece4!important}.m-soft{color:#c5b8cd!important}.m-line{border-color:#41375a!important}}`

/** Outlook for Windows doesn't pass fonts on into tables, so each cell with text has this style. */
const running: CSSProperties = { fontFamily: text, fontSize: 17, lineHeight: 1.5 }
/**
 * Breaks a word only if it is longer than its line. Most mail programs know the old name of the property alone, and
 * Apple Mail would break other words too.
 */
const breaking: CSSProperties = { wordWrap: 'break-word', overflowWrap: 'break-word', wordBreak: 'normal' }

/** Properties of the Word engine in Outlook for Windows, which React's types don't know. */
const forWord = (properties: Record<string, string>) => properties as CSSProperties

/** Returns the attribute that colours a cell in Outlook for Windows. React's types don't know it. */
const coloured = (color: string) => ({ bgcolor: color })

interface TableProps {
  children: ReactNode
  width?: number | '100%'
  className?: string
  style?: CSSProperties
}

/**
 * Renders a table that only places its content, so screen readers must not announce it. Webmail drops `main`, `header`
 * and `footer`, and Outlook for Windows knows no padding of other elements than cells.
 */
const Table = ({ children, ...props }: TableProps) => (
  <table role="presentation" cellPadding={0} cellSpacing={0} border={0} {...props}>
    <tbody>{children}</tbody>
  </table>
)

/**
 * Renders a column in the middle of the page. It is a table, because Outlook for Windows knows the maximum width of
 * tables only. The fixed layout keeps long words from widening it.
 */
const Column = ({ children }: { children: ReactNode }) => (
  <table
    role="presentation"
    align="center"
    width="100%"
    cellPadding={0}
    cellSpacing={0}
    border={0}
    style={{ maxWidth: columnWidth, margin: '0 auto', tableLayout: 'fixed' }}
  >
    <tbody>
      <tr>{children}</tr>
    </tbody>
  </table>
)

interface PictureProps {
  src: string
  side: number
  className?: string
  style?: CSSProperties
}

/** Renders a square picture. React preloads pictures of high priority in the head, which mail programs don't support. */
const Picture = ({ src, side, ...props }: PictureProps) => (
  <img src={src} width={side} height={side} alt="" fetchPriority="low" {...props} />
)

/** Renders text with its line breaks. Outlook for Windows doesn't support `white-space`. */
const Lines = ({ children }: { children: string }) =>
  children
    .replaceAll('\r\n', '\n')
    .replace(/\n{3,}/g, '\n\n')
    .split('\n')
    .flatMap((each, index) => (index === 0 ? [each] : [<br key={index} />, each]))

interface WordsProps {
  children: ReactNode
  className?: string
  style?: CSSProperties
}

const Words = ({ children, className = '', style }: WordsProps) => (
  <p className={`m-ink${className && ` ${className}`}`} style={{ margin: '0 0 14px', color: ink, ...style }}>
    {children}
  </p>
)

const Small = ({ children, style }: { children: ReactNode; style?: CSSProperties }) => (
  <p className="m-soft" style={{ margin: 0, fontSize: 15, color: soft, ...style }}>
    {children}
  </p>
)

const SoftLink = ({ url, children }: { url: string; children: string }) => (
  <a className="m-soft" href={url} style={{ color: soft }}>
    {children}
  </a>
)

const Quote = ({ children, style }: { children: string; style?: CSSProperties }) => (
  <blockquote style={{ margin: '0 0 14px', ...style }}>
    <Table width="100%" style={{ tableLayout: 'fixed' }}>
      <tr>
        <td
          className="m-ink m-line"
          style={{ ...running, ...breaking, padding: '2px 0 2px 16px', borderLeft: `3px solid ${line}`, color: ink }}
        >
          <Lines>{children}</Lines>
        </td>
      </tr>
    </Table>
  </blockquote>
)

/** Whether a word of a gift's name has no room beside the picture on a phone, so that the words go below the picture. */
const isTooWide = (name: string) => name.split(/[\s-]+/).some((word) => widthOf(word) > 18)

const GiftBox = ({ gift }: { gift: GiftInMail }) => (
  <tr>
    <td style={{ paddingTop: 20 }}>
      <Table
        width="100%"
        className={isTooWide(gift.description) ? 'm-line m-stack' : 'm-line'}
        style={{ border: `1px solid ${line}`, borderRadius: 20, borderCollapse: 'separate', tableLayout: 'fixed' }}
      >
        <tr>
          {gift.imageUrl && (
            <td
              className="m-side"
              width={giftSide}
              style={{ width: giftSide, padding: '14px 0 14px 14px', verticalAlign: 'middle' }}
            >
              <Picture
                className="m-gift"
                src={gift.imageUrl}
                side={giftSide}
                style={{ display: 'block', border: 0, borderRadius: 16 }}
              />
            </td>
          )}
          <td className="m-beside" style={{ ...running, ...breaking, padding: '14px 16px', verticalAlign: 'middle' }}>
            <Words className="m-name" style={{ margin: 0, fontWeight: 600 }}>
              {gift.description}
            </Words>
            {gift.more && (
              <Small>
                <Lines>{gift.more}</Lines>
              </Small>
            )}
            {gift.shop && (
              <Small>
                {gift.shop.url ? <SoftLink url={gift.shop.url}>{gift.shop.label}</SoftLink> : gift.shop.label}
              </Small>
            )}
            {gift.notes?.map((note) => (
              <Small key={note}>{note}</Small>
            ))}
            {gift.page && (
              <Small>
                <SoftLink url={gift.page.url}>{gift.page.label}</SoftLink>
              </Small>
            )}
          </td>
        </tr>
      </Table>
    </td>
  </tr>
)

const SectionOf = ({ section: { heading, rows, more } }: { section: FittedSection }) => (
  <>
    <h2
      className="m-ink"
      style={{ margin: '28px 0 4px', font: `700 20px/1.3 ${display}`, letterSpacing: -0.2, color: ink }}
    >
      {heading}
    </h2>
    <Table width="100%" style={{ tableLayout: 'fixed' }}>
      {rows.map(({ name, detail, url }) => (
        <tr key={url}>
          <td
            className="m-line"
            style={{ ...running, ...breaking, padding: '12px 0', borderBottom: `1px solid ${line}` }}
          >
            <Words style={{ margin: 0, fontWeight: 600 }}>
              <a className="m-ink" href={url} style={{ color: ink }}>
                {name}
              </a>
            </Words>
            <Small>{detail}</Small>
          </td>
        </tr>
      ))}
    </Table>
    {more && <Small style={{ marginTop: 12 }}>{more}</Small>}
  </>
)

/**
 * Renders the button as a coloured cell, because Outlook for Windows ignores the padding of links. There the cell has
 * the padding instead. Without styles the cell keeps its colour, and `font` keeps the label readable on it.
 */
const Button = ({ label, url, color }: { label: string; url: string; color: string }) => (
  <Table width="100%">
    <tr>
      <td style={{ padding: '28px 0 8px' }}>
        <Table className="m-button">
          <tr>
            <td
              {...coloured(color)}
              align="center"
              style={{ backgroundColor: color, borderRadius: 999, ...forWord({ msoPaddingAlt: '14px 30px' }) }}
            >
              <a
                className="m-link"
                href={url}
                style={{
                  display: 'inline-block',
                  padding: '14px 30px',
                  ...forWord({ msoPaddingAlt: '0' }),
                  font: `600 17px/24px ${text}`,
                  color: '#ffffff',
                  textDecoration: 'none',
                }}
              >
                {createElement('font', { color: card }, label)}
              </a>
            </td>
          </tr>
        </Table>
      </td>
    </tr>
  </Table>
)

/**
 * Characters without meaning that follow the preheader. Mail programs show the first hundred or so characters of a mail
 * in their list. Without these they would go on with the brand and the heading. A space alone would be dropped.
 */
const preheaderPadding = '\u034f\u200c\u00a0'.repeat(50)

/**
 * Renders a mail as HTML: presentation tables, inline styles, one column, one button. The mail is readable without its
 * style sheet, without its pictures, and in webmail that drops every element of a page but tables and text.
 */
export function MailLayout({
  content,
  edition,
  markUrl,
}: {
  content: FittedContent
  edition: Edition
  /** URL of the brand's mark; null for a mail without pictures */
  markUrl: string | null
}) {
  const {
    pictureUrl,
    quote,
    messages = [],
    gifts = [],
    sections,
    more,
    afterwards = [],
    closing,
    button,
    asides = [],
    note,
    settings,
  } = content
  return (
    <html lang={edition.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{content.subject}</title>
        <style>{darkSide + narrowSide}</style>
      </head>
      <body className="m-page" style={{ margin: 0, padding: 0, backgroundColor: paper }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden', ...forWord({ msoHide: 'all' }) }}>
          {content.preheader}
          {preheaderPadding}
        </div>
        <div
          className="m-page"
          lang={edition.locale}
          style={{ ...running, backgroundColor: paper, padding: '24px 16px 40px' }}
        >
          <Column>
            {markUrl && (
              <td width={markSide + 10} style={{ width: markSide + 10, paddingBottom: 20 }}>
                <Picture src={markUrl} side={markSide} style={{ display: 'block', border: 0, borderRadius: 8 }} />
              </td>
            )}
            <td className="m-ink" style={{ paddingBottom: 20, font: `700 21px/32px ${display}`, color: ink }}>
              {edition.brand}
            </td>
          </Column>
          <Column>
            <td
              className="m-card"
              {...coloured(card)}
              style={{
                ...running,
                ...breaking,
                backgroundColor: card,
                border: `1px solid ${line}`,
                borderRadius: 24,
                padding: '32px 28px',
              }}
            >
              {pictureUrl && (
                <p style={{ margin: '0 0 20px' }}>
                  <Picture src={pictureUrl} side={pictureSide} style={{ border: 0, borderRadius: '50%' }} />
                </p>
              )}
              <h1
                className="m-ink"
                style={{ margin: '0 0 12px', font: `700 28px/1.2 ${display}`, letterSpacing: -0.4, color: ink }}
              >
                {content.heading}
              </h1>
              {content.paragraphs.map((paragraph, index) => (
                <Words key={index}>{paragraph}</Words>
              ))}
              {quote && <Quote>{quote}</Quote>}
              {messages.map(({ by, words }, index) => (
                <div key={index}>
                  <Words style={{ margin: '0 0 4px', fontWeight: 600 }}>{by}</Words>
                  <Quote style={{ marginBottom: 20 }}>{words}</Quote>
                </div>
              ))}
              {gifts.length > 0 && (
                <Table width="100%" style={{ tableLayout: 'fixed' }}>
                  {gifts.map((gift, index) => (
                    <GiftBox gift={gift} key={index} />
                  ))}
                </Table>
              )}
              {sections.map((section) => (
                <SectionOf section={section} key={section.heading} />
              ))}
              {[...(more ? [more] : []), ...afterwards].map((paragraph, index) => (
                <Words style={{ margin: index === 0 ? '20px 0 14px' : '0 0 14px' }} key={index}>
                  {paragraph}
                </Words>
              ))}
              {closing && <Quote style={{ marginTop: 20 }}>{closing}</Quote>}
              {button && <Button {...button} color={edition.themeColor} />}
              {asides.map(({ before, label, after, url }) => (
                <Small style={{ marginTop: 16 }} key={url}>
                  {before} <SoftLink url={url}>{label}</SoftLink>
                  {after}
                </Small>
              ))}
              {note && <Small style={{ marginTop: 16 }}>{note}</Small>}
            </td>
          </Column>
          <Column>
            <td
              className="m-soft"
              style={{
                ...running,
                ...breaking,
                padding: '20px 4px 0',
                fontSize: 14,
                color: soft,
              }}
            >
              {content.footnote && <p style={{ margin: 0 }}>{content.footnote}</p>}
              {settings && (
                <p style={{ margin: 0 }}>
                  <SoftLink url={settings.url}>{settings.label}</SoftLink>
                </p>
              )}
            </td>
          </Column>
        </div>
      </body>
    </html>
  )
}
