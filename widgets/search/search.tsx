import { useRef } from 'react'
import type { SearchTab } from '#shared/api/search.ts'
import { useHost } from '#shared/element/host.ts'
import { type Translate, useMessages } from '#shared/messages/messages.ts'
import { useReady } from '#shared/ui/loading.tsx'
import { Tabs } from '#shared/ui/tabs.tsx'
import { Trail } from '#shared/ui/trail.tsx'
import { Results } from './results.tsx'
import { type Spot, useCounts, useFound, useSpot } from './search.store.ts'
import { Total } from './total.tsx'

type Props = { keyword: string; tab: SearchTab; page: number }

const tabNames = ['products', 'services', 'company'] as const satisfies readonly SearchTab[]

/** The search results screen. Spec section 2. */
export function Search({ keyword, tab, page }: Props) {
  const t = useMessages()
  const host = useHost()
  const start = useRef<HTMLParagraphElement>(null)
  const term = keyword.trim()
  const [spot, go] = useSpot(keyword, tab, page)
  const counts = useCounts(term)
  const found = useFound(term, spot)
  useReady(found.results !== undefined)
  // The control that was used may be below the new results or gone with the old ones.
  const goToStart = (to: Spot): void => {
    go(to)
    start.current?.focus({ preventScroll: true })
    start.current?.scrollIntoView({ block: 'nearest' })
  }
  if (host.hasFallback && !found.results && !found.error) return <slot />

  return (
    <div className="screen">
      <Trail steps={[{ label: t('search.crumb') }]} />
      <h1 tabIndex={-1}>{term ? t('search.results', { keyword: term }) : t('search.all')}</h1>
      <Tabs
        tabs={tabNames.map(name => ({ name, label: tabLabel(t, name, counts?.[name]) }))}
        active={spot.tab}
        activation="manual"
        onChoose={name => go({ tab: name, page: 1 })}
      >
        <Total found={found} page={spot.page} ref={start} />
        <Results {...{ term, spot, found, counts }} onGo={goToStart} />
      </Tabs>
    </div>
  )
}

/** The count stands in brackets once it is known. */
function tabLabel(t: Translate, name: SearchTab, count: number | undefined): string {
  const label = t(`search.${name}`)
  return count === undefined ? label : t('search.count', { label, count })
}
