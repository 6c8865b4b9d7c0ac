import type { ToFrame } from '#shared/frame/protocol.ts'

/** Until the page in the frame says how high it is, in px. */
const FIRST_HEIGHT = 160

/**
 * Where a frame stands: in its place on the page, as high as what is in it, and over the whole window while a dialog is
 * open in it. It is a modal dialog then, so that it is above everything and the page behind can't be reached.
 */
export class Stage {
  readonly place = document.createElement('div')
  readonly #dialog = document.createElement('dialog')
  readonly #tell: (message: ToFrame) => void
  #isCovering = false

  /** @param tell so that what is in the frame stays where it is seen while the frame grows around it */
  constructor(iframe: HTMLIFrameElement, tell: (message: ToFrame) => void) {
    this.#tell = tell
    this.place.className = 'place'
    // Browsers draw nothing in a frame that has no size, and so nothing there would get any.
    this.height = FIRST_HEIGHT
    this.#dialog.className = 'stage'
    // To readers it is no dialog, that is inside.
    this.#dialog.role = 'presentation'
    iframe.autofocus = true
    this.#dialog.append(iframe)
    this.place.append(this.#dialog)
    this.#dialog.addEventListener('cancel', event => event.preventDefault())
    // Browsers let somebody out by a second Escape, though what is inside is still open.
    this.#dialog.addEventListener('close', () => this.#isCovering && this.#dialog.showModal())
  }

  set height(height: number) {
    this.place.style.height = `${height}px`
  }

  cover(isWanted: boolean): void {
    if (isWanted === this.#isCovering) return
    this.#isCovering = isWanted
    if (isWanted) {
      this.#tellPlace()
      window.addEventListener('scroll', this.#tellPlace, { capture: true, passive: true })
      window.addEventListener('resize', this.#tellPlace)
      // Told before it is done, what is inside moves in the same frame.
      requestAnimationFrame(() => {
        if (!this.#isCovering || !this.#dialog.isConnected) return
        this.#dialog.showModal()
        this.#tell({ kind: 'refocus' })
      })
    } else this.#uncover()
  }

  end(): void {
    if (this.#isCovering) this.cover(false)
    this.place.remove()
  }

  #uncover(): void {
    window.removeEventListener('scroll', this.#tellPlace, { capture: true })
    window.removeEventListener('resize', this.#tellPlace)
    this.#tell({ kind: 'cover', place: null })
    this.#dialog.close()
  }

  readonly #tellPlace = (): void => {
    const { left, top, width } = this.place.getBoundingClientRect()
    this.#tell({ kind: 'cover', place: { left, top, width } })
  }
}
