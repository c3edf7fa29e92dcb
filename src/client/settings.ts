const findable = new Set(['PUBLIC', 'OPEN'])

/** Only a list that others can open can be found by search, and only access "OPEN" asks a question. */
function follow(form: HTMLFormElement): void {
  const search = form.querySelector<HTMLInputElement>('input[type=checkbox][name=includeInSearchResult]')
  const question = form.querySelector<HTMLElement>('[data-settings-question]')
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

/** Safe to call again: forms that are followed already are skipped. */
export function followSettings(root: Element): void {
  for (const field of root.querySelectorAll<HTMLElement>('[name=accessType]')) {
    const form = field.closest('form')
    if (!form || form.dataset.settingsFollowed !== undefined) continue
    form.dataset.settingsFollowed = ''
    follow(form)
  }
}
