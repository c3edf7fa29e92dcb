import type { Fault } from './fault.ts'

export default [
  {
    file: 'src/home/statistics.ts',
    replace: "Number(dayOf(now()).slice('YYYY-'.length, 'YYYY-MM'.length))",
    by: 'now().getUTCMonth() + 1',
    harm: 'birthdays of the month before are counted as the month begins',
    tests: ['test/home/start-page.test.ts'],
  },
  {
    file: 'src/home/pages.tsx',
    replace: 'const birthdaysWithinDays = 31',
    by: 'const birthdaysWithinDays = 30',
    harm: 'the start page tells a birthday a day late',
    tests: ['test/home/start-page.test.ts'],
  },
  {
    file: 'src/home/pages.tsx',
    replace: " && !draws?.length) return redirect(c, '/mylist/new')",
    by: ") return redirect(c, '/mylist/new')",
    harm: 'who has draws and no list never sees the start page',
    tests: ['test/home/start-page.test.ts'],
  },
  {
    file: 'src/home/pages.tsx',
    replace: 'isApp && user.lists.length === 1',
    by: 'isApp && user.lists.length >= 1',
    harm: 'who has several lists sees only one in the app',
    tests: ['test/home/start-page.test.ts'],
  },
  {
    file: 'views/home/Home.tsx',
    replace: 'texts.date(new Date(list.lastUpdate)',
    by: 'texts.date(list.lastUpdate',
    harm: 'a list that was changed in the night is said to be a day older',
    tests: ['test/home/start-page.test.ts'],
  },
  {
    file: 'views/home/Home.tsx',
    replace: 'count: others.length })',
    by: 'count: others.length + 1 })',
    harm: 'a list is said to be kept with one person more',
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
    replace: 'createAccountAddress({ occasion })',
    by: 'createAccountAddress({})',
    harm: 'the occasion that a visitor chose is forgotten',
    tests: ['test/home/start-page.test.ts'],
  },
  {
    file: 'src/home-screen/manifest-pages.tsx',
    replace: "params: { title: 'title', text: 'text', url: 'url' }",
    by: "params: { title: 'title', url: 'url' }",
    harm: 'a link that an app shares as text arrives as an empty wish',
    tests: ['test/home-screen/home-screen.test.ts'],
  },
] satisfies Fault[]
