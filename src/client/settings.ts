const findable = new Set(['PUBLIC', 'OPEN'])

/** A list's settings: only a list that others can open may be found, and only an open one has a question. */
function follow(form: HTMLFormElement): void {
  const search = form.querySelector<HTMLInputElement>('input[type=checkbox][name=includeInSearchResult]')
  const question = form.querySelector<HTMLElement>('[data-question]')
  let wanted = search?.checked ?? false
  const update = () => {
    const access = form.querySelector<HTMLInputElement>('[name=accessType]:checked')?.value ?? ''
    if (search) {
      if (!search.disabled) wanted = search.checked
      search.disabled = !findable.has(access)
      search.checked = !search.disabled && wanted
    }
    if (question) question.hidden = access !== 'OPEN'
  }
  form.addEventListener('change', ({ target }) => (target as HTMLInputElement).name === 'accessType' && update())
  update()
}

/** Follows each form in `root` that has an access type, once. */
export function followSettings(root: Element): void {
  for (const field of root.querySelectorAll<HTMLElement>('[name=accessType]')) {
    const form = field.closest('form')
    if (!form || form.dataset.followed !== undefined) continue
    form.dataset.followed = ''
    follow(form)
  }
}
