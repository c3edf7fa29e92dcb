import type { OwnCategory } from '../../src/categories/own-categories.ts'
import type { Summary } from '../../src/lists/summaries.ts'
import { Dialog, DialogFoot, inDialog } from '../layout/Dialog.tsx'
import { ChoiceCards, FormErrors, type FormState } from '../layout/Field.tsx'
import { Form } from '../layout/Form.tsx'
import { useT, useView } from '../layout/view.tsx'

interface MoveCategoryDialogProps extends FormState {
  username: string
  category: OwnCategory
  /** all of the user's lists, including the category's own */
  lists: readonly Summary[]
}

export function MoveCategoryDialog({ username, category, lists, errors, typed }: MoveCategoryDialogProps) {
  const t = useT()
  const { isFragment } = useView()
  const closeHref = `/${username}/categories`
  return (
    <Dialog id="move-category" title={t('category.move.title', { name: category.name })} closeHref={closeHref}>
      {lists.length < 2 ? (
        <>
          <p>{t('category.move.only_list')}</p>
          <DialogFoot cancelHref={closeHref}>
            <a className="button primary" href="/mylist/new">
              {t('new_list.title')}
            </a>
          </DialogFoot>
        </>
      ) : (
        <Form action={`/${username}/move-category/${category.publicGuid}`} htmx={isFragment ? inDialog : undefined}>
          <FormErrors errors={errors} fields={['wishlistPrivateGuid']} />
          <ChoiceCards
            name="wishlistPrivateGuid"
            label={t('category.move.list')}
            value={lists.find((list) => list.username === username)?.privateGuid}
            options={lists.map((list) => ({
              value: list.privateGuid,
              label: <b>{list.title ?? list.fullName}</b>,
              hint: list.username === username ? t('category.move.this') : list.username,
            }))}
            errors={errors}
            typed={typed}
          />
          <DialogFoot cancelHref={closeHref}>
            <button className="button primary" type="submit">
              {t('category.move.button')}
            </button>
          </DialogFoot>
        </Form>
      )}
    </Dialog>
  )
}
