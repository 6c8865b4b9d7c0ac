import { useStore } from '@nanostores/react'
import type { FormEvent } from 'react'
import { $config } from '#shared/config/config.ts'
import { Place } from '#shared/places/places.tsx'
import { hrefTo } from '#shared/routes/links.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { useOwnText } from '#shared/ui/own-text.ts'
import { useSearchText } from '#shared/ui/search-text.ts'
import { useNavigate } from '#shared/ui/use-navigate.ts'
import { menuMessages } from './menu.messages.ts'

/** A real GET form to the storefront's search. The browser submits it unless the page cancels the navigation. */
export function SearchBox({ keyword }: { keyword: string }) {
  const t = useStore(menuMessages)
  const navigate = useNavigate()
  const [typed, type] = useSearchText(keyword)
  const own = useOwnText<HTMLInputElement>(typed, type)
  // Renders again when the configured storefront changes.
  useStore($config)
  const search = (event: FormEvent): void => {
    if (!navigate({ route: 'search', query: { keyword: typed } })) event.preventDefault()
  }
  return (
    <>
      <form
        className="search"
        role="search"
        action={hrefTo({ route: 'search' })}
        method="get"
        part="search"
        onSubmit={search}
      >
        <input
          {...own}
          type="search"
          name="keyword"
          aria-label={t.searchLabel}
          placeholder={t.searchPlaceholder}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" aria-label={t.search}>
          <Icon path="M8.5 14.5a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM13 13l5 5" />
        </button>
      </form>
      <Place name="below-search" field={own.ref} typed={typed} />
    </>
  )
}
