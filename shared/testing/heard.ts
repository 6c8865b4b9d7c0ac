import { eventNames, type TradeEventName, type TradeEvents } from '#shared/element/events.ts'

/** One event as a host hears it on the document. */
export type SeenEvent = {
  [Name in TradeEventName]: { type: Name; detail: TradeEvents[Name] }
}[TradeEventName]

let listening = new AbortController()

/** All `trade-*` events from now on, in their order, until it is asked again. */
export function hear(): readonly SeenEvent[] {
  const events: SeenEvent[] = []
  listening.abort()
  listening = new AbortController()
  for (const type of eventNames) {
    const keep = ({ detail }: { detail: unknown }): void => void events.push({ type, detail } as SeenEvent)
    document.addEventListener(type, keep, { signal: listening.signal })
  }
  return events
}
