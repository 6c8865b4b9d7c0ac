import { AsyncLocalStorage } from 'node:async_hooks'

type Asker = { number: number; isHeavy: boolean }

const askers = new AsyncLocalStorage<Asker>()
let asked = 0

const newAsker = (isHeavy: boolean): Asker => ({ number: ++asked, isHeavy })

/** Does a request's work. All its database calls take the request's place in the line. */
export function asCall<T>(isHeavy: boolean, work: () => T): T {
  return askers.run(newAsker(isHeavy), work)
}

/** Hands out turns: the first request goes first, but heavy and light requests alternate. */
export class Turns {
  readonly #waiting: { asker: Asker; start: () => void }[] = []
  #isTaken = false
  #wasHeavy = false

  async take<T>(work: () => Promise<T>): Promise<T> {
    const asker = askers.getStore() ?? newAsker(true)
    if (this.#isTaken) await new Promise<void>(start => this.#waiting.push({ asker, start }))
    this.#isTaken = true
    this.#wasHeavy = asker.isHeavy
    try {
      return await work()
    } finally {
      // Let newly arrived requests queue first.
      setImmediate(() => this.#passOn())
    }
  }

  #passOn(): void {
    const [first, ...rest] = this.#waiting
    this.#isTaken = first !== undefined
    if (!first) return
    const next = rest.reduce((best, each) => (this.#isBefore(each.asker, best.asker) ? each : best), first)
    this.#waiting.splice(this.#waiting.indexOf(next), 1)
    next.start()
  }

  #isBefore(one: Asker, other: Asker): boolean {
    return one.isHeavy === other.isHeavy ? one.number < other.number : one.isHeavy !== this.#wasHeavy
  }
}
