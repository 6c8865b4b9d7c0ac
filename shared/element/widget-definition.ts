import type { ComponentType } from 'react'
import type { Attributes } from './attributes.ts'
import type { TradeEventName } from './events.ts'

type Descriptions = Readonly<Record<string, string>>

/** The features that decide which states an element can be in, such as `list`, which may be empty. */
export type WidgetFeature = 'record' | 'list' | 'form' | 'messages' | 'session'

export type WidgetDefinition<Set extends Attributes = Attributes> = {
  readonly tag: string
  readonly summary: string
  readonly component: ComponentType<object>
  /** Data to load brings the event `trade-ready` and the slot `loading`. */
  readonly shows: readonly WidgetFeature[]
  readonly attributes: Set
  /** Props with a fixed value for this tag, if several tags share a component. */
  readonly fixed: Readonly<Record<string, unknown>>
  /** The events besides `trade-error`, which every element has. */
  readonly events: readonly TradeEventName[]
  readonly slots: Descriptions
  readonly parts: Descriptions
  readonly nests: readonly string[]
  /** True if it shows nothing in its place, like a dialog, so that it never waits to come into view. */
  readonly staysAwake: boolean
  /** Called when it has left the page, before it ends; may put it back. */
  readonly onRemoved?: (element: HTMLElement) => void
  readonly styles: readonly string[]
}
