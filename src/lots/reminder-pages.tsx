import { Hono } from 'hono'
import { z } from 'zod'
import { Reminders, RemindersLinkGone } from '#views/lots/Reminders.tsx'
import { reminderSettingsUrl } from '#views/lots/urls.ts'
import { NotFound } from '#core/errors.ts'
import { checkbox } from '#core/input.ts'
import { readForm } from '#web/forms.ts'
import type { Env, Http } from '#web/http.ts'
import { page, redirect } from '#web/render.tsx'
import { participantOfReminderToken } from './reminder-links.ts'
import { reminderSettings, setReminders } from './reminder-settings.ts'

const remindersForm = z.object({ token: z.string(), wants: checkbox() })

async function showReminders(c: Http, token: string): Promise<Response> {
  const scope = c.get('scope')
  const { t } = scope.texts
  const participant = await participantOfReminderToken(scope, token)
  const settings = participant && (await reminderSettings(scope, participant))
  const options = { title: t('reminders.title'), noIndex: true, width: 'narrow', current: 'draws' } as const
  return settings
    ? page(c, options, <Reminders settings={settings} token={token} />)
    : page(c, { ...options, status: 404 }, <RemindersLinkGone />)
}

async function postReminders(c: Http): Promise<Response> {
  const scope = c.get('scope')
  const form = await readForm(c, remindersForm)
  const token = form.ok ? form.value.token : ''
  const participant = await participantOfReminderToken(scope, token)
  if (!form.ok || participant === null) return showReminders(c, token)
  await setReminders(scope, participant, form.value.wants)
  return redirect(c, `${reminderSettingsUrl}?token=${encodeURIComponent(token)}`)
}

/** Handles RFC 8058: mail programs post here without cookie or CSRF token; the token in the URL is the proof. */
async function postUnsubscribe(c: Http): Promise<Response> {
  const scope = c.get('scope')
  const participant = await participantOfReminderToken(scope, c.req.query('token') ?? '')
  if (participant === null) throw new NotFound()
  await setReminders(scope, participant, false)
  return c.body(null, 200)
}

export const reminderPages = new Hono<Env>()
  .get(reminderSettingsUrl, (c) => showReminders(c, c.req.query('token') ?? ''))
  .post(reminderSettingsUrl, postReminders)
  .post(`${reminderSettingsUrl}/afmelden`, postUnsubscribe)
  .get(`${reminderSettingsUrl}/afmelden`, (c) =>
    redirect(c, `${reminderSettingsUrl}?token=${encodeURIComponent(c.req.query('token') ?? '')}`),
  )
