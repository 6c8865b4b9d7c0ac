import type { FormEvent } from 'react'

type Words = { search: string; state: string }

export type SearchFormProps = {
  /** The subject of the search, for screen readers. */
  label: string
  placeholder: string
  states: readonly (readonly [value: string, label: string])[]
  /** The present search. */
  wanted: Words
  onSearch: (words: Words) => void
}

/** Narrows a long list by words and by state. */
export function SearchForm({ label, placeholder, states, wanted, onSearch }: SearchFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const { search, state } = Object.fromEntries(new FormData(event.currentTarget))
    onSearch({ search: String(search), state: String(state) })
  }
  return (
    <form aria-label={label} className="row search-form" onSubmit={submit}>
      <input
        type="search"
        name="search"
        className="input"
        aria-label="Search words"
        placeholder={placeholder}
        defaultValue={wanted.search}
        maxLength={200}
      />
      <select
        name="state"
        className="input"
        aria-label="Status"
        defaultValue={wanted.state}
        onChange={event => event.currentTarget.form?.requestSubmit()}
      >
        {states.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <button type="submit" className="button">
        Search
      </button>
    </form>
  )
}
