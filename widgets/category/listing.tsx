import type { Kind } from '#shared/api/kind.ts'
import { useHost } from '#shared/element/host.ts'
import { useMessages } from '#shared/messages/messages.ts'
import { listingAt } from '#shared/routes/listing.ts'
import { Link } from '#shared/ui/link.tsx'
import { Loading, useReady } from '#shared/ui/loading.tsx'
import { useStart } from '#shared/ui/paging.ts'
import { Empty, Problem } from '#shared/ui/problem.tsx'
import { Rows } from '#shared/ui/rows.tsx'
import { type Step, Trail } from '#shared/ui/trail.tsx'
import { nameIn, useFamily, useListing, usePage } from './category.store.ts'
import { FamilyMenu } from './family-menu.tsx'
import { ListingBones } from './listing-bones.tsx'

type Props = { kind: Kind; categoryId: number; page: number }

/** Products or services of a category, beside the menu of its sibling categories. */
export function Listing({ kind, categoryId, page: hostPage }: Props) {
  const t = useMessages()
  const host = useHost()
  const [start, toStart] = useStart()
  const [page, go] = usePage(kind, categoryId, hostPage)
  const family = useFamily(kind, categoryId)
  const found = useListing(kind, categoryId, page)
  const { data, error } = family
  const isSettled = data !== undefined || error !== undefined
  useReady(isSettled && found.results !== undefined)
  if (host.hasFallback && !found.results && !found.error) return <slot />
  if (found.error?.kind === 'missing') return <NoSuchCategory error={found.error} onRetry={found.retry} />

  // Breadcrumb and heading come with the menu's data: a list shown before them would be pushed down.
  if (!isSettled) {
    return (
      <Loading>
        <ListingBones kind={kind} />
      </Loading>
    )
  }

  const { parent } = data ?? { parent: { id: 0, name: '' } }
  const name = data && nameIn(data, categoryId)
  const title = name || t(kind === 'product' ? 'category.products' : 'category.services')
  const isInParent = parent.id !== 0 && parent.id !== categoryId
  const above = isInParent ? [{ label: parent.name, to: listingAt(kind, parent.id) }] : []
  const retry = (): void => {
    found.retry()
    if (error) family.retry()
  }
  return (
    <div className="screen">
      <Path steps={[...above, { label: title }]} />
      <div className="layout">
        <FamilyMenu kind={kind} categoryId={categoryId} family={family} />
        <div className="list">
          <h1 tabIndex={-1}>{title}</h1>
          <Rows
            of={kind}
            found={{ ...found, retry }}
            page={page}
            start={start}
            label={t(kind === 'product' ? 'category.productList' : 'category.serviceList', { name: title })}
            onPage={to => {
              go(to)
              toStart()
            }}
            empty={<Nothing name={title} wider={above[0]} />}
          />
        </div>
      </div>
    </div>
  )
}

function Path({ steps }: { steps: readonly Step[] }) {
  const t = useMessages()
  return <Trail steps={[{ label: t('category.crumb'), to: { route: 'categories' } }, ...steps]} />
}

/** An empty category offers its parent or all categories, and the search. */
function Nothing({ name, wider }: { name: string; wider: Step | undefined }) {
  const t = useMessages()
  return (
    <Empty title={t('category.nothing', { name })} text={t('category.nothingWhy')}>
      {wider?.to ? (
        <Link to={wider.to} className="button soft">
          {t('category.wider', { name: wider.label })}
        </Link>
      ) : (
        <Link to={{ route: 'categories' }} className="button soft">
          {t('search.allCategories')}
        </Link>
      )}
      <Link to={{ route: 'search' }} className="button">
        {t('category.search')}
      </Link>
    </Empty>
  )
}

function NoSuchCategory(problem: Parameters<typeof Problem>[0]) {
  const t = useMessages()
  return (
    <div className="screen">
      <Path steps={[]} />
      <Problem {...problem}>
        <Link to={{ route: 'categories' }} className="button soft">
          {t('search.allCategories')}
        </Link>
      </Problem>
    </div>
  )
}
