import { timeouts } from '#shared/api/timeouts.ts'
import { type FromFrame, HELLO, isFromFrame, type ToFrame } from '#shared/frame/protocol.ts'

/**
 * What the page in the frame may do: run, keep its session, send forms, open tabs, and lead the window elsewhere when its
 * reader asks for it.
 */
const SANDBOX = [
  'scripts',
  'same-origin',
  'forms',
  'modals',
  'downloads',
  'popups',
  'popups-to-escape-sandbox',
  'top-navigation-by-user-activation',
]

type Listener = {
  /** The page is there, perhaps again after a move: it knows nothing yet. */
  onConnect(): void
  onMessage(message: FromFrame): void
  onFailure(): void
}

/** A page of the storefront in a frame, and the only way to talk to it. */
export class FramedPage {
  readonly address: string
  readonly iframe = document.createElement('iframe')
  readonly #listener: Listener
  readonly #giveUp: ReturnType<typeof setTimeout>
  #port: MessagePort | undefined

  constructor(address: string, listener: Listener) {
    this.address = address
    this.#listener = listener
    this.iframe.setAttribute('sandbox', SANDBOX.map(each => `allow-${each}`).join(' '))
    this.iframe.setAttribute('scrolling', 'no')
    this.iframe.referrerPolicy = 'strict-origin-when-cross-origin'
    // Set once, before it stands in the page: a frame that is sent elsewhere adds to the history.
    this.iframe.src = address
    this.#giveUp = setTimeout(() => listener.onFailure(), timeouts().timeout)
    window.addEventListener('message', this.#meet)
  }

  /** Lost before the page is there: it is told everything when it has come. */
  send(message: ToFrame): void {
    this.#port?.postMessage(message)
  }

  end(): void {
    clearTimeout(this.#giveUp)
    window.removeEventListener('message', this.#meet)
    this.#port?.close()
    this.iframe.remove()
  }

  /** Anybody may send messages to this window: only the page in this frame, and only while it is the storefront's, is heard. */
  readonly #meet = ({ source, origin, data }: MessageEvent): void => {
    const page = this.iframe.contentWindow
    const expected = new URL(this.address).origin
    if (!page || source !== page || origin !== expected || data !== HELLO) return
    clearTimeout(this.#giveUp)
    this.#port?.close()
    const { port1, port2 } = new MessageChannel()
    this.#port = port1
    port1.onmessage = event => {
      if (isFromFrame(event.data)) this.#listener.onMessage(event.data)
    }
    page.postMessage(HELLO, expected, [port2])
    this.#listener.onConnect()
  }
}
