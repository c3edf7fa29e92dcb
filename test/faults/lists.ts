import type { Fault } from './fault.ts'

export default [
  {
    file: 'src/lists/set-picture.ts',
    replace: "  await consume(scope, 'upload')\n",
    by: '',
    harm: 'one user fills the disk with pictures',
    tests: ['test/lists/pictures.test.ts'],
  },
] satisfies Fault[]
