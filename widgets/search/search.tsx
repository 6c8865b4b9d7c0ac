import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { SearchTab } from '#shared/api/search.ts'
import { useReady } from '#shared/element/content-effect.ts'
import { useHost } from '#shared/element/host.ts'
import { LatePlace, late, useLate } from '#shared/element/late.tsx'
import type { Messages } from '#shared/messages/i18n.ts'
import { Place } from '#shared/places/places.tsx'
import type { Arrangement } from '#shared/refine/refinement.ts'
import { searchLocation } from '#shared/routes/list-locations.ts'
import { Breadcrumb } from '#shared/ui/breadcrumb.tsx'
import { PagedList } from '#shared/ui/paged-list.tsx'
import { Tabs } from '#shared/ui/tabs.tsx'
import { NoResults } from './no-results.tsx'
import { searchMessages } from './search.messages.ts'
import {
  type Choice,
  type HostsChoice,
  openingTab,
  tabNames,
  useChoice,
  useCounts,
  useItems,
} from './search.store.ts'

const refine = late(() => import('#shared/refine/refine.tsx'))

const LARGE_COUNT = 8888

const itemOf = { products: 'product', services: 'service', company: 'company' } as const

type Props = { keyword: string } & HostsChoice

export function Search({ keyword, ...hosts }: Props) {
  const t = useStore(searchMessages)
  const host = useHost()
  const term = keyword.trim()
  const { counts, isPending } = useCounts(term)
  const [chosen, go] = useChoice(keyword, hosts, counts, to =>
    host.emit('trade-search-change', { keyword, ...to }),
  )
  const [arrangement, arrange] = useState<Arrangement>()
  const paged = useItems(term, chosen, isPending && !hosts.tab)
  const refining = useLate(refine)
  const of = itemOf[chosen.tab]
  const opens = openingTab(counts)
  const placeOf = (to: Partial<Choice>) => searchLocation({ keyword, ...chosen, page: 1, ...to, opens })
  const isRefined = Boolean(chosen.state || chosen.categoryId || arrangement?.groupBy)
  useReady(paged.items !== undefined)
  if (host.hasFallback && !paged.items && !paged.error) return <slot />

  return (
    <div className="screen">
      <Breadcrumb steps={[{ label: t.crumb }]} />
      <Place name="above-results" keyword={keyword} />
      <h1 tabIndex={-1} part="title">
        {term ? t.results({ keyword: term }) : t.all}
      </h1>
      <Tabs
        tabs={tabNames.map(name => ({
          name,
          label: tabLabel(t, name, counts?.[name]),
          longestLabel: term ? tabLabel(t, name, LARGE_COUNT) : undefined,
        }))}
        active={chosen.tab}
        activation="manual"
        placeOf={tab => placeOf({ tab, categoryId: undefined })}
        onSelect={name => go({ tab: name, categoryId: undefined })}
      >
        <div className="refined" data-empty={paged.total === 0 && !isRefined}>
          <LatePlace className="refine" part="refine" of={refine}>
            {({ Refine }) => (
              <Refine
                tab={chosen.tab}
                term={term}
                chosen={chosen}
                paged={paged}
                go={go}
                arrangement={arrangement}
                arrange={arrange}
              />
            )}
          </LatePlace>
          <div>
            <PagedList
              of={of}
              paged={paged}
              page={chosen.page}
              label={t.listLabel}
              rows={
                refining &&
                arrangement && <refining.ArrangedRows of={of} items={paged.items ?? []} by={arrangement} />
              }
              placeOf={page => placeOf({ page })}
              onPage={page => go({ page })}
              empty={toStart => (
                <NoResults
                  term={term}
                  counts={counts}
                  tab={chosen.tab}
                  placeOf={tab => placeOf({ tab, categoryId: undefined })}
                  onTab={name => {
                    go({ tab: name, categoryId: undefined })
                    toStart()
                  }}
                />
              )}
            />
            <Place name="below-results" of={of} />
          </div>
        </div>
      </Tabs>
    </div>
  )
}

/** Returns the label, with its count in brackets once it is known. */
function tabLabel(t: Messages<typeof searchMessages>, name: SearchTab, count: number | undefined): string {
  const label = t[name]
  return count === undefined ? label : t.count({ label, count })
}
