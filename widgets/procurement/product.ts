import { late } from '#shared/element/late.tsx'
import type { Extension } from '#shared/places/places.tsx'

export const productExtension: Extension = {
  itemAction: late(async () => ({
    ItemAction: (await import('#shared/procurement/item-tools.tsx')).ItemTools,
  })),
}
