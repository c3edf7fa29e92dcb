import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { runToEnd } from '../process/processes.ts'
import { openFamily } from '#test/support/family.ts'
import { crossOff, editGift } from '#test/support/gifts.ts'
import { addList } from '#test/support/lists.ts'
import { runQueued, waitForLocks, whileLocked } from '#test/support/locks.ts'
import { accept, invite, addOwners } from '#test/support/owners.ts'
import { writePost } from '#test/support/posts.ts'
import { until } from '#test/support/until.ts'
import { openWorld, type ApiResponse, type Client, type Person, type World } from '#test/support/world.ts'
import { mailsOf } from '../draws/drawing.ts'

const { world, noor, sem } = await openFamily()

const deleting = (who: Client) => who.api('POST', '/api/Account/Delete', {})
const idOf = async ({ sql }: World, { email }: Pick<Person, 'email'>) =>
  (await sql<{ id: number }[]>`select id from users where email = ${email} order by id limit 1`)[0]!.id
const guest = async (email: string, at = world): Promise<Client> => {
  const client = at.visitor()
  assert.equal((await client.api('POST', '/api/Afstreper/Create', { email })).status, 201)
  return client
}

describe('The secret', () => {
  test('is kept from an owner who deletes her account: page, statements and response don’t depend on it', async () => {
    const counting = await openWorld({ MAIL_DELAYS: 'on' }, { countsQueries: true })
    after(() => counting.close())
    const looks = []
    for (const isCrossedOff of [false, true]) {
      const owner = await counting.person('Vera Kok')
      const giver = await guest(`gever-${isCrossedOff}@example.org`, counting)
      for (let n = 0; n < 3; n++) {
        const { publicGuid } = await counting.addGift(owner.list)
        if (isCrossedOff) await crossOff(giver, publicGuid)
      }
      const page = await owner.get('/account/delete')
      let answer: ApiResponse | undefined
      const statements = await counting.countQueries(async () => (answer = await deleting(owner)))
      looks.push({
        said: page.$('section[aria-labelledby=what-goes]').text(),
        status: answer!.status,
        body: answer!.body as unknown,
        // The statements after that are the worker's, which sends the confirmation mail.
        statements: statements.slice(0, statements.findIndex((each) => each.includes('insert into mails')) + 1),
      })
    }
    assert.ok(looks[0]!.statements.length > 20)
    assert.deepEqual(looks[1], looks[0])
  })

  test('is kept after an owner’s deletion: her address gets no mail about her gifts, even as a guest’s', async () => {
    const owner = await world.person('Wil Kok')
    const typed = await guest('wil-elders@example.org')
    await world.sql`update users set email = ${owner.email} where email = 'wil-elders@example.org'`
    const gifts = [await world.addGift(owner.list), await world.addGift(owner.list), await world.addGift(owner.list)]
    await crossOff(sem, gifts[1]!.publicGuid)
    await world.sql`
      insert into cross_offs (gift_id, user_id) select ${gifts[0]!.id}, id from users where email = ${owner.email} and password_hash is null`
    assert.equal((await typed.api('GET', '/api/Account/UserData')).status, 200)
    const before = (await mailsOf(world, 'gift-news')).length
    await deleting(owner)
    const told = (await mailsOf(world, 'gift-news')).slice(before)
    assert.deepEqual(
      told.map(({ to }) => to),
      [sem.email],
    )
    assert.match(told[0]!.text, /is er niet meer.*We weten niet of \S+ het nog wil/s)
    assert.doesNotMatch(told[0]!.text, /wil het niet meer/)
    assert.match((await sem.get('/crossedoff')).$('.gone').text(), /De lijst van \S+ is verwijderd/)
    assert.equal((await world.sql`select 1 from gift_changes`).length, 0)
  })

  test('allows notices to givers of a change that an owner made before leaving a shared list', async () => {
    const [first, second] = [await world.person('Xena Kok'), await world.person('Yara Kok')]
    await addOwners(first, second)
    const { publicGuid } = await world.addGift(first.list, { description: 'Schaal' })
    await crossOff(sem, publicGuid)
    // Makes the change wait until it is due, as in production.
    await world.sql`alter table gift_changes alter column due_at set default now()`
    const { services } = world
    const { config } = services
    Object.assign(services, { config: { ...config, mailDelays: true } })
    await editGift({ ...second, list: first.list }, publicGuid, 'Blauwe schaal')
    assert.equal((await deleting(second)).status, 200)
    Object.assign(services, { config })
    await world.sql`update gift_changes set due_at = now() - interval '1 second', final_at = now() - interval '1 second'`
    await services.queue.boss.send('tell-givers', {})
    await until(async () => (await world.sql`select 1 from gift_changes`).length === 0, 'givers to be told')
    assert.match((await mailsOf(world, 'gift-news', sem.email)).at(-1)!.text, /Blauwe schaal/)
  })
})

