import type { Fault } from './fault.ts'

export default [
  {
    file: 'src/operations/backup/tables.ts',
    replace: " and a.attgenerated = ''",
    by: '',
    harm: 'no backup can be restored',
    tests: ['test/process/backup.test.ts'],
  },
] satisfies Fault[]
