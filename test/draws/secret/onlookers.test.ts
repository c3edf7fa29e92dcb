import assert from 'node:assert/strict'
import { test } from 'node:test'
import { guidForm, openPlay, people } from './play.ts'

const { logged, play, sent } = await openPlay()

// Two draws in which everybody does exactly the same, and in which fate was different: whatever the organizer, another participant or a stranger
// gets to see of it must be the same in both.

/** Mails of nudge and question depend on whom fate gave to whom only for those who drew; everybody is drawn by somebody, so everybody but Bram's receiver gets both. */
const withoutNudges = (seen: string[]) =>
  seen.filter((each) => !/Wat wil jij graag|Een vraag van wie jou trok/.test(each))

test(
  'what the organizer, another participant and a stranger see does not depend on who drew whom',
  { timeout: 120_000 },
  async () => {
    const first = await play()
    let second = await play()
    for (let time = 0; time < 5 && (second.pairs === first.pairs || receiver(second) === receiver(first)); time++)
      second = await play()
    assert.notEqual(second.pairs, first.pairs)
    for (const who of ['organizer', 'participant', 'stranger'] as const) {
      const [one, other] = [withoutNudges(first.seen[who]), withoutNudges(second.seen[who])]
      assert.ok(one.length > 40, `${who} looked at a lot`)
      for (const [index, text] of one.entries())
        assert.equal(other[index], text, `${who}, ${index}: ${text.slice(0, 100)}`)
      assert.equal(other.length, one.length)
    }
  },
)

/** Whom Bram drew: what he hears and reads of that is his. */
const receiver = ({ pairs }: { pairs: string }) => /bram@familie.example→(\w+)/.exec(pairs)![1]

test('no mail to anybody names who was drawn, and no two addresses have the same link', async () => {
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

test('the logs hold no guid and no address', () => {
  const all = logged.join('')
  assert.match(all, /"\/api\/Lot\/:/, 'the requests are in them')
  assert.deepEqual(all.match(guidForm), null)
  assert.ok(!/@familie\.example|@nieuw\.example/.test(all), all)
})
