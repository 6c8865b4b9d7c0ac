import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { find, isLive, live, type Shown, showLate } from '#shared/testing/late-element.ts'

// Before react-dom has come, as in root.test.tsx, with a layout and an observer that only pretend.
let late: typeof import('#shared/testing/late-widget.tsx')

let top = 5000

/** As the browser tells of what came nearer. */
let tellOfChange = (): void => {}

beforeEach(async () => {
  vi.resetModules()
  late = await import('#shared/testing/late-widget.tsx')
  top = 5000
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top, 9, 9))
  class FakeObserver {
    observe = (target: Element): void => {
      tellOfChange = () => this.#tell(target)
    }
    unobserve = (): void => {}
    readonly #tell: (target: Element) => void
    constructor(tell: (entries: object[]) => void) {
      this.#tell = target => tell([{ target, isIntersecting: true, boundingClientRect: new DOMRect() }])
    }
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver)
})
afterEach(() => vi.unstubAllGlobals())

/** Painted, as the page asks for it although it is far away. */
function showFar(): Shown {
  const shown = showLate(late.tag, 'Ada', 'loading="eager"')
  expect(find(shown, 'h2').textContent).toBe('Hello Ada')
  return shown
}

const frames = async (): Promise<void> => {
  for (let count = 0; count < 5; count++) await new Promise(resume => requestAnimationFrame(resume))
}

test('what is painted stays so until it comes into view', async () => {
  const shown = showFar()
  await frames()
  expect(isLive(shown)).toBe(false)
  top = 100
  tellOfChange()
  await live(shown)
})

test.each<[string, (shown: Shown) => void]>([
  ['the reader touches it', shown => find<HTMLElement>(shown, 'button').click()],
  ['the keyboard comes to it', shown => find<HTMLElement>(shown, 'input').focus()],
  ['the page refreshes it', ({ element }) => element.refresh()],
])('what is painted is taken over when %s', async (_, act) => {
  const shown = showFar()
  await frames()
  act(shown)
  await live(shown)
})

test('what is far away shows nothing of its own until it comes near', async () => {
  const shown = showLate(late.tag)
  expect(shown.root.textContent).toBe('')
  top = 1000
  tellOfChange()
  await vi.waitFor(() => expect(find(shown, 'h2').textContent).toBe('Hello Ada'))
  expect(isLive(shown)).toBe(false)
})
