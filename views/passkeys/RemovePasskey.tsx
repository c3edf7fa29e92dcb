import type { OwnPasskey } from '../../src/passkeys/own-passkeys.ts'
import { Confirm } from '../layout/Confirm.tsx'
import { useT } from '../layout/view.tsx'
import { passkeysAddress, removeAddress } from './addresses.ts'

export function RemovePasskey({ passkey: { guid, name } }: { passkey: OwnPasskey }) {
  const t = useT()
  return (
    <Confirm
      id="remove-passkey"
      title={t('passkeys.remove.title', { name })}
      danger
      action={removeAddress(guid)}
      closeHref={passkeysAddress}
      verb={t('passkeys.remove')}
    >
      <p>{t('passkeys.remove.body')}</p>
    </Confirm>
  )
}
