import type { ComponentType } from 'react'
import type { Attributes } from './attributes.ts'
import type { TradeEventName } from './events.ts'

/** What each slot or part is for, by its name. */
export type Descriptions = Readonly<Record<string, string>>

/** An element's full definition, for rendering, docs and editors. */
export type WidgetDefinition<Set extends Attributes = Attributes> = {
  readonly tag: string
  /** One sentence for the docs. */
  readonly summary: string
  readonly component: ComponentType<object>
  readonly attributes: Set
  /** Props with a fixed value for this tag, when several tags share a component. */
  readonly fixed: Readonly<Record<string, unknown>>
  readonly events: readonly TradeEventName[]
  readonly slots: Descriptions
  readonly parts: Descriptions
  /** The trade elements that it renders inside. */
  readonly nests: readonly string[]
  readonly styles: readonly string[]
}
