import assert from 'node:assert/strict'
import { test } from 'node:test'
import { draw, givenPeople, lotGuidIn, readDraw } from '../draws/drawing.ts'
import { addAxe, faultsOf, faultsOfLargeFonts } from './accessibility.ts'
import { openStage, settled } from './stage.ts'

const stage = await openStage()
const { world } = stage
const page = await stage.open()
await addAxe(page.context())

const faults = async () => [...(await faultsOf(page)), ...(await faultsOfLargeFonts(page))]
const open = async (path: string) => {
  await page.goto(path)
  await settled(page)
}
const peopleOf = (name: string) => givenPeople(4).map((person) => ({ ...person, email: `${name}.${person.email}` }))

/** Draws among four people. @returns the draw, the path of the organizer's link, and the lots of the others */
async function drawn(name: string) {
  const organizer = world.visitor()
  const guid = await draw(organizer, peopleOf(name))
  const mails = (await world.mails()).filter(({ to }) => to.startsWith(`${name}.`))
  const manage = mails.find(({ kind }) => kind === 'draw-manage')!
  const { participants } = await readDraw(organizer, guid)
  const link = new URL(/https?:\S+\/loting\/open\/\S+/.exec(manage.text)![0]).pathname
  return { guid, link, participants, lots: mails.filter(({ kind }) => kind === 'lot') }
}

test('the lots that wait leave by the button on the page behind the organizer’s link, and the page passes the checks', async () => {
  const { guid, link } = await drawn('wacht')
  // The test's client has no limits, so two of its lots are made to wait.
  await world.sql`
    update mails set held_on = current_date, sent_on = null, kept = null
    where kind = 'lot' and recipient in ('wacht.deelnemer2@example.org', 'wacht.deelnemer3@example.org')`
  await open(link)
  assert.deepEqual(await faults(), [])
  await page.getByRole('button', { name: 'Bevestig en verstuur de 2 lootjes' }).press('Enter')
  await page.locator('.flash', { hasText: 'De 2 lootjes zijn onderweg' }).waitFor()
  assert.equal(await page.locator('#held-lots').count(), 0)
  await world.mails()
  assert.equal(new URL(page.url()).pathname, `/lootjestrekken/loting/getrokken/${guid}`)
})

test('a person who refuses mails is shown as such to the organizer and the giver, and both pages pass the checks', async () => {
  const { link, participants, lots } = await drawn('weigert')
  for (const { email } of participants.slice(1))
    await world.sql`insert into mail_refusals (email, since) values (${email}, current_date)`
  await world.sql`update mails set given_up_on = current_date, sent_on = null where recipient = ${participants[1]!.email}`
  await open(link)
  assert.match(await page.locator(`#participant-${participants[1]!.publicGuid}`).innerText(), /Wil geen mails/)
  assert.deepEqual(await faults(), [])
  await page.locator(`#resend-${participants[1]!.publicGuid}`).click()
  await page.getByRole('dialog').getByText('wil op dit adres geen mails via ons').waitFor()
  assert.deepEqual(await faults(), [])
  for (const lot of lots) {
    await open(`/lootjestrekken/lootje/${lotGuidIn(lot)}`)
    await page.getByRole('button', { name: 'Open je envelop' }).click()
    await page.locator('#drawn-wishes').waitFor()
    if (await page.getByText('krijgt er geen mail van').isVisible()) break
  }
  await page.getByText('krijgt er geen mail van').waitFor()
  assert.equal(await page.locator('#nudge').count(), 0)
  assert.deepEqual(await faults(), [])
})
