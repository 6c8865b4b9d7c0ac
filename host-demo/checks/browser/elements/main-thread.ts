import type { Page } from 'playwright-core'

/** What the main thread of a page did in one task. */
export type Task = {
  /** How often one of our files made the browser style or lay out the page at once. */
  forcedLayouts: number
  /** How many modules were evaluated, each with what it imports. */
  evaluations: number
  /** How many batches of elements were upgraded, connected or told of an attribute. */
  reactions: number
}

type TraceEvent = {
  name: string
  ph: string
  ts: number
  dur?: number
  pid: number
  tid: number
  args: { beginData?: { stackTrace?: readonly { url: string }[] } }
}

const CATEGORIES = [
  'toplevel',
  'blink',
  'v8',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.stack',
]
const TASK = 'ThreadControllerImpl::RunTask'
const EVALUATION = 'v8.evaluateModule'
const REACTION = 'CustomElementReactionQueue::invokeReactions'
const LAYOUTS = ['Layout', 'UpdateLayoutTree']
/** A test forces layouts, too. */
const OURS = /\/(?:chunks\/.*|trade-widgets)\.js$/

/** Records the tasks of a page's main thread until the returned function is called, which returns them. */
export async function recordTasks(page: Page): Promise<() => Promise<readonly Task[]>> {
  const devtools = await page.context().browser()?.newBrowserCDPSession()
  if (!devtools) throw new Error('This page has no browser of its own.')
  const events: TraceEvent[] = []
  // The protocol types each event as an object of texts, which it is not.
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  })
  return async () => {
    const ended = new Promise(resolve => devtools.once('Tracing.tracingComplete', resolve))
    await devtools.send('Tracing.end')
    await ended
    await devtools.detach()
    return tasksOf(events)
  }
}

function tasksOf(events: readonly TraceEvent[]): Task[] {
  const evaluating = events.find(({ name }) => name === EVALUATION)
  if (!evaluating) throw new Error('The page evaluated no module.')
  const { pid, tid } = evaluating
  const own = events
    .filter(event => event.pid === pid && event.tid === tid && event.ph === 'X')
    .sort((one, other) => one.ts - other.ts)
  const tasks: Task[] = []
  let end = 0
  for (const event of own) {
    if (event.name === TASK && event.ts >= end) {
      end = event.ts + (event.dur ?? 0)
      tasks.push({ forcedLayouts: 0, evaluations: 0, reactions: 0 })
    }
    const task = tasks.at(-1)
    const figure = figureOf(event)
    if (task && figure && event.ts <= end) task[figure] += 1
  }
  return tasks
}

function figureOf({ name, args }: TraceEvent): keyof Task | undefined {
  if (name === EVALUATION) return 'evaluations'
  if (name === REACTION) return 'reactions'
  const isForced = args.beginData?.stackTrace?.some(({ url }) => OURS.test(url))
  return LAYOUTS.includes(name) && isForced ? 'forcedLayouts' : undefined
}
