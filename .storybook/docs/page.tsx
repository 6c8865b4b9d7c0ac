import { lazy, Suspense } from 'react'
import type { StoryContext } from 'storybook/internal/csf'

const WidgetPage = lazy(async () => ({ default: (await import('./widget-page.tsx')).WidgetPage }))

/** Fetched where it is shown: stories and tests don't need it. */
export function page() {
  return (
    <Suspense>
      <WidgetPage />
    </Suspense>
  )
}

/** The code of a story is what a host would write. */
export function htmlOf(_: string, { originalStoryFn, args }: StoryContext): string {
  const stage: unknown = originalStoryFn(args, undefined as never)
  return stage instanceof HTMLElement ? stage.innerHTML.trim() : ''
}
