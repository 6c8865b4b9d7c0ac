import { useStore } from '@nanostores/react'
import type { OwnCategory } from './item-calls.ts'
import { itemFieldMessages } from './own-items.messages.ts'

type Props = { categories: readonly OwnCategory[] }

/** The categories as choices of a field, before them none. */
export function CategoryOptions({ categories }: Props) {
  const t = useStore(itemFieldMessages)
  return (
    <>
      <option value="">{t.chooseCategory}</option>
      {categories.map(each => (
        <option key={each.id} value={each.id}>
          {nameOfCategory(each)}
        </option>
      ))}
    </>
  )
}

/** Returns the name of a category after that of its parent. */
export const nameOfCategory = ({ name, parent }: OwnCategory): string =>
  parent ? `${parent}: ${name}` : name
