import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { SearchTab } from '#shared/api/search.ts'
import { $config } from '#shared/config/config.ts'
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
import { type Choice, type HostsChoice, openingTab, tabNames, useChoice, useItems } from './search.store.ts'

const refine = late(() => import('#shared/refine/refine.tsx'))

const LARGE_COUNT = 8888

const itemOf = { products: 'product', services: 'service', company: 'company' } as const

type Props = HostsChoice & { companyId: number | undefined }

export function Search({ companyId: given, ...hosts }: Props) {
  const t = useStore(searchMessages)
  const { searchExtensions } = useStore($config)
  const host = useHost()
  const companyId = (searchExtensions && given) || 0
  const { chosen, counts, isPending, go } = useChoice(hosts, to => host.emit('trade-search-change', to))
  const { keyword, tab } = chosen
  const term = keyword.trim()
  const [arrangement, arrange] = useState<Arrangement>()
  const paged = useItems(chosen, companyId, isPending && !hosts.tab)
  const refining = useLate(refine)
  const of = itemOf[tab]
  const opens = openingTab(counts)
  const placeOf = (to: Partial<Choice>) => searchLocation({ ...chosen, page: 1, ...to, opens })
  const isRefined = Boolean(chosen.state || chosen.categoryId || chosen.facts || arrangement?.groupBy)
  useReady(paged.items !== undefined)
  if (host.hasFallback && !paged.items && !paged.error) return <slot />

  const company = companyId ? (paged.items?.[0]?.companyName ?? '') : ''
  const props = { tab, term, companyId, chosen, paged, go, placeOf, arrangement, arrange }
  const usual = company ? t.allOf({ name: company }) : t.all
  return (
    <div className="screen">
      <Breadcrumb steps={[{ label: t.crumb }]} />
      <Place name="above-results" keyword={keyword} />
      <h1 tabIndex={-1} part="title">
        {term ? t.results({ keyword: term }) : usual}
      </h1>
      <Tabs
        tabs={tabNames
          .filter(name => !(companyId && name === 'company'))
          .map(name => ({
            name,
            label: tabLabel(t, name, counts?.[name]),
            longestLabel: term ? tabLabel(t, name, LARGE_COUNT) : undefined,
          }))}
        active={tab}
        activation="manual"
        placeOf={tab => placeOf({ ...noFilters, tab })}
        onSelect={tab => go({ ...noFilters, tab })}
      >
        {searchExtensions && (
          <LatePlace className={term ? 'read' : undefined} of={refine}>
            {({ ReadAs }) => <ReadAs {...props} />}
          </LatePlace>
        )}
        <div className="refined" data-empty={paged.total === 0 && !isRefined}>
          <LatePlace className="refine" part="refine" of={refine}>
            {({ Refine }) => <Refine {...props} />}
          </LatePlace>
          <div>
            <PagedList
              of={of}
              paged={paged}
              page={chosen.page}
              label={t.listLabel}
              tools={
                <LatePlace className="list-tools" of={refine}>
                  {({ ListTools }) => <ListTools {...props} />}
                </LatePlace>
              }
              rows={
                refining &&
                arrangement && <refining.ArrangedRows of={of} items={paged.items ?? []} by={arrangement} />
              }
              table={
                chosen.view === 'table' && (
                  <LatePlace of={refine}>
                    {({ ResultTable }) => (
                      <ResultTable tab={tab} items={paged.items ?? []} label={t.listLabel} />
                    )}
                  </LatePlace>
                )
              }
              placeOf={page => placeOf({ page })}
              onPage={page => go({ page })}
              empty={toStart => (
                <NoResults
                  term={term}
                  counts={counts}
                  tab={tab}
                  placeOf={tab => placeOf({ ...noFilters, tab })}
                  onTab={name => {
                    go({ ...noFilters, tab: name })
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

/** Another tab has other categories, with other facts. */
const noFilters = { categoryId: undefined, facts: undefined }

/** Returns the label, with its count in brackets once it is known. */
function tabLabel(t: Messages<typeof searchMessages>, name: SearchTab, count: number | undefined): string {
  const label = t[name]
  return count === undefined ? label : t.count({ label, count })
}
