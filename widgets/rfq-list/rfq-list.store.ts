import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect, useRef, useState } from 'react'
import { type LineProblem, problemOf } from '#shared/procurement/rfq-list/problems.ts'
import type { RfqLine, RfqList, SellerItem } from '#shared/procurement/rfq-list/rfq-list.ts'
import { type RequestProgress, type Sender, senderOf } from '#shared/procurement/rfq-list/sending.ts'
import { useOwner } from '#shared/session/use-session.ts'

const $none = atom<readonly RequestProgress[]>([])

/** Returns the sender of the member's list and the progress of its run. A visitor has no sender. */
export function useSender(): { sender: Sender | undefined; requests: readonly RequestProgress[] } {
  const owner = useOwner()
  const sender = owner === 'visitor' ? undefined : senderOf(owner)
  return { sender, requests: useStore(sender?.$requests ?? $none) }
}

const $speakers = atom<readonly object[]>([])

/** Returns true for the one element on a page that shows the list's alert and informs the host. */
export function useSpeaks(): boolean {
  const [own] = useState({})
  useEffect(() => {
    $speakers.set([...$speakers.get(), own])
    return () => $speakers.set($speakers.get().filter(each => each !== own))
  }, [own])
  return useStore($speakers)[0] === own
}

/** Counts the requests and sellers of a list, and its lines that have no seller or a quantity to check. */
export function countsOf({ lines }: RfqList) {
  const offers = lines.flatMap(line => line.offers)
  return {
    lines: lines.length,
    requests: offers.length,
    sellers: new Set(offers.map(({ companyId }) => companyId)).size,
    doubtful: lines.filter(line => line.isQuantityDoubtful).length,
    notResolved: lines.filter(line => line.offers.length === 0).length,
  }
}

export type ListProblem = { lineId: string; line: number; problem: LineProblem }

/** Returns the problem that keeps the list from being sent: that of the first line that can't be sent as it is. */
export function firstProblem({ lines }: RfqList): ListProblem | null {
  const index = lines.findIndex(each => problemOf(each) !== null)
  const line = lines[index]
  const problem = line && problemOf(line)
  return line && problem ? { lineId: line.id, line: index + 1, problem } : null
}

/** Returns true while a request is on its way and can't be changed. */
export const isUnderway = ({ at }: RequestProgress): boolean => at === 'waiting' || at === 'sending'

/** Returns true if every request of a run has reached its seller, and false if one was left out. */
const isComplete = (requests: readonly RequestProgress[]): boolean =>
  requests.length > 0 && requests.length === requests[0]?.of && requests.every(({ at }) => at === 'sent')

/** Returns true once a run is complete that was not when the page was opened, until the buyer has read so. */
export function useSuccess(requests: readonly RequestProgress[]): [boolean, () => void] {
  const [isNews, setNews] = useState(false)
  const wasOpen = useRef(false)
  const isDone = isComplete(requests)
  const isOpen = requests.length > 0 && !isDone
  useEffect(() => {
    if (isDone && wasOpen.current) setNews(true)
    wasOpen.current = isOpen
  }, [isDone, isOpen])
  return [isNews, () => setNews(false)]
}

type LineInGroup = { line: RfqLine; number: number }
export type SellerGroup = {
  seller: Pick<SellerItem, 'companyId' | 'companyName'> | null
  lines: LineInGroup[]
}

/** Groups the lines by seller, in the order of the list. Lines without a seller come last. */
export function groupsBySeller({ lines }: RfqList): SellerGroup[] {
  const groups = new Map<number, SellerGroup>()
  const rest: SellerGroup = { seller: null, lines: [] }
  lines.forEach((line, index) => {
    const entry = { line, number: index + 1 }
    if (line.offers.length === 0) rest.lines.push(entry)
    for (const seller of line.offers) {
      const group = groups.get(seller.companyId) ?? { seller, lines: [] }
      if (group.lines.at(-1)?.line !== line) group.lines.push(entry)
      groups.set(seller.companyId, group)
    }
  })
  return [...groups.values(), ...(rest.lines.length > 0 ? [rest] : [])]
}
