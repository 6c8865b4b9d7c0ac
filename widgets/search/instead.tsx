import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { fetchTopCategories } from '#shared/api/categories.ts'
import { $config } from '#shared/config/config.ts'
import { useAppearanceAttributes } from '#shared/element/host.ts'
import { useLateStyles } from '#shared/element/late.tsx'
import { needElements } from '#shared/element/needed-elements.ts'
import { Chips } from '#shared/refine/chips.tsx'
import { useSuggestions } from '#shared/refine/facets.store.ts'
import css from '#shared/refine/refine.css?inline'
import { refineMessages } from '#shared/refine/refine.messages.ts'
import { categoryListing } from '#shared/routes/links.ts'
import { createQuery } from '#shared/stores/query.ts'
import { useQuery } from '#shared/ui/use-query.ts'

const topCategoriesQuery = createQuery(fetchTopCategories)

/** Shown for an empty result: other words, popular categories, and the latest tenders. */
export function Instead({ term }: { term: string }) {
  const t = useStore(refineMessages)
  const { searchExtensions } = useStore($config)
  const suggestions = useSuggestions(searchExtensions && term !== '', term)
  const { data: categories, error } = useQuery(topCategoriesQuery)
  const appearance = useAppearanceAttributes()
  useLateStyles(css)
  useEffect(() => needElements(['trade-tenders']), [])
  // Everything appears at once, because a later part would push away content that the reader looks at.
  if (!suggestions || !(categories || error)) return null
  return (
    <div className="instead">
      <Chips
        title={t.near}
        links={suggestions.map(keyword => [keyword, { route: 'search', query: { keyword } }])}
      />
      <Chips
        title={t.popular}
        links={(categories ?? []).map(({ kind, id, name }) => [name, categoryListing(kind, id)])}
      />
      <trade-tenders {...appearance} />
    </div>
  )
}
