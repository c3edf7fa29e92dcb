import { Icon } from '#views/layout/Icon.tsx'
import { useT } from '#views/layout/view.tsx'

/** Takes a link or a text and opens the gift's form with it. Also holds the help for dragging, as it is on an owner's page exactly once. */
export function AddGift({ username }: { username: string }) {
  const t = useT()
  const action = `/${username}/gifts/new`
  return (
    <div id="add-gift">
      <form
        className="add-gift"
        action={action}
        method="get"
        hx-get={action}
        hx-target="#dialogs"
        hx-swap="beforeend"
        hx-sync="this:drop"
      >
        <label htmlFor="wish">{t('gift.what_do_you_wish')}</label>
        <div className="with-button inline">
          <div className="with-icon">
            <Icon name="link" />
            <input
              className="input"
              id="wish"
              name="description"
              maxLength={4096}
              autoComplete="off"
              placeholder={t('gift.link_or_words')}
            />
          </div>
          <button className="button primary" type="submit">
            <Icon name="plus" />
            <span className="sr-phone">{t('gift.add')}</span>
          </button>
        </div>
      </form>
      <p className="sr" id="drag-help">
        {t('gift.drag_help')}
      </p>
    </div>
  )
}
