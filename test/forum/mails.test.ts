import assert from 'node:assert/strict'
import { afterEach, describe, test } from 'node:test'
import { timeZone } from '#core/days.ts'
import { tellOwnersJob } from '#jobs/tell-owners.ts'
import { startWorker } from '../../src/worker-loop.ts'
import { noTransports } from '#test/support/mail-transports.ts'
import { dayFromNow } from '#test/support/days.ts'
import { openFamily, proveAddress } from '#test/support/family.ts'
import { addList } from '#test/support/lists.ts'
import { writePost } from '#test/support/posts.ts'
import type { Person } from '#test/support/world.ts'

// Visitors' messages are mailed to a list's owners: at most once a day, all of them, and each only once.

const { world, noor, lotte, bram } = await openFamily({ MAIL_DELAYS: 'on', BASE_URL: 'https://wenskring.example' })
for (const person of [noor, lotte, bram]) await proveAddress(world, person)

const tell = () => tellOwnersJob.run(world.services, {}, noTransports)
const hourThere = (utc: number) =>
  Number(new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(utc))

/** Sets the product's clock to an hour of a coming day in Amsterdam. */
function goTo(day: number, hour: number): void {
  const noon = Date.parse(`${dayFromNow(day)}T12:00:00Z`)
  const then = noon + (hour - hourThere(noon)) * 3_600_000
  world.travel((then - Date.now()) / 86_400_000)
}
/** Sets the clock to that hour, and runs the job that is due each minute. */
async function tellAt(day: number, hour: number): Promise<void> {
  goTo(day, hour)
  await tell()
}
const mailsTo = async ({ email }: Person) =>
  (await world.mails()).filter(({ kind, to }) => kind === 'forum-posts' && to === email)
const write = (who: Person, message: string, list: { publicGuid: string } = noor.list) =>
  writePost(who, list.publicGuid, message)
const owns = (person: Person, list: { id: number }) =>
  world.sql`insert into list_owners (list_id, user_id) select ${list.id}, id from users where email = ${person.email}`

afterEach(async () => {
  world.travel(0)
  await world.mails()
  for (const table of ['mails', 'forum_mail_days', 'forum_posts']) await world.sql`delete from ${world.sql(table)}`
  await world.sql`delete from list_owners where not is_primary`
  await world.sql`update users set forum_mails = true`
})

describe('owners are mailed others’ messages', () => {
  test('an hour after the first message, with all messages in one mail', async () => {
    goTo(1, 10)
    await write(lotte, 'Wie komt er?\nOm acht uur.')
    await tellAt(1, 10.9)
    assert.deepEqual(await mailsTo(noor), [], 'the mail did not wait for more messages')
    await write(bram, 'Ik! <b>Zeker</b>')
    await write(noor, 'Gezellig')
    await tellAt(1, 11.1)
    const [mail, ...others] = await mailsTo(noor)
    assert.equal(others.length, 0)
    assert.equal(mail!.subject, '2 nieuwe berichten op “Verlanglijst van Noor de Vries”')
    assert.match(
      mail!.text,
      /\nLotte de Vries:\n> Wie komt er\?\n> Om acht uur\.\n\nBram Visser:\n> Ik! <b>Zeker<\/b>\n/,
    )
    assert.doesNotMatch(mail!.text, /Gezellig/, 'the owner’s own message')
    assert.match(mail!.html, /&lt;b&gt;Zeker/)
    assert.match(mail!.text, /\nhttps:\/\/wenskring\.example\/account\/login\?returnUrl=%2Fnoor%23forum\n/)
    assert.deepEqual(await mailsTo(lotte), [])
  })

  test('once a day: later messages come with the next day’s mail, and none is lost at midnight', async () => {
    goTo(1, 9)
    await write(lotte, 'Ochtend')
    await tellAt(1, 11)
    assert.equal((await mailsTo(noor)).length, 1)
    await write(lotte, 'Middag')
    for (const hour of [13, 20]) await tellAt(1, hour)
    goTo(1, 23.9)
    await write(lotte, 'Laat')
    await tell()
    assert.equal((await mailsTo(noor)).length, 1, 'a second mail on one day')
    await tellAt(2, 8)
    const [, second, ...others] = await mailsTo(noor)
    assert.equal(others.length, 0)
    assert.match(second!.text, /> Middag\n[^]*> Laat\n/)
    assert.doesNotMatch(second!.text, /Ochtend/)
    await tellAt(2, 20)
    await tellAt(3, 20)
    assert.equal((await mailsTo(noor)).length, 2, 'a mail without new messages')
  })

  test('once, however many workers run at the same time and however often the job runs', async () => {
    goTo(1, 9)
    await write(lotte, 'Een')
    await write(bram, 'Twee')
    goTo(1, 12)
    await Promise.all(Array.from({ length: 5 }, tell))
    const [mail, ...others] = await mailsTo(noor)
    assert.equal(others.length, 0)
    assert.match(mail!.text, /> Een\n[^]*> Twee\n/)
  })

  test('from all their lists in one mail, separately for each owner', async () => {
    const second = await addList(world, noor, 'noor-huis', { title: 'Het huis' })
    await owns(bram, second)
    goTo(1, 9)
    await write(bram, 'Op de tweede', second)
    await write(lotte, 'Op de eerste')
    await tellAt(1, 12)
    const [noors] = await mailsTo(noor)
    assert.equal(noors!.subject, '2 nieuwe berichten op je lijsten')
    assert.match(noors!.text, /> Op de eerste\n[^]*> Op de tweede\n/, 'the messages are in the order of the lists')
    assert.match(noors!.text, /Lotte de Vries, op “Verlanglijst van Noor de Vries”:\n> Op de eerste/)
    assert.match(noors!.text, /Bram Visser \(eigenaar\), op “Het huis”:\n> Op de tweede/)
    assert.deepEqual(await mailsTo(bram), [], 'the owner wrote the message himself')
    await write(lotte, 'Ook op de tweede', second)
    await tellAt(1, 14)
    assert.match((await mailsTo(bram))[0]!.text, /> Ook op de tweede/)
    assert.equal((await mailsTo(noor)).length, 1)
  })

  test('without messages that were deleted meanwhile, and not at all if none is left', async () => {
    goTo(1, 9)
    const guid = await write(lotte, 'Oeps')
    await write(bram, 'Blijft')
    await lotte.api('DELETE', `/api/Wishlist/DeleteForumPost/${guid}`)
    await tellAt(1, 12)
    const [mail] = await mailsTo(noor)
    assert.match(mail!.subject, /^Een bericht van Bram Visser op “Verlang/)
    assert.doesNotMatch(mail!.text, /Oeps/)
    goTo(2, 9)
    const gone = await write(lotte, 'Weer oeps')
    await noor.api('DELETE', `/api/Wishlist/DeleteForumPost/${gone}`)
    await tellAt(2, 12)
    assert.equal((await mailsTo(noor)).length, 1)
  })

  test('up to thirty in a mail, with the number of further messages', async () => {
    goTo(1, 9)
    for (let n = 1; n <= 32; n++) await write(lotte, `Nummer ${n}.`)
    await tellAt(1, 12)
    const [mail] = await mailsTo(noor)
    assert.equal(mail!.subject, '32 berichten van Lotte de Vries op “Verlanglijst van Noor de Vries”')
    assert.match(mail!.text, /> Nummer 30\.\n\n.*En nog 2 berichten op je lijst/s)
    assert.doesNotMatch(mail!.text, /Nummer 31/)
  })

  test('only if they still own the list when the mail is sent', async () => {
    await owns(bram, noor.list)
    goTo(1, 9)
    await write(lotte, 'Voor wie beheert')
    await world.sql`delete from list_owners where not is_primary`
    await tellAt(1, 12)
    assert.equal((await mailsTo(noor)).length, 1)
    assert.deepEqual(await mailsTo(bram), [])
  })
})

