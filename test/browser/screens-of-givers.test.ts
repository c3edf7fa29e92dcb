import { checkScreensOf } from './screens.ts'

await checkScreensOf('givers')
