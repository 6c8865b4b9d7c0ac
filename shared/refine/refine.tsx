import { useStore } from '@nanostores/react'
import { useCallback, useId, useRef, useState } from 'react'
import { type ListItem, PAGE_SIZE } from '#shared/api/list-item.ts'
import type { SearchTab } from '#shared/api/search.ts'
import { $config } from '#shared/config/config.ts'
import { useLateStyles } from '#shared/element/late.tsx'
import { categoryListing } from '#shared/routes/links.ts'
import { toJson } from '#shared/storage/to-json.ts'
import { Button } from '#shared/ui/button.tsx'
import { SelectField } from '#shared/ui/field.tsx'
import { Icon, icons } from '#shared/ui/icon.tsx'
import { Link } from '#shared/ui/link.tsx'
import type { PagedItems } from '#shared/ui/paging.ts'
import { groupsOf } from './arranged-rows.tsx'
import { Chips } from './chips.tsx'
import { useFacets } from './facets.store.ts'
import { useMarkedWords } from './marked-words.ts'
import css from './refine.css?inline'
import { refineMessages } from './refine.messages.ts'
import type { Arrangement, Refinement } from './refinement.ts'

export { ArrangedRows } from './arranged-rows.tsx'

type Props = {
  tab: SearchTab
  /** The search term, or '' if everything is listed. */
  term: string
  /** The listed category, beside a menu of the others. */
  within?: number
  chosen: Refinement
  paged: PagedItems<ListItem>
  go: (to: Partial<Refinement>) => void
  arrangement: Arrangement | undefined
  arrange: (to: Arrangement | undefined) => void
}

/** Sorts, groups and filters the results: the whole list if the API can do so, else only the shown page. */
export function Refine(props: Props) {
  const { term, chosen, paged, arrangement } = props
  const { items, total } = paged
  const t = useStore(refineMessages)
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  const list = useRef<Element>(null)
  const findList = useCallback((section: Element | null) => {
    list.current = section?.closest('.refined') ?? null
  }, [])
  useLateStyles(css)
  useMarkedWords(
    list,
    '.row-link, .row-text p',
    term,
    items && `${items.map(({ id }) => id)}${toJson(arrangement)}`,
  )
  const count = [chosen.state, chosen.categoryId, arrangement?.groupBy].filter(Boolean).length
  if (!items || (total === 0 && count === 0)) return null
  const from = (chosen.page - 1) * PAGE_SIZE + 1
  return (
    <section aria-label={t.label} tabIndex={-1} ref={findList}>
      <button
        type="button"
        className="button skip"
        onClick={event =>
          event.currentTarget.closest('.refined')?.querySelector<HTMLElement>('.total')?.focus()
        }
      >
        {t.skip}
      </button>
      <div className="refine-bar">
        <button
          type="button"
          className="button toggle"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          {count > 0 ? t.openChosen({ count }) : t.open}
          <Icon path={icons.down} />
        </button>
        <Sorting {...props} />
        {items.length > 0 && (
          <p className="range">
            {paged.outdated ? '\u00a0' : t.range({ from, to: from + items.length - 1, total })}
          </p>
        )}
      </div>
      <Nearest {...props} />
      <div id={panelId} className={isOpen ? 'refine-panel open' : 'refine-panel'}>
        <Grouping {...props} />
        <Narrowing {...props} />
      </div>
    </section>
  )
}

function Nearest({ tab, term, within, chosen: { state, categoryId } }: Props) {
  const t = useStore(refineMessages)
  const { searchExtensions } = useStore($config)
  const { isNearest } = useFacets(searchExtensions, tab, term, state, within ?? categoryId)
  return isNearest && <p className="nearest">{t.nearest}</p>
}

const sortsHere = ['relevance', 'name'] as const
const sorts = [...sortsHere, 'newest'] as const

function Sorting({ term, chosen, go, arrangement, arrange }: Props) {
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

const groupings = [undefined, 'companyName', 'location'] as const

function Grouping({ tab, arrangement, arrange }: Props) {
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

function Narrowing({ tab, term, within, chosen, paged, go }: Props) {
  const t = useStore(refineMessages)
  const { searchExtensions } = useStore($config)
  const { state, categoryId } = chosen
  const { categories, states } = useFacets(searchExtensions, tab, term, state, within ?? categoryId)
  if (!searchExtensions) return within ? null : <CategoriesHere items={paged.items ?? []} tab={tab} />
  const shown = categories.find(({ id }) => id === categoryId)
  return (
    <>
      {(state || categoryId) && (
        <Button
          look="soft"
          label={t.clear}
          onClick={({ currentTarget }) => {
            go({ state: '', categoryId: undefined })
            // The button disappears, so the focus moves on.
            currentTarget.closest('section')?.focus({ preventScroll: true })
          }}
        />
      )}
      <Choices
        title={t.categories}
        choices={within ? [] : categories.map(({ id, ...facet }) => ({ ...facet, value: id }))}
        chosen={categoryId}
        onChoose={id => go({ categoryId: id })}
      />
      {shown && (
        <Link to={categoryListing(tab === 'services' ? 'service' : 'product', shown.id)}>
          {t.listing({ name: shown.name })}
        </Link>
      )}
      <Choices
        title={t.states}
        choices={states.map(facet => ({ ...facet, value: facet.name }))}
        chosen={state}
        onChoose={name => go({ state: name ?? '' })}
      />
    </>
  )
}

/** Links to these categories. Their ids are unknown, so each link searches for the name. */
function CategoriesHere({ items, tab }: { items: readonly ListItem[]; tab: SearchTab }) {
  const t = useStore(refineMessages)
  const links = groupsOf(items, 'category').flatMap(([name, { length: count }]) => {
    const query = { keyword: name, tab: tab === 'products' ? undefined : tab }
    return name ? [[t.counted({ name, count }), { route: 'search', query }] as const] : []
  })
  return <Chips title={t.categoriesHere} links={links} />
}

type ChoicesProps<Value> = {
  title: string
  choices: readonly { name: string; count: number; value: Value }[]
  chosen: Value | undefined
  /** Called with undefined when the choice is removed. */
  onChoose: (value: Value | undefined) => void
}

function Choices<Value>({ title, choices, chosen, onChoose }: ChoicesProps<Value>) {
  const titleId = useId()
  if (choices.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul className="choices">
        {choices.map(({ name, count, value }) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={value === chosen}
              onClick={() => onChoose(value === chosen ? undefined : value)}
            >
              <span>{name}</span> <span className="muted">{count}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
