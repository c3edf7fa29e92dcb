import type { OwnPasskey } from '../../src/passkeys/own-passkeys.ts'
import { addMessages, startMessages } from '../../src/passkeys/index.ts'
import { opensDialog } from '../layout/Dialog.tsx'
import { Field } from '../layout/Field.tsx'
import { Icon } from '../layout/Icon.tsx'
import { Rich, useT, useView } from '../layout/view.tsx'
import { removePasskeyUrl } from './urls.ts'

const problems = { ...startMessages, ...addMessages }

interface PasskeysSectionProps {
  passkeys: readonly OwnPasskey[]
  /** heading level; 1 if the section is a page of its own */
  level?: 1 | 2
}

function PasskeyRow({ passkey: { guid, name, createdOn, lastUsedOn } }: { passkey: OwnPasskey }) {
  const t = useT()
  const { texts } = useView()
  const days = { created: texts.date(createdOn), used: lastUsedOn ? texts.date(lastUsedOn) : '' }
  return (
    <li className="row passkey">
      <Icon name="key" />
      <div>
        <p className="name">{name}</p>
        <p className="detail">{t(lastUsedOn ? 'passkeys.used' : 'passkeys.unused', days)}</p>
      </div>
      <div className="row-end">
        <a className="button quiet" {...opensDialog(removePasskeyUrl(guid))}>
          <span>
            <Rich id="passkeys.remove_one" values={{ name }} tags={{ sr: <span className="sr" /> }} />
          </span>
        </a>
      </div>
    </li>
  )
}

/** Renders the user's passkeys, and a form that passkeys.ts shows if the browser can create another passkey. */
export function PasskeysSection({ passkeys, level = 2 }: PasskeysSectionProps) {
  const t = useT()
  const { baseUrl } = useView()
  const Heading = `h${level}` as const
  const messages = Object.fromEntries(Object.entries(problems).map(([problem, message]) => [problem, t(message)]))
  return (
    <section className="part passkeys" id="passkeys" aria-labelledby="passkeys-title">
      <div className={level === 1 ? 'page-head' : undefined}>
        <div>
          <Heading id="passkeys-title">{t('passkeys.title')}</Heading>
          <p className="soft-text small">{t('passkeys.hint')}</p>
        </div>
      </div>
      <div className="part-body stack">
        {passkeys.length > 0 && (
          <ul className="rows" aria-labelledby="passkeys-title">
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.guid} passkey={passkey} />
            ))}
          </ul>
        )}
        <p className="soft-text small" data-passkeys-none="">
          {t('passkeys.unsupported')}
        </p>
        <form
          className="form"
          hidden
          noValidate
          data-watch-passkeys-needed=""
          data-passkeys-add={new URL(baseUrl).hostname}
          data-passkeys-problems={JSON.stringify(messages)}
        >
          <Field
            name="password"
            id="passkey-password"
            type="password"
            label={t('passkeys.password')}
            hint={t('passkeys.password.hint')}
            autoComplete="current-password"
            required
          />
          <div className="field" role="alert" data-passkeys-problem="" hidden>
            <p className="error">
              <Icon name="alert" />
              <span />
            </p>
          </div>
          <Field
            name="name"
            id="passkey-name"
            label={t('passkeys.name')}
            hint={t('passkeys.name.hint')}
            maxLength={50}
            autoComplete="off"
            optional
          />
          <div className="actions">
            <button className="button" type="submit">
              <Icon name="key" />
              {t('passkeys.add')}
            </button>
          </div>
        </form>
      </div>
    </section>
  )
}
