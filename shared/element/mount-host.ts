import { atom, onMount, type ReadableAtom } from 'nanostores'
import { type ErrorDetail, emitEvent, READY } from './events.ts'
import type { Command, Host } from './host.ts'

export type MountedHost = Omit<Host, 'hasFallback'> & {
  readonly $hasFallback: ReadableAtom<boolean>
  /** Commands given before react-dom had loaded. */
  readonly $held: ReadableAtom<readonly Command[]>
  /** Passes a command to the handlers of the shown content, or holds it until there are any. */
  run(command: Command): void
  runHeld(): void
}

export function mountHost(element: HTMLElement, tag: string): MountedHost {
  let announced = false
  const $hasFallback = atom(hasFallback(element))
  const followFallback = (): void => $hasFallback.set(!announced && hasFallback(element))
  onMount($hasFallback, () => {
    followFallback()
    const observer = new MutationObserver(followFallback)
    // The parser may add children after the element itself.
    observer.observe(element, { childList: true })
    return () => observer.disconnect()
  })
  let lastError: unknown
  let lastMessage = ''
  const handlers: Record<Command, Set<() => void>> = { refresh: new Set(), reset: new Set() }
  const $held = atom<readonly Command[]>([])
  Reflect.set(element, READY, false)
  const emit: Host['emit'] = (name, detail) => emitEvent(element, name, detail)
  function run(command: Command): void {
    if (handlers[command].size === 0) $held.set([...$held.get(), command])
    for (const handler of [...handlers[command]]) handler()
  }
  return {
    element,
    tag,
    $hasFallback,
    emit,
    ready() {
      if (announced) return
      announced = true
      Reflect.set(element, READY, true)
      followFallback()
      emit('trade-ready', {})
    },
    failed(error) {
      const detail = toErrorDetail(error)
      // Each renderer creates the error of an attribute again.
      if (error === lastError || (detail.kind === 'attribute' && detail.message === lastMessage)) return
      lastError = error
      lastMessage = detail.message
      emit('trade-error', detail)
    },
    onCommand(command, handler) {
      handlers[command].add(handler)
      return () => void handlers[command].delete(handler)
    },
    $held,
    run,
    runHeld() {
      const held = $held.get()
      $held.set([])
      for (const command of held) run(command)
    },
  }
}

/** An error without a `kind` is one of rendering. */
function toErrorDetail(error: unknown): ErrorDetail {
  const { kind = 'render', status = 0, message = '' } = Object(error) as Partial<ErrorDetail>
  return { kind, status, message: String(message) }
}

function hasFallback(element: Element): boolean {
  return [...element.childNodes].some(node =>
    node instanceof Element ? !node.hasAttribute('slot') : node instanceof Text && node.data.trim() !== '',
  )
}
