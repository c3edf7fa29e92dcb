import type { Fault } from './fault.ts'

export default [
  {
    file: 'src/links/connect-outside.ts',
    replace: "if (!addresses.every(mayBe)) return refuse('Banned')",
    by: "if (!addresses.some(mayBe)) return refuse('Banned')",
    harm: 'a name that also stands for an address within reaches our own network',
    tests: ['test/links'],
  },
  {
    file: 'src/links/connect-outside.ts',
    replace: "  if (!mayBe(socket.remoteAddress ?? '')) {",
    by: '  if (!host) {',
    harm: 'a name that changes its address while it is asked reaches our own network',
    tests: ['test/links'],
  },
  {
    file: 'src/links/connect-outside.ts',
    replace: "  if (!mayBeAsked(url, allowedHosts)) return refuse('Banned')\n",
    by: '',
    harm: 'a pasted link makes the server ask ports that are not the web’s',
    tests: ['test/links'],
  },
  {
    file: 'src/links/fetch-picture.ts',
    replace: 'Math.min(stored.value.width, stored.value.height) >= minSide',
    by: 'stored.value.width > 0',
    harm: 'a gift’s picture is a pixel that counts visitors',
    tests: ['test/gifts/links.test.ts'],
  },
  {
    file: 'src/links/fetch-picture.ts',
    replace: 'addresses.slice(0, maxTried)',
    by: 'addresses',
    harm: 'whoever pastes a link has us fetch as many pictures as its page names',
    tests: ['test/gifts/links.test.ts'],
  },
  {
    file: 'src/links/readings.ts',
    replace: 'url === null ? freshMs.nothing : freshMs.something',
    by: 'freshMs.something',
    harm: 'a shop that was down for a minute says nothing for a day',
    tests: ['test/gifts/links.test.ts'],
  },
  {
    file: 'src/links/readings.ts',
    replace: '(url === null ? freshMs.nothing : freshMs.something)',
    by: 'freshMs.nothing',
    harm: 'a shop is asked anew for each wish',
    tests: ['test/gifts/links.test.ts'],
  },
  {
    file: 'src/links/readings.ts',
    replace: '(url === null ? freshMs.nothing : freshMs.something)',
    by: '(url === null ? freshMs.something : freshMs.nothing)',
    harm: 'a page that could not be read once says nothing for a whole day, and every other is asked for every ten minutes',
    tests: ['test/gifts/links.test.ts'],
  },
  {
    file: 'src/links/addresses.ts',
    replace: "return address.range() === 'unicast' && !isInOwnNetwork(address)",
    by: "return address.range() === 'unicast'",
    harm: 'a pasted link reads what stands beside our server in its own network, by public addresses',
    tests: ['test/links/addresses.test.ts'],
  },
  {
    file: 'src/links/politeness.ts',
    replace: '? Number(retryAfter) * 1_000 :',
    by: '? Number(retryAfter) :',
    harm: 'a shop that wants to be left alone for two minutes is asked again at once, and bans us',
    tests: ['test/links/follow-address.test.ts'],
  },
] satisfies Fault[]
