import { atom } from 'nanostores'
import { useEffect } from 'react'

export type ChatRequest = {
  companyId: number
  /** The element that gets the focus back when the chat is closed. */
  from: HTMLElement
  /** The subject, as the first line of the next message, or ''. */
  about: string
}

const $request = atom<ChatRequest | null>(null)

/** Opens the page's chat on a company: the first chat there is, or the next one that comes. */
export const requestChat = (companyId: number, from: HTMLElement, about = ''): void =>
  $request.set({ companyId, from, about })

/** Calls `open` while a reader wants to write to a company. The chat that opens ends the request. */
export function useChatRequest(open: (request: ChatRequest, end: () => void) => void): void {
  useEffect(() =>
    $request.subscribe(request => {
      if (request) open(request, () => $request.set(null))
    }),
  )
}
