import { dayOf } from '#core/days.ts'
import type { Switch } from '#core/config.ts'
import type { MessageId } from '#core/i18n.ts'
import { contactUrl } from '../contact/urls.ts'
import { accessibilityUrl, faqUrl, impressumUrl, privacyPageUrl, safetyUrl, termsPageUrl } from '../content/urls.ts'
import { blogUrl } from '../content/blog/urls.ts'
import { drawsUrl as drawsAddress } from '../draws/urls.ts'
import { shopsUrl } from '../shops/urls.ts'
import { useView, type View } from './view.tsx'

interface FooterLink {
  label: MessageId
  href: string | ((view: View) => string)
  /** switch of the configuration that hides the link when it is off */
  by?: Switch
}

const links: readonly FooterLink[] = [
  { label: 'faq.title', href: faqUrl },
  { label: 'contact.title', href: contactUrl },
  { label: 'layout.draws', href: drawsAddress, by: 'drawLots' },
  { label: 'shops.title', href: shopsUrl, by: 'shops' },
  { label: 'blog.title', href: blogUrl, by: 'blog' },
  { label: 'terms.title', href: ({ operator }) => operator.termsUrl ?? termsPageUrl, by: 'terms' },
  { label: 'privacy.title', href: ({ operator }) => operator.privacyUrl ?? privacyPageUrl, by: 'privacy' },
  { label: 'safety.title', href: safetyUrl },
  { label: 'accessibility.title', href: accessibilityUrl },
  { label: 'impressum.title', href: impressumUrl, by: 'legalNotice' },
]

export function Footer() {
  const view = useView()
  const { t, edition } = view.texts
  return (
    <footer className="footer">
      <div>
        <ul className="links">
          {links
            .filter(({ by }) => !by || view.switches[by])
            .map(({ label, href }) => (
              <li key={label}>
                <a href={typeof href === 'string' ? href : href(view)}>{t(label)}</a>
              </li>
            ))}
        </ul>
        <AppStores />
        <p>{t('layout.copyright', { year: dayOf(view.today).slice(0, 4), brand: edition.brand })}</p>
      </div>
    </footer>
  )
}

function AppStores() {
  const { switches, operator, texts } = useView()
  const stores = [
    { href: operator.appStoreUrl, label: 'layout.app_store' },
    { href: operator.playStoreUrl, label: 'layout.play_store' },
  ] as const
  if (!switches.appStoreLinks || stores.every(({ href }) => !href)) return null
  return (
    <ul className="stores">
      {stores.map(
        ({ href, label }) =>
          href && (
            <li key={label}>
              <a className="button small" href={href}>
                {texts.t(label)}
              </a>
            </li>
          ),
      )}
    </ul>
  )
}
