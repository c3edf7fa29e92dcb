/** Changes a value that followed from the occasion. A value that somebody typed stays. */
function follow(
  field: HTMLInputElement | null,
  options: HTMLOptionsCollection,
  name: 'day' | 'title',
  value: string,
): void {
  const isSuggested = field && [...options].some(({ dataset }) => dataset[name] === field.value)
  if (isSuggested) field.value = value
}

/** `data-suggests` marks fields whose picture, day and title follow from the chosen occasion. */
export function watchOccasions(): void {
  document.addEventListener('change', ({ target }) => {
    const fields = target instanceof HTMLSelectElement && target.closest('[data-suggests]')
    if (!fields) return
    const { picture, day = '', title = '' } = target.selectedOptions[0]!.dataset
    const image = fields.querySelector('img')
    if (image && picture) image.src = picture
    follow(fields.querySelector('[name=occasionDate]'), target.options, 'day', day)
    follow(fields.querySelector('[name=title]'), target.options, 'title', title)
  })
}
