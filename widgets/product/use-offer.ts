import { useLater } from '#shared/element/use-later.ts'

const bring = () => import('./offer.tsx')

/** The parts of an item's page that come after its first content. */
export const useOffer = () => useLater(bring)
