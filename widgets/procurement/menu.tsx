import { LatePlace, late, useLate } from '#shared/element/late.tsx'
import type { Extension, PlaceProps } from '#shared/places/places.tsx'

const links = late(() => import('./procurement-links.tsx'))
const suggestions = late(() => import('#shared/suggest/suggestions.tsx'))

function MenuEntry({ isMember }: PlaceProps['menu-entry']) {
  return (
    <LatePlace className={isMember ? 'links of-member' : 'links for-visitors'} of={links}>
      {({ ProcurementLinks }) => <ProcurementLinks isMember={isMember} />}
    </LatePlace>
  )
}

function SearchSuggestions(box: PlaceProps['below-search']) {
  const suggesting = useLate(suggestions)
  return suggesting && <suggesting.Suggestions {...box} />
}

export const menuExtension: Extension = {
  places: { 'menu-entry': MenuEntry, 'below-search': SearchSuggestions },
}
