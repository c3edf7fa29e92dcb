/**
 * Shows a field's text in the hint that quotes it (`data-echo-field` holds the field's id). While the field is empty,
 * shows the hint's example.
 */
export function echoInHint(field: HTMLInputElement): void {
  const place = document.querySelector<HTMLElement>(`[data-echo-field="${CSS.escape(field.id)}"]`)
  if (place) place.textContent = field.value.trim() || place.dataset.echoExample!
}
