import { useStore } from '@nanostores/react'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/error-state.tsx'
import { Pager, pageCount } from '#shared/ui/pager.tsx'
import type { QueryState } from '#shared/ui/use-query.ts'
import { ROWS_PER_PAGE } from './api.ts'
import { listMessages } from './dashboard.messages.ts'

/** The wanted page of a list, and its filters. Each `round` begins with an empty search. */
export type Wanted = { search: string; state: string; page: number; round: number }
export const ALL: Wanted = { search: '', state: '', page: 1, round: 0 }

/** Keeps the previous data while the next page is loading. */
export function useLatest<Data>(answer: QueryState<Data>): QueryState<Data> {
  const { data, error } = answer
  const [latest, keep] = useState(data)
  if (data !== undefined && data !== latest) keep(data)
  return { ...answer, data: data ?? (error ? undefined : latest) }
}

type Props = Omit<SearchFormProps, 'wanted' | 'onSearch'> & {
  wanted: Wanted
  onWant: (wanted: Wanted) => void
  /** The number of all entries, and of those that match. */
  all: number
  total: number
  perPage?: number
  /** The order of the entries, in words. */
  order?: string
  children: ReactNode
}

/** A page of a list, with links to the others. A list that fits on one page has no search. */
export function PagedList({ wanted, onWant, all, total, children, ...given }: Props) {
  const t = useStore(listMessages)
  const { perPage = ROWS_PER_PAGE, order = t.newestFirst, ...search } = given
  const { page, state } = wanted
  const pages = pageCount(total, perPage)
  const start = useRef<HTMLParagraphElement>(null)
  const go = (next: Wanted): void => {
    onWant(next)
    start.current?.focus()
  }
  // The entries of the last page may be gone.
  useEffect(() => {
    if (pages > 0 && page > pages) onWant({ ...wanted, page: pages })
  }, [page, pages, wanted, onWant])
  const isNarrowed = wanted.search !== '' || state !== ''
  const text = isNarrowed ? t.some({ total, all, order }) : t.all({ all, order })
  const narrowsHere = wanted.search !== '' || (search.states && state !== '')
  return (
    <>
      {(narrowsHere || all > perPage) && (
        <SearchForm
          key={wanted.round}
          {...search}
          wanted={wanted}
          onSearch={words => onWant({ ...wanted, ...words, page: 1 })}
        />
      )}
      <p role="status" className="muted total" ref={start} tabIndex={-1}>
        {pages > 1 ? t.page({ text, page, pages }) : text}
      </p>
      {total > 0 ? (
        children
      ) : (
        <EmptyState title={t.nothing} text={t.nothingWhy}>
          <Button label={t.showAll} onClick={() => go({ ...ALL, round: wanted.round + 1 })} />
        </EmptyState>
      )}
      <Pager page={page} pages={pages} onPage={next => go({ ...wanted, page: next })} />
    </>
  )
}

type Words = { search: string; state: string }

type SearchFormProps = {
  /** The subject of the search, for screen readers. */
  label: string
  placeholder: string
  /** The choices of states; none if the list offers them elsewhere. */
  states?: readonly (readonly [value: string, label: string])[]
  /** The present search. */
  wanted: Words
  onSearch: (words: Words) => void
}

/** Narrows a long list by words and by state. */
function SearchForm({ label, placeholder, states = [], wanted, onSearch }: SearchFormProps) {
  const t = useStore(listMessages)
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const { search, state = wanted.state } = Object.fromEntries(new FormData(event.currentTarget))
    onSearch({ search: String(search), state: String(state) })
  }
  return (
    <form aria-label={label} className="row search-form" onSubmit={submit}>
      <input
        type="search"
        name="search"
        className="input"
        aria-label={t.words}
        placeholder={placeholder}
        defaultValue={wanted.search}
        maxLength={200}
      />
      {states.length > 0 && (
        <select
          name="state"
          className="input"
          aria-label={t.status}
          defaultValue={wanted.state}
          onChange={event => event.currentTarget.form?.requestSubmit()}
        >
          {states.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
      <button type="submit" className="button">
        {t.search}
      </button>
    </form>
  )
}
