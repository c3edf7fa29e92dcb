import type { Owner } from '../../src/owners/owners-of.ts'
import { opensDialog } from '../layout/Dialog.tsx'
import { Initials } from '../layout/Ring.tsx'
import { useT } from '../layout/view.tsx'
import { ownersUrl } from './urls.ts'

export const ownersRowId = 'owners-row'

const maxShown = 5

const Face = ({ owner: { fullName, isOnline } }: { owner: Owner }) => (
  <span className={isOnline ? 'owner online' : 'owner'}>
    <Initials name={fullName} />
  </span>
)

const namesOf = (owners: readonly Owner[]) => owners.map(({ fullName }) => fullName).join(', ')

/**
 * Renders the initials of a list's owners, for owners only, as a link to the owners' names. The row is pushed again
 * when an owner opens or closes the list.
 */
export function OwnersRow({ username, owners }: { username: string; owners: readonly Owner[] }) {
  const t = useT()
  const online = owners.filter(({ isOnline }) => isOnline)
  const shown = owners.length > maxShown ? owners.slice(0, maxShown - 1) : owners
  return (
    <a className="initials-row push" id={ownersRowId} {...opensDialog(ownersUrl(username))}>
      <span className="sr">
        {t('listview.own.owners', { names: namesOf(owners) })}
        {online.length > 0 && `. ${t('owners.online_now', { names: namesOf(online) })}`}
      </span>
      {shown.map((owner) => (
        <Face key={owner.publicUserGuid} owner={owner} />
      ))}
      {shown.length < owners.length && (
        <span className="initials" aria-hidden="true">
          +{owners.length - shown.length}
        </span>
      )}
    </a>
  )
}

export const ownerStateId = ({ publicUserGuid }: Pick<Owner, 'publicUserGuid'>) => `owner-state-${publicUserGuid}`

/** Says that an owner has the list open; renders no text otherwise. */
export function OwnerState({ owner }: { owner: Owner }) {
  const t = useT()
  return (
    <span className="owner-state" id={ownerStateId(owner)}>
      {owner.isOnline && <span className="chip good">{t('owners.online')}</span>}
    </span>
  )
}
