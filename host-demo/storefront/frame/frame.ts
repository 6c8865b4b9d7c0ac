import { type FromFrame, HELLO, isFramedTag, isToFrame, passedEvents } from '#shared/frame/protocol.ts'
import { restoreFocus } from './focus.ts'
import { FramedElement } from './framed-element.ts'
import { watchModals } from './modals.ts'
import { watchStructuredData } from './structured-data.ts'

// The page in the frame of a `<trade-frame>`: one element, as the page around wants it. That page may be anybody's, as it
// may be with the element itself, and is told what such a page hears, and nothing else.

const tag = location.pathname.split('/').at(-1)

/** Hears whoever has framed this page, once: a port that somebody sends later is nobody's. */
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
      // Those that are nested in it are ready for themselves.
      if (name === 'trade-ready' && !framed.is(event.composedPath()[0])) return
      say({ kind: 'event', name, detail: event.detail })
    })
  }
  framed.onHeight(height => say({ kind: 'height', height }))
  framed.onName(name => say({ kind: 'name', name }))
  watchStructuredData(texts => say({ kind: 'structured-data', texts }))
  watchModals(isOpen => say({ kind: 'modal', isOpen }))
}

if (parent !== window) {
  addEventListener('message', meet)
  // Tells nothing but that it is there; who answers is the page around.
  parent.postMessage(HELLO, '*')
}
