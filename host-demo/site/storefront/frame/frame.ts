import { passedEvents } from '#elements/events.ts'
import { type FromFrame, HELLO, isFramedTag, isToFrame } from '#widgets/frame/protocol.ts'
import { FramedElement } from './framed-element.ts'

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
    else if (data.kind === 'cover') framed.area = data.place
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

let lost: HTMLElement | undefined

// A focus change within one shadow root is not visible outside; the loss of focus to the page around is.
document.addEventListener('focusout', event => {
  const [target] = event.composedPath()
  if (!event.relatedTarget && target instanceof HTMLElement) lost = target
})

/** Returns the focus to its element: when a frame starts to cover the window, browsers focus the frame itself. */
function restoreFocus(): void {
  restore()
  // The event may fire before the change is complete.
  document.addEventListener('focusout', () => setTimeout(restore), { once: true })
}

function restore(): void {
  if (document.activeElement === document.body && lost?.isConnected) lost.focus({ preventScroll: true })
}

/** Reports when a modal dialog opens and when the last one is gone, for which there is no event. */
function watchModals(onChange: (isOpen: boolean) => void): void {
  const shown = new Set<HTMLDialogElement>()
  let isOpen = false

  const observer = new ResizeObserver(check)

  function check(): void {
    for (const dialog of shown) {
      if (dialog.open && dialog.isConnected) continue
      shown.delete(dialog)
      observer.unobserve(dialog)
    }
    if (isOpen === shown.size > 0) return
    isOpen = !isOpen
    onChange(isOpen)
  }

  const { showModal } = HTMLDialogElement.prototype
  HTMLDialogElement.prototype.showModal = function () {
    showModal.call(this)
    shown.add(this)
    // Its size is zero when it is closed or removed.
    observer.observe(this)
    check()
  }
}
