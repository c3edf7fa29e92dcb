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
 * Renders the form that adds a gift from a link or a few words, without the gift form. If its field is empty, it opens
 * the gift form. The help for dragging stands here too, because an owner's page has this form exactly once.
 */
export function AddGift({ list, isFirst }: AddGiftProps) {
  const t = useT()
  return (
    <div className="add-gift">
      <label htmlFor="wish">{t('gift.what_do_you_wish')}</label>
      {/* `hx-morph-skip` keeps unsaved input when the page reloads its content. */}
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
