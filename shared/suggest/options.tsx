import { useStore } from '@nanostores/react'
import { memo, type ReactNode } from 'react'
import type { ListItem } from '#shared/api/list-item.ts'
import type { SearchTab } from '#shared/api/search.ts'
import type { RouteLocation } from '#shared/routes/routes.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { useLink } from '#shared/ui/link.tsx'
import { clearSearches, recordSearch } from './recent-searches.ts'
import { suggestMessages } from './suggest.messages.ts'
import { countOf, type Found } from './suggest.store.ts'

type Props = {
  /** The id of the list. The ids of its options begin with it. */
  id: string
  activeId: string
  /** The same function each time, so that the options need not render again. */
  onChoose: () => void
}

const kinds = [
  ['products', 'product'],
  ['services', 'service'],
  ['company', 'company'],
] as const

/** Shows the first results of a keyword, by kind, and the way to all of them. */
export function FoundOptions({ found, keyword, ...list }: Props & { found: Found; keyword: string }) {
  const t = useStore(suggestMessages)
  return (
    <>
      {countOf(found) === 0 && (
        <p className="none" role="presentation">
          {t.none({ keyword: found.keyword })}
        </p>
      )}
      <FoundItems found={found} {...list} />
      <SearchOption name="all" keyword={keyword} className="last" {...list}>
        {t.all({ keyword })}
      </SearchOption>
    </>
  )
}

/** Memoised, because a keystroke without new results should not render them again. */
const FoundItems = memo(function FoundItems({ found, ...list }: Props & { found: Found }) {
  const t = useStore(suggestMessages)
  return kinds.map(([tab, route]) => (
    <Group key={tab} id={`${list.id}${tab}`} label={t[tab]} size={found[tab].length}>
      {found[tab].map(item => (
        <OptionLink key={item.id} name={`${tab}${item.id}`} to={{ route, params: { id: item.id } }} {...list}>
          <span className="name">{item.name}</span>
          <span className="detail">{detailOf(tab, item)}</span>
        </OptionLink>
      ))}
    </Group>
  ))
})

/** Returns the text that distinguishes an item from others of its name. */
const detailOf = (tab: SearchTab, { companyName, location }: ListItem): string =>
  [tab === 'company' ? '' : companyName, location].filter(Boolean).join(' · ')

/** Shows earlier searches, and the way to forget them. */
export function RecentOptions({ recent, ...list }: Props & { recent: readonly string[] }) {
  const t = useStore(suggestMessages)
  const id = `${list.id}clear`
  return (
    <>
      <Group id={`${list.id}recent`} label={t.recent} size={recent.length}>
        {recent.map((keyword, index) => (
          <SearchOption key={keyword} name={`recent${index}`} keyword={keyword} {...list}>
            <Icon path="M10 5.500v5l3 2M3.500 10a6.500 6.500 0 1 0 2-4.700L3.500 7M3.500 3.500V7H7" />
            <span>{keyword}</span>
          </SearchOption>
        ))}
      </Group>
      <button
        type="button"
        role="option"
        id={id}
        className="option last"
        tabIndex={-1}
        aria-selected={id === list.activeId}
        onClick={clearSearches}
      >
        {t.clear}
      </button>
    </>
  )
}

function Group({
  id,
  label,
  size,
  children,
}: {
  id: string
  label: string
  size: number
  children: ReactNode
}) {
  if (size === 0) return null
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="group-name" role="presentation">
        {label}
      </p>
      {children}
    </div>
  )
}

type OptionProps = Props & { name: string; className?: string; children: ReactNode }

/** Leads to all results, like submitting the form. */
function SearchOption({ keyword, onChoose, ...option }: OptionProps & { keyword: string }) {
  const choose = (): void => {
    recordSearch(keyword)
    onChoose()
  }
  return <OptionLink to={{ route: 'search', query: { keyword } }} onChoose={choose} {...option} />
}

function OptionLink({
  id,
  activeId,
  name,
  to,
  className = '',
  onChoose,
  children,
}: OptionProps & { to: RouteLocation }) {
  const ownId = `${id}${name}`
  return (
    <a
      {...useLink(to, onChoose)}
      role="option"
      id={ownId}
      className={`option ${className}`}
      tabIndex={-1}
      aria-selected={ownId === activeId}
    >
      {children}
    </a>
  )
}
