import type { MenuList } from '#core/scope.ts'
import { Icon } from './Icon.tsx'
import { CsrfField, useT } from './view.tsx'

/**
 * Renders the user's lists as menu entries, with a heading if there are several lists.
 * @param id for the heading
 */
export function OwnLists({ lists, id }: { lists: readonly MenuList[]; id: string }) {
  const t = useT()
  const isGroup = lists.length > 1
  return (
    <>
      {isGroup && <p id={id}>{t('layout.my_lists')}</p>}
      <div role="group" aria-labelledby={isGroup ? id : undefined}>
        {lists.map((list) => (
          <a key={list.username} href={`/${list.username}`}>
            <Icon name="gift" />
            {isGroup ? (list.title ?? list.username) : t('layout.my_list')}
          </a>
        ))}
      </div>
      {isGroup && <hr />}
    </>
  )
}

export function LogOut() {
  const t = useT()
  return (
    <form method="post" action="/account/logout">
      <CsrfField />
      <button type="submit">
        <Icon name="logout" />
        {t('layout.log_out')}
      </button>
    </form>
  )
}
