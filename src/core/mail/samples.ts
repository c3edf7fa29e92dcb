import type { Pool } from '../db.ts'
import { dayMs, dayOf } from '../calendar.ts'
import type { EditionCode } from '../editions.ts'
import type { MailData } from './enqueue-mail.ts'
import type { MailRow } from './waiting-mails.ts'
import type { Services } from '../scope.ts'
import type { BulkRenderer } from './send-bulk.ts'
import type { MailRenderer, RenderedMail } from './send-mail.ts'

/** What a mail is made of where there is nothing in the database, so that its words can be looked at. */
interface Given {
  data?: MailData
  /** the rows that the renderer's statements answer, in the order in which it waits for them; further ones answer none */
  answers(services: Services): readonly (readonly object[])[]
}

export type SampleRenderer = (services: Services, edition: EditionCode) => Promise<RenderedMail | null>

interface Sampled {
  sample: SampleRenderer
}

const rowOf = (edition: EditionCode, { data = {} }: Given): MailRow => ({
  ...{ id: 1, kind: 'sample', cause: 'sample', recipient: 'lena@example.org', userId: 1, edition, data },
  ...{ watched: null, isSealed: false, waitsSince: null },
})

/** The services, with a database that has only these answers. A piece of a statement is not waited for, and takes none. */
function answering(services: Services, given: Given): Services {
  const answers = [...given.answers(services)]
  const sql = () => ({ then: (answer: (rows: readonly object[]) => void) => answer(answers.shift() ?? []) })
  return { ...services, sql: Object.assign(sql, { json: (value: unknown) => value }) as unknown as Pool }
}

/** Adds to a renderer what `/dev/mails` shows of its kind. */
export const withSample = (render: MailRenderer, given: Given): MailRenderer & Sampled =>
  Object.assign((services: Services, mail: MailRow) => render(services, mail), {
    sample: (services: Services, edition: EditionCode) => render(answering(services, given), rowOf(edition, given)),
  })

export const withBulkSample = (render: BulkRenderer, given: Given): BulkRenderer & Sampled =>
  Object.assign((services: Services, mails: readonly MailRow[]) => render(services, mails), {
    async sample(services: Services, edition: EditionCode) {
      const mail = rowOf(edition, given)
      return (await render(answering(services, given), [mail])).get(mail.id) ?? null
    },
  })

/** The samples of those renderers that have one, by kind. */
export const samplesOf = (renderers: Record<string, MailRenderer | BulkRenderer>): Record<string, SampleRenderer> =>
  Object.fromEntries(
    Object.entries(renderers).flatMap(([kind, renderer]) =>
      'sample' in renderer ? [[kind, (renderer as typeof renderer & Sampled).sample]] : [],
    ),
  )

/** For samples: `YYYY-MM-DD`. */
export const dayAhead = ({ now }: Services, days: number): string => dayOf(new Date(now().getTime() + days * dayMs))
