/**
 * Fills a field with the chosen occasion's suggestion, if the field holds another occasion's suggestion. A value that
 * the user typed stays.
 */
function follow(
  field: HTMLInputElement | null,
  { options, selectedOptions }: HTMLSelectElement,
  suggestionOf: (option: HTMLOptionElement) => string | undefined,
): void {
  const isSuggested = field && [...options].some((option) => suggestionOf(option) === field.value)
  if (isSuggested) field.value = suggestionOf(selectedOptions[0]!) ?? ''
}

/**
 * Updates picture, day and title when the user chooses another occasion, in each form part marked by
 * `data-occasions-fields`.
 */
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
