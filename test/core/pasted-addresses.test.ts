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
  ['an old Mac’s lines', 'a@x.nl\rb@x.nl', [['', 'a@x.nl'], ['', 'b@x.nl']]], // oxfmt-ignore
  ['a name that nobody has an address for', 'Oma Riet, bram@x.nl', [['', null], ['', 'bram@x.nl']]], // oxfmt-ignore
  ['an address with a space too many', 'riet @x.nl', [['', null]]],
  ['addresses between blanks', 'riet@x.nl bram@x.nl', [['', 'riet@x.nl'], ['', 'bram@x.nl']]], // oxfmt-ignore
  [
    'addresses between blanks and tabs, over lines',
    'a@x.nl b@x.nl\tc@x.nl\nd@x.nl, e@x.nl f@x.nl\tg@x.nl',
    ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((each) => ['', `${each}@x.nl`]),
  ],
  ['an address and a name before brackets', 'k@x.nl Jan <l@x.nl>', [['', null]]],
  ['addresses before brackets', 'n@x.nl o@x.nl <p@x.nl>', [['', null]]],
  ['another address before brackets', 'n@x.nl <o@x.nl>', [['', null]]],
  ['an address in a cell before brackets', 'n@x.nl\tJan <o@x.nl>', [['', null]]],
  ['something that may be meant for an address, in another cell', 'n@x\tJan <n@x\to@x.nl', [['', null]]],
  ['a quoted name and an address before brackets', '"Jan" n@x.nl <o@x.nl>', [['', null]]],
  ['what follows brackets', '"Jan" <n@x.nl> o@x.nl', [['Jan', 'n@x.nl'], ['', 'o@x.nl']]], // oxfmt-ignore
  [
    'Outlook, where a name is the address itself',
    "jan@x.nl <Jan@x.nl>; 'bo@x.nl' <bo@x.nl>; jo@x.nl\tjo@x.nl\tJo",
    [
      ['', 'Jan@x.nl'],
      ['', 'bo@x.nl'],
      ['Jo', 'jo@x.nl'],
    ],
  ],
  ['a quoted name with an address in it', '"jan@x.nl via lijst" <l@x.nl>', [['jan@x.nl via lijst', 'l@x.nl']]],
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

test('a refused entry is reported as it was typed', () =>
  assert.deepEqual(
    readPastedAddresses(' Oma Riet , riet@x,"Bram" <bram>').map(({ typed }) => typed),
    ['Oma Riet', 'riet@x', '"Bram" <bram>'],
  ))
