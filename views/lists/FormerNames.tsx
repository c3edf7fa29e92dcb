import type { FormerName } from '../../src/lists/former-names.ts'
import type { OwnedList } from '../../src/lists/owned-list.ts'
import { Form } from '../layout/Form.tsx'
import { Rich, useT, useView } from '../layout/view.tsx'

export const formerNamesId = 'former-names'

/**
 * Lists the list's former names, which its primary owner can give up. This section is outside of the settings' form,
 * because it contains forms itself.
 */
export function FormerNames({
  list,
  names,
}: {
  list: Pick<OwnedList, 'username' | 'isPrimaryOwner'>
  names: readonly FormerName[]
}) {
  const t = useT()
  const { texts, baseUrl } = useView()
  if (names.length === 0) return null
  const addressOf = (name: string) => `${new URL(baseUrl).host}/${name}`
  return (
    <section id={formerNamesId} aria-labelledby={`${formerNamesId}-title`}>
      <h2 id={`${formerNamesId}-title`}>{t('settings.former_names')}</h2>
      <p className="soft-text">
        {t(list.isPrimaryOwner ? 'settings.former_names.hint' : 'settings.former_names.hint_co_owner')}
      </p>
      <ul className="rows" aria-labelledby={`${formerNamesId}-title`}>
        {names.map(({ username, expiresAt }) => (
          <li className="row former-name" key={username}>
            <div>
              <p className="name">{addressOf(username)}</p>
              <p className="detail">{t('settings.former_names.until', { date: texts.date(expiresAt, 'long') })}</p>
            </div>
            {list.isPrimaryOwner && (
              <div className="row-end">
                <Form
                  action={`/${list.username}/settings/give-up`}
                  className=""
                  htmx={{ 'hx-target': `#${formerNamesId}`, 'hx-swap': 'outerHTML' }}
                >
                  <input type="hidden" name="formerName" value={username} />
                  <button className="button quiet" type="submit">
                    <span>
                      <Rich
                        id="settings.former_names.give_up"
                        values={{ address: addressOf(username) }}
                        tags={{ sr: <span className="sr" /> }}
                      />
                    </span>
                  </button>
                </Form>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
