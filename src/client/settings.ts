const findable = new Set(['PUBLIC', 'OPEN'])

/**
 * Enables the check box for search results only if others can open the list. Shows the fields of the list's question
 * only for access "OPEN".
 */
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

/**
 * Starts to follow the settings forms below `root`. Skips forms that are followed already, so it is safe to call again.
 */
export function followSettings(root: Element): void {
  for (const field of root.querySelectorAll<HTMLElement>('[name=accessType]')) {
    const form = field.closest('form')
    if (!form || form.dataset.settingsFollowed !== undefined) continue
    form.dataset.settingsFollowed = ''
    follow(form)
  }
}
