import type { Fault } from './fault.ts'

export default [
  {
    file: 'src/list-view/kept-pages-middleware.ts',
    replace: 'memory.keep(giftsKey(asked, version, rendered.own), gifts!)',
    by: 'memory.keep(giftsKey(asked, version, reader.ownGifts), gifts!)',
    harm: 'one giver’s page says “yours” of what another has crossed off at that moment',
    tests: ['test/list-view/kept-gifts.test.ts'],
  },
] satisfies Fault[]
