import { shopsUrl } from '#views/shops/urls.ts'
import { shopApi } from './api.ts'
import { shopPages } from './pages.tsx'
import type { WebFeature } from '#web/feature.ts'

/** The page of shops and its API. */
export const shops: WebFeature = { pages: [shopPages], apis: [shopApi], pagesByVersion: { [shopsUrl]: 'shops' } }
