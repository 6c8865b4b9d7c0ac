import type { Locator } from 'playwright-core'

export function distanceToEnd(log: Locator): Promise<number> {
  return log.evaluate(element => element.scrollHeight - element.scrollTop - element.clientHeight)
}

type Scrolled = { frame: number; jumps: string[] }

/**
 * Scrolls two screens at a time and checks the following frame. A jump is a message that moved by another distance than
 * the scroll.
 */
export function scroll(log: Locator, direction: 1 | -1, steps: number): Promise<Scrolled> {
  return log.evaluate(
    async (element, { direction, steps }): Promise<Scrolled> => {
      const frame = (): Promise<number> => new Promise(requestAnimationFrame)
      const topOf = (item: Element): number => item.getBoundingClientRect().top
      const inView = (): Element | undefined =>
        [...element.querySelectorAll('li')].find(item => topOf(item) >= element.getBoundingClientRect().top)
      const jumps: string[] = []
      let drawing = 0
      for (let step = 0; step < steps; step++) {
        const seen = inView()
        const before = seen ? topOf(seen) : 0
        const room =
          direction < 0 ? element.scrollTop : element.scrollHeight - element.clientHeight - element.scrollTop
        const distance = direction * Math.min(element.clientHeight * 2, room)
        const start = await frame()
        element.scrollTop += distance
        await frame()
        drawing += (await frame()) - start
        const moved = seen ? before - topOf(seen) : distance
        if (Math.abs(moved - distance) > 2) jumps.push(`${seen?.textContent}: ${moved} px, not ${distance}`)
      }
      return { frame: drawing / (steps * 2), jumps }
    },
    { direction, steps },
  )
}

/** Scrolls up until the very first message is drawn. */
export function toFirst(log: Locator): Promise<void> {
  return log.evaluate(async element => {
    const isThere = (): boolean => element.querySelector('li:not(.day) p')?.textContent === 'Message 1'
    while (!isThere()) {
      element.scrollTop = 0
      await new Promise(requestAnimationFrame)
    }
    element.scrollTop = 0
  })
}
