import { atom } from 'nanostores'
import { useEffect } from 'react'

export type ChatRequest = {
  companyId: number
  /** Gets the focus back when the chat is closed. */
  from: HTMLElement
  /** What the reader writes about, as the first line of the next message; or ''. */
  about: string
}

const $request = atom<ChatRequest | null>(null)

/** Has the page's chat open on a company: the first one that is there, or the next one that comes. */
export const requestChat = (companyId: number, from: HTMLElement, about = ''): void =>
  $request.set({ companyId, from, about })

/** Calls `open` while a reader wants to write to a company. Whoever does what they want ends the request. */
export function useChatRequest(open: (request: ChatRequest, end: () => void) => void): void {
  useEffect(() =>
    $request.subscribe(request => {
      if (request) open(request, () => $request.set(null))
    }),
  )
}
