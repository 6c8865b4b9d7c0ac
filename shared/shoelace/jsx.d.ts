import type SlDropdown from '@shoelace-style/shoelace/dist/components/dropdown/dropdown.js'
import type { HTMLAttributes, RefAttributes } from 'react'

/** React sets attributes of custom elements, by their own names, and hears none of their own events. */
type Dropdown = HTMLAttributes<SlDropdown> &
  RefAttributes<SlDropdown> &
  Partial<Pick<SlDropdown, 'placement' | 'distance' | 'skidding'>> & { class?: string; open?: '' | undefined }

declare module 'react' {
  namespace JSX {
    /** Written with Shoelace's tag names, which the plugin beside this file renames. */
    interface IntrinsicElements {
      'sl-dropdown': Dropdown
    }
  }
}
