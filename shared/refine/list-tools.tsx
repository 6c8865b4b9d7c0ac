import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { $config } from '#shared/config/config.ts'
import { useLateStyles } from '#shared/element/late.tsx'
import { Button } from '#shared/ui/button.tsx'
import { ButtonLink } from '#shared/ui/button-link.tsx'
import { Modal } from '#shared/ui/dialogs.tsx'
import { SelectField } from '#shared/ui/field.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { type Refining, useFilters } from './filters.ts'
import css from './refine.css?inline'
import { refineMessages } from './refine.messages.ts'
import { Filters } from './refine-panel.tsx'
import { views } from './refinement.ts'
import { isTabular } from './result-table.tsx'

const ICONS = { list: 'M3 5h14M3 10h14M3 15h14', table: 'M3 4h14v12H3zM3 8.500h14M8.500 8.500V16' }

/** Beside the number of results: their order, and list or table. On a phone also the way to the filters. */
export function ListTools(refining: Refining) {
  const t = useStore(refineMessages)
  useLateStyles(css)
  const { chosen, paged, arrangement } = refining
  const { searchExtensions, filters, readFacts, readCategory } = useFilters(refining)
  const [isOpen, setOpen] = useState(false)
  const count =
    filters.length +
    readFacts.length +
    [chosen.state, chosen.categoryId || readCategory, arrangement?.groupBy].filter(Boolean).length
  if (!paged.items || (paged.total === 0 && count === 0)) return null
  return (
    <>
      <button
        type="button"
        className="button open-filters"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {count > 0 ? t.openChosen({ count }) : t.open}
      </button>
      <Sorting {...refining} />
      {searchExtensions && isTabular(refining.tab, paged.items) && <Views {...refining} />}
      {isOpen && (
        <Modal title={t.label} onClose={() => setOpen(false)}>
          <div className="refine">
            <Filters {...refining} />
            <div className="sheet-end">
              <Button
                look="primary"
                label={paged.total === 1 ? t.showOne : t.show({ count: paged.total })}
                onClick={() => setOpen(false)}
              />
            </div>
          </div>
        </Modal>
      )}
    </>
  )
}

function Views({ chosen, go, placeOf }: Refining) {
  const t = useStore(refineMessages)
  return (
    <fieldset className="segments views" aria-label={t.view}>
      {views.map(view => (
        <ButtonLink
          key={view}
          aria-pressed={view === (chosen.view ?? 'list')}
          to={placeOf({ view, page: chosen.page })}
          onClick={() => go({ view, page: chosen.page })}
        >
          <Icon path={ICONS[view]} />
          {t[view]}
        </ButtonLink>
      ))}
    </fieldset>
  )
}

const sortsHere = ['relevance', 'name'] as const
const sorts = [...sortsHere, 'newest'] as const

function Sorting({ term, chosen, go, arrangement, arrange }: Refining) {
  const t = useStore(refineMessages)
  const { searchExtensions } = useStore($config)
  const sort = searchExtensions ? chosen.sort : arrangement?.byName ? 'name' : 'relevance'
  const choose = (to: (typeof sorts)[number]): void => {
    if (searchExtensions) go({ sort: to })
    else arrange({ groupBy: arrangement?.groupBy, byName: to === 'name' })
  }
  return (
    <SelectField
      label={searchExtensions ? t.sort : t.sortHere}
      value={sort}
      hint={arrangement?.byName ? t.sortedHere : undefined}
      onText={chosen => choose(sorts.find(each => each === chosen) ?? 'relevance')}
    >
      {(searchExtensions ? sorts : sortsHere).map(each => (
        <option key={each} value={each}>
          {each === 'relevance' && !term ? t.usual : t[each]}
        </option>
      ))}
    </SelectField>
  )
}
