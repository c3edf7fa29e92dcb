import { Form } from '../layout/Form.tsx'
import { Icon } from '../layout/Icon.tsx'
import { useT, useView } from '../layout/view.tsx'
import { Part } from '../profile/Part.tsx'
import { calendarFormUrls, calendarFeedUrl } from './urls.ts'

export const calendarId = 'calendar'

interface CalendarSectionProps {
  /** guid of the user's calendar; null if it is switched off */
  guid: string | null
  isChanged?: boolean
}

const inSection = { 'hx-target': `#${calendarId}`, 'hx-swap': 'outerHTML', 'hx-sync': 'this:drop' } as const

/** Renders the calendar's part of an account's profile: buttons to subscribe, and the URL for calendar programs. */
export function CalendarSection({ guid, isChanged = false }: CalendarSectionProps) {
  const {
    texts: { t },
    switches,
  } = useView()
  const hint = t(switches.drawLots ? 'calendar.explanation' : 'calendar.explanation_without_draws')
  return (
    <Part id={calendarId} title={t('calendar.title')} hint={hint} isChanged={isChanged}>
      {guid === null ? (
        <Form action={calendarFormUrls.make} htmx={inSection}>
          <div className="actions">
            <button className="button" type="submit">
              <Icon name="calendar" />
              {t('calendar.make')}
            </button>
          </div>
        </Form>
      ) : (
        <Address guid={guid} />
      )}
    </Part>
  )
}

function Address({ guid }: { guid: string }) {
  const t = useT()
  const { baseUrl, texts } = useView()
  const url = `${baseUrl}${calendarFeedUrl(guid)}`
  const subscription = url.replace(/^https?:/, 'webcal:')
  return (
    <>
      <div className="actions">
        <a className="button" href={subscription}>
          <Icon name="calendar" />
          {t('calendar.subscribe')}
        </a>
        <a
          className="button"
          href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(subscription)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('calendar.google')}
        </a>
      </div>
      <div className="field">
        <label htmlFor="calendar-address">{t('calendar.address')}</label>
        <div className="with-button">
          <input className="input" id="calendar-address" value={url} readOnly aria-describedby="calendar-hint" />
          <button className="button with-script" type="button" data-sharing-copy={url}>
            <Icon name="copy" />
            <span data-sharing-label="">{t('general.copy')}</span>
          </button>
        </div>
        <span className="hint" id="calendar-hint">
          {t('calendar.address_hint')}
        </span>
      </div>
      <p>
        <a href={calendarFeedUrl(guid)} download={`${texts.edition.brandId}.ics`}>
          {t('calendar.download')}
        </a>{' '}
        <small className="soft-text">{t('calendar.download_hint')}</small>
      </p>
      <p className="soft-text">{t('calendar.secret')}</p>
      <div className="actions">
        <Form action={calendarFormUrls.make} className="" htmx={inSection}>
          <input type="hidden" name="isRenewed" value="on" />
          <button className="button quiet" type="submit">
            {t('calendar.renew')}
          </button>
        </Form>
        <Form action={calendarFormUrls.delete} className="" htmx={inSection}>
          <button className="button quiet" type="submit">
            {t('calendar.delete')}
          </button>
        </Form>
      </div>
    </>
  )
}
