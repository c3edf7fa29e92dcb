import { passwordApi } from './api.ts'
import { passwordPages } from './pages.tsx'
import type { WebFeature } from '#web/feature.ts'

export const passwords: WebFeature = {
  pages: [passwordPages],
  apis: [passwordApi],
  secretPaths: [/^(\/account\/resetpassword\/).+/, /^(\/api\/Account\/CheckResetPasswordCode\/).+/i],
  secretFields: [/password/i],
}
