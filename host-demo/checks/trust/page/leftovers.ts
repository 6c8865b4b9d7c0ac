/** Work that a page has started and not ended. Counted in the page before any of its scripts runs. */
export type Leftovers = { timers: number; observers: number; requests: number }

declare global {
  interface Window {
    leftovers: () => Leftovers
    /** Returns the number of requests so far. */
    requestsMade: () => number
    /** Moves the clock of the page forward, in milliseconds. */
    passTime: (time: number) => void
  }
}

/** Contains everything that it needs. */
export function countLeftovers(): void {
  const timers = new Set<number>()
  const { setTimeout: begin, setInterval: repeat, clearTimeout: end, clearInterval: stop } = window
  Object.assign(window, {
    setTimeout: (run: (...given: unknown[]) => void, after?: number, ...given: unknown[]) => {
      const timer = begin(() => {
        timers.delete(timer)
        run(...given)
      }, after)
      timers.add(timer)
      return timer
    },
    setInterval: (...given: Parameters<typeof repeat>) => {
      const timer = repeat(...given)
      timers.add(timer)
      return timer
    },
    clearTimeout: (timer: number) => {
      timers.delete(timer)
      end(timer)
    },
    clearInterval: (timer: number) => {
      timers.delete(timer)
      stop(timer)
    },
  })

  /** The targets of observers. Weak, because dropping every reference to an observer also ends it. */
  const observed = new Set<{ by: WeakRef<object>; target: WeakRef<Node> }>()
  const forgetGone = (): void => {
    for (const each of observed) if (!each.by.deref() || !each.target.deref()) observed.delete(each)
  }
  const stopWatching = (by: object, target?: Node): void => {
    for (const each of observed) {
      if (each.by.deref() === by && (!target || each.target.deref() === target)) observed.delete(each)
    }
  }
  for (const { prototype } of [IntersectionObserver, ResizeObserver, MutationObserver]) {
    const { observe, disconnect } = prototype
    const unobserve: unknown = Reflect.get(prototype, 'unobserve')
    Object.assign(prototype, {
      observe(this: object, target: Node, ...given: unknown[]) {
        stopWatching(this, target)
        observed.add({ by: new WeakRef(this), target: new WeakRef(target) })
        return Reflect.apply(observe, this, [target, ...given])
      },
      disconnect(this: object) {
        stopWatching(this)
        return Reflect.apply(disconnect, this, [])
      },
      ...(typeof unobserve === 'function' && {
        unobserve(this: object, target: Element) {
          stopWatching(this, target)
          return Reflect.apply(unobserve, this, [target])
        },
      }),
    })
  }

  let requests = 0
  let made = 0
  const { fetch } = window
  window.fetch = async (...given) => {
    requests += 1
    made += 1
    return fetch(...given).finally(() => (requests -= 1))
  }

  const { now } = Date
  let passed = 0
  Date.now = () => now() + passed
  window.passTime = time => {
    passed += time
  }
  window.requestsMade = () => made
  window.leftovers = () => {
    forgetGone()
    return { timers: timers.size, observers: observed.size, requests }
  }
}
