import type { Pool } from '../db.ts'
import { dayMs, dayOf } from '../calendar.ts'
import type { EditionCode } from '../editions.ts'
import type { MailData } from './enqueue-mail.ts'
import type { MailRow } from './waiting-mails.ts'
import type { Services } from '../scope.ts'
import type { BulkRenderer } from './send-bulk.ts'
import type { MailRenderer, RenderedMail } from './send-mail.ts'

/** Data of a sample mail, which needs nothing from the database, so that people can look at the words of the mail. */
interface Given {
  data?: MailData
  /** returns the rows for each statement of the renderer, in the order in which it awaits them; later ones get none */
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

/**
 * Returns services whose database has only these rows. Fragments of statements are never awaited, so they take none.
 */
function withFakeDatabase(services: Services, given: Given): Services {
  const answers = [...given.answers(services)]
  const sql = () => ({ then: (answer: (rows: readonly object[]) => void) => answer(answers.shift() ?? []) })
  return { ...services, sql: Object.assign(sql, { json: (value: unknown) => value }) as unknown as Pool }
}

/** Adds a sample mail to a renderer, which `/dev/mails` shows. */
export const withSample = (render: MailRenderer, given: Given): MailRenderer & Sampled =>
  Object.assign((services: Services, mail: MailRow) => render(services, mail), {
    sample: (services: Services, edition: EditionCode) =>
      render(withFakeDatabase(services, given), rowOf(edition, given)),
  })

export const withBulkSample = (render: BulkRenderer, given: Given): BulkRenderer & Sampled =>
  Object.assign((services: Services, mails: readonly MailRow[]) => render(services, mails), {
    async sample(services: Services, edition: EditionCode) {
      const mail = rowOf(edition, given)
      return (await render(withFakeDatabase(services, given), [mail])).get(mail.id) ?? null
    },
  })

/** Returns the sample renderers by kind of mail, for the renderers that have one. */
export const samplesOf = (renderers: Record<string, MailRenderer | BulkRenderer>): Record<string, SampleRenderer> =>
  Object.fromEntries(
    Object.entries(renderers).flatMap(([kind, renderer]) =>
      'sample' in renderer ? [[kind, (renderer as typeof renderer & Sampled).sample]] : [],
    ),
  )

/** Returns the day a number of days from now (`YYYY-MM-DD`), for samples. */
export const dayAhead = ({ now }: Services, days: number): string => dayOf(new Date(now().getTime() + days * dayMs))
