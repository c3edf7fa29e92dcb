import { editionCodes } from '#core/editions.ts'
import type { StoredMail } from '#core/mail/stored-mails.ts'

const links = (text: string) => [...new Set(text.match(/https?:\/\/\S+/g) ?? [])]

/**
 * Lists the mails that were stored because no mail server is configured, newest first, and samples of all mails. The
 * page is for developers, so it is only in English.
 */
export const MailDrawer = ({ mails, sampleKinds }: { mails: StoredMail[]; sampleKinds: readonly string[] }) => (
  <>
    <h1>{'Mails'}</h1>
    {mails.length === 0 && <p>{'None yet. Mails are kept here as long as SMTP_URL is not set.'}</p>}
    <ul className="rows">
      {mails.map((mail) => (
        <li className="row" key={mail.id}>
          <div>
            <p className="name">
              <a href={`/dev/mails/${mail.id}`}>{mail.subject}</a>
            </p>
            <p className="detail">{`${mail.kind}, to ${mail.recipient}, ${mail.sentAt}`}</p>
            <details>
              <summary>{'Text'}</summary>
              <pre>{mail.text}</pre>
            </details>
            {links(mail.text).map((link) => (
              <p className="detail" key={link}>
                <a href={link}>{link}</a>
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
    <h2>{'Samples'}</h2>
    <ul className="rows">
      {sampleKinds.map((kind) => (
        <li className="row" key={kind}>
          <div>
            <p className="name">{kind}</p>
            <p className="detail">
              {editionCodes.map((edition) => (
                <span key={edition}>
                  <a href={`/dev/mails/samples/${kind}/${edition}`}>{edition}</a>
                  {' ('}
                  <a href={`/dev/mails/samples/${kind}/${edition}?part=text`}>{`${edition}, text`}</a>
                  {') '}
                </span>
              ))}
            </p>
          </div>
        </li>
      ))}
    </ul>
  </>
)
