/** The page's own measurements of its loading. Times in milliseconds since the navigation, sizes in bytes as sent. */
export type PageTimings = {
  content: number
  live: number
  /** The time beyond 50 ms of each task until the page was live. */
  blocked: number
  bytesBefore: number
  bytes: number
  requests: number
  shift: number
}

declare global {
  interface Window {
    bench: {
      /** Resolves with the time at which every element in view shows its content. */
      content: Promise<number>
      live: Promise<number>
      timings(): Promise<PageTimings>
      longestTask(): number
    }
  }
}

/** The build of this script fills in the widget whose content it waits for. */
declare const WIDGET: { tag: string; selector: string; count: number }

const TIMEOUT = 45_000
const QUIET = 1_000

// Runs in every measured page before any other script.
const tasks: PerformanceEntry[] = []
let shift = 0
new PerformanceObserver(list => tasks.push(...list.getEntries())).observe({
  type: 'longtask',
  buffered: true,
})
new PerformanceObserver(list => {
  for (const entry of list.getEntries()) shift += Number(Reflect.get(entry, 'value'))
}).observe({ type: 'layout-shift', buffered: true })

const shownIn = (element: Element | null): ArrayLike<Element> =>
  element?.shadowRoot?.querySelectorAll(WIDGET.selector) ?? []

const shown = (): ArrayLike<Element> => shownIn(document.querySelector(WIDGET.tag))

function isFirstScreenShown(): boolean {
  if (shown().length < WIDGET.count) return false
  for (const element of document.querySelectorAll(WIDGET.tag)) {
    if (element.getBoundingClientRect().top > innerHeight) break
    if (shownIn(element).length < WIDGET.count) return false
  }
  return true
}

function when(what: string, isTrue: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      if (isTrue()) resolve()
      else if (performance.now() > TIMEOUT) reject(new Error(`No ${what} within ${TIMEOUT / 1000} s`))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

/** Resolves at the end of the frame that is being drawn: a message waits until the frame is painted. */
function afterPaint(): Promise<number> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve(performance.now())
    }
    port2.postMessage(null)
  })
}

function isHeldByReact(node: Element | undefined): boolean {
  return node !== undefined && Object.keys(node).some(key => key.startsWith('__reactProps$'))
}

const marked = (): number | undefined => performance.getEntriesByName('trade-live')[0]?.startTime

const content = when('first content', isFirstScreenShown).then(afterPaint)
const live = content
  .then(() =>
    when('live content', () => marked() !== undefined || isHeldByReact([...Array.from(shown())].at(-1))),
  )
  .then(async () => Math.max(await content, marked() ?? performance.now()))

/** Returns the resources that have been loaded, once none has arrived for a while. */
async function settledResources(): Promise<PerformanceResourceTiming[]> {
  const before = performance.getEntriesByType('resource').length
  await new Promise(resume => setTimeout(resume, QUIET))
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return resources.length === before ? resources : settledResources()
}

async function timings(): Promise<PageTimings> {
  const [contentAt, liveAt] = [await content, await live]
  const resources = await settledResources()
  const loaded = [...performance.getEntriesByType('navigation'), ...resources] as PerformanceResourceTiming[]
  const code = loaded.filter(({ name }) => !new URL(name).pathname.startsWith('/api/'))
  const sizeOf = (files: PerformanceResourceTiming[]): number =>
    files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
  return {
    content: contentAt,
    live: liveAt,
    blocked: tasks
      .filter(({ startTime }) => startTime < liveAt)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    // The page itself may still be arriving while it shows its content.
    bytesBefore: sizeOf(
      code.filter(({ entryType, responseEnd }) => entryType === 'navigation' || responseEnd <= contentAt),
    ),
    bytes: sizeOf(code),
    requests: loaded.length,
    shift,
  }
}

const longestTask = (): number => Math.max(0, ...tasks.map(({ duration }) => duration))

window.bench = { content, live, timings, longestTask }
