import type { LotView } from '../../src/lots/lot-for.ts'
import type { Summary } from '../../src/lists/index.ts'
import { loginUrl } from '../accounts/urls.ts'
import { opensDialog } from '../layout/Dialog.tsx'
import type { FormState } from '../layout/Field.tsx'
import { Form } from '../layout/Form.tsx'
import { Icon } from '../layout/Icon.tsx'
import { ListRing } from '../lists/ListRing.tsx'
import { useT, useView } from '../layout/view.tsx'
import { createAccountForLotUrl, lotUrl, newListForLotUrl, selectListUrl } from './urls.ts'
import { swapsLot } from './lot-element.ts'
import { WishesForm } from './Wishes.tsx'

export interface OwnWishesProps {
  lot: LotView
  lists: readonly Summary[]
  /** private guid of the list that the participant just pressed, which keeps the focus */
  justSelected?: string
  /** state of the form for wishes, if the server refused it */
  wishesState?: FormState
}

const titleId = 'own-wishes'

/**
 * Renders the participant's own wishes: the form in which they write them, and lists to link to the lot, or the way to log
 * in or create an account.
 */
export function OwnWishes({ lot, lists, justSelected, wishesState }: OwnWishesProps) {
  const t = useT()
  const { user } = useView()
  return (
    <section className="panel" aria-labelledby={titleId}>
      <div className="panel-head">
        <h2 id={titleId}>{t('lot.own.title')}</h2>
      </div>
      <WishesForm lot={lot} {...wishesState} />
      <hr />
      {user?.isAccount ? (
        <Lists lot={lot} lists={lists} {...(justSelected !== undefined && { justSelected })} />
      ) : lot.hasAccount && !user ? (
        <LogIn lot={lot} />
      ) : (
        <MakeAccount lot={lot} />
      )}
    </section>
  )
}

function Lists({ lot, lists, justSelected }: OwnWishesProps) {
  const t = useT()
  const { lotGuid, selectedListPrivateGuid } = lot
  return (
    <div className="stack">
      <p className="soft-text small">{t('lot.own.explanation')}</p>
      <Form action={selectListUrl(lotGuid)} htmx={swapsLot} data-requests-no-connection={t('lot.select.no_connection')}>
        <div className="choices" role="group" aria-labelledby={titleId}>
          {lists.map((list) => (
            <ListChoice
              key={list.privateGuid}
              list={list}
              isSelected={list.privateGuid === selectedListPrivateGuid}
              wasPressed={list.privateGuid === justSelected}
            />
          ))}
        </div>
      </Form>
      {selectedListPrivateGuid !== null && <p className="soft-text small">{t('lot.own.press_again')}</p>}
      <div className="actions">
        <a className="button quiet" id="new-list" {...opensDialog(newListForLotUrl(lotGuid))}>
          <Icon name="plus" />
          {t('lot.own.new_list')}
        </a>
      </div>
    </div>
  )
}

/**
 * Renders the button that links a list to the lot, or unlinks the linked one. Its value says which of the two, so that
 * a double press does it once.
 */
function ListChoice({ list, isSelected, wasPressed }: { list: Summary; isSelected: boolean; wasPressed: boolean }) {
  const t = useT()
  const { privateGuid, title, fullName, giftCount, isShareable } = list
  const closed = isShareable ? null : t(isSelected ? 'lot.own.closed_chosen' : 'lot.own.closed')
  return (
    <button
      className="choice choice-card list-choice"
      id={`list-choice-${list.username}`}
      type="submit"
      name="wishlistPrivateGuid"
      value={isSelected ? '' : privateGuid}
      aria-pressed={isSelected}
      disabled={!isShareable && !isSelected}
      {...(wasPressed && { 'data-requests-focus': '' })}
    >
      <span className="mark" aria-hidden="true">
        {isSelected && <Icon name="check" />}
      </span>
      <ListRing list={list} sizes="2.5rem" />
      <span>
        <b>{title ?? fullName}</b>
        <small>{closed ?? t('general.gift_count', { count: giftCount ?? 0 })}</small>
      </span>
    </button>
  )
}

function LogIn({ lot }: { lot: LotView }) {
  const t = useT()
  return (
    <div className="stack">
      <p>{t('lot.account.log_in')}</p>
      <div className="actions">
        <a className="button" href={loginUrl(lotUrl(lot.lotGuid), lot.email ?? undefined)}>
          <Icon name="login" />
          {t('layout.log_in')}
        </a>
      </div>
    </div>
  )
}

function MakeAccount({ lot }: { lot: LotView }) {
  const t = useT()
  return (
    <div className="stack">
      <p>{t('lot.account.explanation')}</p>
      <div className="actions">
        <a className="button" href={createAccountForLotUrl(lot.lotGuid)}>
          <Icon name="plus" />
          {t('create_account.title')}
        </a>
      </div>
    </div>
  )
}
