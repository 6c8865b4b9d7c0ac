import type { HTMLAttributes, RefAttributes } from 'react'
import type { NestedElement } from './host.ts'

type Nested = HTMLAttributes<HTMLElement> & RefAttributes<NestedElement> & { theme?: string | undefined }

declare module 'react' {
  // Attributes that came after this release of React, which passes them on as they are written.
  interface HTMLAttributes<T> {
    popover?: 'auto' | 'manual'
  }
  interface ImgHTMLAttributes<T> {
    fetchpriority?: 'high' | 'low' | 'auto'
  }
  namespace JSX {
    /** Elements of ours that stand in another widget. */
    interface IntrinsicElements {
      'trade-inquiry': Nested & { 'company-id': number; subject: string; procurement?: string | undefined }
      'trade-newsletter': Nested
      'trade-tenders': Nested
    }
  }
}
