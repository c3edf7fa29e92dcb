import type { CoOwnedList } from '../../src/owners/index.ts'
import type { MessageId } from '#core/i18n.ts'
import { fullNameOf } from '#core/names.ts'
import { useT } from '../layout/view.tsx'
import { ownersUrl } from './urls.ts'

interface WhoOwnsProps {
  lists: readonly CoOwnedList[]
  explanation: MessageId
}

/**
 * Lists a user's shared lists after the user regained an account that somebody else may have used. That person may have
 * shared the lists with people whom the user doesn't know.
 */
export function SharedListsCheck({ lists, explanation }: WhoOwnsProps) {
  const t = useT()
  return (
    <div className="stack">
      <h1>{t('who_owns.title')}</h1>
      <p>{t(explanation)}</p>
      <ul className="rows">
        {lists.map((list) => (
          <li className="row without-picture" key={list.username}>
            <div>
              <p className="name">{list.title ?? t('list.of', { name: fullNameOf(list) })}</p>
              <p className="detail">{t('who_owns.with', { names: list.others.join(', ') })}</p>
            </div>
            <div className="row-end">
              <a className="button soft" href={ownersUrl(list.username)}>
                {t('who_owns.look')}
              </a>
            </div>
          </li>
        ))}
      </ul>
      <p>
        <a className="button primary" href="/">
          {t('who_owns.fine')}
        </a>
      </p>
    </div>
  )
}
