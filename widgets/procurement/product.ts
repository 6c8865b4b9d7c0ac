import { late } from '#shared/element/late.tsx'
import type { Extension } from '#shared/places/places.tsx'

export const productExtension: Extension = {
  offerTools: late(() => import('#shared/procurement/offer-tools.ts')),
}
