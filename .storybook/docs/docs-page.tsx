import { lazy, Suspense } from 'react'
import type { StoryContext } from 'storybook/internal/csf'

const WidgetPage = lazy(async () => ({ default: (await import('./widget-page.tsx')).WidgetPage }))

/** Loaded lazily: stories and tests don't need it. */
export function docsPage() {
  return (
    <Suspense>
      <WidgetPage />
    </Suspense>
  )
}

/** Shows as a story's code the HTML that a host would write. */
export function storyHtml(_: string, { originalStoryFn, args }: StoryContext): string {
  const rendered: unknown = originalStoryFn(args, undefined as never)
  return rendered instanceof HTMLElement ? rendered.innerHTML.trim() : ''
}
