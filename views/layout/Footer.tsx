import { dayOf } from '#core/calendar.ts'
import type { Switch } from '#core/config.ts'
import type { MessageId } from '#core/i18n.ts'
import { contactAddress } from '../contact/addresses.ts'
import { faqAddress, impressumAddress, privacyAddress, safetyAddress, termsAddress } from '../content/addresses.ts'
import { blogAddress } from '../content/blog/addresses.ts'
import { homeAddress as drawsAddress } from '../draws/addresses.ts'
import { shopsAddress } from '../shops/addresses.ts'
import { useView, type View } from './view.tsx'

interface FooterLink {
  label: MessageId
  href: string | ((view: View) => string)
  /** switch that hides the link when it is off */
  by?: Switch
}

const links: readonly FooterLink[] = [
  { label: 'faq.title', href: faqAddress },
  { label: 'contact.title', href: contactAddress },
  { label: 'layout.draws', href: drawsAddress, by: 'drawLots' },
  { label: 'shops.title', href: shopsAddress, by: 'shops' },
  { label: 'blog.title', href: blogAddress, by: 'blog' },
  { label: 'terms.title', href: ({ operator }) => operator.termsUrl ?? termsAddress, by: 'terms' },
  { label: 'privacy.title', href: ({ operator }) => operator.privacyUrl ?? privacyAddress, by: 'privacy' },
  { label: 'safety.title', href: safetyAddress },
  { label: 'impressum.title', href: impressumAddress, by: 'legalNotice' },
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
        <p>{t('layout.copyright', { year: dayOf(view.now).slice(0, 4), brand: edition.brand })}</p>
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
