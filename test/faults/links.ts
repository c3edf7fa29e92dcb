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
] satisfies Fault[]
