import type { Message } from '../../src/conversations/index.ts'
import type { LotView } from '../../src/lots/lot-for.ts'
import type { Correspondent } from '../../src/lots/send-message.ts'
import type { MessageId } from '#core/i18n.ts'
import { Field, FormErrors, type FormState } from '../layout/Field.tsx'
import { Form } from '../layout/Form.tsx'
import { Icon } from '../layout/Icon.tsx'
import { useView } from '../layout/view.tsx'
import { swapsLot } from './lot-element.ts'
import { messageUrl, muteUrl } from './urls.ts'

export const conversationsId = 'conversations'

/** Renders a participant's two conversations: with the person they drew, and with the person who drew them. */
export function Conversations({ lot, writing }: { lot: LotView; writing?: FormState }) {
  const { t } = useView().texts
  const { drawn, giver } = lot.conversations
  return (
    <section className="panel conversations" id={conversationsId} aria-labelledby="conversations-title">
      <div className="panel-head">
        <h2 id="conversations-title">{t('lot.conversations')}</h2>
      </div>
      <Conversation
        lot={lot}
        to="Drawn"
        title={t('lot.conversation.drawn', { name: lot.drawn.name })}
        about={t(drawnTexts[lot.drawn.noMails ?? 'mailed'], { name: lot.drawn.name })}
        messages={drawn}
        isMuted={lot.muted.drawn}
        {...(writing?.typed?.['to'] === 'Drawn' && { writing })}
      />
      <Conversation
        lot={lot}
        to="Giver"
        title={t('lot.conversation.giver')}
        about={t('lot.conversation.giver_about')}
        messages={giver}
        isMuted={lot.muted.giver}
        {...(writing?.typed?.['to'] === 'Giver' && { writing })}
      />
    </section>
  )
}

const drawnTexts: Record<NonNullable<LotView['drawn']['noMails']> | 'mailed', MessageId> = {
  mailed: 'lot.conversation.drawn_about',
  envelope: 'lot.conversation.on_page_only',
  refused: 'lot.conversation.on_page_only',
  held: 'lot.conversation.not_mailed_yet',
}

interface ConversationProps {
  lot: LotView
  to: Correspondent
  title: string
  about: string
  messages: readonly Message[]
  isMuted: boolean
  /** state of the refused form */
  writing?: FormState
}

function Conversation({ lot, to, title, about, messages, isMuted, writing = {} }: ConversationProps) {
  const { texts } = useView()
  const { t, date } = texts
  const id = `conversation-${to.toLowerCase()}`
  // A sent message gives the next one a field of its own, because a morph keeps what stands in a field.
  const fieldId = `${id}-message-${messages.filter(({ isMine }) => isMine).length + 1}`
  return (
    <section className="conversation" id={id} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{title}</h3>
      <p className="small soft-text">{about}</p>
      {messages.length > 0 && (
        <ol className="messages" aria-live="polite">
          {messages.map(({ isMine, message, day }, index) => (
            <li className={isMine ? 'message mine' : 'message'} key={index}>
              <p className="by small soft-text">
                {t(isMine ? 'lot.message.mine' : 'lot.message.theirs', { day: date(day, 'day') })}
              </p>
              <p className="as-typed">{message}</p>
            </li>
          ))}
        </ol>
      )}
      <Form action={messageUrl(lot.lotGuid)} htmx={swapsLot} className="form">
        <input type="hidden" name="to" value={to} />
        <FormErrors errors={writing.errors} fields={['message']} />
        <Field
          name="message"
          id={fieldId}
          type="textarea"
          label={t('general.your_message')}
          rows={3}
          {...(to === 'Drawn' && { placeholder: t('lot.question.example') })}
          required
          errors={writing.errors}
          typed={writing.typed}
        />
        <div className="actions">
          <button className="button soft" type="submit">
            <Icon name="message" />
            {t('lot.message.send')}
          </button>
        </div>
      </Form>
      {(messages.length > 0 || isMuted) && (
        <Form action={muteUrl(lot.lotGuid)} htmx={swapsLot} className="mute">
          <input type="hidden" name="who" value={to} />
          <input type="hidden" name="muted" value={isMuted ? 'false' : 'true'} />
          <button className="button quiet" type="submit" id={`${id}-mute`}>
            <Icon name={isMuted ? 'bell' : 'close'} />
            {t(isMuted ? 'lot.unmute' : 'lot.mute')}
          </button>
          <p className="small soft-text">{t(isMuted ? 'lot.unmute.hint' : 'lot.mute.hint')}</p>
        </Form>
      )}
    </section>
  )
}
