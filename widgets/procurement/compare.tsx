import { LatePlace, late } from '#shared/element/late.tsx'
import type { Extension, PlaceProps } from '#shared/places/places.tsx'

const compareTools = late(() => import('#shared/procurement/compare/compare-tools.tsx'))

function CompareTools(props: PlaceProps['compare-tools']) {
  return (
    <LatePlace className="tools" of={compareTools}>
      {({ ComparisonTools }) => <ComparisonTools {...props} />}
    </LatePlace>
  )
}

export const compareExtension: Extension = { places: { 'compare-tools': CompareTools } }
