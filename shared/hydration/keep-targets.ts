const repeated = ['focusin', 'dragenter', 'mouseover', 'pointerover', 'gotpointercapture']

/** Keeps the target of events that react-dom repeats: browsers reset it, and it fails at null. Returns an end. */
export function keepTargets(root: Element): () => void {
  const keep = (event: Event): void => {
    const { target } = event
    const get = (): unknown =>
      event.eventPhase === Event.NONE ? target : Reflect.get(Event.prototype, 'target', event)
    Object.defineProperty(event, 'target', { configurable: true, get })
  }
  for (const type of repeated) root.addEventListener(type, keep, true)
  return () => {
    for (const type of repeated) root.removeEventListener(type, keep, true)
  }
}
