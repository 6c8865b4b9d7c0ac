import { BoundedMap } from '#shared/stores/bounded-map.ts'
import type { LimitName, Limits } from '../../api/security/limits.ts'

/** Many addresses at a time mean an attack by many machines, which no count by address stops. */
const MOST_ADDRESSES = 10_000

/** Counts the requests of each address in this process. All share one window, so that none is kept longer. */
export class AddressLimit {
  readonly #limit: Limits[LimitName]
  readonly #counts: BoundedMap<string, number>
  #endsAt = 0

  constructor(name: LimitName, limits: Limits) {
    this.#limit = limits[name]
    this.#counts = new BoundedMap(`counts of ${name}`, MOST_ADDRESSES)
  }

  /** Counts one attempt, and returns the seconds to wait; 0 until there are too many. */
  secondsToWait(address: string, now: number): number {
    const milliseconds = this.#limit.seconds * 1000
    // A window that ends later than one that begins now dates from before the clock was set back.
    if (now >= this.#endsAt || now + milliseconds < this.#endsAt) {
      this.#counts.clear()
      this.#endsAt = now + milliseconds
    }
    const count = (this.#counts.get(address) ?? 0) + 1
    this.#counts.set(address, count)
    return count > this.#limit.attempts ? Math.max(1, Math.ceil((this.#endsAt - now) / 1000)) : 0
  }
}
