import { useLater } from '#shared/element/use-later.ts'

const bring = () => import('./requirements.tsx')

/** The requirements below the message, which come after the first content where procurement is on. */
export const useRequirements = (procurement: boolean) => useLater(procurement && bring)
