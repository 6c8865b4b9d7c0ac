import { atom } from 'nanostores'
import { useEffect } from 'react'

export type ChatOpening = {
  companyId: number
  /** The element that gets the focus back when the chat is closed. */
  from: HTMLElement
  /** The subject, as the first line of the next message, or ''. */
  about: string
}

const $opening = atom<ChatOpening | null>(null)

/** Opens the page's chat on a company: the first chat there is, or the next one that comes. */
export const openChatOn = (companyId: number, from: HTMLElement, about = ''): void =>
  $opening.set({ companyId, from, about })

/** Calls `open` while a reader wants to write to a company. The chat that opens ends that wish. */
export function useChatOpening(open: (opening: ChatOpening, end: () => void) => void): void {
  useEffect(() =>
    $opening.subscribe(opening => {
      if (opening) open(opening, () => $opening.set(null))
    }),
  )
}
