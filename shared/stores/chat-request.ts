import { atom } from 'nanostores'
import { useEffect } from 'react'

const $request = atom<{ companyId: number; from: HTMLElement } | null>(null)

/**
 * Has the page's chat open on a company: the first one that is there, or the next one that comes. The focus goes back to
 * `from` when the chat is closed.
 */
export const requestChat = (companyId: number, from: HTMLElement): void => $request.set({ companyId, from })

/** Calls `open` while a reader wants to write to a company. Whoever does what they want ends the request. */
export function useChatRequest(open: (companyId: number, from: HTMLElement, end: () => void) => void): void {
  useEffect(() =>
    $request.subscribe(request => {
      if (request) open(request.companyId, request.from, () => $request.set(null))
    }),
  )
}
