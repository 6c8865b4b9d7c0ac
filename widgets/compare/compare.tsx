import { useStore } from '@nanostores/react'
import { type ReactNode, useRef, useState } from 'react'
import { useReady } from '#shared/element/content-effect.ts'
import { useAttributeState, useHost } from '#shared/element/host.ts'
import { Place, type PlaceProps } from '#shared/places/places.tsx'
import {
  type ComparedItem,
  isSameItem,
  itemsInText,
  MAX_COMPARED,
  textOfItems,
} from '#shared/routes/compared-items.ts'
import { Breadcrumb } from '#shared/ui/breadcrumb.tsx'
import { EmptyState } from '#shared/ui/error-state.tsx'
import { Link } from '#shared/ui/link.tsx'
import { navigationMessages } from '#shared/ui/ui.messages.ts'
import { compareMessages } from './compare.messages.ts'
import { Comparison } from './comparison.tsx'

/** Up to four products or services side by side. */
export function Compare({ items: given }: { items: string }) {
  const t = useStore(compareMessages)
  const host = useHost()
  const heading = useRef<HTMLHeadingElement>(null)
  const [text, choose] = useAttributeState('items', given)
  const [removed, setRemoved] = useState<readonly ComparedItem[]>([])
  const [note, setNote] = useState('')
  const named = itemsInText(text)
  const [first, ...others] = named.slice(0, MAX_COMPARED)

  const without = (item: ComparedItem) => named.filter(each => !isSameItem(each, item))
  const show = (chosen: readonly ComparedItem[]): void => {
    const items = textOfItems(chosen)
    choose(items)
    host.emit('trade-compare-change', { items })
  }
  const remove = (item: ComparedItem, name: string): void => {
    show(without(item))
    setRemoved([...removed, item])
    setNote(t.removed({ name }))
    // The button is gone.
    heading.current?.focus()
  }
  const frame = (content: ReactNode) => (
    <div className="screen">
      <Breadcrumb steps={[{ label: t.title }]} />
      <h1 tabIndex={-1} ref={heading}>
        {t.title}
      </h1>
      <p className="hidden-visually" role="status">
        {note}
      </p>
      {content}
    </div>
  )
  if (!first) return frame(<NothingChosen removed={removed} show={show} />)
  return (
    <Comparison
      chosen={[first, ...others]}
      count={named.length}
      removed={removed}
      frame={frame}
      without={without}
      onRemove={remove}
    />
  )
}

function NothingChosen({ removed, show }: Required<Pick<PlaceProps['compare-tools'], 'removed' | 'show'>>) {
  const t = useStore(compareMessages)
  const tNavigation = useStore(navigationMessages)
  useReady(true)
  return (
    <EmptyState title={t.empty} text={t.emptyText({ most: MAX_COMPARED })}>
      <Link to={{ route: 'search' }} className="button soft">
        {tNavigation['item.search']}
      </Link>
      <Place name="compare-tools" items={[]} removed={removed} show={show} />
    </EmptyState>
  )
}
