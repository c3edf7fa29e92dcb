import { Icon } from '#views/layout/Icon.tsx'
import { OnceField } from '#views/layout/Field.tsx'
import { Form } from '#views/layout/Form.tsx'
import { useT } from '#views/layout/view.tsx'
import { sourcePreview } from './SourcePreview.tsx'

interface AddGiftProps {
  list: { username: string; lastUpdate: Date }
  /** whether the list is empty */
  isFirst: boolean
}

/**
 * Renders the form that adds a gift from a link or a few words at once. If its field is empty, it opens the gift form.
 * It also holds the help for dragging, because it is on an owner's page exactly once.
 */
export function AddGift({ list, isFirst }: AddGiftProps) {
  const t = useT()
  return (
    <div className="add-gift">
      <label htmlFor="wish">{t('gift.what_do_you_wish')}</label>
      {/* keeps unsaved input across a refresh */}
      <div hx-morph-skip="">
        <Form
          action={`/${list.username}/gifts`}
          draft={{}}
          id="add-gift"
          htmx={{ 'hx-target': '#dialogs', 'hx-swap': 'beforeend', 'hx-sync': 'this:drop' }}
        >
          <OnceField lastUpdate={list.lastUpdate} />
          <div className="with-button inline">
            <div className="with-icon">
              <Icon name="link" />
              <input
                className="input"
                id="wish"
                name="description"
                autoComplete="off"
                enterKeyHint="done"
                placeholder={t('gift.link_or_words')}
                aria-describedby={isFirst ? 'wish-hint' : undefined}
              />
            </div>
            <button className="button primary" type="submit">
              <Icon name="plus" />
              <span className="sr-phone">{t('gift.add')}</span>
            </button>
          </div>
          <div className={sourcePreview} aria-live="polite" hx-sync="this:replace" />
        </Form>
      </div>
      {isFirst && (
        <p className="hint" id="wish-hint">
          {t('gift.first_wish')}
        </p>
      )}
      <p className="sr" id="drag-help" data-dragging-grip={t('gift.move_it', { description: '{gift}' })}>
        {t('gift.drag_help')}
      </p>
    </div>
  )
}
