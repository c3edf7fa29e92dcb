/** Changes a value that followed from the occasion. A value that somebody typed stays. */
function follow(
  field: HTMLInputElement | null,
  { options, selectedOptions }: HTMLSelectElement,
  suggestionOf: (option: HTMLOptionElement) => string | undefined,
): void {
  const isSuggested = field && [...options].some((option) => suggestionOf(option) === field.value)
  if (isSuggested) field.value = suggestionOf(selectedOptions[0]!) ?? ''
}

/** `data-occasions-fields` marks fields whose picture, day and title follow from the chosen occasion. */
export function watchOccasions(): void {
  document.addEventListener('change', ({ target }) => {
    const fields = target instanceof HTMLSelectElement && target.closest('[data-occasions-fields]')
    if (!fields) return
    const { occasionsPicture: picture } = target.selectedOptions[0]!.dataset
    const image = fields.querySelector('img')
    if (image && picture) image.src = picture
    follow(fields.querySelector('[name=occasionDate]'), target, ({ dataset }) => dataset.occasionsDay)
    follow(fields.querySelector('[name=title]'), target, ({ dataset }) => dataset.occasionsTitle)
  })
}
