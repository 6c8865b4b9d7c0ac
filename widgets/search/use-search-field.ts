import { useLater } from '#shared/element/use-later.ts'

const bring = () => import('#shared/suggest/search-field.tsx')

/** The box to search again, which comes after the first content. */
export const useSearchField = (isOn: boolean) => useLater(isOn && bring)
