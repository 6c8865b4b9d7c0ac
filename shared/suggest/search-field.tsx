import { useStore } from '@nanostores/react'
import type { FormEvent } from 'react'
import { $config } from '#shared/config/config.ts'
import { useLateStyles } from '#shared/element/late.tsx'
import { hrefTo } from '#shared/routes/links.ts'
import { useOwnText } from '#shared/ui/own-text.ts'
import { useSearchText } from '#shared/ui/search-text.ts'
import { useNavigate } from '#shared/ui/use-navigate.ts'
import css from './search-field.css?inline'
import { suggestMessages } from './suggest.messages.ts'
import { Suggestions } from './suggestions.tsx'

/** The box above results for another search: a real GET form to the storefront's search, like that of the menu. */
export function SearchField({ keyword }: { keyword: string }) {
  const t = useStore(suggestMessages)
  const navigate = useNavigate()
  const [typed, type] = useSearchText(keyword)
  const own = useOwnText<HTMLInputElement>(typed, type)
  useLateStyles(css)
  // Renders again when the configured storefront changes.
  useStore($config)
  const search = (event: FormEvent): void => {
    if (!navigate({ route: 'search', query: { keyword: typed } })) event.preventDefault()
  }
  return (
    <>
      <form
        part="search"
        role="search"
        aria-label={t.searchAgain}
        action={hrefTo({ route: 'search' })}
        onSubmit={search}
      >
        <input
          {...own}
          type="search"
          name="keyword"
          className="input"
          aria-label={t.searchAgain}
          placeholder={t.placeholder}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className="button">
          {t.go}
        </button>
      </form>
      <Suggestions field={own.ref} typed={typed} />
    </>
  )
}
