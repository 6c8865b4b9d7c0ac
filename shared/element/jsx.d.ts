import type { HTMLAttributes, RefAttributes } from 'react'
import type { NestedElement } from './host.ts'

type Nested = HTMLAttributes<HTMLElement> &
  RefAttributes<NestedElement> & { class?: string | undefined; theme?: string | undefined }

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'trade-inquiry': Nested & { 'company-id': number; subject: string }
      'trade-newsletter': Nested
      'trade-tenders': Nested
    }
  }
}
