import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import { setAccess } from '#test/support/lists.ts'
import { invite } from '#test/support/owners.ts'
import type { Client } from '#test/support/world.ts'

const { world, noor, lotte, bram } = await openFamily()
const { publicGuid: gift } = await world.addGift(noor.list)
await setAccess(world, 'lotte', 'OPEN', 'Hoe heet onze hond?', 'Takkie')
const [category] = await world.sql<{ publicGuid: string }[]>`
  select public_guid as "publicGuid" from categories where id = ${noor.list.categoryId}`
const guid = await invite(noor)

const asking = {
  username: 'noor',
  firstName: 'Noor',
  lastName: 'de Vries',
  accessType: 'OPEN',
  accessQuestion: 'Hoe heet onze kat?',
  accessAnswer: 'Minoes',
}

/**
 * Every text field outside the draws' wizard: the path of its form, its maximum length, and the other fields that the
 * form needs to reach its check.
 */
const limits: readonly [who: Client, path: string, field: string, max: number, others?: Record<string, string>][] = [
  [noor, '/noor/gifts', 'description', 1000],
  [noor, '/noor/gifts/new', 'description', 1000],
  [noor, '/noor/gifts/new', 'url', 4096],
  [noor, `/gifts/${gift}/edit`, 'description', 1000],
  [noor, '/noor/title', 'title', 100],
  [noor, '/noor/description', 'description', 2000],
  [noor, '/noor/settings', 'username', 50],
  [noor, '/noor/settings', 'firstName', 50],
  [noor, '/noor/settings', 'lastName', 100],
  [noor, '/noor/settings', 'city', 100],
  [noor, '/noor/settings', 'accessQuestion', 255, asking],
  [noor, '/noor/settings', 'accessAnswer', 32, asking],
  [noor, '/mylist/new', 'username', 50],
  [noor, '/mylist/new', 'title', 100],
  [noor, '/mylist/new', 'city', 100],
  [noor, '/mylist/new', 'firstName', 50],
  [noor, '/mylist/new', 'lastName', 100],
  [noor, '/noor/categories', 'name', 100],
  [noor, `/noor/categories/${category!.publicGuid}/name`, 'name', 100],
  [noor, '/noor/owners/invites', 'name', 100],
  [noor, '/noor/owners/invites', 'email', 100],
  [noor, '/mylist/send', 'recipients', 4096],
  [noor, '/mylist/send', 'subject', 200],
  [noor, '/mylist/send', 'messageStart', 4096],
  [noor, '/mylist/send', 'messageEnd', 4096],
  [bram, '/noor/forum', 'message', 2000],
  [bram, '/lotte', 'answer', 255],
  [world.visitor(), `/gifts/${gift}/cross-off`, 'email', 100],
  [world.visitor(), `/gifts/${gift}/cross-off`, 'password', 500, { email: lotte.email, step: 'password' }],
  [world.visitor(), '/account/login', 'emailOrUsername', 100],
  [world.visitor(), '/account/login', 'password', 500, { emailOrUsername: 'noor' }],
  [world.visitor(), '/account/create', 'firstName', 50],
  [world.visitor(), '/account/create', 'lastName', 100],
  [world.visitor(), '/account/create', 'wishlistUrlName', 50],
  [world.visitor(), '/account/create', 'email', 100],
  [world.visitor(), '/account/create', 'password', 128],
  [world.visitor(), `/i/${guid}/createaccount`, 'password', 128],
  [world.visitor(), `/i/${guid}/login`, 'emailOrUsername', 100],
  [world.visitor(), '/lootjestrekken/kwijt', 'email', 100],
]

for (const [who, path, field, max, others] of limits)
  test(`the field ${field} at ${path.replaceAll(/[0-9a-f-]{36}/g, '…')} refuses a text over its limit${field === 'password' ? '' : ', but keeps it'}`, async () => {
    const typed = (field === 'url' ? 'https://winkel.example/' : '').padEnd(max + 1, 'x')
    const { status, $ } = await who.post(path, { ...others, [field]: typed })
    assert.equal(status, 422)
    const control = $(`main [name=${field}]:not([type=hidden])`).first()
    assert.equal(control.attr('aria-invalid'), 'true')
    const said = control.attr('aria-describedby')!.split(' ')
    assert.match(
      said.map((id) => $(`#${id}:is(.error, .note)`).text()).join(' '),
      /maximaal|hoogstens|te lang|langer dan|korter|Dat is het niet/,
    )
    if (field !== 'password') assert.equal(control.val(), typed)
    assert.equal($('[maxlength]').length, 0, 'browsers cut a text that is pasted into a field with a maxlength')
  })
