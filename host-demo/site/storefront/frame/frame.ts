import { type FromFrame, HELLO, isFramedTag, isToFrame, passedEvents } from '#shared/frame/protocol.ts'
import { restoreFocus } from './focus.ts'
import { FramedElement } from './framed-element.ts'
import { watchModals } from './modals.ts'

// The page in the frame of a `<trade-frame>`: one element, configured by the page around it. That page may be anyone's,
// as it may be for the element itself, and it receives the same as such a page, and nothing else.

const tag = location.pathname.split('/').at(-1)

/** Accepts a port from the page that has framed this one, once: a port that is sent later is ignored. */
function meet({ source, origin, data, ports: [port] }: MessageEvent): void {
  if (source !== parent || data !== HELLO || !port || !isFramedTag(tag)) return
  removeEventListener('message', meet)
  show(new FramedElement(tag, origin), port)
}

function show(framed: FramedElement, port: MessagePort): void {
  const say = (message: FromFrame): void => port.postMessage(message)
  port.onmessage = ({ data }) => {
    if (!isToFrame(data)) return
    if (data.kind === 'state') framed.update(data.state)
    else if (data.kind === 'cover') framed.place = data.place
    else if (data.kind === 'refocus') restoreFocus()
    else framed.command(data.command)
  }
  for (const name of passedEvents) {
    document.addEventListener(name, event => {
      // Nested elements are ready on their own.
      if (name === 'trade-ready' && !framed.is(event.composedPath()[0])) return
      say({ kind: 'event', name, detail: event.detail })
    })
  }
  framed.onHeight(height => say({ kind: 'height', height }))
  framed.onName(name => say({ kind: 'name', name }))
  watchStructuredData(texts => say({ kind: 'structured-data', texts }))
  watchModals(isOpen => say({ kind: 'modal', isOpen }))
}

/** Reports the structured data in the head of this page, whenever it changes. */
function watchStructuredData(tell: (texts: string[]) => void): void {
  let last = ''
  const check = (): void => {
    const scripts = document.head.querySelectorAll<HTMLScriptElement>('script[type="application/ld+json"]')
    const texts = [...scripts].map(({ text }) => text)
    if (texts.join() !== last) tell(texts)
    last = texts.join()
  }
  new MutationObserver(check).observe(document.head, { childList: true })
}

if (parent !== window) {
  addEventListener('message', meet)
  // Reveals only that this page is there. The page around is the one that answers.
  parent.postMessage(HELLO, '*')
}
