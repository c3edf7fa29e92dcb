/** Shows a text as a flash, in a copy of the page's flash template. */
export function showFlash(text: string, kind: 'good' | 'bad' = 'bad'): void {
  const box = document.querySelector<HTMLTemplateElement>(`#flash-${kind}`)?.content.cloneNode(true) as
    | DocumentFragment
    | undefined
  if (!box) return
  box.querySelector('p')!.textContent = text
  document.getElementById('flash')!.replaceChildren(box)
}
