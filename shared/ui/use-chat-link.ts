import { useLater } from '#shared/element/use-later.ts'

const bring = () => import('./chat-link.tsx')

/** The way to the chat, which comes after the first content. */
export const useChatLink = (isOn = true) => useLater(isOn && bring)
