import { late } from '#shared/element/late.tsx'
import type { Extension } from '#shared/places/places.tsx'

export const productExtension: Extension = {
  itemTools: late(() => import('#shared/procurement/item-page-tools.ts')),
}
