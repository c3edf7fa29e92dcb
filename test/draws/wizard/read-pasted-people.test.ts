import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameFromEmail, readPastedPeople } from '../../../src/draws/wizard/read-pasted-people.ts'

const names: [email: string, name: string][] = [
  ['noor@example.net', 'Noor'],
  ['noor.de.vries@example.net', 'Noor de Vries'],
  ['van.dijk@example.net', 'Van Dijk'],
  ['jan-willem_bakker+lijst@example.net', 'Jan Willem Bakker'],
  ['+@example.net', '+'],
  ['...@example.net', '...'],
]
for (const [email, name] of names)
  test(`The name in ${email} is ${name}`, () => assert.equal(nameFromEmail(email), name))

const texts: [text: string, people: [string, string][], refused: string[]][] = [
  ['', [], []],
  [' , ;|\n\r\n', [], []],
  ['a@b.nl', [['A', 'a@b.nl']], []],
  ['Opa Henk opa@b.nl', [['Opa Henk', 'opa@b.nl']], []],
  ['Opa Henk, opa@b.nl', [['Opa Henk', 'opa@b.nl']], []],
  ['Opa Henk; opa@b.nl', [['Opa Henk', 'opa@b.nl']], []],
  ['Opa Henk\topa@b.nl', [['Opa Henk', 'opa@b.nl']], []],
  ['Opa Henk: opa@b.nl', [['Opa Henk', 'opa@b.nl']], []],
  ['Opa Henk - opa@b.nl', [['Opa Henk', 'opa@b.nl']], []],
  ['Opa Henk (opa@b.nl)', [['Opa Henk', 'opa@b.nl']], []],
  ['opa@b.nl Opa Henk', [['Opa Henk', 'opa@b.nl']], []],
  ['opa@b.nl, Opa Henk', [['Opa Henk', 'opa@b.nl']], []],
  ['Opa Henk mailto:opa@b.nl', [['Opa Henk', 'opa@b.nl']], []],
  ['Opa Henk <mailto:opa@b.nl>', [['Opa Henk', 'opa@b.nl']], []],
  ['"Opa Henk" opa@b.nl,', [['Opa Henk', 'opa@b.nl']], []],
  ['“Opa Henk” <opa@b.nl>', [['Opa Henk', 'opa@b.nl']], []],
  ['1. Opa Henk opa@b.nl', [['Opa Henk', 'opa@b.nl']], []],
  ['- Opa Henk opa@b.nl.', [['Opa Henk', 'opa@b.nl']], []],
  ['Opa Henk, opa@b.nl, 06-12345678', [['Opa Henk', 'opa@b.nl']], []],
  ['Opa, opa@b.nl, Oma, oma@b.nl', [['Opa', 'opa@b.nl'], ['Oma', 'oma@b.nl']], []], // oxfmt-ignore
  ['Aan: Opa <opa@b.nl>, Oma <oma@b.nl>', [['Opa', 'opa@b.nl'], ['Oma', 'oma@b.nl']], []], // oxfmt-ignore
  ['To: Opa <opa@b.nl>;\r\n <oma@b.nl>; "Bakker, Jo"\r\n\t<jo@b.nl>', [['Opa', 'opa@b.nl'], ['Oma', 'oma@b.nl'], ['Bakker, Jo', 'jo@b.nl']], []], // oxfmt-ignore
  ['Anna <a@b.nl>', [['Anna', 'a@b.nl']], []],
  ['<a@b.nl>', [['A', 'a@b.nl']], []],
  ['"Vries, Anna" <a@b.nl>, "Bram"<b@c.nl>', [['Vries, Anna', 'a@b.nl'], ['Bram', 'b@c.nl']], []], // oxfmt-ignore
  ['"Anna, a@b.nl', [['Anna', 'a@b.nl']], []],
  ['Anna <a@b.nl> x', [['Anna x', 'a@b.nl']], []],
  ['Anna <a@b.nl', [], ['Anna <a@b.nl: wrong_address']],
  ['a@b.nl c@d.nl', [['A', 'a@b.nl'], ['C', 'c@d.nl']], []], // oxfmt-ignore
  ['a@b.nl Jan <c@d.nl>, e@f.nl', [['E', 'e@f.nl']], ['a@b.nl Jan <c@d.nl>: several_addresses']],
  ['Opa opa@b.nl Oma oma@b.nl', [], ['Opa opa@b.nl Oma oma@b.nl: several_addresses']],
  ['Opa Henk\nopa@b.nl', [['Opa', 'opa@b.nl']], ['Opa Henk: no_address']],
  ['Riet, riet@b, Bram bram@b.nl', [['Bram', 'bram@b.nl']], ['Riet: no_address', 'riet@b: wrong_address']], // oxfmt-ignore
  ['06-12345678', [], ['06-12345678: no_address']],
  ['nee, nee, ja@b.nl', [['nee', 'ja@b.nl']], ['nee: no_address']],
  [
    `${'n'.repeat(100)} <a@b.nl>; ${'n'.repeat(101)} <c@d.nl>`,
    [['n'.repeat(100), 'a@b.nl']],
    [`${'n'.repeat(101)} <c@d.nl>: name_too_long`],
  ],
  [
    `${'a'.repeat(95)}@b.nl,${'a'.repeat(96)}@b.nl`,
    [[`A${'a'.repeat(94)}`, `${'a'.repeat(95)}@b.nl`]],
    [`${'a'.repeat(96)}@b.nl: wrong_address`],
  ],
]
for (const [text, people, refused] of texts) {
  test(`A pasted text is read correctly: ${JSON.stringify(text.slice(0, 60))}`, () => {
    const read = readPastedPeople(text)
    assert.deepEqual(read.people.map(({ name, email }) => [name, email]), people) // oxfmt-ignore
    assert.deepEqual(read.refused.map(({ typed, why }) => `${typed}: ${why.split('.').at(-1)}`), refused) // oxfmt-ignore
  })
}

/** Returns the CPU time of this thread, in milliseconds, that reading a text of `length` characters takes. */
function readingTime(piece: string, length: number): number {
  const text = piece.repeat(length / piece.length)
  const before = process.threadCpuUsage()
  readPastedPeople(text)
  return process.threadCpuUsage(before).user / 1000
}

test('The time to read a hostile text grows linearly with its length', () => {
  const pieces = [
    '"',
    ' ',
    '<',
    '""<',
    '"a" ',
    'a@',
    '+.',
    'a,',
    'a,b<',
    'a@b.nl ',
    '\ta@b.nl',
    '\n <',
    '\n \t',
    'to: ',
    '))',
    'n, a@b.nl, ',
  ]
  for (const piece of pieces) {
    // Four times the length takes about 4 times as long, or 16 times if the time grows with the square of the length. A
    // busy machine may slow down one measurement, so only three slow measurements in a row fail the test.
    const isLinear = () => readingTime(piece, 2 ** 18) < 10 * Math.max(readingTime(piece, 2 ** 16), 10)
    assert.ok(isLinear() || isLinear() || isLinear(), JSON.stringify(piece))
  }
})
