import { checkScreensOf } from './screens.ts'

await checkScreensOf('owners')
