import { useStore } from '@nanostores/react'
import type { Kind } from '#shared/api/items.ts'
import { useLateStyles } from '#shared/element/late.tsx'
import { useQuery } from '#shared/ui/use-query.ts'
import { categoryFactsQuery } from '../dashboard.store.ts'
import { Answered } from '../ui.tsx'
import css from './catalogue.css?inline'
import { catalogueMessages } from './catalogue.messages.ts'
import { ChooseSheet } from './choose-sheet.tsx'
import { OneImport } from './one-import.tsx'

/** The screen of a new import, or of the one with this id. */
export function ImportScreen({ kind, id }: { kind: Kind; id: number | undefined }) {
  useLateStyles(css)
  const t = useStore(catalogueMessages)
  return (
    <>
      <p className="back">
        <a href={`#${kind}s`}>{kind === 'product' ? t.allProducts : t.allServices}</a>
      </p>
      <Answered answer={useQuery(categoryFactsQuery)}>
        {categories =>
          id === undefined ? (
            <ChooseSheet kind={kind} categories={categories} />
          ) : (
            <OneImport key={id} id={id} categories={categories} />
          )
        }
      </Answered>
    </>
  )
}
