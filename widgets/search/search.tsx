import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { SearchTab } from '#shared/api/search.ts'
import { useAsking } from '#shared/ask-several/use-asking.ts'
import { useHost } from '#shared/element/host.ts'
import { useReady } from '#shared/element/paint-effect.ts'
import type { Messages } from '#shared/messages/i18n.ts'
import { useProcurement } from '#shared/procurement/procurement.ts'
import type { Arrangement } from '#shared/refine/refinement.ts'
import { useRefining } from '#shared/refine/use-refining.ts'
import { useRowAction } from '#shared/rfq-list/use-row-action.tsx'
import { Breadcrumb } from '#shared/ui/breadcrumb.tsx'
import { RowActionContext } from '#shared/ui/list-row.tsx'
import { PagedList } from '#shared/ui/paged-list.tsx'
import { Tabs } from '#shared/ui/tabs.tsx'
import { NoResults } from './no-results.tsx'
import { searchMessages } from './search.messages.ts'
import { type Choice, tabNames, useChoice, useCounts, useResults } from './search.store.ts'
import { useSearchField } from './use-search-field.ts'

const LARGE_COUNT = 8888

const itemOf = { products: 'product', services: 'service', company: 'company' } as const

type Props = { keyword: string; procurement: boolean | undefined } & Choice

export function Search({ keyword, procurement, ...hosts }: Props) {
  const t = useStore(searchMessages)
  const host = useHost()
  const term = keyword.trim()
  const [chosen, go] = useChoice(keyword, hosts, to => host.emit('trade-search-change', { keyword, ...to }))
  const [arrangement, arrange] = useState<Arrangement>()
  const counts = useCounts(term)
  const found = useResults(term, chosen)
  const refining = useRefining()
  const isProcuring = useProcurement(procurement)
  const hasField = isProcuring && !hasMenu()
  const field = useSearchField(hasField)
  const of = itemOf[chosen.tab]
  const toList = useRowAction(procurement)
  const asksCompanies = isProcuring && of === 'company'
  const asking = useAsking(asksCompanies)
  const toAsk = asksCompanies ? (asking?.chooseCompany ?? noAction) : undefined
  const isRefined = Boolean(chosen.state || chosen.categoryId || arrangement?.groupBy)
  useReady(found.results !== undefined)
  if (host.hasFallback && !found.results && !found.error) return <slot />

  return (
    <div className="screen">
      <Breadcrumb steps={[{ label: t.crumb }]} />
      {hasField && <div className="search-again">{field && <field.SearchField keyword={keyword} />}</div>}
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
        onSelect={name => go({ tab: name, categoryId: undefined })}
      >
        <div className="refined" data-empty={found.results?.total === 0 && !isRefined}>
          <div className="refine" part="refine">
            {refining && (
              <refining.Refine tab={chosen.tab} {...{ term, chosen, found, go, arrangement, arrange }} />
            )}
          </div>
          <RowActionContext.Provider value={of === 'company' ? toAsk : toList}>
            <div>
              <PagedList
                of={of}
                paged={found}
                page={chosen.page}
                label={t.listLabel}
                rows={
                  refining && arrangement && <refining.ArrangedRows of={of} found={found} by={arrangement} />
                }
                onPage={page => go({ page })}
                empty={toStart => (
                  <NoResults
                    {...{ term, counts }}
                    tab={chosen.tab}
                    onTab={name => {
                      go({ tab: name, categoryId: undefined })
                      toStart()
                    }}
                  />
                )}
              />
              {asking && <asking.AskSeveral />}
            </div>
          </RowActionContext.Provider>
        </div>
      </Tabs>
    </div>
  )
}

const noAction = (): null => null

/** A page with a menu has its search box there. */
const hasMenu = (): boolean => document.querySelector('trade-menu') !== null

/** The label with its count in brackets once that is known. */
function tabLabel(t: Messages<typeof searchMessages>, name: SearchTab, count: number | undefined): string {
  const label = t[name]
  return count === undefined ? label : t.count({ label, count })
}
