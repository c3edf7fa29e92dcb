import { Hono } from 'hono'
import { passkeysUrl, removePasskeyUrl } from '#views/passkeys/urls.ts'
import { PasskeysSection } from '#views/passkeys/PasskeysSection.tsx'
import { RemovePasskey } from '#views/passkeys/RemovePasskey.tsx'
import { NotFound } from '#core/errors.ts'
import { flashOnNextPage } from '#web/flash.tsx'
import { guidParam, type Env } from '#web/http.ts'
import { dialog, page, redirect } from '#web/render.tsx'
import { ownPasskeys } from './own-passkeys.ts'
import { removePasskey } from './remove-passkey.ts'

export const passkeyPages = new Hono<Env>()
  .get(passkeysUrl, async (c) => {
    const scope = c.get('scope')
    const passkeys = await ownPasskeys(scope)
    return page(
      c,
      { title: scope.texts.t('passkeys.title'), width: 'narrow', noIndex: true, passkeys: true },
      <PasskeysSection passkeys={passkeys} level={1} />,
    )
  })
  .get(removePasskeyUrl(':guid'), async (c) => {
    const scope = c.get('scope')
    const passkey = (await ownPasskeys(scope)).find(({ guid }) => guid === guidParam(c))
    if (!passkey) throw new NotFound()
    const title = scope.texts.t('passkeys.remove.title', { name: passkey.name })
    return dialog(c, { title, width: 'narrow', noIndex: true }, <RemovePasskey passkey={passkey} />)
  })
  .post(removePasskeyUrl(':guid'), async (c) => {
    await removePasskey(c.get('scope'), guidParam(c))
    flashOnNextPage(c, { id: 'passkeys.removed', kind: 'good' })
    return redirect(c, passkeysUrl)
  })
