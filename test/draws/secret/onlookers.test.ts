import assert from 'node:assert/strict'
import { test } from 'node:test'
import { guidForm, openPlay, people } from './play.ts'

const { logged, play, sent } = await openPlay()

// In two draws all people do exactly the same, but the lots are different. Everything that the organizer, another
// participant or an anonymous visitor sees must be the same in both.

/**
 * Leaves out mails of nudges and questions, which depend on Bram's receiver: Bram sends none, so his receiver gets
 * none, and everybody else gets both.
 */
const withoutNudges = (seen: string[]) =>
  seen.filter((each) => !/Iemand is benieuwd naar je verlanglijst|Iemand heeft een vraag voor je/.test(each))

test(
  'The organizer, another participant and an anonymous visitor see the same, whatever was drawn',
  { timeout: 300_000 },
  async () => {
    const first = await play()
    let second = await play()
    for (let time = 0; time < 5 && (second.pairs === first.pairs || receiver(second) === receiver(first)); time++)
      second = await play()
    assert.notEqual(second.pairs, first.pairs)
    for (const who of ['organizer', 'participant', 'stranger'] as const) {
      const [one, other] = [withoutNudges(first.seen[who]), withoutNudges(second.seen[who])]
      assert.ok(one.length > 40, `${who} saw too few texts`)
      for (const [index, text] of one.entries())
        assert.equal(other[index], text, `${who}, ${index}: ${text.slice(0, 100)}`)
      assert.equal(other.length, one.length)
    }
  },
)

/** Returns the name of the participant whom Bram drew. The test wants two draws in which it differs. */
const receiver = ({ pairs }: { pairs: string }) => /bram@familie.example→(\w+)/.exec(pairs)![1]

test('No mail names a receiver, and no two addresses get the same link', async () => {
  const names = people().map(({ name }) => name)
  for (const mail of sent()) {
    const own = names.find((name) => mail.to.startsWith(name.toLowerCase()))
    const words = `${mail.subject}\n${mail.text}\n${mail.html}`
    for (const name of names)
      if (name !== own && name !== 'Lotte') assert.ok(!words.includes(name), `${mail.to}: ${name}`)
  }
  const owners = new Map<string, Set<string>>()
  for (const { to, text } of sent())
    for (const [, guid] of text.matchAll(/\/lootje\/([0-9a-f-]{36})/g))
      owners.set(guid!, (owners.get(guid!) ?? new Set()).add(to))
  assert.ok(owners.size >= 2 * names.length)
  for (const shared of owners.values()) assert.equal(shared.size, 1, [...shared].join())
})

test('The logs contain no guid and no e-mail address', () => {
  const all = logged.join('')
  assert.match(all, /"\/api\/Lot\/:/, 'the logs have the requests')
  assert.deepEqual(all.match(guidForm), null)
  assert.ok(!/@familie\.example|@nieuw\.example/.test(all), all)
  assert.ok(!/Bought|Wrapped|Van mij/.test(all), 'the logs contain no tick and no wishes')
})
