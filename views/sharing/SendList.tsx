import type { ListInMail } from '../../src/sharing/list-in-mail.ts'
import type { SentList } from '../../src/sharing/send-list.ts'
import type { Summary } from '../../src/lists/index.ts'
import { shortName } from '../../src/gift/index.ts'
import { GiftThumb } from '../gift/GiftPicture.tsx'
import { Empty } from '../layout/Empty.tsx'
import { Field, FormErrors, type FormState } from '../layout/Field.tsx'
import { Form } from '../layout/Form.tsx'
import { Icon } from '../layout/Icon.tsx'
import { RefusedEntries } from '../layout/RefusedEntries.tsx'
import { useT, useView } from '../layout/view.tsx'
import { ListRing } from '../lists/ListRing.tsx'
import { sendListUrl, sendListUrls, sharedTitle } from './urls.ts'

const inPlace = { 'hx-target': '#send-list', 'hx-swap': 'outerHTML', 'hx-sync': 'this:drop' } as const

const fields = ['privateGuid', 'recipients', 'subject', 'messageStart', 'messageEnd']

export interface SendListProps extends FormState {
  lists: readonly Summary[]
  chosen: Summary
  inMail: ListInMail
  /** the chosen list's occasion and date */
  occasion: string
  suggestions: Record<'subject' | 'messageStart' | 'messageEnd', string>
  /** entries among the recipients that are not e-mail addresses */
  refused: readonly string[]
  /** idempotency key of the form: sending it twice mails the list once */
  contextId: string
  /** whether the user just chose the list, so that the field for the list keeps the focus */
  justChosen?: boolean
}

/**
 * Renders the form that mails a list. The fields are in the order of the mail: the user's texts stand above and below
 * the list.
 */
export function SendList({
  lists,
  chosen,
  inMail,
  occasion,
  suggestions,
  refused,
  contextId,
  justChosen = false,
  errors,
  typed,
}: SendListProps) {
  const { texts, user } = useView()
  const { t } = texts
  const state = { errors, typed }
  return (
    <div id="send-list">
      <div className="page-head">
        <div>
          <h1>{t('send.title')}</h1>
          <p>{t('send.explanation')}</p>
        </div>
      </div>
      <Form
        action={sendListUrls.send}
        htmx={inPlace}
        draft={{ typed, of: chosen.username }}
        data-requests-no-connection={`${t('send.not_sent')}. ${t('error.no_connection_action')}`}
      >
        <input type="hidden" name="contextId" value={contextId} />
        <FormErrors errors={errors} fields={fields} />
        <Field
          name="privateGuid"
          type="select"
          label={t('send.list')}
          value={chosen.privateGuid}
          errors={chosen.isShareable ? errors : { ...errors, privateGuid: ['send.closed'] }}
          remedy={!chosen.isShareable && <a href={`/${chosen.username}/settings`}>{t('share.closed.to_settings')}</a>}
          hx-post={sendListUrls.choose}
          hx-trigger="change"
          data-requests-no-connection={t('error.no_connection_action')}
          {...inPlace}
          {...(justChosen && { 'data-requests-focus': '' })}
        >
          {lists.map((list) => (
            <option key={list.privateGuid} value={list.privateGuid}>
              {sharedTitle(texts, list)}
            </option>
          ))}
        </Field>
        <Field
          name="from"
          type="email"
          label={t('send.from')}
          value={user?.email}
          hint={t(user?.isProven ? 'send.from_hint' : 'send.from_unproven_hint')}
          disabled
        />
        <Field
          name="recipients"
          type="textarea"
          label={t('send.recipients')}
          hint={t('send.recipients_hint')}
          rows={3}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...state}
          {...(refused.length > 0 && { 'aria-describedby': 'refused-recipients' })}
        />
        <RefusedEntries id="refused-recipients" entries={refused.map((typed) => ({ typed }))} />
        <Field name="subject" label={t('general.subject')} value={suggestions.subject} autoComplete="off" {...state} />
        <Field
          name="messageStart"
          type="textarea"
          label={t('send.message_start')}
          value={suggestions.messageStart}
          hint={chosen.isShareable && inMail.accessType === 'OPEN' ? t('send.asks') : t('send.links_hint')}
          rows={5}
          {...state}
        />
        <Preview list={inMail} occasion={occasion} />
        <Field
          name="messageEnd"
          type="textarea"
          label={t('send.message_end')}
          value={suggestions.messageEnd}
          rows={3}
          {...state}
        />
        <div className="actions">
          <button className="button primary large" type="submit">
            <Icon name="mail" />
            {t('send.button')}
          </button>
          {lists.length > 1 && (
            <noscript>
              <button className="button quiet" type="submit" formAction={sendListUrls.choose}>
                {t('send.show_list')}
              </button>
            </noscript>
          )}
          <a className="button quiet" href={`/${chosen.username}`} data-drafts-cancel="">
            {t('general.cancel')}
          </a>
        </div>
      </Form>
    </div>
  )
}

function Preview({ list, occasion }: { list: ListInMail; occasion: string }) {
  const { texts } = useView()
  const { t } = texts
  const more = list.giftCount - list.gifts.length
  const fullName = `${list.firstName} ${list.lastName}`
  return (
    <figure className="panel list-in-mail">
      <figcaption className="small soft-text">{t('send.preview')}</figcaption>
      <div className="row">
        <ListRing list={list} sizes="4.5rem" />
        <div>
          <p className="name">{sharedTitle(texts, { title: list.title, fullName })}</p>
          {occasion && <p className="detail">{occasion}</p>}
        </div>
      </div>
      {list.giftCount === 0 && <p>{t('send.no_gifts')}</p>}
      {list.gifts.length > 0 && (
        <ul className="rows">
          {list.gifts.map((gift) => (
            <li className="row" key={gift.publicGuid}>
              {gift.imageHash && <GiftThumb gift={gift} />}
              <p className="name">{shortName(gift.description)}</p>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className="small">{t('send.more_gifts', { count: more })}</p>}
    </figure>
  )
}

/** Lists the recipients who got the list by mail, and those who did not. */
export function ListSent({ sent: { username, to, unwilling, hadEnough } }: { sent: SentList }) {
  const t = useT()
  return (
    <div id="send-list" className="stack">
      <h1 tabIndex={-1} data-requests-focus="">
        {t('send.done.title')}
      </h1>
      <p>{t('send.done.to', { count: to.length })}</p>
      <Addresses emails={to} />
      {unwilling.length > 0 && (
        <>
          <p>{t('send.done.unwilling')}</p>
          <Addresses emails={unwilling} />
        </>
      )}
      {hadEnough.length > 0 && (
        <>
          <p>{t('send.done.had_enough')}</p>
          <Addresses emails={hadEnough} />
        </>
      )}
      <div className="actions">
        <a className="button primary" href={`/${username}`}>
          {t('share_qr.to_list')}
        </a>
        <a className="button quiet" href={sendListUrl(username)}>
          {t('send.done.again')}
        </a>
      </div>
    </div>
  )
}

const Addresses = ({ emails }: { emails: readonly string[] }) => (
  <ul className="addresses">
    {emails.map((email) => (
      <li key={email}>{email}</li>
    ))}
  </ul>
)

/** Renders the page for a user without a list to mail. */
export function NoListToSend() {
  const t = useT()
  return (
    <Empty
      level={1}
      spot="no-gifts-yet"
      title={t('send.no_list.title')}
      action={
        <a className="button primary" href="/mylist/new">
          {t('new_list.button')}
        </a>
      }
    >
      {t('send.no_list.body')}
    </Empty>
  )
}
