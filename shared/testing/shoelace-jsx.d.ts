import type SlAvatar from '@shoelace-style/shoelace/dist/components/avatar/avatar.js'
import type SlBadge from '@shoelace-style/shoelace/dist/components/badge/badge.js'
import type SlDetails from '@shoelace-style/shoelace/dist/components/details/details.js'
import type SlMenu from '@shoelace-style/shoelace/dist/components/menu/menu.js'
import type SlMenuItem from '@shoelace-style/shoelace/dist/components/menu-item/menu-item.js'
import type SlRating from '@shoelace-style/shoelace/dist/components/rating/rating.js'
import type SlRelativeTime from '@shoelace-style/shoelace/dist/components/relative-time/relative-time.js'
import type SlSkeleton from '@shoelace-style/shoelace/dist/components/skeleton/skeleton.js'
import type SlTab from '@shoelace-style/shoelace/dist/components/tab/tab.js'
import type SlTabGroup from '@shoelace-style/shoelace/dist/components/tab-group/tab-group.js'
import type SlTabPanel from '@shoelace-style/shoelace/dist/components/tab-panel/tab-panel.js'
import type SlTooltip from '@shoelace-style/shoelace/dist/components/tooltip/tooltip.js'
import type { Part, Showing } from '../shoelace/jsx.d.ts'

declare module 'react' {
  namespace JSX {
    /** The parts of Shoelace that only the test widget uses. */
    interface IntrinsicElements {
      'sl-avatar': Part<SlAvatar, 'label'>
      'sl-badge': Part<SlBadge>
      'sl-details': Part<SlDetails, 'summary', Showing>
      'sl-menu': Part<SlMenu, never, { 'sl-select': { item: SlMenuItem } }>
      'sl-menu-item': Part<SlMenuItem, 'type' | 'value'>
      'sl-rating': Part<SlRating, 'label' | 'value' | 'readonly'>
      'sl-relative-time': Part<SlRelativeTime, 'date'>
      'sl-skeleton': Part<SlSkeleton>
      'sl-tab': Part<SlTab, 'panel'>
      'sl-tab-group': Part<SlTabGroup, never, { 'sl-tab-show': { name: string } }>
      'sl-tab-panel': Part<SlTabPanel, 'name'>
      'sl-tooltip': Part<SlTooltip, 'content'>
    }
  }
}
