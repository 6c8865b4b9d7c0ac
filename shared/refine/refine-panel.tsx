import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import type { FactFacet } from '#shared/api/search-extension.ts'
import { useLateStyles } from '#shared/element/late.tsx'
import { categoryListing } from '#shared/routes/links.ts'
import { ButtonLink } from '#shared/ui/button-link.tsx'
import { SelectField } from '#shared/ui/field.tsx'
import { Link } from '#shared/ui/link.tsx'
import type { RowItem } from '#shared/ui/list-row.tsx'
import { groupsOf } from './arranged-rows.tsx'
import { Chips } from './chips.tsx'
import { Choices } from './choices.tsx'
import type { Listed } from './facets.store.ts'
import { FactFilterOf } from './fact-filters.tsx'
import { type Refining, useFilters } from './filters.ts'
import css from './refine.css?inline'
import { refineMessages } from './refine.messages.ts'

/** The filters beside the results: of the whole list if the API can do so, else only of the shown page. */
export function Refine(refining: Refining) {
  const { paged, chosen, arrangement } = refining
  const t = useStore(refineMessages)
  useLateStyles(css)
  const isRefined = chosen.state || chosen.categoryId || chosen.facts || arrangement?.groupBy
  if (!paged.items || (paged.total === 0 && !isRefined)) return null
  return (
    <section className="refine-panel" aria-label={t.label} tabIndex={-1}>
      <button
        type="button"
        className="button skip"
        onClick={event =>
          event.currentTarget.closest('.refined, .layout')?.querySelector<HTMLElement>('.total')?.focus()
        }
      >
        {t.skip}
      </button>
      <Filters {...refining} />
    </section>
  )
}

/** All the filters of a list. */
export function Filters(refining: Refining) {
  const t = useStore(refineMessages)
  const start = useRef<HTMLDivElement>(null)
  const { tab, within, chosen, paged, go, placeOf } = refining
  const { searchExtensions, facts, states, categories, readCategory } = useFilters(refining)
  if (!searchExtensions) {
    return (
      <div className="filters">
        <Grouping {...refining} />
        {within ? null : <CategoriesHere items={paged.items ?? []} tab={tab} />}
      </div>
    )
  }
  const { state, categoryId } = chosen
  const ofItems = facts.filter(({ key }) => key !== OF_SELLER)
  const filterOf = (facet: FactFacet) => <FactFilterOf key={facet.key} facet={facet} {...refining} />
  const listed = categories.find(({ id }) => id === categoryId)
  const none = { state: '', categoryId: undefined, facts: '' }
  const clear = (): void => {
    go(none)
    // The button disappears, so the focus moves on.
    start.current?.focus({ preventScroll: true })
  }
  return (
    <div className="filters" ref={start} tabIndex={-1}>
      {(state || categoryId || chosen.facts) && (
        <ButtonLink className="button soft" to={placeOf(none)} onClick={clear}>
          {t.clear}
        </ButtonLink>
      )}
      {listed && (
        <Link to={categoryListing(tab === 'services' ? 'service' : 'product', listed.id)}>
          {t.listing({ name: listed.name })}
        </Link>
      )}
      {!within && !categoryId && !readCategory && (
        <Choices
          title={t.categories}
          choices={categories.map(({ id, ...category }) => ({
            ...category,
            isChosen: false,
            to: { categoryId: id },
          }))}
          {...{ go, placeOf }}
        />
      )}
      {ofItems.slice(0, FIRST).map(filterOf)}
      {facts.filter(({ key }) => key === OF_SELLER).map(filterOf)}
      <Choices
        title={t.states}
        choices={states.map(({ name, count }) => ({
          name,
          count,
          isChosen: name === state,
          to: { state: name === state ? '' : name },
        }))}
        {...{ go, placeOf }}
      />
      {ofItems.length > FIRST && (
        <details>
          <summary>{t.moreFilters}</summary>
          <div className="filters">{ofItems.slice(FIRST).map(filterOf)}</div>
        </details>
      )}
      <Grouping {...refining} />
    </div>
  )
}

/** The filter beside that of the seller's state. */
const OF_SELLER = 'certificate'

/** As many filters are open; the others wait behind one line. */
const FIRST = 6

const groupings = [undefined, 'companyName', 'location'] as const

function Grouping({ tab, arrangement, arrange }: Refining) {
  const t = useStore(refineMessages)
  const labels = [t.ungrouped, t.byCompany, t.byPlace]
  const byName = arrangement?.byName ?? false
  return (
    <SelectField
      label={t.group}
      value={arrangement?.groupBy ?? ''}
      hint={arrangement?.groupBy && t.groupedHere}
      onText={chosen => arrange({ byName, groupBy: groupings.find(each => each === chosen) })}
    >
      {labels.map((label, index) =>
        // Companies can't be grouped by company, which would be their own name.
        tab === 'company' && index === 1 ? null : (
          <option key={label} value={groupings[index] ?? ''}>
            {label}
          </option>
        ),
      )}
    </SelectField>
  )
}

/** Links to these categories. Their ids are unknown, so each link searches for the name. */
function CategoriesHere({ items, tab }: Pick<Listed, 'tab'> & { items: readonly RowItem[] }) {
  const t = useStore(refineMessages)
  const links = groupsOf(items, 'category').flatMap(([name, { length: count }]) => {
    const query = { keyword: name, tab: tab === 'products' ? undefined : tab }
    return name ? [[t.counted({ name, count }), { route: 'search', query }] as const] : []
  })
  return <Chips title={t.categoriesHere} links={links} />
}
