import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { messages } from '#locales/index.ts'

// Others rely on these messages: the authors of the specification, and native apps that look texts up by their id.

/** German texts that stay word for word, slips included. A second sentence may follow. */
const agreedTexts: Record<string, string> = {
  'error.500.content': 'Unbekannter Fehler',
  'error.no_access.title': 'Kein Zugang',
  'error.no_connection_action': 'Verbindungsprobleme',
  'error.no_connection_page': 'Verbindungsprobleme',
  'error.something_went_wrong': 'Etwas ist schief gelaufen.',
  'error.user_deleted.body': 'Das Konto, bei dem du angemeldet war, gibt es nicht mehr.',
  'forgot_password.no_user':
    'Du hast eine E-Mail-Adresse oder einen Benutzernamen angegeben der bei uns nicht bekannt ist.',
  'forgot_password.not_sent': 'Das versenden der E-Mail ist fehlgeschlagen',
  'general.email.invalid': 'Dies ist keine gültige E-Mail-Adresse.',
  'general.email.is_required': 'Diese E-Mail-Adresse wird benötigt.',
  'general.email.own_is_required': 'Deine E-Mail-Adresse wird benötigt.',
  'general.email.unavailable': 'Diese E-Mail-Adresse ist nicht verfügbar.',
  'general.password.not_identical': 'Die Passwörter sind nicht identisch.',
  'invite.invalid': 'Die Einladung konnte nicht gefunden werden.',
  'invite.not_found': 'Die Einladung konnte nicht gefunden werden.',
  'loting.delete_connection_failure': 'Verbindungsprobleme',
  'loting.resend.failure_no_connection': 'Verbindungsprobleme',
  'lot.new_list.no_connection': 'Verbindungsprobleme',
  'lot.select.no_connection': 'Verbindungsprobleme',
}

/** Ids of further messages that were agreed on, whose texts are ours. */
const agreedIds = `
  category.name.required category.name.too_long cross_off.error.crossed_off_by_other cross_off.error.deleted
  cross_off.error.no_access cross_off.error.own_wishlist cross_off.error.uncrossable cross_off.success_explanation
  cross_off.undo_success_explanation cross_off.unusable_email crossed_off.undo_error.gift_deleted
  crossed_off.undo_error.other error.500.title error.login_failed error.no_access.body error.not_found
  forum.message_required forum.message_too_long general.email_or_username.is_required general.is_loading
  general.message.message_too_short general.password.is_required general.password.too_long general.password.wrong
  general.place.too_long general.username.unavailable gift.save_image_failed listsearch.validation.too_short
  listview.friend_added listview.no_access listview.no_access.invitation_required listview.not_found
  listview.question.wrong_answer my_list.access.question.required my_list.delete.success my_list.description.too_long
  my_list.empty.not_found my_list.empty.success my_list.owners.removed my_list.title.too_long send.no_recipient
  send.recipients_too_long title.not_found title.oops
`
  .trim()
  .split(/\s+/)

const german = (id: string): string | undefined => (messages as Record<string, { de: string }>)[id]?.de

describe('Texts that were agreed on', () => {
  for (const [id, text] of Object.entries(agreedTexts))
    test(`${id} begins with its agreed words in German`, () => {
      const words = RegExp.escape(text.replace(/\.$/, ''))
      assert.match(german(id) ?? 'no such message', new RegExp(`^${words}(?:[.:]|$)`))
    })

  test('each agreed id has a message', () =>
    assert.deepEqual(
      agreedIds.filter((id) => german(id) === undefined),
      [],
    ))
})
