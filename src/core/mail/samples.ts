import type { Pool } from '../db.ts'
import { dayMs, dayOf } from '../days.ts'
import type { EditionCode } from '../editions.ts'
import type { MailData } from './enqueue-mail.ts'
import type { MailRow } from './waiting-mails.ts'
import type { Services } from '../scope.ts'
import type { BulkRenderer } from './send-bulk.ts'
import type { MailRenderer, RenderedMail } from './send-mail.ts'

/** Data of a sample mail, in place of the database's rows. Samples show the words of mails to people who edit them. */
interface Given {
  data?: MailData
  /** returns the rows for the renderer's statements, in the order of the awaits; any further statement gets no rows */
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
 * Returns services whose database only has the rows of `given`. Fragments of statements are never awaited, so they
 * take no rows.
 */
function withFakeDatabase(services: Services, given: Given): Services {
  const answers = [...given.answers(services)]
  const sql = () => ({ then: (answer: (rows: readonly object[]) => void) => answer(answers.shift() ?? []) })
  return { ...services, sql: Object.assign(sql, { json: (value: unknown) => value }) as unknown as Pool }
}

/** Adds a sample mail to a renderer. `/dev/mails` shows the sample. */
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

/** Returns the day (`YYYY-MM-DD`) that is `days` days from now, for samples. */
export const dayAhead = ({ now }: Services, days: number): string => dayOf(new Date(now().getTime() + days * dayMs))
