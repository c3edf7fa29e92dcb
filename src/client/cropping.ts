import { announceToScreenReader } from './announcing.ts'
import { keepWithin, zoomedAt, type Cut } from './cropping/cut.ts'
import { sendForm } from './cropping/send-form.ts'

// Cuts a photo that was chosen as a list's picture to a square in the browser. The user sees the result, and the upload
// is small. A photo that the browser cannot decode is sent as it is, and the server cuts it.

const maxUploadBytes = 10 * 1024 * 1024
/**
 * Longest side, in pixels, of the photo that is kept for cutting. More pixels would make no difference at the size of a
 * list's picture.
 */
const maxSide = 2000
const maxZoom = 4
/**
 * Distances in pixels of the picture: by which an arrow key moves the photo, and below which a touch counts as a tap.
 */
const arrowStep = 15
const tapDistance = 6

const arrows: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Decodes a photo, upright and no larger than `maxSide`. @returns null if the browser cannot decode the file */
async function photoIn(file: File): Promise<HTMLCanvasElement | null> {
  const decoded = await createImageBitmap(file).catch(() => null)
  if (!decoded) return null
  const scale = Math.min(1, maxSide / Math.max(decoded.width, decoded.height))
  const photo = document.createElement('canvas')
  photo.width = Math.max(1, Math.round(decoded.width * scale))
  photo.height = Math.max(1, Math.round(decoded.height * scale))
  const context = photo.getContext('2d')!
  context.imageSmoothingQuality = 'high'
  context.drawImage(decoded, 0, 0, photo.width, photo.height)
  decoded.close()
  return photo
}

function watchCropper(cropper: HTMLElement): void {
  const form = cropper.closest('form')!
  const chooser = form.querySelector<HTMLInputElement>('input[type=file]')!
  const picture = cropper.querySelector('canvas')!
  const zoom = cropper.querySelector<HTMLInputElement>('input[type=range]')!
  const context = picture.getContext('2d')!
  const unseen = form.querySelector<HTMLElement>('[data-cropping-unseen]')!
  const side = picture.width
  let photo: HTMLCanvasElement | null = null
  let cut: Cut = { x: 0, y: 0, zoom: 1 }

  function show(next: Cut): void {
    if (!photo) return
    cut = keepWithin(photo, next, maxZoom)
    const scale = (cut.zoom * side) / Math.min(photo.width, photo.height)
    context.clearRect(0, 0, side, side)
    context.imageSmoothingQuality = 'high'
    context.drawImage(
      photo,
      side / 2 - cut.x * scale,
      side / 2 - cut.y * scale,
      photo.width * scale,
      photo.height * scale,
    )
    zoom.value = String(cut.zoom)
    zoom.ariaValueText = `${Math.round(cut.zoom * 100)} %`
  }
  /** Returns how many pixels of the photo one pixel of the picture covers. */
  const photoPixels = () => Math.min(photo!.width, photo!.height) / (cut.zoom * side)
  const moveBy = (x: number, y: number) => show({ ...cut, x: cut.x + x * photoPixels(), y: cut.y + y * photoPixels() })
  const zoomTo = (value: number, at = { x: side / 2, y: side / 2 }) =>
    photo && show(zoomedAt(photo, cut, Math.min(maxZoom, Math.max(1, value)), at, side))
  const reset = () => photo && show({ x: photo.width / 2, y: photo.height / 2, zoom: 1 })

  async function choose(): Promise<void> {
    const [file] = chooser.files ?? []
    photo = null
    cropper.hidden = true
    unseen.hidden = true
    if (!file) return
    for (const theme of form.querySelectorAll<HTMLInputElement>('input[type=radio]')) theme.checked = false
    const decoded = await photoIn(file)
    if (file !== chooser.files?.[0]) return // the user has chosen another file meanwhile
    photo = decoded
    cropper.hidden = !photo
    if (photo) {
      reset()
      announceToScreenReader(cropper.dataset.croppingReady!)
    } else if (file.size > maxUploadBytes) refuse()
    else {
      unseen.hidden = false
      announceToScreenReader(unseen.textContent)
    }
  }

  function refuse(): void {
    chooser.value = ''
    const said = form.querySelector<HTMLTemplateElement>('template[data-cropping-too-large]')!.content.cloneNode(true)
    chooser.closest('.field')!.append(said)
    chooser.ariaInvalid = 'true'
    chooser.setAttribute('aria-describedby', 'field-image-hint field-image-error')
    chooser.focus()
  }

  chooser.addEventListener('change', () => void choose())
  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return
    chooser.value = ''
    void choose()
  })
  zoom.addEventListener('input', () => zoomTo(Number(zoom.value)))
  cropper.querySelector('[data-cropping-reset]')!.addEventListener('click', reset)
  picture.addEventListener('keydown', (event) => {
    const arrow = arrows[event.key]
    if (arrow) moveBy(arrow[0] * arrowStep, arrow[1] * arrowStep)
    else if (event.key === '+' || event.key === '=') zoomTo(cut.zoom * 1.1)
    else if (event.key === '-') zoomTo(cut.zoom / 1.1)
    else return
    event.preventDefault()
  })
  watchPointers(picture, { moveBy, zoomBy: (factor, at) => zoomTo(cut.zoom * factor, at) })
  form.addEventListener('submit', (event) => {
    if (!chooser.files?.[0]) return
    event.preventDefault()
    if (!photo) return sendForm(form, new FormData(form), prepare)
    picture.toBlob((png) => {
      const body = new FormData(form)
      if (png) body.set('image', png, 'picture.png')
      sendForm(form, body, prepare)
    }, 'image/png')
  })
  if (chooser.files?.[0]) void choose() // the browser has restored the chosen file
}

