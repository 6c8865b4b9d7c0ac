import { useStore } from '@nanostores/react'
import { type FormEvent, useRef } from 'react'
import { $config } from '#shared/config/config.ts'
import { useAttributeState } from '#shared/element/host.ts'
import { useLateStyles } from '#shared/element/late.tsx'
import { hrefTo } from '#shared/routes/links.ts'
import { useNavigate } from '#shared/ui/use-navigate.ts'
import css from './search-field.css?inline'
import { suggestMessages } from './suggest.messages.ts'
import { Suggestions } from './suggestions.tsx'

/** The box above results for another search: a real GET form to the storefront's search, like that of the menu. */
export function SearchField({ keyword }: { keyword: string }) {
  const t = useStore(suggestMessages)
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [typed, type] = useAttributeState('keyword', keyword)
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
          ref={field}
          type="search"
          name="keyword"
          className="input"
          aria-label={t.searchAgain}
          placeholder={t.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={event => type(event.target.value)}
        />
        <button type="submit" className="button">
          {t.go}
        </button>
      </form>
      <Suggestions field={field} typed={typed} />
    </>
  )
}
