import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import type { Kind } from '#shared/api/items.ts'
import { Link } from '#shared/ui/link.tsx'
import { useQuery } from '#shared/ui/use-query.ts'
import { pageMessages } from '../dashboard.messages.ts'
import { ownItemQuery } from '../dashboard.store.ts'
import { ActionButton, Answered } from '../ui.tsx'
import {
  changeOwnItem,
  copyOwnItem,
  deleteOwnItem,
  type OwnCategory,
  type OwnItem,
  type OwnItemRow,
} from './item-calls.ts'
import { ItemForm } from './item-form.tsx'
import { ownItemsMessages, pictureMessages } from './own-items.messages.ts'
import { PictureInput } from './picture-input.tsx'

type Props = { kind: Kind; id: number; categories: readonly OwnCategory[]; onChanged: () => void }

/** One product or service: its publication, pictures and texts. */
export function ItemEditor({ kind, id, categories, onChanged }: Props) {
  const t = useStore(ownItemsMessages)
  const query = useQuery(ownItemQuery, kind, id)
  const changed = (): void => {
    query.refresh()
    onChanged()
  }
  return (
    <>
      <p className="back">
        <a href={`#${kind}s`}>{kind === 'product' ? t.allProducts : t.allServices}</a>
      </p>
      <Answered answer={query}>
        {item => (
          <div className="list">
            <header className="row list-head">
              <FocusedHeading text={item.name} />
              <PublishedPill isPublished={item.isPublished} />
              <PublishButton kind={kind} {...item} onChanged={changed} />
              {item.isPublished && (
                <Link to={{ route: kind, params: { id } }} className="button">
                  {t.seeAsBuyers}
                </Link>
              )}
              <DuplicateButton kind={kind} {...item} onChanged={onChanged} />
              <ActionButton
                label={t.delete}
                aria-label={t.deleteOf({ name: item.name })}
                question={t.deleteAsk({ name: item.name })}
                write={{
                  doubt: 'done',
                  call: async key => {
                    await deleteOwnItem(kind, id, key)
                    location.hash = `#${kind}s`
                    onChanged()
                  },
                }}
              />
            </header>
            <ItemPictures kind={kind} id={id} pictures={item.pictures} onChanged={changed} />
            <ItemForm kind={kind} categories={categories} item={item} onChanged={onChanged} />
          </div>
        )}
      </Answered>
    </>
  )
}

/** A heading that takes the focus when it appears, because the earlier content is gone. */
function FocusedHeading({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 ref={heading} tabIndex={-1}>
      {text}
    </h2>
  )
}

const MAX = 5

type PicturesProps = Pick<Props, 'kind' | 'id' | 'onChanged'> & Pick<OwnItem, 'pictures'>

/** The pictures of an item, in the order in which buyers see them. */
function ItemPictures({ kind, id, pictures, onChanged }: PicturesProps) {
  const t = useStore(pictureMessages)
  const tPage = useStore(pageMessages)
  const heading = useRef<HTMLHeadingElement>(null)

  const keep = (names: string[]) => ({
    content: names.join(),
    doubt: 'done' as const,
    call: async (key: string) => {
      await changeOwnItem(kind, id, { pictureNames: names }, key)
      onChanged()
      heading.current?.focus()
    },
  })
  const names = pictures.map(({ name }) => name)
  return (
    <section className="card form-card">
      <h2 ref={heading} tabIndex={-1}>
        {t.title}
      </h2>
      {pictures.length > 0 && (
        <ol className="own-pictures">
          {pictures.map(({ name, url }, at) => (
            <li key={name}>
              <img src={url} alt={`${at + 1}`} />
              <div className="row">
                <ActionButton
                  label={t.earlier}
                  aria-label={t.earlierOf({ number: at + 1 })}
                  aria-disabled={at === 0}
                  write={keep(at === 0 ? names : swapped(names, at))}
                />
                <ActionButton
                  label={tPage.remove}
                  aria-label={t.removeOf({ number: at + 1 })}
                  write={keep(names.filter(each => each !== name))}
                />
              </div>
            </li>
          ))}
        </ol>
      )}
      <PictureInput
        label={t.add}
        hint={t.addHint({ most: MAX })}
        of={`${kind}s/${id}`}
        multiple
        isFull={pictures.length >= MAX}
        onChanged={onChanged}
      />
    </section>
  )
}

/** Returns the names with the one at this place moved before its neighbour. */
function swapped(names: readonly string[], at: number): string[] {
  const [before = '', moved = ''] = names.slice(at - 1, at + 1)
  return [...names.slice(0, at - 1), moved, before, ...names.slice(at + 1)]
}

export function PublishedPill({ isPublished }: { isPublished: boolean }) {
  const t = useStore(ownItemsMessages)
  return (
    <span className={isPublished ? 'pill good' : 'pill over'}>{isPublished ? t.published : t.draft}</span>
  )
}

type ButtonProps = Pick<OwnItemRow, 'id' | 'name'> & { kind: Kind; onChanged: () => void }

/** Copies an item and opens the copy. */
export function DuplicateButton({ kind, id, name, onChanged }: ButtonProps) {
  const t = useStore(ownItemsMessages)
  return (
    <ActionButton
      label={t.duplicate}
      aria-label={t.duplicateOf({ name })}
      write={{
        doubt: 'done',
        call: async key => {
          location.hash = `#${kind}s/${await copyOwnItem(kind, id, key)}`
          onChanged()
        },
      }}
    />
  )
}

type PublishProps = ButtonProps & Pick<OwnItemRow, 'isPublished'>

export function PublishButton({ kind, id, name, isPublished, onChanged }: PublishProps) {
  const t = useStore(ownItemsMessages)
  const action = isPublished ? 'unpublish' : 'publish'
  return (
    <ActionButton
      label={t[action]}
      aria-label={t[`${action}Of`]({ name })}
      look={isPublished ? 'soft' : 'primary'}
      write={{
        content: action,
        doubt: 'done',
        call: key => changeOwnItem(kind, id, { isPublished: !isPublished }, key).then(onChanged),
      }}
    />
  )
}