interface Moves {
  /** in pixels of the picture */
  moveBy(x: number, y: number): void
  zoomBy(factor: number, at: { x: number; y: number }): void
}

/**
 * Lets the user move the photo with one finger or the mouse, and zoom with two fingers or the wheel. A tap brings the
 * tapped point to the middle.
 */
function watchPointers(picture: HTMLCanvasElement, { moveBy, zoomBy }: Moves): void {
  const pointers = new Map<number, { x: number; y: number }>()
  let travelled = 0
  const at = ({ clientX, clientY }: MouseEvent) => {
    const { left, top, width } = picture.getBoundingClientRect()
    return { x: ((clientX - left) * picture.width) / width, y: ((clientY - top) * picture.width) / width }
  }
  const distance = () => {
    const [one, other] = [...pointers.values()]
    return Math.hypot(one!.x - other!.x, one!.y - other!.y)
  }
  picture.addEventListener('pointerdown', (event) => {
    picture.setPointerCapture(event.pointerId)
    pointers.set(event.pointerId, at(event))
    travelled = pointers.size > 1 ? Infinity : 0
  })
  picture.addEventListener('pointermove', (event) => {
    const before = pointers.get(event.pointerId)
    if (!before) return
    const now = at(event)
    const [x, y] = [now.x - before.x, now.y - before.y]
    const apart = pointers.size === 2 ? distance() : 0
    pointers.set(event.pointerId, now)
    travelled += Math.hypot(x, y)
    moveBy(-x / pointers.size, -y / pointers.size)
    if (apart > 0) zoomBy(distance() / apart, now)
  })
  picture.addEventListener('pointerup', (event) => {
    const { x, y } = at(event)
    if (pointers.delete(event.pointerId) && travelled < tapDistance)
      moveBy(x - picture.width / 2, y - picture.width / 2)
  })
  picture.addEventListener('pointercancel', ({ pointerId }) => pointers.delete(pointerId))
  picture.addEventListener('wheel', (event) => {
    event.preventDefault()
    zoomBy(Math.exp(-event.deltaY / 500), at(event))
  })
}

function prepare(): void {
  const cropper = document.querySelector<HTMLElement>('[data-cropping-area]')
  if (cropper) watchCropper(cropper)
}

prepare()
