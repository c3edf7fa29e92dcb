import type { Services } from '#core/scope.ts'
import { resendLotsTo } from '../../src/lots/index.ts'

/** Mails the lots of an address again. @returns how many */
export const resendLot = async (services: Services, email: string): Promise<string> =>
  `${await resendLotsTo(services, email)} lots will be sent again`
