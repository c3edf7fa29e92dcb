import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { openFamily } from '#test/support/family.ts'
import type { HtmlResponse } from '#test/support/world.ts'
import { fourteenForThirteen } from '../../assignment/graphs.ts'
import { draftOf, person, sender, wizard } from './drafts.ts'

const { world } = await openFamily()
const visitor = world.visitor()
const send = sender(visitor)

/** Returns a large draft whose exclusions are hard to examine. */
function hardDraft() {
  const excluded = fourteenForThirteen()
  const people = excluded.map((_, number) => person(`P${number}`, { email: `p${number}@b.nl` }))
  return {
    ...draftOf(),
    participants: people.map((giver, number) => ({
      ...giver,
      exclude: [...excluded[number]!].map((other) => people[other]!.localGuid),
    })),
  }
}

describe('Examining large drafts of one client', () => {
  test('Pages and small drafts get a response meanwhile, and excess drafts are refused with Retry-After', async () => {
    const draft = hardDraft()
    await visitor.csrfToken() // With a token, all requests use one session.
    const answered: HtmlResponse[] = []
    const refused = Promise.withResolvers<HtmlResponse>()
    const sent = Array.from({ length: 8 }, async (_, number) => {
      const answer = await send(number % 2 === 0 ? '/uitsluitingen/next' : '/overzicht', draft)
      if (answer.status === 429) refused.resolve(answer)
      else answered.push(answer)
      return answer
    })
    const all = Promise.all(sent)
    const first = await Promise.race([refused.promise, all])
    assert.ok(!Array.isArray(first), 'no excess draft was refused')
    assert.ok(Number(first.headers.get('Retry-After')) >= 1)

    const small = draftOf('Anna', 'Bram', 'Carla', 'Dirk', 'Els')
    assert.equal((await send('/uitsluitingen/next', small)).headers.get('HX-Push-Url'), `${wizard}/overzicht`)
    assert.equal((await world.visitor().get(`${wizard}/start`)).status, 200)
    const whenSmallWasAnswered = answered.length

    const examined = (await all).filter(({ status }) => status !== 429)
    assert.ok(whenSmallWasAnswered < examined.length, 'the small draft waited for all large drafts')
    for (const { status, $, headers } of examined) {
      if (status === 422) assert.match($('[role=alert]').text(), /P0, P1, .* kunnen alleen P987, .* trekken/)
      else assert.equal(headers.get('HX-Replace-Url'), `${wizard}/uitsluitingen`)
    }
    assert.ok(examined.some(({ status }) => status === 422))
  })
})
