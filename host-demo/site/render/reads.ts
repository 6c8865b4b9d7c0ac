import { NotRendered, type Reply } from '#widgets/runtime/render-element.ts'

export type Read = (address: string) => Promise<Reply>

/** Thrown if the API finds a read wrong: there is no such page, and later there will not be one either. */
export class ReadRefused extends NotRendered {}

/** Statuses that an element can show: both the record and its absence. */
const SHOWN: ReadonlySet<number> = new Set([200, 404])

const BAD_REQUEST = 400

/** Reads each address once, however many elements request it. Rejects by NotRendered without a usable answer. */
export function eachOnce(read: Read): Read {
  const replies = new Map<string, Promise<Reply>>()
  const answered = async (address: string): Promise<Reply> => {
    const reply = await read(address)
    if (SHOWN.has(reply.status)) return reply
    // Without the query, which holds the words of a visitor.
    const problem = `${address.split('?')[0]} was answered by ${reply.status}`
    throw reply.status === BAD_REQUEST ? new ReadRefused(problem) : new NotRendered(problem)
  }
  return address => {
    const reply = replies.get(address) ?? answered(address)
    replies.set(address, reply)
    return reply
  }
}
