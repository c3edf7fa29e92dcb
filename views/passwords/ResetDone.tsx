import type { CoOwnedList } from '../../src/owners/index.ts'
import { fullNameOf } from '#core/names.ts'
import { useT } from '../layout/view.tsx'
import { ownersAddress } from '../owners/addresses.ts'

/**
 * Shown after the first reset of an account whose address nobody had proven. Somebody else may have made the account and its lists, and shared them
 * with people whom its new owner doesn't know.
 */
export function ResetDone({ lists }: { lists: readonly CoOwnedList[] }) {
  const t = useT()
  return (
    <div className="stack">
      <h1>{t('reset_password.owners.title')}</h1>
      <p>{t('reset_password.owners.explanation')}</p>
      <ul className="rows">
        {lists.map((list) => (
          <li className="row" key={list.username}>
            <div className="row-main">
              <strong>{list.title ?? t('list.of', { name: fullNameOf(list) })}</strong>
              <span className="small soft-text">
                {t('reset_password.owners.with', { names: list.others.join(', ') })}
              </span>
            </div>
            <a className="button" href={ownersAddress(list.username)}>
              {t('reset_password.owners.look')}
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a className="button primary" href="/">
          {t('reset_password.owners.fine')}
        </a>
      </p>
    </div>
  )
}
