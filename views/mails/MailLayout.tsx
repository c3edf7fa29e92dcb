import type { CSSProperties, ReactNode } from 'react'
import type { Edition } from '#core/editions.ts'
import type { GiftInMail, MailContent, MailSection } from '../../src/mail-content/mail-content.ts'

/** Colours of the style sheet in light mode, copied here because mail programs don't support CSS variables. */
const ink = '#3a2137'
const soft = '#6d5468'
const line = '#e9dfd5'
const paper = '#fbf7f1'
const text = "system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const display = 'Besley, Rockwell, Georgia, serif'

/** Styles for phones. The button takes the card's whole width, which is enough for its label on one line. */
const narrowSide =
  '@media (max-width:400px){.m-card{padding:28px 20px!important}.m-button{display:block!important;padding:14px 8px!important;font-size:16px!important;text-align:center}}'

const darkSide = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){.m-page{background:#1b1530!important}.m-card{background:#261e3d!important;border-color:#41375a!important}.m-ink{color:#f3ece4!important}.m-soft{color:#c5b8cd!important}.m-line{border-color:#41375a!important}}`

const Words = ({ children, style }: { children: ReactNode; style?: CSSProperties }) => (
  <p className="m-ink" style={{ margin: '0 0 14px', color: ink, ...style }}>
    {children}
  </p>
)

const Small = ({ children, style }: { children: ReactNode; style?: CSSProperties }) => (
  <p className="m-soft" style={{ margin: 0, fontSize: 15, color: soft, ...style }}>
    {children}
  </p>
)

const Quote = ({ children, style }: { children: ReactNode; style?: CSSProperties }) => (
  <blockquote
    className="m-ink m-line"
    style={{
      margin: '0 0 14px',
      padding: '2px 0 2px 16px',
      borderLeft: `3px solid ${line}`,
      color: ink,
      whiteSpace: 'pre-line',
      overflowWrap: 'anywhere',
      ...style,
    }}
  >
    {children}
  </blockquote>
)

const GiftBox = ({ gift }: { gift: GiftInMail }) => (
  <div
    className="m-line"
    style={{
      border: `1px solid ${line}`,
      borderRadius: 20,
      padding: 14,
      margin: '20px 0 0',
      display: 'flex',
      gap: 16,
      alignItems: 'center',
    }}
  >
    {gift.imageUrl && (
      <img
        src={gift.imageUrl}
        width="104"
        height="104"
        alt=""
        style={{
          display: 'inline-block',
          verticalAlign: 'middle',
          background: '#ffffff',
          borderRadius: 16,
          flex: 'none',
          objectFit: 'contain',
        }}
      />
    )}
    <div>
      <Words style={{ margin: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>{gift.description}</Words>
      {gift.detail && <Small>{gift.detail}</Small>}
      {gift.notes?.map((note) => (
        <Small key={note}>{note}</Small>
      ))}
      {gift.page && (
        <Small>
          <a className="m-soft" href={gift.page.url} style={{ color: soft }}>
            {gift.page.label}
          </a>
        </Small>
      )}
    </div>
  </div>
)

const SectionOf = ({ section: { heading, rows, more } }: { section: MailSection }) => (
  <>
    <h2
      className="m-ink"
      style={{ margin: '28px 0 4px', font: `700 20px/1.3 ${display}`, letterSpacing: -0.2, color: ink }}
    >
      {heading}
    </h2>
    {rows.map(({ name, detail, url }) => (
      <div className="m-line" style={{ padding: '12px 0', borderBottom: `1px solid ${line}` }} key={url}>
        <Words style={{ margin: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
          <a className="m-ink" href={url} style={{ color: ink }}>
            {name}
          </a>
        </Words>
        <Small style={{ overflowWrap: 'anywhere' }}>{detail}</Small>
      </div>
    ))}
    {more && <Small style={{ marginTop: 12 }}>{more}</Small>}
  </>
)

/**
 * Renders a mail as HTML: no tables, inline styles, one column, one button. The mail is readable without its style
 * sheet.
 */
export function MailLayout({ content, edition, markUrl }: { content: MailContent; edition: Edition; markUrl: string }) {
  const {
    preheader = content.paragraphs[0],
    pictureUrl,
    quote,
    messages = [],
    gifts,
    sections = [],
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
      <body className="m-page" style={{ margin: 0, padding: 0, background: paper, WebkitTextSizeAdjust: 'none' }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{preheader}</div>
        <div
          className="m-page"
          style={{ background: paper, padding: '24px 16px 40px', fontFamily: text, fontSize: 17, lineHeight: 1.5 }}
        >
          <header style={{ maxWidth: 560, margin: '0 auto 20px' }}>
            <p className="m-ink" style={{ margin: 0, font: `700 21px/32px ${display}`, color: ink }}>
              <img
                src={markUrl}
                width="32"
                height="32"
                alt=""
                style={{ verticalAlign: 'middle', marginRight: 10, border: 0, borderRadius: 8 }}
              />
              {edition.brand}
            </p>
          </header>
          <main
            className="m-card"
            style={{
              maxWidth: 560,
              margin: '0 auto',
              background: '#ffffff',
              border: `1px solid ${line}`,
              borderRadius: 24,
              padding: '32px 28px',
              boxSizing: 'border-box',
            }}
          >
            {pictureUrl && (
              <p style={{ margin: '0 0 20px' }}>
                <img
                  src={pictureUrl}
                  width="144"
                  height="144"
                  alt=""
                  style={{ display: 'inline-block', border: 0, borderRadius: '50%' }}
                />
              </p>
            )}
            <h1
              className="m-ink"
              style={{
                margin: '0 0 12px',
                font: `700 28px/1.2 ${display}`,
                letterSpacing: -0.4,
                color: ink,
                overflowWrap: 'anywhere',
              }}
            >
              {content.heading}
            </h1>
            {content.paragraphs.map((paragraph, index) => (
              <Words key={index}>{paragraph}</Words>
            ))}
            {quote && <Quote>{quote}</Quote>}
            {messages.map(({ by, words }, index) => (
              <div style={{ margin: '0 0 20px' }} key={index}>
                <Words style={{ margin: '0 0 4px', fontWeight: 600, overflowWrap: 'anywhere' }}>{by}</Words>
                <Quote>{words}</Quote>
              </div>
            ))}
            {gifts?.map((gift, index) => (
              <GiftBox gift={gift} key={index} />
            ))}
            {sections.map((section) => (
              <SectionOf section={section} key={section.heading} />
            ))}
            {afterwards.map((paragraph, index) => (
              <Words style={{ margin: index === 0 ? '20px 0 14px' : '0 0 14px' }} key={index}>
                {paragraph}
              </Words>
            ))}
            {closing && <Quote style={{ marginTop: 20 }}>{closing}</Quote>}
            {button && (
              <p style={{ margin: '28px 0 8px' }}>
                <a
                  className="m-button"
                  href={button.url}
                  style={{
                    display: 'inline-block',
                    background: edition.themeColor,
                    color: '#ffffff',
                    fontWeight: 600,
                    fontSize: 17,
                    lineHeight: '24px',
                    padding: '14px 30px',
                    borderRadius: 999,
                    textDecoration: 'none',
                  }}
                >
                  {button.label}
                </a>
              </p>
            )}
            {asides.map(({ before, label, after, url }) => (
              <Small style={{ marginTop: 16 }} key={url}>
                {before}{' '}
                <a className="m-soft" href={url} style={{ color: soft }}>
                  {label}
                </a>
                {after}
              </Small>
            ))}
            {note && <Small style={{ marginTop: 16 }}>{note}</Small>}
          </main>
          <footer
            className="m-soft"
            style={{
              maxWidth: 560,
              margin: '20px auto 0',
              padding: '0 4px',
              fontSize: 14,
              lineHeight: 1.5,
              color: soft,
            }}
          >
            {content.footnote && <p style={{ margin: 0 }}>{content.footnote}</p>}
            {settings && (
              <p style={{ margin: 0 }}>
                <a className="m-soft" href={settings.url} style={{ color: soft }}>
                  {settings.label}
                </a>
              </p>
            )}
          </footer>
        </div>
      </body>
    </html>
  )
}
