import { useLater } from '#shared/element/use-later.ts'

const bring = () => import('./ask-several.tsx')

/** What lets a reader ask several companies at once, which comes after the first content. */
export const useAsking = (isOn: boolean) => useLater(isOn && bring)
