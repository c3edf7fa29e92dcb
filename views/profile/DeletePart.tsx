import { Icon } from '../layout/Icon.tsx'
import { useT } from '../layout/view.tsx'
import { Part } from './Part.tsx'

export function DeletePart() {
  const t = useT()
  return (
    <Part id="end" title={t('profile.delete')} hint={t('profile.delete.hint')}>
      <div className="actions">
        <a className="button danger" href="/account/delete">
          <Icon name="trash" />
          {t('profile.delete.button')}
        </a>
      </div>
    </Part>
  )
}
