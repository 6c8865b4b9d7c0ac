import { expect } from 'vitest'
import { installProbe, PROBE_KEY } from '../../elements/hosts/page-probe.ts'
import { askProbe, hideCaret, storeIn, type Tab } from '../../elements/hosts/tab.ts'
import { startWebkit } from './webdriver.ts'

const KEYS: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  Left: '\uE012',
  Control: '\uE009',
  Shift: '\uE008',
}

/**
 * What WebKit says of a request that ends because its page is left, and of a file that a busy machine uses late. If a
 * server really refuses a request, the content is missing.
 */
const ALWAYS = /due to access control checks|was preloaded using link preload but not used/

type Options = {
  width?: number
  height?: number
  dark?: boolean
  /** The visitor wants no motion. */
  still?: boolean
}

/** A page in WebKit, with what a visitor does on it. */
export type WebkitTab = Tab & {
  /** Starts to load a page. */
  open(url: string): Promise<void>
  /** Runs a function in the page, or in the frame that was entered. Arguments and result pass through JSON. */
  evaluate<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>
  /** Presses a key, while others are held. */
  press(key: string, ...held: ('Control' | 'Shift')[]): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  /** Gives a file on disk to the first file field of the page. */
  chooseFile(path: string): Promise<void>
  /** Turns to the only frame of the page. Clicks count from its corner. */
  enterFrame(): Promise<void>
  leaveFrame(): Promise<void>
}

/** Opens WebKit with one page. The caller closes it. */
export async function openWebkit({
  width = 1280,
  height = 900,
  dark,
  still,
}: Options = {}): Promise<WebkitTab> {
  const complaints: string[] = []
  const looks = [`${width}`, `${height}`, dark ? 'dark' : 'light', still ? 'still' : 'motion']
  const first = `(${installProbe})(${JSON.stringify(PROBE_KEY)})`
  const { send, close } = await startWebkit([...looks, first], line => {
    if (/\bCONSOLE\b.*\b(ERROR|WARN)/.test(line) && !ALWAYS.test(line)) complaints.push(line)
  })
  await send('POST', '/timeouts', { script: 60_000 })

  const evaluate = async <Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> => {
    const script = `return (${run}).apply(null, arguments)`
    return (await send('POST', '/execute/sync', { script, args })) as Result
  }
  let frame: Element | undefined
  const turnTo = async (place: Element | undefined): Promise<void> => {
    frame = place
    await send('POST', '/frame', { id: place ?? null })
  }
  const open = async (url: string): Promise<void> => {
    await turnTo(undefined)
    // The mark of the page that is left: the driver returns before another is there.
    await evaluate(() => Reflect.set(window, 'isLeft', true))
    await send('POST', '/url', { url })
    await expect.poll(() => evaluate(() => 'isLeft' in window).catch(() => true), soon).toBe(false)
  }
  const act = (source: object) => send('POST', '/actions', { actions: [source] })
  const typeKeys = (values: readonly string[]) =>
    act({
      type: 'key',
      id: 'keyboard',
      actions: values.flatMap(value => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    })

  /** Returns the corner of the frame, from which WebKit does not count, once the height `y` in it is in view. */
  const cornerOfFrame = async (y: number): Promise<[number, number]> => {
    const entered = frame
    if (!entered) return [0, 0]
    await turnTo(undefined)
    const corner = await evaluate(cornerOf, entered, y)
    await turnTo(entered)
    return corner
  }

  return {
    open,
    evaluate,
    async visit(url) {
      await open(url)
      await expect.poll(() => evaluate(() => document.readyState).catch(() => ''), soon).toBe('complete')
    },
    store: (key, value = '') => evaluate(storeIn, [key, value] as const),
    async ask(at, name = '') {
      // WebKit lays out, and tells observers of, only what it draws. What they add would move the control.
      if (at === 'find') await send('GET', '/screenshot')
      return evaluate(askProbe, [PROBE_KEY, at, name] as const)
    },
    async click(x, y) {
      const [left, top] = await cornerOfFrame(y)
      const actions = [
        { type: 'pointerMove', x: Math.round(left + x), y: Math.round(top + y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      await act({ type: 'pointer', id: 'mouse', actions })
    },
    async type(text) {
      await typeKeys([...text])
    },
    async press(...keys: string[]) {
      const [key = '', ...held] = keys.map(each => KEYS[each] ?? each)
      const pressed = [...held, key]
      const downs = pressed.map(value => ({ type: 'keyDown', value }))
      const ups = pressed.toReversed().map(value => ({ type: 'keyUp', value }))
      await act({ type: 'key', id: 'keyboard', actions: [...downs, ...ups] })
    },
    async shot() {
      await evaluate(hideCaret)
      return Buffer.from(String(await send('GET', '/screenshot')), 'base64')
    },
    async back() {
      await send('POST', '/back', {})
    },
    async forward() {
      await send('POST', '/forward', {})
    },
    async chooseFile(path) {
      const [id] = Object.values((await evaluate(within, 'input[type=file]')) ?? {})
      await send('POST', `/element/${id}/value`, { text: path })
    },
    async enterFrame() {
      await turnTo(await evaluate(within, 'iframe'))
    },
    leaveFrame: () => turnTo(undefined),
    takeComplaints: () => complaints.splice(0),
    close,
  }
}

const soon = { timeout: 60_000, interval: 50 }

/** Runs in the page. Returns the first element that matches, also in a shadow root. */
function within(selector: string): Element | undefined {
  const allIn = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap(element => [
      ...(element.matches(selector) ? [element] : []),
      ...(element.shadowRoot ? allIn(element.shadowRoot) : []),
    ])
  return allIn(document)[0]
}

/** Runs in the page. */
function cornerOf(element: Element, y: number): [number, number] {
  const place = element.getBoundingClientRect().top + y
  if (place < 0 || place > innerHeight) scrollBy(0, place - innerHeight / 2)
  const { left, top } = element.getBoundingClientRect()
  return [left, top]
}
