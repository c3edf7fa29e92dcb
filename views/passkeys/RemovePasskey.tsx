import type { OwnPasskey } from '../../src/passkeys/own-passkeys.ts'
import { Confirm } from '../layout/Confirm.tsx'
import { useT } from '../layout/view.tsx'
import { passkeysUrl, removePasskeyUrl } from './urls.ts'

export function RemovePasskey({ passkey: { guid, name } }: { passkey: OwnPasskey }) {
  const t = useT()
  return (
    <Confirm
      id="remove-passkey"
      title={t('passkeys.remove.title', { name })}
      danger
      action={removePasskeyUrl(guid)}
      closeHref={passkeysUrl}
      buttonLabel={t('passkeys.remove')}
    >
      <p>{t('passkeys.remove.body')}</p>
    </Confirm>
  )
}
