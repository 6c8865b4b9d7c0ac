import type SlDropdown from '@shoelace-style/shoelace/dist/components/dropdown/dropdown.js'
import type { HTMLAttributes, RefAttributes } from 'react'

type Dropdown = HTMLAttributes<SlDropdown> &
  RefAttributes<SlDropdown> &
  Partial<Pick<SlDropdown, 'open' | 'placement' | 'distance' | 'skidding'>> & {
    [Name in 'onsl-show' | 'onsl-hide']?: (event: CustomEvent) => void
  }

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'sl-dropdown': Dropdown
    }
  }
}
