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

/** Starts to follow the settings forms. Skips forms that are followed already, so it is safe to call again. */
export function followSettings(): void {
  const forms = document.querySelectorAll<HTMLFormElement>('form:has([name=accessType]):not([data-settings-followed])')
  for (const form of forms) {
    form.dataset.settingsFollowed = ''
    follow(form)
  }
}
