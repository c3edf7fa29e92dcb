import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { dayFromNow } from '#test/support/days.ts'
import { openFamily } from '#test/support/family.ts'
import { addList, setAccess } from '#test/support/lists.ts'
import { writePost } from '#test/support/posts.ts'

const { world, noor, lotte, bram } = await openFamily()

describe('messages on a list’s page', () => {
  test('are shown if there are any, with a form for users and a link to the login for other visitors', async () => {
    await world.person('Anna Bakker')
    const seen = async (who = world.visitor()) => (await who.get('/anna')).$
    assert.equal((await seen())('#forum').children().length, 0)
    assert.equal((await seen(lotte))('#post-form').length, 1)
    await lotte.post('/anna/forum', { message: 'Gezellig!' })
    const $ = await seen()
    assert.equal($('.post b').text(), 'Lotte de Vries')
    assert.equal($('#post-form').length, 0)
    assert.equal($('.forum a').attr('href'), '/account/login?returnUrl=%2Fanna')
  })

  test('come with a hint for visitors that the owner reads them, and for owners that visitors read them', async () => {
    assert.match((await lotte.get('/noor')).$('#post-form .hint').text(), /^Noor leest mee\. Verklap niets/)
    assert.match(
      (await noor.get('/noor')).$('#post-form .hint').text(),
      /^Iedereen die je lijst kan openen, leest dit ook/,
    )
  })

  test('are marked if an owner wrote them, because any guest may use an owner’s name', async () => {
    const guest = world.visitor()
    await guest.api('POST', '/api/Afstreper/Create', { email: 'vreemd@example.org' })
    const guid = await writePost(noor, noor.list.publicGuid, 'Van mij')
    await guest.post('/noor/forum', { message: 'Niet van mij', firstName: 'Noor', lastName: 'de Vries' })
    const $ = (await lotte.get('/noor')).$
    assert.deepEqual(
      $('.post:has(.chip)')
        .toArray()
        .map((post) => $(post).attr('id')),
      [`post-${guid}`],
    )
    assert.equal($('.post b').filter((_, name) => $(name).text() === 'Noor de Vries').length, 2)
  })

  test('keep their lines, and contain neither markup nor links', async () => {
    const message = 'Kijk:\nhttps://spam.example/koop <b>nu</b>'
    const guid = await writePost(bram, noor.list.publicGuid, message)
    const post = (await lotte.get('/noor')).$(`#post-${guid}`)
    assert.equal(post.find('p').text(), message)
    assert.equal(post.find('p').children().length, 0)
    assert.equal(post.find('.initials').text(), 'BV')
  })

  test('show the time in everyday words', async () => {
    world.travel((Date.parse(`${dayFromNow(1)}T12:00:00Z`) - Date.now()) / 86_400_000) // This is noon, far from midnight.
    const { list } = await world.person('Joke Smeets')
    for (const [days, words] of [
      [0.001, /^\d\d:\d\d$/],
      [1, /^gisteren$/],
      [3, /^(maan|dins|woens|donder|vrij|zater|zon)dag$/],
      [40, /^\d+ [a-z]+( \d{4})?$/],
    ] as const) {
      const at = new Date(world.services.now().getTime() - days * 86_400_000)
      await world.sql`
        insert into forum_posts (list_id, first_name, last_name, message, created_at) values (${list.id}, 'Jo', 'Smit', ${String(days)}, ${at})`
      const time = (await lotte.get('/joke')).$('.post time')
      assert.match(time.text(), words)
      assert.equal(time.attr('datetime'), at.toISOString())
      await world.sql`delete from forum_posts where list_id = ${list.id}`
    }
    world.travel(0)
  })

  test('are on further pages if there are more than a hundred', async () => {
    const { list } = await world.person('Piet Prins')
    await world.sql`
      insert into forum_posts (list_id, first_name, last_name, message, created_at)
      select ${list.id}, 'Jo', 'Smit', 'Nummer ' || n, now() - (300 - n) * interval '1 minute' from generate_series(1, 205) n`
    const numbers = async (path: string) => {
      const { $ } = await lotte.get(path)
      const all = $('.post p').map((_, each) => $(each).text()).get() // oxfmt-ignore
      return { first: all[0], last: all.at(-1), count: all.length, older: $('.older a').attr('href') }
    }
    const newest = await numbers('/piet')
    assert.deepEqual([newest.first, newest.last, newest.count], ['Nummer 106', 'Nummer 205', 100])
    const before = await numbers(newest.older!)
    assert.deepEqual([before.first, before.last, before.count], ['Nummer 6', 'Nummer 105', 100])
    const oldest = await numbers(before.older!)
    assert.deepEqual([oldest.first, oldest.count, oldest.older], ['Nummer 1', 5, undefined])
    const [next] = await world.sql<
      { guid: string }[]
    >`select public_guid as guid from forum_posts where message = 'Nummer 101'`
    const rest = await numbers(`/piet/forum?before=${next!.guid}`)
    assert.deepEqual([rest.first, rest.count, rest.older], ['Nummer 1', 100, undefined])
    assert.equal((await lotte.get('/piet/forum?before=onzin')).$('.post').length, 100)
    assert.equal((await lotte.api('GET', '/api/Wishlist/Get/piet')).body.forum.length, 100)
  })

  test('are not shown to visitors who may not open the list', async () => {
    const { list, ...daan } = await world.person('Daan Mulder')
    await writePost(daan, list.publicGuid, 'Fluistering een')
    await setAccess(world, 'daan', 'CLOSED')
    await writePost(daan, list.publicGuid, 'Fluistering twee')
    const later = await writePost(daan, list.publicGuid, 'Fluistering drie')
    for (const path of ['/daan', '/daan/forum', `/daan/forum?before=${later}`]) {
      assert.match((await daan.get(path)).html, /Fluistering/, path)
      assert.doesNotMatch((await lotte.get(path)).html, /Fluistering/, path)
    }
    assert.equal((await lotte.get('/daan/forum')).headers.get('Location'), '/daan')
    const refused = await lotte.post('/daan/forum', { message: 'Toch' })
    assert.equal(refused.status, 403)
    assert.equal(refused.$('main textarea').val(), 'Toch', 'the typed text is gone')
    assert.equal(refused.$('main a.button').attr('href'), '/daan')
    const byScript = await lotte.htmx('POST', '/daan/forum', { message: 'Toch' })
    assert.deepEqual([byScript.status, byScript.headers.get('HX-Reswap')], [403, 'none'], 'htmx replaces the form')
    assert.match(byScript.html, /niet meer voor je open/)
    assert.equal((await lotte.get('/niemand/forum')).status, 404)
    await addList(world, noor, 'noortwee')
    const elsewhere = await lotte.get(`/noortwee/forum?before=${later}`)
    assert.equal(elsewhere.status, 200)
    assert.doesNotMatch(elsewhere.html, /Fluistering/)
    const { $ } = await lotte.get(`/piet/forum?before=${later}`)
    assert.equal($('.post').length, 0, 'the page of another list reveals when the message was written')
  })
})

