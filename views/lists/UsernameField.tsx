import { Field, type FormState } from '../layout/Field.tsx'
import { useT, useView } from '../layout/view.tsx'
import { nameCheckUrl } from './urls.ts'

/**
 * Renders the field for the name in the list's URL, which is checked while the owner types.
 * @param current the list's current username; undefined for a new list
 */
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
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      check={current ? `${nameCheckUrl}?current=${encodeURIComponent(current)}` : nameCheckUrl}
      errors={errors}
      typed={typed}
    />
  )
}
