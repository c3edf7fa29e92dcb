import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPastedAddresses } from '#core/pasted-addresses.ts'

const texts: [what: string, text: string, addresses: [name: string, email: string | null][]][] = [
  [
    'Outlook, with names, a comma in one of them, and semicolons',
    'Oma Riet <riet@x.nl>; "Visser, Bram" <bram@x.nl>, jo@x.de',
    [
      ['Oma Riet', 'riet@x.nl'],
      ['Visser, Bram', 'bram@x.nl'],
      ['', 'jo@x.de'],
    ],
  ],
  [
    'Outlook, last names first and unquoted',
    'Visser, Bram <bram@x.nl>; Bakker, Sem <sem@x.nl>',
    [
      ['Visser, Bram', 'bram@x.nl'],
      ['Bakker, Sem', 'sem@x.nl'],
    ],
  ],
  [
    'Gmail, by commas and over lines',
    'Oma Riet <riet@x.nl>,\r\nBram Visser <bram@x.nl>,\r\n',
    [
      ['Oma Riet', 'riet@x.nl'],
      ['Bram Visser', 'bram@x.nl'],
    ],
  ],
  [
    'a column of Excel',
    'riet@x.nl\r\nbram@x.nl\r\n\r\n',
    [
      ['', 'riet@x.nl'],
      ['', 'bram@x.nl'],
    ],
  ],
  [
    'rows of Excel, names before or after',
    'Oma\tRiet\triet@x.nl\nbram@x.nl\tBram\t\n',
    [
      ['Oma Riet', 'riet@x.nl'],
      ['Bram', 'bram@x.nl'],
    ],
  ],
  [
    'a row of Excel with an address in each cell',
    'riet@x.nl\tbram@x.nl',
    [
      ['', 'riet@x.nl'],
      ['', 'bram@x.nl'],
    ],
  ],
  ['an old Mac’s lines', 'a@x.nl\rb@x.nl', [['', 'a@x.nl'], ['', 'b@x.nl']]], // prettier-ignore
  ['a name that nobody has an address for', 'Oma Riet, bram@x.nl', [['', null], ['', 'bram@x.nl']]], // prettier-ignore
  ['an address with a space too many', 'riet @x.nl', [['', null]]],
  ['two addresses and no separator', 'riet@x.nl bram@x.nl', [['', null]]],
  ['three cells, two of them addresses', 'Riet\triet@x.nl\tbram@x.nl', [['', null]]],
  ['brackets with something wrong in them', 'Riet <riet@x>', [['Riet', null]]],
  ['a bracket that is never closed', 'Riet <riet@x.nl', [['', null]]],
  ['separators alone', ' ,;|\n\t', []],
]
for (const [what, text, addresses] of texts) {
  test(what, () =>
    assert.deepEqual(
      readPastedAddresses(text).map(({ name, email }) => [name, email]),
      addresses,
    ),
  )
}

test('what is refused is told as it was typed', () =>
  assert.deepEqual(
    readPastedAddresses(' Oma Riet , riet@x,"Bram" <bram>').map(({ typed }) => typed),
    ['Oma Riet', 'riet@x', '"Bram" <bram>'],
  ))
