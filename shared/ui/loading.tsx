import { useStore } from '@nanostores/react'
import { type ReactNode, useCallback } from 'react'
import { useHost } from '#shared/element/host.ts'
import { stateMessages } from '#shared/element/state.messages.ts'

/** Shown until the first content: the host's own content if any, else its `loading` slot, else our skeleton. */
export function Loading({ children }: { children: ReactNode }) {
  const host = useHost()
  const t = useStore(stateMessages)
  if (host.hasFallback) return <slot />
  return (
    <slot name="loading">
      <div aria-busy="true">
        <span className="hidden-visually" role="status">
          {t.loading}
        </span>
        <div aria-hidden="true">{children}</div>
      </div>
    </slot>
  )
}

export function repeat(count: number, render: (key: number) => ReactNode): ReactNode[] {
  return Array.from({ length: count }, (_, key) => render(key))
}

type SkeletonProps = { width?: string; height?: string; ratio?: string }

/** One block of a skeleton, in the size of the content that will replace it. */
export function Skeleton({ width = '100%', height = '1em', ratio }: SkeletonProps) {
  const resize = useCallback(
    (block: HTMLElement | null) => {
      if (block) Object.assign(block.style, ratio ? { width, aspectRatio: ratio } : { width, height })
    },
    [width, height, ratio],
  )
  // A content policy would refuse an attribute in served HTML.
  return <span className="skeleton" ref={resize} />
}
