import type { FramedTag } from '#elements/frames.ts'
import { timeouts } from '#shared/api/timeouts.ts'
import { type FromFrame, HELLO, isFromFrame, type ToFrame } from './protocol.ts'

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

/** Returns the address of this element alone, unless it shares the page's origin: such a frame would isolate nothing. */
export function frameAddress(storefront: string, tag: FramedTag): string | undefined {
  if (!/^https?:/.test(storefront) || !URL.canParse(storefront)) return undefined
  return new URL(storefront).origin === location.origin ? undefined : `${storefront}/frame/${tag}`
}

type Listener = {
  /** Called when the page has loaded, perhaps again after a move. It knows nothing yet. */
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
    // Set once, before the frame is in the page, because navigating a frame adds to the history.
    this.iframe.src = address
    this.#giveUp = setTimeout(() => listener.onFailure(), timeouts().timeout)
    window.addEventListener('message', this.#meet)
  }

  /** Drops messages until the page has loaded. It is then told everything. */
  send(message: ToFrame): void {
    this.#port?.postMessage(message)
  }

  end(): void {
    clearTimeout(this.#giveUp)
    window.removeEventListener('message', this.#meet)
    this.#port?.close()
    this.iframe.remove()
  }

  /** Hears only the page in this frame while it is the storefront's, because any page may message this window. */
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
