import type SlDropdown from '@shoelace-style/shoelace/dist/components/dropdown/dropdown.js'
import type { HTMLAttributes, RefAttributes } from 'react'

/** A Shoelace element in JSX: what every element takes, some of its own properties, and its events by detail. */
export type Part<
  Element extends HTMLElement,
  Own extends keyof Element = never,
  Events = Record<never, never>,
> = Omit<HTMLAttributes<Element>, Own> &
  RefAttributes<Element> & { [Name in Own]?: Element[Name] | undefined } & {
    [Name in keyof Events & string as `on${Name}`]?: ((event: CustomEvent<Events[Name]>) => void) | undefined
  }

export type Nothing = Record<never, never>
export type Showing = {
  'sl-show': Nothing
  'sl-after-show': Nothing
  'sl-hide': Nothing
  'sl-after-hide': Nothing
}

declare module 'react' {
  namespace JSX {
    /** Written with Shoelace's tag names, which the plugin beside this file renames. */
    interface IntrinsicElements {
      'sl-dropdown': Part<SlDropdown, 'open' | 'placement' | 'distance' | 'skidding', Showing>
    }
  }
}
