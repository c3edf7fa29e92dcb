/**
 * Shows the file chosen as a gift's picture within the form, before the form is sent. Shows nothing if the browser
 * cannot decode the file.
 */
async function show(chooser: HTMLInputElement): Promise<void> {
  const field = chooser.closest('.field')!
  const [file] = chooser.files!
  const picture = new Image()
  picture.className = 'chosen-picture'
  picture.alt = ''
  picture.src = file ? URL.createObjectURL(file) : ''
  const isSeen = await picture.decode().then(
    () => true,
    () => false,
  )
  URL.revokeObjectURL(picture.src)
  if (chooser.files![0] !== file) return
  field.querySelector('.chosen-picture')?.remove()
  if (isSeen) field.append(picture)
}

export function watchChosenPictures(): void {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches('#gift-form [type=file]')) void show(target)
  })
}
