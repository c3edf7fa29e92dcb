import { dayOf } from '#core/calendar.ts'
import type { MessageId } from '#core/i18n.ts'
import { blogAddress } from '../content/blog/addresses.ts'
import { shopsAddress } from '../shops/addresses.ts'
import { useView, type View } from './view.tsx'

const links: readonly { label: MessageId; href: string; when: (view: View) => boolean }[] = [
  { label: 'layout.home', href: '/', when: () => true },
  { label: 'layout.draws', href: '/lootjestrekken', when: (view) => view.switches.drawLots },
  { label: 'shops.title', href: shopsAddress, when: (view) => view.switches.shops },
  { label: 'blog.title', href: blogAddress, when: (view) => view.switches.blog },
  { label: 'layout.create_account', href: '/account/create', when: (view) => !view.user?.isAccount },
]

export function Footer() {
  const view = useView()
  const { t, edition } = view.texts
  return (
    <footer className="footer">
      <div>
        <ul className="links">
          {links
            .filter((link) => link.when(view))
            .map((link) => (
              <li key={link.href}>
                <a href={link.href}>{t(link.label)}</a>
              </li>
            ))}
        </ul>
        <p>{t('layout.copyright', { year: dayOf(view.now).slice(0, 4), brand: edition.brand })}</p>
      </div>
    </footer>
  )
}
