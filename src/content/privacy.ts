import type { MessageId } from '#core/i18n.ts'
import type { TextDocument } from './document.ts'

/** Kinds of personal data that we keep, in the order in which the privacy page lists them. */
const kinds = [
  'account',
  'session',
  'list',
  'picture',
  'cross_off',
  'friend',
  'message',
  'draw',
  'mail',
  'limit',
  'refusal',
  'farewell',
  'link',
] as const
type Kind = (typeof kinds)[number]

/**
 * Kind of personal data in each table of the database; null for a table without any. A test compares this with the
 * migrated database.
 */
export const personalDataOfTables: Readonly<Record<string, Kind | null>> = {
  users: 'account',
  address_changes: 'account',
  reset_codes: 'account',
  passkeys: 'account',
  calendars: 'account',
  sessions: 'session',
  address_proofs: 'account',
  guest_joins: 'account',
  list_openings: 'session',
  list_strangers: 'session',
  draw_managers: 'session',
  lot_openings: 'session',
  lists: 'list',
  list_owners: 'list',
  list_names: 'list',
  former_owners: 'list',
  owner_invites: 'list',
  owners_online: 'list',
  categories: 'list',
  gifts: 'list',
  deleted_gifts: 'list',
  findable_lists: 'list',
  list_versions: null,
  dictionary: 'list',
  images: 'picture',
  cross_offs: 'cross_off',
  unconfirmed_cross_offs: 'cross_off',
  cross_off_notices: 'cross_off',
  gift_changes: 'cross_off',
  friendships: 'friend',
  forum_posts: 'message',
  untold_posts: 'message',
  forum_mail_days: 'message',
  draws: 'draw',
  draw_changes: 'draw',
  gatherings: 'draw',
  join_links: 'draw',
  seats: 'draw',
  seat_exclusions: 'draw',
  seat_sessions: 'session',
  messages: 'draw',
  participants: 'draw',
  former_addresses: 'draw',
  envelopes: 'draw',
  left_links: 'draw',
  exclusions: 'draw',
  mails: 'mail',
  overview_days: 'mail',
  refused_addresses: 'mail',
  mail_caps: 'limit',
  rate_limits: 'limit',
  mail_refusals: 'refusal',
  deletion_replies: 'farewell',
  link_readings: 'link',
  deletion_questions: null,
  deletion_answers: null,
  products: null,
  product_words: null,
  shops: null,
  shop_categories: null,
  statistics: null,
  web_processes: null,
  schema_migrations: null,
}

/** Names of the cookies that pages set. */
const cookies = ['session', 'device_users', 'flash', 'lots_shown', 'app'] as const

export const privacy: TextDocument = {
  title: 'privacy.title',
  lead: 'privacy.lead',
  changedOn: '2026-11-23',
  sections: [
    { id: 'who', title: 'privacy.who', blocks: ['privacy.who.operator'] },
    {
      id: 'data',
      title: 'privacy.data',
      blocks: [
        'privacy.data.intro',
        {
          head: ['privacy.data.name', 'privacy.data.what', 'privacy.data.why', 'privacy.data.until'],
          rows: kinds.map((kind): MessageId[] => [
            `privacy.data.${kind}`,
            `privacy.data.${kind}.what`,
            `privacy.data.${kind}.why`,
            `privacy.data.${kind}.until`,
          ]),
        },
        'privacy.data.besides',
      ],
    },
    {
      id: 'basis',
      title: 'privacy.basis',
      blocks: ['privacy.basis.contract', 'privacy.basis.interest', 'privacy.basis.consent'],
    },
    {
      id: 'others',
      title: 'privacy.others',
      blocks: ['privacy.others.visitors', 'privacy.others.processors', 'privacy.others.shops'],
    },
    {
      id: 'cookies',
      title: 'privacy.cookies',
      blocks: [
        'privacy.cookies.intro',
        {
          head: ['privacy.cookies.name', 'privacy.data.why', 'privacy.data.until'],
          rows: cookies.map((name): MessageId[] => [
            `privacy.cookies.${name}`,
            `privacy.cookies.${name}.why`,
            `privacy.cookies.${name}.until`,
          ]),
        },
        'privacy.cookies.browser',
      ],
    },
    {
      id: 'rights',
      title: 'privacy.rights',
      blocks: [
        {
          points: ['privacy.rights.see', 'privacy.rights.change', 'privacy.rights.delete', 'privacy.rights.object'],
        },
        'privacy.rights.authority',
      ],
    },
    { id: 'children', title: 'privacy.children', blocks: ['privacy.children.how'] },
  ],
}
