import { FormerNames, formerNamesId } from '#views/lists/FormerNames.tsx'
import { SettingsDialog } from '#views/lists/SettingsDialog.tsx'
import type { TextFormState } from '#views/lists/TextForm.tsx'
import { Confirm } from '#views/layout/Confirm.tsx'
import type { MessageId } from '#core/i18n.ts'
import type { FieldErrors } from '#core/input.ts'
import { isShareable } from '#core/access-types.ts'
import type { Conflict } from '#core/merging.ts'
import { conflictState } from '#web/conflict.ts'
import { flash, flashOnNextPage } from '#web/flash.tsx'
import { readForm, type TypedValues, refusedState } from '#web/forms.ts'
import type { Env, Http } from '#web/http.ts'
import { changed, dialog, movedTo, redirect } from '#web/render.tsx'
import type { OwnedList } from './owned-list.ts'
import { settingsOf, updateSettings, type SettingsFields } from './update-settings.ts'
import { usedInRecentLot } from './used-in-recent-lot.ts'
import { newNamePattern } from './usernames.ts'
import { formerNamesOf, giveUpName, maxFormerNames } from './former-names.ts'
import { listOfPath } from './list-of-path.ts'
import { formerNameForm, settingsForm } from './input.ts'
import { Hono } from 'hono'

const t = (c: Http) => c.get('scope').texts.t

async function showSettings(
  c: Http,
  list: OwnedList,
  status: 200 | 422 = 200,
  state: TextFormState = {},
): Promise<Response> {
  const formerNames = await formerNamesOf(c.get('scope').sql, list.id)
  return dialog(
    c,
    { title: t(c)('settings.title'), current: 'lists', width: 'narrow', noIndex: true, editing: true, status },
    <SettingsDialog list={list} opened={settingsOf(list)} formerNames={formerNames} {...state} />,
  )
}

/** Returns the reason why a list can't get a name. */
async function nameProblem(c: Http, list: OwnedList, username: string): Promise<MessageId> {
  if (!newNamePattern.test(username)) return 'general.username.invalid'
  const { length } = await formerNamesOf(c.get('scope').sql, list.id)
  if (length < maxFormerNames) return 'general.username.unavailable'
  return list.isPrimaryOwner ? 'settings.former_names.too_many' : 'settings.former_names.too_many_co_owner'
}

/** Asks for a confirmation, because closing the list would lock out a participant who recently drew its owner. */
const askLockOut = (c: Http, list: OwnedList, typed: TypedValues): Response =>
  dialog(
    c,
    { title: t(c)('settings.lock_out.title'), current: 'lists', width: 'narrow', noIndex: true },
    <Confirm
      id="lock-out"
      title={t(c)('settings.lock_out.title')}
      action={`/${list.username}/settings`}
      buttonLabel={t(c)('settings.lock_out.button')}
      closeHref={`/${list.username}/settings`}
      values={{ ...typed, confirmed: 'true' }}
    >
      <p>{t(c)('settings.lock_out.body')}</p>
    </Confirm>,
  )

const asTyped = ({ accessType: access, includeInSearchResult, showCrossedOff, ...texts }: SettingsFields) => ({
  ...texts,
  city: texts.city ?? '',
  birthday: texts.birthday ?? '',
  accessType: access.type,
  ...(access.type === 'OPEN' && { accessQuestion: access.question ?? '', accessAnswer: access.answer ?? '' }),
  includeInSearchResult: String(includeInSearchResult),
  showCrossedOff: showCrossedOff ? 'on' : '',
})

function settingsConflict(c: Http, typed: TypedValues, conflict: Conflict<SettingsFields>): TextFormState {
  const { texts } = c.get('scope')
  return conflictState(typed, conflict, asTyped, {
    birthday: ({ birthday }) => ({ value: birthday ?? '', says: birthday ? texts.date(birthday, 'long') : '' }),
    accessType: ({ accessType: { type, question, answer } }) => ({
      value: null,
      says: [texts.t(`my_list.access.${type === 'UNKNOWN' ? 'CLOSED' : type}`), question, answer]
        .filter(Boolean)
        .join(' – '),
    }),
  })
}

export const settingsPages = new Hono<Env>()
  .get('/:username/settings', async (c) => showSettings(c, await listOfPath(c)))
  .post('/:username/settings', async (c) => {
    const scope = c.get('scope')
    const list = await listOfPath(c)
    const form = await readForm(c, settingsForm, { privateGuid: list.privateGuid })
    if (!form.ok) return showSettings(c, list, 422, refusedState(form))
    const { typed, value } = form
    if (!isShareable(value) && isShareable(list) && typed['confirmed'] !== 'true' && scope.config.switches.drawLots) {
      const used = await usedInRecentLot(scope, list.privateGuid)
      if (used.ok && used.value) return askLockOut(c, list, typed)
    }
    const { version, ...given } = value
    const updated = await updateSettings(scope, given, version)
    if (!updated.ok) {
      if (updated.problem === 'ChangedMeanwhile')
        return showSettings(c, list, 422, settingsConflict(c, typed, updated.detail))
      const errors: FieldErrors = { username: [await nameProblem(c, list, value.username)] }
      return showSettings(c, list, 422, { typed, errors })
    }
    flashOnNextPage(c, { id: 'settings.saved', kind: 'good' })
    const { username } = updated.value
    return username === list.username ? redirect(c, `/${username}`) : movedTo(c, `/${username}`)
  })
  .post('/:username/settings/give-up', async (c) => {
    const list = await listOfPath(c)
    const { formerName = '' } = (await readForm(c, formerNameForm)).typed
    const givenUp = await giveUpName(c.get('scope'), list.privateGuid, formerName)
    if (givenUp.ok) flash(c, { id: 'settings.former_names.given_up', kind: 'good', about: formerNamesId })
    const names = await formerNamesOf(c.get('scope').sql, list.id)
    return changed(c, `/${list.username}/settings`, <FormerNames list={list} names={names} />)
  })