describe('A deletion and another request at the same moment', () => {
  test('one of two deletions succeeds, and the other learns that the account is gone', async () => {
    for (let round = 0; round < 4; round++) {
      const leaver = await world.person(`Tweemaal${round} Kok`)
      const second = world.visitor()
      for (const [name, value] of leaver.cookies) second.cookies.set(name, value)
      const answers = await Promise.all([deleting(leaver), deleting(second)])
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400])
      assert.deepEqual(answers.find(({ status }) => status === 400)!.body, { UserDeleted: true })
      assert.equal((await mailsOf(world, 'account-deleted', leaver.email)).length, 1)
    }
  })

  test('a giver of a gift on a deleted list is notified, or comes too late to cross it off', async () => {
    for (let round = 0; round < 6; round++) {
      const leaver = await world.person(`Lijst${round} Kok`)
      const { publicGuid, id } = await world.addGift(leaver.list, { description: `Ronde ${round}` })
      const [deleted, crossed] = await Promise.all([
        deleting(leaver),
        sem.api('POST', '/api/Gift/CrossOff', { publicGiftGuid: publicGuid }),
      ])
      assert.equal(deleted.status, 200)
      if (crossed.status !== 200) assert.deepEqual([crossed.status, crossed.body], [422, { problem: 'GiftDeleted' }])
      const told = (await mailsOf(world, 'gift-news', sem.email)).filter(({ text }) => text.includes(`Ronde ${round}`))
      assert.equal(told.length, crossed.status === 200 ? 1 : 0)
      assert.equal((await world.sql`select 1 from cross_offs where gift_id = ${id}`).length, 0)
    }
  })

  test('a cross-off by the leaver is freed afterwards, or refused', async () => {
    for (let round = 0; round < 6; round++) {
      const leaver = await world.person(`Gever${round} Kok`)
      const { publicGuid, id } = await world.addGift(noor.list)
      const [deleted, crossed] = await Promise.all([
        deleting(leaver),
        leaver.api('POST', '/api/Gift/CrossOff', { publicGiftGuid: publicGuid }),
      ])
      assert.equal(deleted.status, 200)
      assert.ok([200, 400, 401].includes(crossed.status), `status ${crossed.status}`)
      assert.equal((await world.sql`select 1 from cross_offs where gift_id = ${id}`).length, 0)
    }
  })

  test('a leaver who adds a friend gets 404, because the friendship would belong to nobody', async () => {
    const leaver = await world.person('Haast Kok')
    const headers = { 'X-CSRF-TOKEN': await leaver.csrfToken(), 'Content-Type': 'application/json' }
    const body = JSON.stringify({ publicGuid: noor.list.publicGuid })
    const form = { csrfToken: headers['X-CSRF-TOKEN'], publicGuid: noor.list.publicGuid }
    const begun = await world.sql.begin(async (tx) => {
      await tx`delete from lists where id = ${leaver.list.id}`
      await tx`delete from users where private_guid = ${leaver.user.privateGuid}`
      const requests = [
        leaver.request('POST', '/api/Friend/Add', { headers, body }),
        leaver.request('POST', '/friends', { body: new URLSearchParams(form) }),
      ]
      await waitForLocks(world.sql, requests.length, 'insert into friendships')
      return { requests }
    })
    assert.deepEqual(
      (await Promise.all(begun.requests)).map(({ status }) => status),
      [404, 404],
    )
  })

  test('a user who accepts the leaver’s invite keeps the list, or finds no invite', async () => {
    for (let round = 0; round < 6; round++) {
      const leaver = await world.person(`Samen${round} Kok`)
      const joiner = await world.person(`Mee${round} Kok`)
      const guid = await invite(leaver)
      const [deleted, joined] = await Promise.all([deleting(leaver), accept(joiner, guid)])
      assert.equal(deleted.status, 200)
      const owners = await world.sql<{ isPrimary: boolean; id: number }[]>`
        select is_primary as "isPrimary", user_id as id from list_owners where list_id = ${leaver.list.id}`
      if (joined.status === 200)
        assert.deepEqual(
          { ...owners[0] },
          { isPrimary: true, id: await idOf(world, joiner) },
          'the joiner is the primary owner',
        )
      else {
        assert.deepEqual([joined.status, joined.body], [422, { problem: 'NotFound' }])
        assert.equal((await world.sql`select 1 from lists where id = ${leaver.list.id}`).length, 0)
      }
    }
  })

  test('a user keeps the leaver’s list if the deletion waits until they have accepted the invite', async () => {
    const [leaver, joiner] = [await world.person('Vertrek Kok'), await world.person('Blijf Kok')]
    const guid = await invite(leaver)
    const joinerId = await idOf(world, joiner)
    const [joined, deleted] = await runQueued(
      world.sql,
      (tx) => tx`select 1 from users where id = ${joinerId} for update`,
      () => accept(joiner, guid),
      () => deleting(leaver),
    )
    assert.deepEqual([joined.status, deleted.status], [200, 200])
    const owners = await world.sql<{ id: number }[]>`
      select user_id as id from list_owners where list_id = ${leaver.list.id} and is_primary`
    assert.deepEqual(
      owners.map(({ id }) => id),
      [joinerId],
    )
  })

  test('a list that the leaver comes to own between the deletion’s locks is not left without an owner', async () => {
    const [leaver, friend] = [await world.person('Tussen Kok'), await world.person('Door Kok')]
    const guid = await invite(friend)
    const id = await idOf(world, leaver)
    const { status } = await whileLocked(
      world.sql,
      (tx) => tx`select 1 from users where id = ${id} for update`,
      () => deleting(leaver),
      async (tx) => {
        await tx`select 1 from lists where id = ${friend.list.id} for no key update`
        await tx`insert into list_owners (list_id, user_id) values (${friend.list.id}, ${id})`
        await tx`
          with list as (
            insert into lists (username, first_name, last_name, access_type) values ('tussendoor', 'Tussen', 'Kok', 'PUBLIC') returning id
          )
          insert into list_owners (list_id, user_id, is_primary) select id, ${id}, true from list`
      },
    )
    assert.equal(status, 200)
    assert.equal((await world.sql`select 1 from lists where username = 'tussendoor'`).length, 0)
    assert.equal((await world.sql`select 1 from list_owners where list_id = ${friend.list.id}`).length, 1)
    assert.equal((await accept(sem, guid)).status, 200)
  })

  test('a list that the leaver comes to own between the deletion’s locks is locked before it is left', async () => {
    const [leaver, friend] = [await world.person('Straks Kok'), await world.person('Alvast Kok')]
    const [leaverId, friendId] = [await idOf(world, leaver), await idOf(world, friend)]
    const begun = await world.sql.begin(async (tx) => {
      await tx`select 1 from lists where id = ${friend.list.id} for no key update`
      const deletion = whileLocked(
        world.sql,
        (other) => other`select 1 from users where id = ${leaverId} for update`,
        () => deleting(leaver),
        (other) => other`insert into list_owners (list_id, user_id) values (${friend.list.id}, ${leaverId})`,
      )
      await Promise.race([deletion, waitForLocks(world.sql, 1, 'from list_owners')])
      await tx`delete from list_owners where list_id = ${friend.list.id} and user_id = ${friendId}`
      return { deletion }
    })
    assert.equal((await begun.deletion).status, 200)
    assert.equal(
      (await world.sql`select 1 from lists where id = ${friend.list.id}`).length,
      0,
      'the list had no other owner left',
    )
  })

  test('two owners who both leave one list do not leave it without an owner', async () => {
    for (let round = 0; round < 4; round++) {
      const [one, two] = [await world.person(`Een${round} Kok`), await world.person(`Ander${round} Kok`)]
      await addOwners(one, two)
      const answers = await Promise.all([deleting(one), deleting(two)])
      assert.deepEqual(
        answers.map(({ status }) => status),
        [200, 200],
      )
      assert.equal((await world.sql`select 1 from lists where id = ${one.list.id}`).length, 0)
    }
    const orphans =
      await world.sql`select 1 from lists l where not exists (select 1 from list_owners o where o.list_id = l.id)`
    assert.equal(orphans.length, 0)
  })

  test('a deletion is tried again if PostgreSQL ends it because of a deadlock', async () => {
    const leaver = await world.person('Klem Kok')
    const { publicGuid, id } = await world.addGift(noor.list)
    await crossOff(leaver, publicGuid)
    await world.sql`create sequence tries` // a rollback does not reset a sequence
    await world.sql`
      create function end_first_try() returns trigger language plpgsql as $$
      begin
        if nextval('tries') = 1 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
        return old;
      end $$`
    await world.sql`create trigger end_first_try before delete on users for each row execute function end_first_try()`
    try {
      assert.equal((await deleting(leaver)).status, 200)
    } finally {
      await world.sql`drop trigger end_first_try on users`
    }
    const [{ tries } = { tries: 0 }] = await world.sql<{ tries: number }[]>`select last_value::int as tries from tries`
    assert.equal(tries, 2)
    assert.equal((await world.sql`select 1 from cross_offs where gift_id = ${id}`).length, 0)
    assert.equal((await mailsOf(world, 'account-deleted', leaver.email)).length, 1)
  })

  test('a login finds the account, or is refused like a wrong password', async () => {
    for (let round = 0; round < 4; round++) {
      const leaver = await world.person(`Inlog${round} Kok`)
      const device = world.visitor()
      const [deleted, login] = await Promise.all([
        deleting(leaver),
        device.api('POST', '/api/Account/Login', { emailOrUsername: leaver.email, password: leaver.password }),
      ])
      assert.deepEqual([deleted.status, login.status], [200, 200])
      const now = await device.api('GET', '/api/Account/UserData')
      assert.ok(now.status === 204 || (now.status === 400 && login.body === true), `status ${now.status}`)
    }
  })
})

