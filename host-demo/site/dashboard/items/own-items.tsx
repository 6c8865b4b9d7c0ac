import { useStore } from '@nanostores/react'
import { type ReactNode, useState } from 'react'
import type { Kind } from '#shared/api/items.ts'
import { parseId } from '#shared/api/parse-id.ts'
import { LatePlace, late } from '#shared/element/late.tsx'
import { EmptyState } from '#shared/ui/error-state.tsx'
import { Link } from '#shared/ui/link.tsx'
import { Picture } from '#shared/ui/picture.tsx'
import { useQuery } from '#shared/ui/use-query.ts'
import { ownItemsQuery } from '../dashboard.store.ts'
import { ALL, PagedList, useLatest } from '../paged-list.tsx'
import { Answered } from '../ui.tsx'
import type { OwnItemRow } from './item-calls.ts'
import { DuplicateButton, ItemEditor, PublishButton, PublishedPill } from './item-editor.tsx'
import { ItemForm } from './item-form.tsx'
import { ownItemsMessages } from './own-items.messages.ts'
import { Several } from './several.tsx'

const tools = late(() => import('../catalogue/catalogue-tools.tsx'))
const importing = late(() => import('../catalogue/import-screen.tsx'))

type Props = { kind: Kind; detail: string }

/**
 * The items of the member's company. `detail` is the id of the one to edit, 'new', 'import' or 'import/12' for a sheet with
 * many, or '' for the list.
 */
export function OwnItems({ kind, detail }: Props) {
  const [, isImport, id = ''] = /^(import)(?:\/(.+))?$/.exec(detail) ?? []
  if (!isImport) return <Items kind={kind} detail={detail} />
  return (
    <LatePlace of={importing}>{module => <module.ImportScreen kind={kind} id={parseId(id)} />}</LatePlace>
  )
}

function Items({ kind, detail }: Props) {
  const t = useStore(ownItemsMessages)
  const [wanted, want] = useState(ALL)
  const items = useLatest(useQuery(ownItemsQuery, kind, wanted.state, wanted.search, wanted.page))
  return (
    <Answered answer={items}>
      {({ items, total, all, categories }) => {
        const shared = { kind, categories, onChanged: ownItemsQuery.revalidate }
        if (detail === 'new') return <ItemForm {...shared} />
        if (detail) return <ItemEditor key={detail} id={parseId(detail) ?? 0} {...shared} />
        const many = (
          <LatePlace of={tools} className="many">
            {module => <module.CatalogueTools kind={kind} />}
          </LatePlace>
        )
        return all === 0 ? (
          <>
            {many}
            <NoOffers kind={kind} />
          </>
        ) : (
          <>
            <a href={`#${kind}s/new`} className="button primary add">
              {t[kind === 'product' ? 'addProduct' : 'addService']}
            </a>
            {many}
            <PagedList
              label={t[kind === 'product' ? 'yourProducts' : 'yourServices']}
              placeholder={t.placeholder}
              states={[
                ['', t.all],
                ['true', t.published],
                ['false', t.draft],
              ]}
              wanted={wanted}
              onWant={want}
              all={all}
              total={total}
            >
              <Several {...shared} items={items}>
                {checkboxOf => (
                  <ul className="list">
                    {items.map(item => (
                      <OfferCard key={item.id} item={item} checkbox={checkboxOf(item)} {...shared} />
                    ))}
                  </ul>
                )}
              </Several>
            </PagedList>
          </>
        )
      }}
    </Answered>
  )
}

function NoOffers({ kind }: { kind: Kind }) {
  const t = useStore(ownItemsMessages)
  return (
    <EmptyState title={t[kind === 'product' ? 'noProduct' : 'noService']} text={t.noneText}>
      <a href={`#${kind}s/new`} className="button primary">
        {t[kind === 'product' ? 'addProduct' : 'addService']}
      </a>
    </EmptyState>
  )
}

type CardProps = { item: OwnItemRow; checkbox: ReactNode; kind: Kind; onChanged: () => void }

function OfferCard({ item, checkbox, kind, onChanged }: CardProps) {
  const t = useStore(ownItemsMessages)
  const { id, name, category, isPublished, picture } = item
  return (
    <li className="card own-item">
      {checkbox}
      <Picture src={picture} alt="" />
      <div>
        <h2>
          <a href={`#${kind}s/${id}`}>{name}</a>
        </h2>
        <p className="muted">{category}</p>
        <PublishedPill isPublished={isPublished} />
      </div>
      <div className="row">
        <PublishButton kind={kind} id={id} name={name} isPublished={isPublished} onChanged={onChanged} />
        {isPublished && (
          <Link to={{ route: kind, params: { id } }} className="button" label={t.seeOf({ name })}>
            {t.see}
          </Link>
        )}
        <DuplicateButton kind={kind} id={id} name={name} onChanged={onChanged} />
      </div>
    </li>
  )
}
