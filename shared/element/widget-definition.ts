import type { ComponentType } from 'react'
import type { RouteLocation } from '#shared/routes/routes.ts'
import type { Attributes } from './attributes.ts'
import type { TradeEventName } from './events.ts'

type Descriptions = Readonly<Record<string, string>>

/** The features that decide which states an element can be in, such as `list`, which may be empty. */
export type WidgetFeature = 'record' | 'list' | 'form' | 'messages' | 'session'

/** The way the snippet builder offers an element. */
export type Embedding = {
  name: string
  /** The text of the link inside, for readers without JavaScript and until the widget appears. */
  link: string
  /** The target of the link; home if not set. Uses its parameter alone, because the build copies it. */
  to?(attributes: Readonly<Record<string, string>>): RouteLocation
  /** Optional values that the example sets. */
  example?: Readonly<Record<string, string>>
}

/** Facts for frames, servers, tests and the snippet builder. The build reads them from the source; no page loads them. */
export type ElementFacts = {
  /** The attributes of its example, as in HTML: `company-id="1"`. Every required one is set. */
  example?: string
  /** A text that a visitor sees once the example is ready. */
  sees?: string
  /** True if a frame may show it, as it may unless it is a dialog. */
  framed?: boolean
  /** True if servers render it for visitors, as they do unless it is a dialog. */
  rendered?: boolean
  embed?: Embedding
}

export type WidgetDefinition<Set extends Attributes = Attributes> = {
  readonly tag: string
  readonly summary: string
  readonly component: ComponentType<object>
  /** Widgets that load data fire `trade-ready` and have the slot `loading`. */
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
