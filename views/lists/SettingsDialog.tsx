import { isShareable } from '#core/access-types.ts'
import type { FormerName } from '../../src/lists/former-names.ts'
import type { OwnedList } from '../../src/lists/owned-list.ts'
import { Banner } from '../layout/Banner.tsx'
import { Dialog, DialogFoot, inDialog, opensDialog } from '../layout/Dialog.tsx'
import { Choice, Field, FormErrors, FormVersion, type FormState } from '../layout/Field.tsx'
import { Form } from '../layout/Form.tsx'
import { Icon } from '../layout/Icon.tsx'
import { NameFields } from '../layout/NameFields.tsx'
import { useT, useView } from '../layout/view.tsx'
import { AccessFields } from './AccessFields.tsx'
import { FormerNames } from './FormerNames.tsx'
import { UsernameField } from './UsernameField.tsx'

const fields = ['accessType', 'accessQuestion', 'accessAnswer', 'username', 'firstName', 'lastName', 'city', 'birthday']

export function SettingsDialog({
  list,
  opened,
  formerNames,
  errors,
  typed,
  theirs,
}: { list: OwnedList; opened: object; formerNames: readonly FormerName[] } & FormState) {
  const t = useT()
  const { isFragment } = useView()
  const address = `/${list.username}`
  const state = { errors, typed, theirs }
  return (
    <Dialog id="settings" title={t('settings.title')} wide closeHref={address}>
      {!isShareable(list) && (
        <Banner kind="warn" icon="lock">
          {t('settings.private')}
        </Banner>
      )}
      <div className="settings">
        <Form
          action={`${address}/settings`}
          htmx={isFragment ? inDialog : undefined}
          className="settings"
          id={`settings-${list.publicGuid}`}
        >
          <FormVersion fields={opened} typed={typed} />
          <FormErrors errors={errors} fields={fields} />
          <section>
            <AccessFields
              accessType={list.accessType}
              accessQuestion={list.accessQuestion}
              accessAnswer={list.accessAnswer}
              {...state}
            />
            <div className="search-choice">
              <input type="hidden" name="includeInSearchResult" value="false" />
              <Choice
                name="includeInSearchResult"
                value="true"
                label={t('my_list.search')}
                hint={t('my_list.search.hint')}
                checked={list.wantsSearch}
                typed={typed}
              />
            </div>
          </section>
          <section aria-labelledby="settings-surprise">
            <h2 id="settings-surprise">{t('settings.surprise')}</h2>
            <Choice
              name="showCrossedOff"
              label={t('settings.show_crossed_off')}
              hint={t('settings.show_crossed_off.hint')}
              checked={list.showCrossedOff}
              typed={typed}
            />
          </section>
          <section aria-labelledby="settings-name">
            <h2 id="settings-name">{t('settings.name_and_address')}</h2>
            <UsernameField current={list.username} {...state} />
            {isShareable(list) && (
              <p className="small">
                <a href={`${address}/qr`}>{t('share.qr')}</a>
              </p>
            )}
            <NameFields of={list} {...state} />
            <div className="field-row">
              <Field
                name="city"
                label={t('general.place')}
                value={list.city}
                autoComplete="address-level2"
                optional
                {...state}
              />
              <Field
                name="birthday"
                type="date"
                label={t('settings.birthday')}
                value={list.birthday}
                hint={t('settings.birthday.hint')}
                autoComplete="bday"
                min="1800-02-01"
                max="9999-12-31"
                optional
                {...state}
              />
            </div>
          </section>
          <DialogFoot cancelHref={address}>
            <button className="button primary large" type="submit">
              {t('settings.save')}
            </button>
          </DialogFoot>
        </Form>
        <FormerNames list={list} names={formerNames} />
        <section aria-labelledby="settings-end">
          <h2 id="settings-end">{t('settings.start_over')}</h2>
          <p className="soft-text">{t('settings.start_over.hint')}</p>
          <div className="actions">
            <a className="button danger" {...opensDialog(`${address}/empty`)}>
              {t('my_list.empty')}
            </a>
            {list.isPrimaryOwner && (
              <a className="button danger" {...opensDialog(`${address}/delete`)}>
                <Icon name="trash" />
                {t('my_list.delete')}
              </a>
            )}
          </div>
        </section>
      </div>
    </Dialog>
  )
}
