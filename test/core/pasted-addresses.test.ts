import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPastedAddresses } from '#core/pasted-addresses.ts'

const texts: [what: string, text: string, addresses: [name: string, email: string | null][]][] = [
  [
    'entries of Outlook are read, with a comma in a name, and semicolons between them',
    'Oma Riet <riet@x.nl>; "Visser, Bram" <bram@x.nl>, jo@x.de',
    [
      ['Oma Riet', 'riet@x.nl'],
      ['Visser, Bram', 'bram@x.nl'],
      ['', 'jo@x.de'],
    ],
  ],
  [
    'entries of Outlook are read, with unquoted last names first',
    'Visser, Bram <bram@x.nl>; Bakker, Sem <sem@x.nl>',
    [
      ['Visser, Bram', 'bram@x.nl'],
      ['Bakker, Sem', 'sem@x.nl'],
    ],
  ],
  [
    'entries of Gmail are read, with commas between them, over several lines',
    'Oma Riet <riet@x.nl>,\r\nBram Visser <bram@x.nl>,\r\n',
    [
      ['Oma Riet', 'riet@x.nl'],
      ['Bram Visser', 'bram@x.nl'],
    ],
  ],
  [
    'a column of Excel is read as one address a line',
    'riet@x.nl\r\nbram@x.nl\r\n\r\n',
    [
      ['', 'riet@x.nl'],
      ['', 'bram@x.nl'],
    ],
  ],
  [
    'rows of Excel are read, with names before or after the address',
    'Oma\tRiet\triet@x.nl\nbram@x.nl\tBram\t\n',
    [
      ['Oma Riet', 'riet@x.nl'],
      ['Bram', 'bram@x.nl'],
    ],
  ],
  [
    'a row of Excel is read, with an address in each cell',
    'riet@x.nl\tbram@x.nl',
    [
      ['', 'riet@x.nl'],
      ['', 'bram@x.nl'],
    ],
  ],
  ['the line ends of old Macs separate addresses', 'a@x.nl\rb@x.nl', [['', 'a@x.nl'], ['', 'b@x.nl']]], // oxfmt-ignore
  ['a name without an address is refused, and the address beside it is read', 'Oma Riet, bram@x.nl', [['', null], ['', 'bram@x.nl']]], // oxfmt-ignore
  ['an address with a space in it is refused', 'riet @x.nl', [['', null]]],
  ['blanks separate addresses', 'riet@x.nl bram@x.nl', [['', 'riet@x.nl'], ['', 'bram@x.nl']]], // oxfmt-ignore
  [
    'blanks, tabs, commas and line ends separate addresses',
    'a@x.nl b@x.nl\tc@x.nl\nd@x.nl, e@x.nl f@x.nl\tg@x.nl',
    ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((each) => ['', `${each}@x.nl`]),
  ],
  ['an address and a name before brackets are refused', 'k@x.nl Jan <l@x.nl>', [['', null]]],
  ['two addresses before brackets are refused', 'n@x.nl o@x.nl <p@x.nl>', [['', null]]],
  ['an address before brackets with another address is refused', 'n@x.nl <o@x.nl>', [['', null]]],
  ['an address in a cell before a cell with brackets is refused', 'n@x.nl\tJan <o@x.nl>', [['', null]]],
  ['a row is refused if one of its cells may be meant as an address', 'n@x\tJan <n@x\to@x.nl', [['', null]]],
  ['a quoted name and an address before brackets are refused', '"Jan" n@x.nl <o@x.nl>', [['', null]]],
  ['an address after brackets is read as another entry', '"Jan" <n@x.nl> o@x.nl', [['Jan', 'n@x.nl'], ['', 'o@x.nl']]], // oxfmt-ignore
  [
    'a name of Outlook that is the address itself is left out',
    "jan@x.nl <Jan@x.nl>; 'bo@x.nl' <bo@x.nl>; jo@x.nl\tjo@x.nl\tJo",
    [
      ['', 'Jan@x.nl'],
      ['', 'bo@x.nl'],
      ['Jo', 'jo@x.nl'],
    ],
  ],
  ['a quoted name may contain an address', '"jan@x.nl via lijst" <l@x.nl>', [['jan@x.nl via lijst', 'l@x.nl']]],
  ['three cells with two addresses are refused', 'Riet\triet@x.nl\tbram@x.nl', [['', null]]],
  ['an invalid address in brackets is refused', 'Riet <riet@x>', [['Riet', null]]],
  ['a bracket that is never closed is refused', 'Riet <riet@x.nl', [['', null]]],
  ['separators alone are no entries', ' ,;|\n\t', []],
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
