import type { Fault } from './fault.ts'

export default [
  {
    file: 'src/home/statistics.ts',
    replace: "Number(dayOf(now()).slice('YYYY-'.length, 'YYYY-MM'.length))",
    by: 'now().getUTCMonth() + 1',
    harm: 'at the start of a month the figures on the start page still count last month’s birthdays',
    tests: ['test/home/start-page.test.ts'],
  },
  {
    file: 'src/home/pages.tsx',
    replace: 'const birthdaysWithinDays = 31',
    by: 'const birthdaysWithinDays = 30',
    harm: 'the start page shows a birthday a day late',
    tests: ['test/home/start-page.test.ts'],
  },
  {
    file: 'src/home/pages.tsx',
    replace: 'user.lists.length === 0 && !draws?.length && gatherings.length === 0',
    by: 'user.lists.length === 0',
    harm: 'a user with draws but without a list never sees the start page',
    tests: ['test/home/start-page.test.ts'],
  },
  {
    file: 'src/home/pages.tsx',
    replace: 'isApp && user.lists.length === 1',
    by: 'isApp && user.lists.length >= 1',
    harm: 'a user with several lists sees only one in the app',
    tests: ['test/home/start-page.test.ts'],
  },
  {
    file: 'views/home/Home.tsx',
    replace: 'texts.date(new Date(list.lastUpdate)',
    by: 'texts.date(list.lastUpdate',
    harm: 'a list that was changed at night is shown with the day before',
    tests: ['test/home/start-page.test.ts'],
  },
  {
    file: 'views/home/Home.tsx',
    replace: 'count: others.length })',
    by: 'count: others.length + 1 })',
    harm: 'a list shows one co-owner too many',
    tests: ['test/home/start-page.test.ts'],
  },
  {
    file: 'views/home/Home.tsx',
    replace: 'list.title ?? list.fullName',
    by: 'list.fullName',
    harm: 'several lists of one owner look the same on the start page',
    tests: ['test/home/start-page.test.ts'],
  },
  {
    file: 'views/home/Landing.tsx',
    replace: 'createAccountUrl({ occasion })',
    by: 'createAccountUrl({})',
    harm: 'the occasion that a visitor chose is lost',
    tests: ['test/home/start-page.test.ts'],
  },
  {
    file: 'src/home-screen/manifest-pages.tsx',
    replace: "params: { title: 'title', text: 'text', url: 'url' }",
    by: "params: { title: 'title', url: 'url' }",
    harm: 'a link that an app shares as text becomes an empty wish',
    tests: ['test/home-screen/home-screen.test.ts'],
  },
] satisfies Fault[]
