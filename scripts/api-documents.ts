import { readConfig } from '#core/config.ts'
import { utility } from '#web/utility.ts'
import { features } from '../src/features.ts'
import { apiDocuments } from '../src/reference/web.ts'

/** Returns the documents of the API and of the hub, as a server at an invented address would serve them. */
export const exampleDocuments = () =>
  apiDocuments(readConfig({ BASE_URL: 'https://wishring.example' }), [utility, ...features])
