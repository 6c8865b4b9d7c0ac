import { late, useLate } from '#shared/element/late.tsx'
import { useHasMenu } from '#shared/element/page-facts.ts'
import type { Extension, PlaceProps } from '#shared/places/places.tsx'
import { AddRow, ComparedRows, listExtension } from './add-row.tsx'

const askSeveral = late(() => import('#shared/procurement/ask-several/ask-several.tsx'))
const searchField = late(() => import('#shared/suggest/search-field.tsx'))

/** The box for a new search, which a page with a menu has there. */
function SearchAgain({ keyword }: PlaceProps['above-results']) {
  const hasMenu = useHasMenu()
  const field = useLate(!hasMenu && searchField)
  if (hasMenu) return null
  return <div className="search-again">{field && <field.SearchField keyword={keyword} />}</div>
}

function RowAction(row: PlaceProps['row-action']) {
  return row.of === 'company' ? <ChooseCompany {...row} /> : <AddRow {...row} />
}

function ChooseCompany({ item }: PlaceProps['row-action']) {
  return useLate(askSeveral)?.chooseCompany(item)
}

/** The way to ask the chosen companies, or to compare the chosen items. */
function BelowResults({ of }: PlaceProps['below-results']) {
  const asking = useLate(of === 'company' && askSeveral)
  return of === 'company' ? asking && <asking.AskSeveral /> : <ComparedRows of={of} />
}

export const searchExtension: Extension = {
  places: {
    ...listExtension.places,
    'above-results': SearchAgain,
    'row-action': RowAction,
    'below-results': BelowResults,
  },
}
