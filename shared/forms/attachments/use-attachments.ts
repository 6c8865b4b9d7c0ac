import { useLater } from '#shared/element/use-later.ts'

const bring = () => import('./attachments.tsx')

/** The list of several files, once the widget works: what it shows of it needs room that is kept for it. */
export const useAttachments = () => useLater(bring)
