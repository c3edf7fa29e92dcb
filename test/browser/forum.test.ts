import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writePost } from '#test/support/posts.ts'
import { until } from '#test/support/until.ts'
import { assertFocus, goToLive, openStage, phone } from './stage.ts'

// Posting on a list while others post, too: text that is being typed stays, and its field keeps the focus.

const stage = await openStage()

test('a message’s draft stays while others post and the list changes, and goes once it is posted', async () => {
  const [noor, lotte, bram] = [
    await stage.world.person('Noor de Vries'),
    await stage.world.person('Lotte de Vries'),
    await stage.world.person('Bram Visser'),
  ]
  const [page, owner, stranger] = [await stage.open(lotte, phone), await stage.open(noor), await stage.open(null)]
  for (const each of [page, owner, stranger]) await goToLive(each, () => each.goto('/noor'))
  const field = page.getByLabel('Jouw bericht')
  await field.fill('Ik kom, en ik neem')
  await field.press('End')

  const guid = await writePost(bram, noor.list.publicGuid, 'Wie komt er?')
  for (const each of [page, owner, stranger]) await each.locator(`#post-${guid}`).waitFor()
  await stranger.getByRole('heading', { name: 'Berichten' }).waitFor()
  await field.pressSequentially(' taart')
  await noor.api('POST', '/api/MyList/UpdateTitle', { privateGuid: noor.list.privateGuid, title: 'Feest' })
  await page.getByRole('heading', { name: 'Feest' }).waitFor()
  await field.pressSequentially(' mee')
  assert.equal(await field.inputValue(), 'Ik kom, en ik neem taart mee')
  await assertFocus(page, /Jouw bericht/)

  await page.getByRole('button', { name: 'Plaats bericht' }).tap()
  for (const each of [page, owner, stranger])
    await each.locator('.post', { hasText: 'Ik kom, en ik neem taart mee' }).waitFor()
  await assertFocus(page, /Jouw bericht/)
  assert.equal(await field.inputValue(), '')
  await until(
    async () => (await page.locator('[data-announcing-region]').textContent()) === 'Je bericht is geplaatst.',
    'the announcement',
  )
  for (const each of [page, owner, stranger]) assert.equal(await each.locator('.post').count(), 2)

  await owner.getByRole('link', { name: 'Verwijder het bericht van Bram Visser' }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click()
  for (const each of [page, owner, stranger]) await each.locator(`#post-${guid}`).waitFor({ state: 'detached' })
  await assertFocus(owner, /Berichten/, { isSeen: false })
})
