import { eventNames } from '#elements/events.ts'
import type { TradeEventName, TradeEvents } from '#shared/element/events.ts'

/** An event as a host receives it on the document. */
export type RecordedEvent = {
  [Name in TradeEventName]: { type: Name; detail: TradeEvents[Name] }
}[TradeEventName]

let listening = new AbortController()

/** Records all `trade-*` events in order, from now until the next call. */
export function recordEvents(): readonly RecordedEvent[] {
  const events: RecordedEvent[] = []
  listening.abort()
  listening = new AbortController()
  for (const type of eventNames) {
    const keep = ({ detail }: { detail: unknown }): void =>
      void events.push({ type, detail } as RecordedEvent)
    document.addEventListener(type, keep, { signal: listening.signal })
  }
  return events
}
