import { createContext, useCallback, useContext, useEffect, useState } from 'react'
import { type ErrorDetail, emitEvent, type TradeEventName, type TradeEvents } from './events.ts'
import { Fallback } from './fallback.ts'

/** What the page may ask of an element by its methods of these names. */
export type Command = 'refresh' | 'reset'

/** The element around a component, and the page around that. */
export type Host = {
  readonly element: HTMLElement
  readonly tag: string
  /** True while the host's own children stand in for content that has not come yet: then render `<slot>`. */
  readonly hasFallback: boolean
  /** Announces something to the page; false when the host cancelled it. */
  emit<Name extends TradeEventName>(name: Name, detail: TradeEvents[Name]): boolean
  /** Says, once, that there is content: `trade-ready` is sent and the fallback is over. */
  ready(): void
  /** Says that the error state is shown: `trade-error` is sent, once per error. */
  failed(error: unknown): void
  /** Calls `handler` each time the page asks for this; gives how to end that. */
  onCommand(command: Command, handler: () => void): () => void
}

/** What lives from mounting to removal: the host without what changes by itself. */
export type MountedHost = Omit<Host, 'hasFallback'> & {
  readonly fallback: Fallback
  /** Asks what is shown now. */
  run(command: Command): void
}

/** Elements whose first content is shown. */
const shown = new WeakSet<HTMLElement>()

export function isReady(element: HTMLElement): boolean {
  return shown.has(element)
}

export function mountHost(element: HTMLElement, tag: string): MountedHost {
  const fallback = new Fallback(element)
  let announced = false
  let lastError: unknown
  const handlers: Record<Command, Set<() => void>> = { refresh: new Set(), reset: new Set() }
  shown.delete(element)
  const emit: Host['emit'] = (name, detail) => emitEvent(element, name, detail)
  return {
    element,
    tag,
    fallback,
    emit,
    ready() {
      if (announced) return
      announced = true
      shown.add(element)
      fallback.end()
      emit('trade-ready', {})
    },
    failed(error) {
      if (error === lastError) return
      lastError = error
      emit('trade-error', describe(error))
    },
    onCommand(command, handler) {
      handlers[command].add(handler)
      return () => void handlers[command].delete(handler)
    },
    run(command) {
      for (const handler of [...handlers[command]]) handler()
    },
  }
}

export const HostContext = createContext<Host | undefined>(undefined)
export const WritesContext = createContext<Readonly<Record<string, number>>>({})

/** The element that this component is shown in. */
export function useHost(): Host {
  const host = useContext(HostContext)
  if (!host) throw new Error('useHost() needs an element of defineWidget() around it')
  return host
}

/** Does something each time the page calls the element's method of this name. Outside an element nobody does. */
export function useCommand(command: Command, handler: () => void): void {
  const host = useContext(HostContext)
  useEffect(() => host?.onCommand(command, handler), [host, command, handler])
}

/**
 * A value that host and user both choose: `attributeValue` until the user chooses, then the user's choice,
 * until the host sets the attribute `property` (its camelCase name) again, be it to the same value.
 */
export function useAttributeState<Value>(
  property: string,
  attributeValue: Value,
): [Value, (value: Value) => void] {
  const writes = useContext(WritesContext)[property] ?? 0
  const [choice, setChoice] = useState<{ value: Value; writes: number }>()
  const choose = useCallback((value: Value) => setChoice({ value, writes }), [writes])
  return [choice?.writes === writes ? choice.value : attributeValue, choose]
}

/** `ApiError` and what else says its kind; anything else is a fault of ours. */
function describe(error: unknown): ErrorDetail {
  const { kind = 'render', status = 0, message = '' } = Object(error) as Partial<ErrorDetail>
  return { kind, status, message: String(message) }
}
