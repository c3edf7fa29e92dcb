import { Icon } from '../layout/Icon.tsx'
import { useT } from '../layout/view.tsx'
import { CategoryList, type CategoryListProps } from './CategoryList.tsx'

export function CategoriesPage(props: CategoryListProps) {
  const t = useT()
  return (
    <>
      <a className="button quiet back" href={`/${props.list.username}`}>
        <Icon name="back" />
        {t('category.back')}
      </a>
      <div className="page-head">
        <div>
          <h1 id="categories-title">{t('category.categories')}</h1>
          <p>{t('category.explanation')}</p>
        </div>
      </div>
      <CategoryList {...props} />
    </>
  )
}
