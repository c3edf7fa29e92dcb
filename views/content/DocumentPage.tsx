import type { TextDocument } from '../../src/content/document.ts'
import { useT, useView } from '../layout/view.tsx'
import { Blocks, Words } from './Blocks.tsx'

export function DocumentPage({ document: { title, lead, changedOn, sections } }: { document: TextDocument }) {
  const t = useT()
  const { texts } = useView()
  return (
    <article className="document">
      <h1>{t(title)}</h1>
      <p className="lead">
        <Words id={lead} />
      </p>
      <nav className="contents" aria-label={t('document.contents')}>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{t(section.title)}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="prose">
        {sections.map((section) => (
          <section key={section.id} aria-labelledby={section.id}>
            <h2 id={section.id}>{t(section.title)}</h2>
            <Blocks blocks={section.blocks} />
          </section>
        ))}
      </div>
      <p className="soft-text small">{t('document.changed', { day: texts.date(changedOn) })}</p>
    </article>
  )
}
