import { lazy, Suspense } from 'react'

const WidgetPage = lazy(async () => ({ default: (await import('./widget-page.tsx')).WidgetPage }))

/** Fetched where it is shown: stories and tests don't need it. */
export function page() {
  return (
    <Suspense>
      <WidgetPage />
    </Suspense>
  )
}
