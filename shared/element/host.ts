import { createContext, useCallback, useContext, useEffect, useState } from 'react'
import type { TradeEventName, TradeEvents } from './events.ts'

export type Command = 'refresh' | 'reset'

export type NestedElement = HTMLElement & Partial<Record<Command, () => void>>

export type Host = {
  readonly element: HTMLElement
  readonly tag: string
  /** True while the host's own children are shown until the first content: the component then renders `<slot>`. */
  readonly hasFallback: boolean
  /** Sends an event to the page. Returns false if the host cancelled it. */
  emit<Name extends TradeEventName>(name: Name, detail: TradeEvents[Name]): boolean
  /** Sends `trade-ready` and ends the fallback. Call it with the first content; later calls do nothing. */
  ready(): void
  /** Sends `trade-error`, once per error. Call it when an error state is shown. */
  failed(error: unknown): void
  onCommand(command: Command, handler: () => void): () => void
}

export const HostContext = createContext<Host | undefined>(undefined)
export const WritesContext = createContext<Readonly<Record<string, number>>>({})

export function useHost(): Host {
  const host = useContext(HostContext)
  if (!host) throw new Error('useHost() needs an element of defineWidget() around it')
  return host
}

/** Calls `handler` each time the page calls the element's method of this name. Does nothing outside an element. */
export function useCommand(command: Command, handler: () => void): void {
  const host = useContext(HostContext)
  useEffect(() => host?.onCommand(command, handler), [host, command, handler])
}

/** State that host and user both set. The user's choice holds until the host sets the attribute again. */
export function useAttributeState<Value>(
  property: string,
  attributeValue: Value,
): [Value, (value: Value) => void] {
  const writes = useContext(WritesContext)[property] ?? 0
  const [choice, setChoice] = useState<{ value: Value; writes: number }>()
  const choose = useCallback((value: Value) => setChoice({ value, writes }), [writes])
  return [choice?.writes === writes ? choice.value : attributeValue, choose]
}

export function useAppearanceAttributes(): { theme: string | undefined; lang: string | undefined } {
  const { element } = useHost()
  const theme: unknown = Reflect.get(element, 'theme')
  return {
    theme: typeof theme === 'string' ? theme : undefined,
    lang: element.getAttribute('lang') ?? undefined,
  }
}
