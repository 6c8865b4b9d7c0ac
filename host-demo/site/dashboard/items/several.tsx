import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Kind } from '#shared/api/items.ts'
import { plural } from '#shared/messages/plural.ts'
import { SelectField } from '#shared/ui/field.tsx'
import { ActionButton } from '../ui.tsx'
import { CategoryOptions } from './category-options.tsx'
import { changeOwnItems, type OwnCategory, type OwnItemRow, type SeveralAction } from './item-calls.ts'
import { ownItemsMessages, severalMessages } from './own-items.messages.ts'

type Props = {
  kind: Kind
  /** The items of the page. */
  items: readonly OwnItemRow[]
  categories: readonly OwnCategory[]
  onChanged: () => void
  /** Shows the items, each with the checkbox that chooses it. */
  children: (checkboxOf: (item: OwnItemRow) => ReactNode) => ReactNode
}

/** A page of items that can be chosen, with a bar of what can be done with the chosen ones. */
export function Several({ kind, items, categories, onChanged, children }: Props) {
  const t = useStore(severalMessages)
  const tItems = useStore(ownItemsMessages)
  const [chosen, choose] = useState<ReadonlySet<number>>(new Set())
  const [categoryId, setCategoryId] = useState('')
  const [done, setDone] = useState(0)
  const all = useRef<HTMLInputElement>(null)
  // Those that have left the page are chosen no longer.
  const ids = items.flatMap(({ id }) => (chosen.has(id) ? [id] : []))
  const count = ids.length
  const isPartly = count > 0 && count < items.length
  useEffect(() => {
    if (all.current) all.current.indeterminate = isPartly
  }, [isPartly])
  const set = (wanted: Iterable<number>): void => {
    choose(new Set(wanted))
    setDone(0)
  }
  const change = (action: SeveralAction) => ({
    content: [action, categoryId, ...ids].join(),
    doubt: 'done' as const,
    call: async (key: string) => {
      const changed = await changeOwnItems(kind, { ids, action, categoryId }, key)
      onChanged()
      set([])
      setDone(changed)
      all.current?.focus()
    },
  })
  const checkboxOf = ({ id, name }: OwnItemRow) => (
    <label className="check">
      <input
        type="checkbox"
        aria-label={t.choose({ name })}
        checked={chosen.has(id)}
        onChange={() => set(chosen.has(id) ? ids.filter(each => each !== id) : [...ids, id])}
      />
    </label>
  )
  return (
    <>
      <fieldset className="row several">
        <legend className="hidden-visually">{t.title}</legend>
        <label className="check">
          <input
            type="checkbox"
            ref={all}
            checked={count === items.length}
            onChange={() => set(count === items.length ? [] : items.map(({ id }) => id))}
          />
          {plural(t, 'chooseAll', items.length)}
        </label>
        {count > 0 && (
          <>
            <ActionButton label={tItems.publish} write={change('publish')} />
            <ActionButton label={tItems.unpublish} write={change('hide')} />
            <ActionButton
              label={t.move}
              question={plural(t, 'moveAsk', count)}
              yes={t.moveYes}
              details={
                <SelectField label={t.category} value={categoryId} onText={setCategoryId}>
                  <CategoryOptions categories={categories} />
                </SelectField>
              }
              write={change('move')}
            />
            <ActionButton
              label={tItems.delete}
              question={plural(t, 'deleteAsk', count)}
              consequence={t.deleteText}
              yes={tItems.delete}
              write={change('delete')}
            />
          </>
        )}
        <span role="status" className="muted">
          {count > 0 ? t.chosen({ count }) : done > 0 && plural(t, 'done', done)}
        </span>
      </fieldset>
      {children(checkboxOf)}
    </>
  )
}
