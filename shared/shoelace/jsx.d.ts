import type SlAvatar from '@shoelace-style/shoelace/dist/components/avatar/avatar.js'
import type SlBadge from '@shoelace-style/shoelace/dist/components/badge/badge.js'
import type SlDetails from '@shoelace-style/shoelace/dist/components/details/details.js'
import type SlDivider from '@shoelace-style/shoelace/dist/components/divider/divider.js'
import type SlDropdown from '@shoelace-style/shoelace/dist/components/dropdown/dropdown.js'
import type SlMenu from '@shoelace-style/shoelace/dist/components/menu/menu.js'
import type SlMenuItem from '@shoelace-style/shoelace/dist/components/menu-item/menu-item.js'
import type SlMenuLabel from '@shoelace-style/shoelace/dist/components/menu-label/menu-label.js'
import type SlRating from '@shoelace-style/shoelace/dist/components/rating/rating.js'
import type SlRelativeTime from '@shoelace-style/shoelace/dist/components/relative-time/relative-time.js'
import type SlSkeleton from '@shoelace-style/shoelace/dist/components/skeleton/skeleton.js'
import type SlTab from '@shoelace-style/shoelace/dist/components/tab/tab.js'
import type SlTabGroup from '@shoelace-style/shoelace/dist/components/tab-group/tab-group.js'
import type SlTabPanel from '@shoelace-style/shoelace/dist/components/tab-panel/tab-panel.js'
import type SlTooltip from '@shoelace-style/shoelace/dist/components/tooltip/tooltip.js'
import type { HTMLAttributes, RefAttributes } from 'react'

/** A Shoelace element in JSX: what every element takes, some of its own properties, and its events by detail. */
type Part<
  Element extends HTMLElement,
  Own extends keyof Element = never,
  Events = Record<never, never>,
> = Omit<HTMLAttributes<Element>, Own> &
  RefAttributes<Element> & { [Name in Own]?: Element[Name] | undefined } & {
    [Name in keyof Events & string as `on${Name}`]?: ((event: CustomEvent<Events[Name]>) => void) | undefined
  }

type Nothing = Record<never, never>
type Showing = { 'sl-show': Nothing; 'sl-after-show': Nothing; 'sl-hide': Nothing; 'sl-after-hide': Nothing }
type DropdownOwn =
  | 'open'
  | 'placement'
  | 'disabled'
  | 'stayOpenOnSelect'
  | 'distance'
  | 'skidding'
  | 'hoist'
  | 'sync'
type TooltipOwn =
  | 'content'
  | 'placement'
  | 'disabled'
  | 'distance'
  | 'open'
  | 'skidding'
  | 'trigger'
  | 'hoist'

declare module 'react' {
  namespace JSX {
    /** Written with Shoelace's tag names, which the plugin beside this file renames. */
    interface IntrinsicElements {
      'sl-avatar': Part<SlAvatar, 'image' | 'label' | 'initials' | 'loading' | 'shape'>
      'sl-badge': Part<SlBadge, 'variant' | 'pill' | 'pulse'>
      'sl-details': Part<SlDetails, 'open' | 'summary' | 'disabled', Showing>
      'sl-divider': Part<SlDivider, 'vertical'>
      'sl-dropdown': Part<SlDropdown, DropdownOwn, Showing>
      'sl-menu': Part<SlMenu, never, { 'sl-select': { item: SlMenuItem } }>
      'sl-menu-item': Part<SlMenuItem, 'type' | 'checked' | 'value' | 'loading' | 'disabled'>
      'sl-menu-label': Part<SlMenuLabel>
      'sl-rating': Part<
        SlRating,
        'label' | 'value' | 'max' | 'precision' | 'readonly' | 'disabled',
        { 'sl-change': Nothing; 'sl-hover': { phase: 'start' | 'move' | 'end'; value: number } }
      >
      'sl-relative-time': Part<SlRelativeTime, 'date' | 'format' | 'numeric' | 'sync'>
      'sl-skeleton': Part<SlSkeleton, 'effect'>
      'sl-tab': Part<SlTab, 'panel' | 'active' | 'closable' | 'disabled', { 'sl-close': Nothing }>
      'sl-tab-group': Part<
        SlTabGroup,
        'placement' | 'activation' | 'noScrollControls' | 'fixedScrollControls',
        { 'sl-tab-show': { name: string }; 'sl-tab-hide': { name: string } }
      >
      'sl-tab-panel': Part<SlTabPanel, 'name' | 'active'>
      'sl-tooltip': Part<SlTooltip, TooltipOwn, Showing>
    }
  }
}
