import { useLater } from '#shared/element/use-later.ts'

const bring = () => import('./list-parts.tsx')

/** What the list of conversations shows after the first content. */
export const useListParts = () => useLater(bring)
