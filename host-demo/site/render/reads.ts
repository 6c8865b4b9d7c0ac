import { NotRendered, type Reply } from '#widgets/runtime/render-element.ts'

export type Read = (address: string) => Promise<Reply>

/** Statuses that an element can show: both the record and its absence. */
const SHOWN: ReadonlySet<number> = new Set([200, 404])

/** Reads each address once, however many elements request it. Rejects by NotRendered without a usable answer. */
export function eachOnce(read: Read): Read {
  const replies = new Map<string, Promise<Reply>>()
  const answered = async (address: string): Promise<Reply> => {
    const reply = await read(address)
    if (SHOWN.has(reply.status)) return reply
    throw new NotRendered(`${address} was answered by ${reply.status}`)
  }
  return address => {
    const reply = replies.get(address) ?? answered(address)
    replies.set(address, reply)
    return reply
  }
}
