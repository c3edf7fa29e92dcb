import type { Services } from '#core/scope.ts'
import { withSample } from '#core/mail/samples.ts'
import { hasMessage } from '../conversations/index.ts'
import { formerPlace } from './former-addresses.ts'
import { participantMail, sampleParticipant } from './participant-mail.ts'

/**
 * Mail that brings a participant the link to their lot. Not sent if the lot has moved to another e-mail address
 * meanwhile.
 */
const lot = participantMail(async (reader, mail) => {
  const {
    t,
    values,
    terms,
    isOrganizer,
    isOwnAddress,
    isForced,
    opensWhereDrawn,
    version,
    description,
    pictureUrl,
    lotUrl,
  } = reader
  const former = await reader.formerAddresses()
  return version !== mail.data['version']
    ? null
    : {
        subject: t('mail.lot.subject', values),
        preheader: t('mail.lot.preheader'),
        pictureUrl,
        heading: t('mail.lot.heading', values),
        paragraphs: [
          t(isOrganizer ? 'mail.lot.drawn_by_you' : 'mail.lot.drawn', values),
          ...terms,
          t('mail.lot.only_you'),
          ...(isForced ? [t('lot.forced')] : []),
          ...(opensWhereDrawn ? [t('lot.opens_where_drawn')] : []),
          ...former.map((each) => formerPlace(t, each)),
        ],
        ...(description && { quote: description }),
        button: { label: t('mail.lot.button'), url: lotUrl() },
        note: t('mail.lot.keep_it'),
        footnote: isOrganizer ? t('mail.lot.why_you') : t(isOwnAddress ? 'mail.lot.why_part' : 'mail.lot.why', values),
      }
})

/**
 * Mail that asks a drawn participant for a list, on behalf of their giver. Not sent if the participant has linked a
 * list or written wishes by now.
 */
const nudge = participantMail(
  ({ t, values, hasWishlist, lotUrl }) =>
    hasWishlist
      ? null
      : {
          subject: t('mail.nudge.subject', values),
          preheader: t('mail.nudge.preheader'),
          heading: t('mail.nudge.heading', values),
          paragraphs: [t('mail.nudge.body', values), t('mail.nudge.how')],
          button: { label: t('mail.nudge.button'), url: lotUrl() },
          note: t('mail.lot.keep_it'),
          footnote: t('mail.lot.why_part', values),
        },
  { follows: true },
)

/**
 * Mail with a message from the other side of a conversation. It says nothing of its sender, and has no address for replies.
 * Not sent if the recipient has muted the sender, or if the pair is no more.
 */
const message = participantMail(
  async ({ t, values, lotUrl }, { data }, services) => {
    if (data['isMuted'] === true || !(await hasMessage(services, data['messageId'] as string))) return null
    const kind = data['isByGiver'] === true ? 'question' : 'answer'
    return {
      subject: t(`mail.${kind}.subject`, values),
      preheader: t(`mail.${kind}.preheader`),
      heading: t(`mail.${kind}.heading`, values),
      paragraphs: [t(`mail.${kind}.body`, values)],
      quote: data['message'] as string,
      button: { label: t(`mail.${kind}.button`), url: lotUrl() },
      note: t('mail.message.how'),
      footnote: t('mail.lot.why_part', values),
    }
  },
  { follows: true },
)

/** Notice to a lot's former e-mail address that the lot's old link is dead. */
const moved = participantMail(
  ({ t, values }, { data }) => ({
    subject: t('mail.lot_moved.subject', values),
    preheader: t('mail.lot_moved.preheader'),
    heading: t('mail.lot_moved.heading', values),
    paragraphs: [t('mail.lot_moved.body', values), t('mail.lot_moved.meaning', values)],
    footnote: t(data['wasOwnAddress'] === true ? 'mail.lot.why_part' : 'mail.lot.why', values),
  }),
  { toFormer: true },
)

/** Reminder to open a lot. It says nothing about any list. */
const openingReminder = participantMail(
  ({ t, values, terms, isViewed, lotUrl, reminders }) =>
    isViewed
      ? null
      : {
          subject: t('mail.lot_reminder.subject', values),
          preheader: t('mail.lot_reminder.preheader'),
          heading: t('mail.lot_reminder.heading', values),
          paragraphs: [t('mail.lot_reminder.body', values), ...terms],
          button: { label: t('mail.lot.button'), url: lotUrl() },
          asides: [reminders.aside],
          note: t('mail.lot.keep_it'),
          footnote: t('mail.lot.why_part', values),
        },
  { isReminder: true },
)

/** Reminder of the day of the presents, a week before it. It says nothing about any list. */
const dayReminder = participantMail(
  ({ t, values, terms, nights, lotUrl, reminders }) =>
    nights === null
      ? null
      : {
          subject: t('mail.draw_reminder.subject', { ...values, days: nights }),
          preheader: t('mail.draw_reminder.preheader'),
          heading: t('mail.draw_reminder.heading', { ...values, days: nights }),
          paragraphs: [...terms, t('mail.draw_reminder.body')],
          button: { label: t('mail.draw_changed.button'), url: lotUrl() },
          asides: [reminders.aside],
          note: t('mail.lot.keep_it'),
          footnote: t('mail.lot.why_part', values),
        },
  { isReminder: true },
)

/** Notice to a participant that they draw somebody else now, because somebody joined or left. */
const changed = participantMail(
  ({ t, values, lotUrl }) => ({
    subject: t('mail.lot_changed.subject', values),
    preheader: t('mail.lot_changed.preheader'),
    heading: t('mail.lot_changed.heading', values),
    paragraphs: [t('mail.lot_changed.body', values), t('mail.lot_changed.meaning')],
    button: { label: t('mail.lot.button'), url: lotUrl() },
    note: t('mail.lot.keep_it'),
    footnote: t('mail.lot.why_part', values),
  }),
  { follows: true },
)

const sampleMessage = {
  answers: (services: Services) => [...sampleParticipant.answers(services), [{ exists: true }]],
  data: { isByGiver: true, message: 'LEGO?', messageId: '99999999-9999-4999-8999-999999999999' },
}

/** The mails of this feature, by kind. */
export const lotMails = {
  lot: withSample(lot, { ...sampleParticipant, data: { version: 1 } }),
  nudge: withSample(nudge, sampleParticipant),
  message: withSample(message, sampleMessage),
  'lot-reminder': withSample(openingReminder, sampleParticipant),
  'draw-reminder': withSample(dayReminder, sampleParticipant),
  'lot-changed': withSample(changed, sampleParticipant),
  'lot-moved': withSample(moved, sampleParticipant),
}
