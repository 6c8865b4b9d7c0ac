import { lazy, Suspense } from 'react'

const WidgetPage = lazy(async () => ({ default: (await import('./widget-page.tsx')).WidgetPage }))

/** Loaded lazily: stories and tests don't need it. */
export function docsPage() {
  return (
    <Suspense>
      <WidgetPage />
    </Suspense>
  )
}