describe('a message', () => {
  test('is posted by a plain form, which leads to it', async () => {
    const { status, headers } = await lotte.post('/noor/forum', { message: 'Regel een\r\nRegel twee' })
    assert.equal(status, 303)
    const address = headers.get('Location')!
    assert.match(address, /^\/noor#post-/)
    const { $ } = await lotte.get('/noor')
    assert.equal($(`${address.slice('/noor'.length)} p`).text(), 'Regel een\nRegel twee')
    assert.match($('.flash').text(), /Je bericht is geplaatst/)
    assert.equal($('.flash').attr('data-page-about'), address.slice('/noor#'.length))
  })

  test('keeps its typed text if it is refused, beside the reason', async () => {
    const long = 'x'.repeat(2001)
    for (const answer of [
      await lotte.post('/noor/forum', { message: long }),
      await lotte.htmx('POST', '/noor/forum', { message: long }),
    ]) {
      assert.equal(answer.status, 422)
      assert.match(answer.$('.error').text(), /Maak je bericht korter/)
      assert.equal(answer.$('textarea[name=message]').text(), long)
      assert.equal(
        answer.$('textarea[aria-invalid=true]').attr('aria-describedby'),
        'field-message-hint field-message-error',
      )
    }
    assert.match((await lotte.post('/noor/forum', { message: ' ' })).$('.error').text(), /Schrijf eerst een bericht/)
  })

  test('comes back by htmx with an empty field that has the focus', async () => {
    const { status, $ } = await lotte.htmx('POST', '/noor/forum', { message: 'Vlug' })
    assert.equal(status, 200)
    assert.equal($('.post p').last().text(), 'Vlug')
    assert.equal($('#forum').attr('data-requests-announce'), 'Je bericht is geplaatst.')
    assert.equal($('textarea[data-requests-focus]').text(), '')
  })

  test('asks a user without a name for one, once', async () => {
    const guest = world.visitor()
    await guest.api('POST', '/api/Afstreper/Create', { email: 'tante@example.org' })
    assert.equal((await guest.get('/noor')).$('#post-form [name=firstName], #post-form [name=lastName]').length, 2)
    const refused = await guest.htmx('POST', '/noor/forum', { message: 'Hoi', firstName: 'Jo', lastName: '' })
    assert.equal(refused.status, 422)
    assert.deepEqual(
      [refused.$('[name=firstName]').attr('value'), refused.$('textarea').text(), refused.$('.error').length],
      ['Jo', 'Hoi', 1],
    )
    const posted = await guest.htmx('POST', '/noor/forum', { message: 'Hoi', firstName: 'Jo', lastName: 'Smit' })
    assert.equal(posted.$('.post b').last().text(), 'Jo Smit')
    assert.equal(posted.$('[name=firstName]').length, 0)
    assert.equal((await guest.get('/noor')).$('#post-form [name=firstName]').length, 0)
  })

  test('needs a login', async () => {
    const plain = await world.visitor().post('/noor/forum', { message: 'Hoi' })
    assert.equal(plain.status, 401)
    assert.equal(plain.$('form[action*="login"]').length > 0, true)
  })

  test('is deleted after a confirmation, by its author and by owners', async () => {
    const guid = await writePost(lotte, noor.list.publicGuid, 'Oeps')
    const address = `/noor/forum/${guid}/delete`
    for (const stranger of [bram, world.visitor()]) {
      const { $ } = await stranger.get('/noor')
      assert.deepEqual([$(`#post-${guid}`).length, $(`a[href="${address}"]`).length], [1, 0])
      for (const { status } of [await stranger.get(address), await stranger.post(address)])
        assert.equal(status, stranger === bram ? 404 : 401)
    }
    for (const who of [lotte, noor]) {
      assert.equal((await who.get('/noor')).$(`#post-${guid} a[href="${address}"]`).length, 1)
      const asked = await who.get(address)
      assert.equal(asked.$(`form[action="${address}"] button`).text(), 'Verwijderen')
      assert.equal(asked.$('main a.quiet').first().attr('href'), `/noor#post-${guid}`)
    }
    const deleted = await lotte.htmx('POST', address)
    assert.equal(deleted.headers.get('HX-Trigger'), 'close-dialog')
    assert.equal(deleted.$(`hx-partial[hx-target="#post-${guid}"]`).attr('hx-swap'), 'delete')
    assert.equal((await lotte.get('/noor')).$(`#post-${guid}`).length, 0)

    const another = await writePost(lotte, noor.list.publicGuid, 'Nog eens oeps')
    const plain = await noor.post(`/noor/forum/${another}/delete`)
    assert.deepEqual([plain.status, plain.headers.get('Location')], [303, '/noor#forum'])
  })
})
