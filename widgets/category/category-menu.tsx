import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import type { SubCategories } from '#shared/api/categories.ts'
import type { Kind } from '#shared/api/items.ts'
import { stateMessages } from '#shared/element/state.messages.ts'
import { categoryListing } from '#shared/routes/links.ts'
import { Button } from '#shared/ui/button.tsx'
import { Icon, icons } from '#shared/ui/icon.tsx'
import { Link } from '#shared/ui/link.tsx'
import { useShowMore } from '#shared/ui/show-more.tsx'
import type { QueryState } from '#shared/ui/use-query.ts'
import { categoryMessages } from './category.messages.ts'

type Props = { kind: Kind; categoryId: number; subCategories: QueryState<SubCategories> }

/** The left menu: the parent category and its sub-categories, with the current one marked. */
export function CategoryMenu({ kind, categoryId, subCategories: { data, retry } }: Props) {
  const t = useStore(categoryMessages)
  const tState = useStore(stateMessages)
  if (data && !data.parent.name && data.categories.length === 0) return null
  return (
    <nav className="menu" aria-label={t.menu} part="menu">
      {data ? (
        <MenuList kind={kind} categoryId={categoryId} subCategories={data} />
      ) : (
        <div className="no-menu">
          <p className="muted small">{t.noMenu}</p>
          <Button label={tState.retry} onClick={retry} />
        </div>
      )}
    </nav>
  )
}

type MenuListProps = { kind: Kind; categoryId: number; subCategories: SubCategories }

/** On a narrow screen a button opens the list over the page, so that the results do not move. */
function MenuList({ kind, categoryId, subCategories }: MenuListProps) {
  const t = useStore(categoryMessages)
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const { parent, categories } = subCategories
  const [children, more] = useShowMore(categories.filter(({ id }) => id !== parent.id))
  const linkTo = ({ id, name }: { id: number; name: string }) => (
    <Link to={categoryListing(kind, id)} current={id === categoryId} onFollow={() => setOpen(false)}>
      {name}
    </Link>
  )
  return (
    <>
      <button
        type="button"
        className="toggle"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {t.menu}
        <Icon path={icons.down} />
      </button>
      <ul id={listId} className={isOpen ? 'open' : undefined}>
        {parent.name && <li className="parent">{parent.id ? linkTo(parent) : <b>{parent.name}</b>}</li>}
        {children.map(child => (
          <li key={child.id}>{linkTo(child)}</li>
        ))}
        {more}
      </ul>
    </>
  )
}
