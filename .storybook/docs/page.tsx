import { lazy, Suspense } from 'react'
import type { StoryContext } from 'storybook/internal/csf'

const WidgetPage = lazy(async () => ({ default: (await import('./widget-page.tsx')).WidgetPage }))

/** Loaded lazily: stories and tests don't need it. */
export function page() {
  return (
    <Suspense>
      <WidgetPage />
    </Suspense>
  )
}

/** Shows as a story's code the HTML that a host would write. */
export function htmlOf(_: string, { originalStoryFn, args }: StoryContext): string {
  const stage: unknown = originalStoryFn(args, undefined as never)
  return stage instanceof HTMLElement ? stage.innerHTML.trim() : ''
}
