import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameOf, readPastedPeople } from '../../../src/draws/wizard/read-pasted-people.ts'

const names: [email: string, name: string][] = [
  ['noor@example.net', 'Noor'],
  ['noor.de.vries@example.net', 'Noor de Vries'],
  ['van.dijk@example.net', 'Van Dijk'],
  ['jan-willem_bakker+lijst@example.net', 'Jan Willem Bakker'],
  ['+@example.net', '+'],
  ['...@example.net', '...'],
]
for (const [email, name] of names) test(`${email} is ${name}`, () => assert.equal(nameOf(email), name))

const texts: [text: string, people: [string, string][], refused: string[]][] = [
  ['', [], []],
  [' , ;|\n\r\n', [], []],
  ['a@b.nl', [['A', 'a@b.nl']], []],
  ['Anna <a@b.nl>', [['Anna', 'a@b.nl']], []],
  ['<a@b.nl>', [['A', 'a@b.nl']], []],
  [
    '"Vries, Anna" <a@b.nl>, "Bram"<b@c.nl>',
    [
      ['Vries, Anna', 'a@b.nl'],
      ['Bram', 'b@c.nl'],
    ],
    [],
  ],
  ['"Anna, a@b.nl', [['A', 'a@b.nl']], ['"Anna']],
  ['Anna <a@b.nl> x', [], ['Anna <a@b.nl> x']],
  ['Anna <a@b.nl', [], ['Anna <a@b.nl']],
  ['a@b.nl c@d.nl', [['A', 'a@b.nl'], ['C', 'c@d.nl']], []], // prettier-ignore
  ['a@b.nl Jan <c@d.nl>, e@f.nl', [['E', 'e@f.nl']], ['a@b.nl Jan <c@d.nl>']],
  ['nee, nee, ja@b.nl', [['Ja', 'ja@b.nl']], ['nee']],
  [
    `${'n'.repeat(100)} <a@b.nl>; ${'n'.repeat(101)} <c@d.nl>`,
    [['n'.repeat(100), 'a@b.nl']],
    [`${'n'.repeat(101)} <c@d.nl>`],
  ],
  [
    `${'a'.repeat(95)}@b.nl,${'a'.repeat(96)}@b.nl`,
    [[`A${'a'.repeat(94)}`, `${'a'.repeat(95)}@b.nl`]],
    [`${'a'.repeat(96)}@b.nl`],
  ],
]
for (const [text, people, refused] of texts) {
  test(`reads ${JSON.stringify(text.slice(0, 60))}`, () =>
    assert.deepEqual(readPastedPeople(text), { people: people.map(([name, email]) => ({ name, email })), refused }))
}

test('a hostile text of a mebibyte is read at once', () => {
  for (const piece of ['"', ' ', '<', '""<', '"a" ', 'a@', '+.', 'a,', 'a,b<', 'a@b.nl ', '\ta@b.nl']) {
    const before = process.cpuUsage()
    readPastedPeople(piece.repeat(2 ** 20 / piece.length))
    assert.ok(process.cpuUsage(before).user < 1_000_000, piece)
  }
})
