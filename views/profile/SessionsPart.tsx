import { appBrowser, type Device } from '#core/device.ts'
import { dayOf } from '#core/days.ts'
import type { OwnSession } from '../../src/accounts/index.ts'
import { Form } from '../layout/Form.tsx'
import { Icon } from '../layout/Icon.tsx'
import { Rich, useT, useView } from '../layout/view.tsx'
import { endOthersUrl, endSessionUrl } from './urls.ts'
import { Part } from './Part.tsx'

function useDeviceWords(): (device: Device) => string {
  const t = useT()
  return ({ browser, system }) => {
    const program = browser === appBrowser ? t('profile.session.app') : browser
    if (program && system) return t('profile.session.on', { browser: program, system })
    return program ?? system ?? t('profile.session.unknown')
  }
}

/** Lists the user's sessions, each with a button that ends it. */
export function SessionsPart({ sessions }: { sessions: readonly OwnSession[] }) {
  const t = useT()
  const { texts, today } = useView()
  const wordsOf = useDeviceWords()
  const lastUsed = (day: string) =>
    day === dayOf(today) ? t('profile.session.today') : t('profile.session.last', { day: texts.date(day) })
  return (
    <Part id="sessions" title={t('profile.sessions')} hint={t('profile.sessions.hint')}>
      <ul className="rows" aria-labelledby="sessions-title">
        {sessions.map((session) => (
          <li className="row without-picture" key={session.guid}>
            <div>
              <p className="name">{wordsOf(session)}</p>
              <p className="detail">{session.isThis ? t('profile.session.this') : lastUsed(session.seenOn)}</p>
            </div>
            {!session.isThis && (
              <div className="row-end">
                <Form action={endSessionUrl(session.guid)} className="">
                  <button className="button quiet" type="submit">
                    <span>
                      <Rich
                        id="profile.session.end"
                        values={{ device: wordsOf(session) }}
                        tags={{ sr: <span className="sr" /> }}
                      />
                    </span>
                  </button>
                </Form>
              </div>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form action={endOthersUrl} className="actions">
          <button className="button" type="submit">
            <Icon name="logout" />
            {t('profile.sessions.end_others')}
          </button>
        </Form>
      )}
    </Part>
  )
}
