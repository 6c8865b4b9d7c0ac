import { useLater } from '#shared/element/use-later.ts'

const bring = () => import('./refine.tsx')

/** What sorts, groups and narrows a list, which comes after its first content. */
export const useRefining = () => useLater(bring)

/** The calls that few pages need. */
export const searchExtension = () => import('#shared/api/search-extension.ts')