describe('An operator', () => {
  const job = (...args: string[]) =>
    runToEnd(process.execPath, ['--import', 'tsx', 'jobs/cli.ts', ...args], {
      DATA_DIR: world.services.config.dataDir,
      DATABASE_URL: world.url,
      SECRET: 'a secret of more than 32 bytes for tests only',
      EDITION: 'nl',
      LOG_LEVEL: 'warn',
    })

  test('can preview and delete all users of an address, and is warned of an unknown address', async () => {
    const leaver = await world.person('Zoë Kok', { username: 'zoe' })
    await world.addGift(leaver.list)
    await addList(world, leaver, 'zoe-twee')
    await guest('zoe-gast@example.org')
    await world.sql`update users set email = ${leaver.email} where email = 'zoe-gast@example.org'`
    const dry = await job('delete-user', 'ZOE@example.org', '--dry-run')
    assert.equal(dry.code, 0, dry.stderr)
    assert.match(dry.stdout, /^account \d+: 2 lists with 1 gift and 0 friends deleted;.*\nguest \d+: .*\nWould delete 1 account and 1 guest of ZOE@example.org\.\n$/) // oxfmt-ignore
    assert.equal((await world.sql`select 1 from users where email = ${leaver.email}`).length, 2)
    const done = await job('delete-user', leaver.email)
    assert.equal(done.code, 0, done.stderr)
    assert.match(done.stdout, /^Deleted 1 account and 1 guest of zoe@example.org\.\n$/)
    assert.equal(done.stderr.trim().split('\n').length, 2)
    assert.equal((await world.sql`select 1 from users where email = ${leaver.email}`).length, 0)
    assert.deepEqual((await leaver.api('GET', '/api/Account/UserData')).body, { UserDeleted: true })
    assert.equal((await mailsOf(world, 'account-deleted', leaver.email)).length, 1)
    const unknown = await job('delete-user', leaver.email)
    assert.deepEqual([unknown.code, unknown.stdout], [1, ''])
    assert.match(unknown.stderr, /^nobody has the address zoe@example.org\n$/)
    assert.equal((await job('delete-user', 'geen-adres')).code, 2)
  })

  test('can delete a user who is crossing off a gift, and the gift stays free', async () => {
    const leaver = await world.person('Storm Kok')
    const { publicGuid, id } = await world.addGift(noor.list)
    await writePost(leaver, noor.list.publicGuid, 'Dag')
    await world.mails() // mail jobs lock users too, so they must be done
    const begun = await world.sql.begin(async (tx) => {
      // The deletion locks the user and frees their cross-offs. Then it waits for this lock on their forum message.
      await tx`select 1 from forum_posts where user_id = ${await idOf(world, leaver)} for update`
      const deleted = job('delete-user', leaver.email)
      await waitForLocks(world.sql, 1)
      const crossed = leaver.api('POST', '/api/Gift/CrossOff', { publicGiftGuid: publicGuid })
      await Promise.race([crossed, waitForLocks(world.sql, 2)])
      return { deleted, crossed }
    })
    assert.equal((await begun.deleted).code, 0)
    assert.ok([400, 401].includes((await begun.crossed).status), 'a deleted user can’t cross off')
    assert.equal((await world.sql`select 1 from cross_offs where gift_id = ${id}`).length, 0)
  })

  test('can read users’ reasons for leaving, as quotations with escaped control characters', async () => {
    const leaver = await world.person('Reden Kok')
    const { body } = await leaver.api('GET', '/api/Account/GetDeleteUserQuestion')
    await leaver.api('POST', '/api/Account/Delete', {
      answerId: body.answers[4].id,
      customAnswer: 'Te\u001b[2J "veel"\u009b',
    })
    const { code, stdout } = await job('deletion-replies')
    assert.equal(code, 0)
    assert.match(stdout, /^Why are you leaving\?\n/)
    assert.match(stdout, / {5}1 {2}I get too many emails/)
    assert.match(stdout, /^\d{4}-\d\d-\d\d {2}I get too many emails: "Te\\u001b\[2J \\"veel\\"\\u009b"$/m)
  })
})
