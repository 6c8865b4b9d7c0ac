import type { ToFrame } from './protocol.ts'

/** The height in px until the page in the frame reports its own. */
const FIRST_HEIGHT = 160

/** The place of a frame, as high as its content. It is a modal dialog over the window while one is open in the frame. */
export class Stage {
  readonly place = document.createElement('div')
  readonly #dialog = document.createElement('dialog')
  readonly #tell: (message: ToFrame) => void
  #isCovering = false

  /** @param tell sends messages that keep the frame's content in place on the screen while the frame grows around it */
  constructor(iframe: HTMLIFrameElement, tell: (message: ToFrame) => void) {
    this.#tell = tell
    this.place.className = 'place'
    // Browsers draw nothing in a frame without a size, so no content in it would get a size either.
    this.height = FIRST_HEIGHT
    this.#dialog.className = 'stage'
    // For screen readers the dialog is the one inside, not this one.
    this.#dialog.role = 'presentation'
    iframe.autofocus = true
    this.#dialog.append(iframe)
    this.place.append(this.#dialog)
    this.#dialog.addEventListener('cancel', event => event.preventDefault())
    // Browsers close the dialog on a second Escape, though the dialog inside is still open.
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
      // The content inside is told first, so that it moves in the same animation frame.
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
