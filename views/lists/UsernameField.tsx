import type { MessageId } from '#core/i18n.ts'
import { Field, type FormState } from '../layout/Field.tsx'
import { Icon } from '../layout/Icon.tsx'
import { useT, useView } from '../layout/view.tsx'

/** Result of the check while typing. Rendered even when empty, as responses replace it. */
export function UsernameNote({ message }: { message: MessageId | null }) {
  const t = useT()
  const isGood = message === 'general.username.available'
  return (
    <span className={isGood ? 'hint good-text' : 'error'} id="username-note" role="status">
      {message && (
        <>
          <Icon name={isGood ? 'check' : 'alert'} />
          <span>{t(message)}</span>
        </>
      )}
    </span>
  )
}

/** Part of the list's address, checked while typing. @param current the list's username so far */
export function UsernameField({ current, errors, typed }: { current?: string | undefined } & FormState) {
  const t = useT()
  const { baseUrl } = useView()
  return (
    <Field
      name="username"
      label={t('my_list.address')}
      value={current}
      hint={[
        t('my_list.address.hint', { address: `${new URL(baseUrl).host}/` }),
        current && t('my_list.address.warning'),
      ]
        .filter(Boolean)
        .join('. ')}
      maxLength={50}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      after={<UsernameNote message={null} />}
      hx-get={`/mylist/check-username${current ? `?current=${encodeURIComponent(current)}` : ''}`}
      hx-trigger="input changed delay:1000ms, change"
      hx-target="#username-note"
      hx-swap="outerHTML"
      hx-sync="this:replace"
      errors={errors}
      typed={typed}
    />
  )
}
