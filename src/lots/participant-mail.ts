import type { MailRenderer } from '#core/mail/send-mail.ts'
import { dayMs, dayOf, daysUntil } from '#core/days.ts'
import { editions } from '#core/editions.ts'
import { textsFor, type Texts } from '#core/i18n.ts'
import { refusable } from '#core/mail/refusals.ts'
import { shortened } from '#core/names.ts'
import type { MailRow } from '#core/mail/waiting-mails.ts'
import type { Services } from '#core/scope.ts'
import type { Aside, MailContent } from '#mail-content/mail-content.ts'
import { renderMail } from '#mail-content/render-mail.tsx'
import { drawPictureUrl } from './draw-picture.ts'
import { lotGuidOf, lotHashOf, newLotGuid, storedLotColumns, type StoredLot } from './envelope.ts'
import { hasWishlist } from './has-wishlist.ts'
import { isLotHeld } from './held-lots.ts'
import { reminderUrls } from './reminder-links.ts'
import { termSentences, type Terms } from './terms.ts'
import { formerAddressesOf, type FormerAddress } from './former-addresses.ts'
import type { DrawOccasion } from './occasions.ts'

/** The participant who gets a mail, and the participant's draw, as both are when the mail is sent. */
interface ParticipantMailRow extends StoredLot, Terms {
  participantId: number
  name: string
  email: string | null
  isOrganizer: boolean
  /** whether the participant gave their address themselves */
  isOwnAddress: boolean
  hasWishlist: boolean
  isForced: boolean
  isViewed: boolean
  wantsReminders: boolean
  opensWhereDrawn: boolean
  title: string
  description: string | null
  occasion: DrawOccasion | null
  createDate: Date
  organizer: string
  isDeleted: boolean
  /** whether the lot is held, so that the participant gets no mail about the draw */
  isHeld: boolean
}

/** Values that a mail to a participant may use. Its reader is the participant. */
interface ParticipantMailValues extends Pick<
  ParticipantMailRow,
  | 'isOrganizer'
  | 'isOwnAddress'
  | 'version'
  | 'hasWishlist'
  | 'isForced'
  | 'isViewed'
  | 'opensWhereDrawn'
  | 'description'
  | 'date'
  | 'budget'
> {
  t: Texts['t']
  /** without line breaks, and shortened */
  values: { name: string; title: string; organizer: string }
  /** sentences that say the day and the budget, if the draw has them */
  terms: string[]
  /** number of nights until the day; null without a day or after it */
  nights: number | null
  /** link by which the reader switches the reminders of this draw off */
  reminders: { aside: Aside }
  pictureUrl: string
  /** URL of the reader's own lot */
  lotUrl(): string
  formerAddresses(): Promise<FormerAddress[]>
}

async function rowOf(services: Services, mail: MailRow): Promise<ParticipantMailRow | null> {
  const [row] = await services.sql<ParticipantMailRow[]>`
    select p.id as participant_id, p.name, p.email::text as email, ${storedLotColumns(services.sql)}, p.is_organizer, p.is_own_address,
      ${hasWishlist(services.sql)} as has_wishlist, p.is_forced, p.is_viewed, p.wants_reminders, p.opens_where_drawn, d.title,
      d.description, d.occasion, d.day as date, d.budget, d.drawn_at as create_date, d.organizer_name as organizer, d.deleted_at is not null as is_deleted,
      ${isLotHeld(services.sql)} as is_held
    from participants p
    join draws d on d.id = p.draw_id
    where p.id = ${Number(mail.data['participantId'])} and d.drawn_at is not null`
  return row ?? null
}

/** Replaces line breaks by spaces, because people type names and titles, and a mail's subject must be one line. */
export const oneLine = (words: string): string => words.replace(/\s+/g, ' ')

/**
 * Returns the renderer of a kind of mail to participants.
 * @param write returns null if the mail is no longer worth sending
 * @param ofDeletedDraws whether the mail is also sent once the draw is deleted
 * @param follows whether the mail goes to the participant's e-mail address at the time of sending, as nudges and
 *   questions do; else to the address at the time of enqueueing
 * @param isReminder whether the mail is a reminder, which the participant can switch off
 * @param toFormer whether the mail goes to a former address, which had the lot; such a mail is sent while the lot is held
 */
export const participantMail =
  (
    write: (
      reader: ParticipantMailValues,
      mail: MailRow,
      services: Services,
    ) => MailContent | null | Promise<MailContent | null>,
    { ofDeletedDraws = false, follows = false, toFormer = false, isReminder = false } = {},
  ): MailRenderer =>
  async (services, mail) => {
    const row = await rowOf(services, mail)
    if (!row || (row.isHeld && !toFormer) || (row.isDeleted && !ofDeletedDraws)) return null
    if (isReminder && !row.wantsReminders) return null
    const { name, title, organizer } = row
    const lotGuid = lotGuidOf(services.signer, row)
    const texts = textsFor(editions[mail.edition])
    const switchOff = reminderUrls(services, row.participantGuid)
    const reader: ParticipantMailValues = {
      ...row,
      t: texts.t,
      terms: termSentences(texts, row),
      nights: daysUntil(row.date, services.now()),
      reminders: { aside: { before: '', label: texts.t('mail.reminder.switch_off'), url: switchOff.page } },
      values: {
        name: shortened(oneLine(name)),
        title: shortened(oneLine(title)),
        organizer: shortened(oneLine(organizer)),
      },
      pictureUrl: drawPictureUrl(services, row, mail.edition),
      lotUrl() {
        if (!lotGuid) throw new Error('a lot has no guid under this secret')
        return `${services.config.baseUrl}/lootjestrekken/lootje/${lotGuid}`
      },
      formerAddresses: () => formerAddressesOf(services.sql, row.participantId),
    }
    const content = await write(reader, mail, services)
    if (!content) return null
    const to = follows ? row.email : mail.recipient
    if (to === null) return null
    // Organizers cause the mails about their own draws, except for those from their givers. An organizer who has not
    // proven the address may be somebody else.
    const isByOthers = follows || !row.isOrganizer || row.opensWhereDrawn
    return {
      ...renderMail(services, mail.edition, {
        ...content,
        ...(isByOthers && refusable(services, to, reader.t('mail.refuse'))),
        ...(isReminder && { unsubscribeUrl: switchOff.oneClick }),
      }),
      ...(follows && { to }),
    }
  }

/** Participant in the samples of mails to participants. */
export const sampleParticipant = {
  answers({ signer, now }: Services): ParticipantMailRow[][] {
    const lot = { participantGuid: '88888888-8888-4888-8888-888888888888', version: 1 }
    return [
      [
        {
          ...lot,
          lotHash: lotHashOf(newLotGuid(signer, lot)),
          sealedGuid: null,
          participantId: 1,
          name: 'Lena',
          email: 'lena@example.org',
          isOrganizer: false,
          isOwnAddress: false,
          hasWishlist: false,
          isForced: false,
          isViewed: false,
          wantsReminders: true,
          opensWhereDrawn: false,
          title: 'Emma & Co',
          description: 'LEGO!',
          date: dayOf(new Date(now().getTime() + 12 * dayMs)),
          budget: 2500,
          occasion: 'Christmas',
          createDate: now(),
          organizer: 'Emma',
          isDeleted: false,
          isHeld: false,
        },
      ],
    ]
  },
}
