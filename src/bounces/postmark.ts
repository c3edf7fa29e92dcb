import { z } from 'zod'
import { isEmail, storedAddress } from '#core/email-addresses.ts'

// Reports of bounces and complaints in the shape of Postmark's webhooks:
// https://postmarkapp.com/developer/webhooks/bounce-webhook

/** Types of bounce by which a mail server says that the mailbox doesn't exist. Postmark sends no more mails there. */
const permanentTypes: ReadonlySet<string> = new Set(['HardBounce', 'BadEmailAddress', 'ManuallyDeactivated'])
const complaintTypes: ReadonlySet<string> = new Set(['SpamNotification', 'SpamComplaint'])

const webhook = z.object({
  RecordType: z.string(),
  Type: z.string().default(''),
  Email: z.string().max(400).default(''),
})

/** Report of a relay about an e-mail address. */
export interface Report {
  address: string
  /** `bounce` if the mailbox doesn't exist; `complaint` if its owner reported a mail as spam */
  about: 'bounce' | 'complaint'
}

/**
 * Reads a webhook of Postmark.
 * @returns `undefined` for a body that isn't a webhook; null for a report that changes nothing, such as of a full mailbox
 */
export function readWebhook(body: unknown): Report | null | undefined {
  const parsed = webhook.safeParse(body)
  if (!parsed.success) return undefined
  const { RecordType, Type, Email } = parsed.data
  // A relay knows domains in ASCII only.
  const address = storedAddress(Email)
  if (!isEmail(address)) return null
  if (RecordType === 'SpamComplaint' || complaintTypes.has(Type)) return { address, about: 'complaint' }
  return RecordType === 'Bounce' && permanentTypes.has(Type) ? { address, about: 'bounce' } : null
}