describe('the mail about messages', () => {
  test('can be switched off by one click, in the settings, and by an app', async () => {
    goTo(1, 9)
    await write(lotte, 'Een')
    await tellAt(1, 12)
    const [mail] = await mailsTo(noor)
    const address = /^<(.+)>$/.exec(mail!.headers['List-Unsubscribe']!)![1]!
    assert.match(address, /\/account\/mailings\/[0-9a-f-]+\/unsubscribe\?kind=forum-posts$/)
    assert.equal(mail!.headers['List-Unsubscribe-Post'], 'List-Unsubscribe=One-Click')
    const { pathname, search } = new URL(address)
    assert.equal((await world.visitor().request('POST', pathname + search)).status, 200)

    const settings = pathname.replace('/unsubscribe', '')
    const isOn = async () => (await world.visitor().get(settings)).$('[name=enableForumMails]').is('[checked]')
    assert.equal(await isOn(), false)
    goTo(2, 9)
    await write(lotte, 'Twee')
    await tellAt(2, 12)
    assert.equal((await mailsTo(noor)).length, 1)
    const ordered = await world.sql`select from mails where kind = 'forum-posts'`
    assert.equal(ordered.length, 1, 'a mail was enqueued, only to be skipped')

    const form = { overviewEmailFrequency: '0', enableCrossOffNotifications: 'on' }
    await world.visitor().post(settings, { ...form, enableForumMails: 'on' })
    assert.equal(await isOn(), true)
    await tellAt(3, 12)
    assert.equal((await mailsTo(noor)).length, 1, 'messages from the time when the mails were off')
    await world.visitor().post(settings, form)
    assert.equal(await isOn(), false)

    const update = (more: object) =>
      world.visitor().api('POST', '/api/Account/UpdateEmailSettings', {
        userPrivateGuid: settings.split('/').at(-1),
        overviewEmailFrequency: 0,
        enableCrossOffNotifications: true,
        ...more,
      })
    assert.equal((await update({ enableForumMails: true })).status, 200)
    assert.equal(await isOn(), true)
    assert.equal((await update({})).status, 200)
    assert.equal(await isOn(), true, 'a request without the setting changed it')
  })

  test('is not sent if its reader switched it off while it waited', async () => {
    goTo(1, 9)
    await write(lotte, 'Hoi')
    goTo(1, 12)
    await world.services.queue.boss.offWork('send-mail', { wait: true })
    await tell()
    await world.sql`update users set forum_mails = false where email = ${noor.email}`
    const worker = await startWorker(world.services)
    assert.deepEqual(await mailsTo(noor), [])
    worker.close()
  })

  test('says the same whatever is crossed off', async () => {
    const { publicGuid } = await world.addGift(noor.list, { description: 'Theepot' })
    const textOn = async (day: number) => {
      goTo(day, 9)
      await write(lotte, 'Hoi')
      await tellAt(day, 12)
      const mail = (await mailsTo(noor)).at(-1)!
      return [mail.subject, mail.text, mail.html]
    }
    const before = await textOn(1)
    assert.equal((await bram.api('POST', '/api/Gift/CrossOff', { publicGiftGuid: publicGuid })).status, 200)
    const after = await textOn(2)
    assert.deepEqual(after, before)
  })
})
