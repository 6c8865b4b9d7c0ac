import { LatePlace, late } from '#shared/element/late.tsx'
import type { Extension } from '#shared/places/places.tsx'

const listBox = late(() => import('./list-box.tsx'))

function ListBoxPlace() {
  return (
    <LatePlace className="beside" of={listBox}>
      {({ ListBox }) => <ListBox />}
    </LatePlace>
  )
}

export const heroExtension: Extension = { places: { 'beside-banners': ListBoxPlace } }
