import type { HTMLAttributes, RefAttributes } from 'react'
import type { ElementAttributes } from '#elements/tags.ts'
import type { NestedElement } from '#shared/element/host.ts'

type Common = HTMLAttributes<HTMLElement> &
  RefAttributes<NestedElement> & { class?: string | undefined; theme?: string | undefined }

type Elements = { [Tag in keyof ElementAttributes]: Common & ElementAttributes[Tag] }

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
