import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect, useState } from 'react'
import { type LineProblem, problemOf } from '#shared/rfq-list/problems.ts'
import type { Offer, RfqLine, RfqList } from '#shared/rfq-list/rfq-list.ts'
import { runOwner } from '#shared/rfq-list/run.ts'
import { type RequestProgress, type Sender, senderOf } from '#shared/rfq-list/sending.ts'
import { $session } from '#shared/session/session.ts'

const $none = atom<readonly RequestProgress[]>([])

/** What sends the member's list, and how far its run is. A visitor has none. */
export function useSender(): { sender: Sender | undefined; requests: readonly RequestProgress[] } {
  useStore($session)
  const owner = runOwner()
  const sender = owner === undefined ? undefined : senderOf(owner)
  return { sender, requests: useStore(sender?.$requests ?? $none) }
}

const $speakers = atom<readonly object[]>([])

/** Whether this element speaks for the list: of several on a page one shows the alert and tells the host. */
export function useSpeaks(): boolean {
  const [own] = useState({})
  useEffect(() => {
    $speakers.set([...$speakers.get(), own])
    return () => $speakers.set($speakers.get().filter(each => each !== own))
  }, [own])
  return useStore($speakers)[0] === own
}

/** How many requests to how many sellers a list makes, and how many of its lines have nobody to ask, or a quantity to check. */
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

/** What holds the list up: the first line that can't be sent as it is. */
export function firstProblem({ lines }: RfqList): ListProblem | null {
  const index = lines.findIndex(each => problemOf(each) !== null)
  const line = lines[index]
  const problem = line && problemOf(line)
  return line && problem ? { lineId: line.id, line: index + 1, problem } : null
}

/** Whether it is on its way and can't be changed now. */
export const isUnderway = ({ at }: RequestProgress): boolean => at === 'waiting' || at === 'sending'

/** Whether every request of a run is with its seller; never where one was left out. */
export const isComplete = (requests: readonly RequestProgress[]): boolean =>
  requests.length > 0 && requests.length === requests[0]?.of && requests.every(({ at }) => at === 'sent')

export type LineInGroup = { line: RfqLine; number: number }
export type SellerGroup = { seller: Pick<Offer, 'companyId' | 'companyName'> | null; lines: LineInGroup[] }

/** The lines below whom they are asked of, in the order of the list; last those with nobody yet. */
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
