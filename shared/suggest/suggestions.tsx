import { useStore } from '@nanostores/react'
import {
  memo,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useHost } from '#shared/element/host.ts'
import { useLateStyles } from '#shared/element/late.tsx'
import { useMarkedWords } from '#shared/refine/marked-words.ts'
import { useCombobox } from './combobox.ts'
import { FoundOptions, RecentOptions } from './options.tsx'
import { usePopoverAt } from './popover.ts'
import { $recentSearches, recordSearch } from './recent-searches.ts'
import css from './suggest.css?inline'
import { suggestMessages } from './suggest.messages.ts'
import { countOf, useFound } from './suggest.store.ts'

type Props = {
  /** The search field of a form, above the suggestions. */
  field: RefObject<HTMLInputElement | null>
  /** The text in the field. */
  typed: string
}

/** Suggests searches for the text in a search field, or earlier searches while it is empty. */
export function Suggestions({ field, typed }: Props) {
  // Suggestions follow the field, which gets a letter first.
  return <SuggestionList field={field} typed={useDeferredValue(typed)} />
}

const SuggestionList = memo(function SuggestionList({ field, typed }: Props) {
  const t = useStore(suggestMessages)
  const host = useHost()
  const recent = useStore($recentSearches)
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const keyword = typed.trim()
  const found = useFound(isOpen ? keyword : '')
  const isShown = isOpen && (keyword ? found !== undefined : recent.length > 0)
  const shown = isShown && keyword ? found : undefined
  const activeId = useCombobox({ field, list: panel, isShown, setOpen, onSubmit: recordSearch })
  const form = useCallback(() => field.current?.form, [field])
  const close = useCallback(() => setOpen(false), [])
  useLateStyles(css)
  usePopoverAt(panel, form, isShown)
  useMarkedWords(panel, '.name', shown?.keyword ?? '', shown)
  useEffect(() => {
    if (shown) host.emit('trade-search-suggest', { keyword: shown.keyword, count: countOf(shown) })
  }, [host, shown])

  const options = { id, activeId, onChoose: close }
  return (
    <>
      <p className="hidden-visually" role="status">
        {shown &&
          (countOf(shown) > 0 ? t.count({ count: countOf(shown) }) : t.none({ keyword: shown.keyword }))}
        {isShown && !keyword && t.recentCount({ count: recent.length })}
      </p>
      {isShown && (
        // A press on it leaves the focus in the field.
        <div
          ref={panel}
          id={id}
          className="suggestions"
          popover="manual"
          role="listbox"
          aria-label={keyword ? t.label : t.recent}
          part="suggestions"
          onMouseDown={event => event.preventDefault()}
        >
          {shown && <FoundOptions found={shown} keyword={keyword} {...options} />}
          {!keyword && <RecentOptions recent={recent} {...options} />}
        </div>
      )}
    </>
  )
})
