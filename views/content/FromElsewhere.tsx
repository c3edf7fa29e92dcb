import { Icon, type IconName } from '../layout/Icon.tsx'
import { useView } from '../layout/view.tsx'
import type { MessageId } from '#core/i18n.ts'
import { bookmarklet } from './bookmarklet.ts'

/** Escapes a text for an attribute's value. */
const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const phones: readonly { id: string; icon: IconName; title: MessageId; steps: readonly MessageId[] }[] = [
  {
    id: 'phone',
    icon: 'share',
    title: 'elsewhere.android.title',
    steps: ['elsewhere.android.install', 'elsewhere.android.share', 'elsewhere.android.save'],
  },
  {
    id: 'iphone',
    icon: 'copy',
    title: 'elsewhere.iphone.title',
    steps: ['elsewhere.iphone.copy', 'elsewhere.iphone.paste'],
  },
]

/** Explains the ways in which a wish gets from a shop's page to a list. */
export function FromElsewhere() {
  const { texts, baseUrl } = useView()
  const { t, edition } = texts
  const values = { brand: edition.brand }
  return (
    <>
      <div className="page-head">
        <div>
          <h1>{t('elsewhere.title')}</h1>
          <p>{t('elsewhere.explanation')}</p>
        </div>
      </div>
      <div className="stack elsewhere">
        <section className="panel" aria-labelledby="computer">
          <h2 id="computer">
            <Icon name="star" />
            {t('elsewhere.computer.title')}
          </h2>
          <p>{t('elsewhere.computer.drag')}</p>
          <DragMe href={bookmarklet(baseUrl)} label={t('elsewhere.computer.button')} />
          <p>{t('elsewhere.computer.press')}</p>
          <p className="small soft-text">{t('elsewhere.computer.bar')}</p>
          <p className="small soft-text with-script">{t('elsewhere.computer.keyboard')}</p>
        </section>
        {phones.map(({ id, icon, title, steps }) => (
          <section className="panel" key={id} aria-labelledby={id}>
            <h2 id={id}>
              <Icon name={icon} />
              {t(title)}
            </h2>
            <ol>
              {steps.map((step) => (
                <li key={step}>{t(step, values)}</li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </>
  )
}

/**
 * Renders the bookmarklet as a link. React refuses `javascript:` URLs, so the link is raw HTML. Our content security
 * policy forbids the bookmarklet to run on this page, so a press copies its URL instead.
 */
const DragMe = ({ href, label }: { href: string; label: string }) => (
  <p
    dangerouslySetInnerHTML={{
      __html: `<a class="button primary large" href="${quoted(href)}" data-sharing-copy="${quoted(href)}">${quoted(label)}</a>`,
    }}
  />
)
