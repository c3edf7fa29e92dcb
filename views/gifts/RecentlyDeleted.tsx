import { shortName } from '../../src/gift/index.ts'
import type { RecentDeletion } from '../../src/gifts/recent-deletions.ts'
import { Form } from '#views/layout/Form.tsx'
import { HxPartial } from '#views/layout/HxPartial.tsx'
import { Icon } from '#views/layout/Icon.tsx'
import { useView } from '#views/layout/view.tsx'
import { undoDeletionUrl } from './urls.ts'

const id = 'recently-deleted'
/** Maximum number of names that one row shows. */
const maxNames = 3

/** Renders the owner's deletions of gifts that can still be undone. Renders an empty element if there are none. */
export function RecentlyDeleted({ deletions }: { deletions: readonly RecentDeletion[] }) {
  const { texts } = useView()
  const { t } = texts
  if (deletions.length === 0) return <div id={id} />
  return (
    <section className="panel recently-deleted" id={id} aria-labelledby="recently-deleted-title">
      <div className="panel-head">
        <h2 id="recently-deleted-title">{t('gift.recently_deleted')}</h2>
      </div>
      <ul className="rows">
        {deletions.map(({ deletion, descriptions }) => {
          const names = descriptions.slice(0, maxNames).map(shortName).join(', ')
          return (
            <li className="row" key={deletion} id={`deletion-${deletion}`}>
              <p>
                {names}
                {descriptions.length > maxNames && ` + ${descriptions.length - maxNames}`}
              </p>
              <Form
                action={undoDeletionUrl(deletion)}
                className="row-end"
                htmx={{ 'hx-swap': 'none', 'hx-sync': 'this:drop' }}
              >
                <button className="button small" type="submit">
                  <Icon name="undo" />
                  {t('flash.undo')}
                  <span className="sr">: {names}</span>
                </button>
              </Form>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Renders the partial that shows an owner's page the list's deletions as they are now. */
export const RecentlyDeletedPartial = (props: { deletions: readonly RecentDeletion[] }) => (
  <HxPartial target={`#${id}`}>
    <RecentlyDeleted {...props} />
  </HxPartial>
)
