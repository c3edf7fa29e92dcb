/** Shows a field's text in the hint that quotes it (`data-echo-field`, the field's id), or the hint's example while the field is empty. */
export function echo(field: HTMLInputElement): void {
  const place = document.querySelector<HTMLElement>(`[data-echo-field="${CSS.escape(field.id)}"]`)
  if (place) place.textContent = field.value.trim() || place.dataset.echoExample!
}
