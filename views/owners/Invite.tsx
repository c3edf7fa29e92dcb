import type { MessageId } from '#core/i18n.ts'
import type { InviteView } from '../../src/owners/read-invite.ts'
import { Empty } from '../layout/Empty.tsx'
import { Form } from '../layout/Form.tsx'
import { useT } from '../layout/view.tsx'
import { inviteUrl } from './urls.ts'

const ToList = ({ username }: { username: string }) => (
  <a className="button primary large" href={`/${username}`}>
    {useT()('invite.to_list')}
  </a>
)

/**
 * Renders the button that creates an account for an invited visitor. The button is prominent because many invited
 * visitors are new here.
 */
export const NoAccountYet = ({ guid }: { guid: string }) => (
  <a className="button large wide" href={inviteUrl(guid, 'createaccount')}>
    {useT()('invite.to_create_account')}
  </a>
)

/**
 * Renders an invite to keep a list, with the name of the inviter. Nothing happens before the button is pressed.
 * @param listName the list's title
 */
export function OpenInvite({ invite, listName }: { invite: InviteView; listName: string }) {
  const t = useT()
  const values = { name: invite.name, inviter: invite.inviter, list: listName }
  if (invite.problem === 'AlreadyOwned')
    return (
      <Empty level={1} spot="letter" title={t('invite.owned.title')} action={<ToList username={invite.username} />}>
        {t('invite.owned', values)}
      </Empty>
    )
  return (
    <>
      <Empty
        level={1}
        spot="letter"
        title={t('invite.heading', values)}
        action={
          <Form action={inviteUrl(invite.guid, 'open')}>
            <button className="button primary large" type="submit">
              {t('invite.button')}
            </button>
          </Form>
        }
      >
        {t('invite.body', values)} {t(invite.showCrossedOff ? 'owners.shown' : 'owners.secret')}
      </Empty>
      <p className="small soft-text" style={{ textAlign: 'center' }}>
        {t('invite.decline')}
      </p>
    </>
  )
}

/**
 * Renders the page of an invite that can't be used any more.
 * @param username of the list, if the user owns it; otherwise null
 */
export function UnusableInvite({
  titleId,
  messageId,
  username,
}: {
  titleId: MessageId
  messageId: MessageId
  username: string | null
}) {
  const t = useT()
  return (
    <Empty
      level={1}
      spot="nothing-found"
      title={t(titleId)}
      action={
        username === null ? (
          <a className="button primary" href="/">
            {t('layout.to_home')}
          </a>
        ) : (
          <ToList username={username} />
        )
      }
    >
      {t(messageId)}
    </Empty>
  )
}
