import type { Variant } from './page-variants.ts'
import { type WidgetName, widgetNames } from './widgets.ts'

/** What was measured of one page: medians of all runs. Times in milliseconds, sizes in kB (1000 bytes). */
export type Figures = {
  content: number
  /** The least of all runs. */
  fastest: number
  live: number
  blocked: number
  kilobytesBefore: number
  kilobytes: number
  requests: number
  /** Round trips that have to follow each other until first content, the one for the HTML included. */
  depth?: number
  /** Megabytes of JavaScript heap after a collection. */
  heap: number
  shift: number
}

/** The figures of one widget's pages. */
export type Results = Partial<Record<Variant, Figures>>

type Limits = Partial<Record<WidgetName, number>>

export type Goal = {
  what: string
  /** Undefined when the run has not measured it. */
  measured: (results: Results) => number | undefined
  atMost: Limits
}

const every = (limit: number): Limits => Object.fromEntries(widgetNames.map(name => [name, limit]))

/** kB (1000 bytes, Brotli), without HTML and replies: with the script, until first content is painted, and in all. */
export const kilobyteGoals = {
  beforeContent: { search: 32, product: 34, company: 34, rfq: 37, chat: 38 },
  all: { search: 90, product: 92, company: 92, rfq: 96, chat: 95 },
} as const satisfies Record<string, Limits>

/**
 * `paint`: milliseconds from an input until its effect is painted; `keystroke`: what a letter in the search box may take
 * longer than one in a plain field. `longChat`: 10,000 messages, to the time of 100.
 */
export const interactionGoals = { paint: 100, keystroke: 50, longChat: 2 } as const

/** Every goal of the widgets' loading, and nothing of them anywhere else. */
export const goals: readonly Goal[] = [
  {
    what: 'first content, to the bare stack',
    measured: ratio('ours', 'stack', 'content'),
    atMost: { search: 0.9, product: 0.8, rfq: 0.8, chat: 1 },
  },
  {
    what: 'with preload lines, to the bare stack',
    measured: ratio('preloaded', 'stack', 'content'),
    atMost: { search: 0.7, product: 0.65, rfq: 0.65 },
  },
  { what: 'first content, to plain JS', measured: ratio('ours', 'plain', 'content'), atMost: every(1.5) },
  {
    what: 'with preload lines, to plain JS',
    measured: ratio('preloaded', 'plain', 'content'),
    atMost: every(1.25),
  },
  {
    what: 'kB before first content',
    measured: ({ ours }) => ours?.kilobytesBefore,
    atMost: kilobyteGoals.beforeContent,
  },
  { what: 'kB in all', measured: ({ ours }) => ours?.kilobytes, atMost: kilobyteGoals.all },
  { what: 'live, to the baseline', measured: ratio('ours', 'baseline', 'live'), atMost: every(1) },
  {
    what: 'blocked time, to the baseline',
    measured: ratio('ours', 'baseline', 'blocked'),
    atMost: every(0.5),
  },
  // A slope comes out a little beside the whole number of trips.
  { what: 'sequential depth', measured: ({ ours }) => whole(ours?.depth), atMost: every(3) },
  {
    what: 'sequential depth with preload lines',
    measured: ({ preloaded }) => whole(preloaded?.depth),
    atMost: every(2),
  },
  { what: 'CLS', measured: ({ ours }) => ours?.shift, atMost: every(0) },
]

/** What was measured of a page with many products of different ids, beside a page with one. */
export type ManyFigures = {
  /** Times in milliseconds until what is in view shows its content; medians of all runs. */
  firstScreen: number
  firstScreenOfOne: number
  /**
   * While the page is opened and scrolled to its end at full speed, in milliseconds; 0 where none took 50. The least of
   * all runs, as whatever else runs on the machine adds to it.
   */
  longestTask: number
  /** Style sheets and scripts that the page of one has not. */
  moreSheets: number
  moreScripts: number
}

export const manyGoals: readonly {
  what: string
  measured: (figures: ManyFigures) => number
  atMost: number
}[] = [
  {
    what: 'first screen of many, to that of one',
    measured: ({ firstScreen, firstScreenOfOne }) => firstScreen / firstScreenOfOne,
    atMost: 2,
  },
  { what: 'longest task while scrolling', measured: ({ longestTask }) => longestTask, atMost: 50 },
  { what: 'more style sheets', measured: ({ moreSheets }) => moreSheets, atMost: 0 },
  { what: 'more scripts', measured: ({ moreScripts }) => moreScripts, atMost: 0 },
]

export type Verdict = {
  what: string
  widget: WidgetName
  limit: number
  value: number | undefined
  met: boolean
}

/** One verdict for each goal and widget that was to be measured; a goal without a value is not met. */
export function verdictsOn(results: Partial<Record<WidgetName, Results>>, among = goals): Verdict[] {
  return among.flatMap(({ what, measured, atMost }) =>
    widgetNames.flatMap(widget => {
      const [limit, found] = [atMost[widget], results[widget]]
      if (limit === undefined || !found) return []
      const value = measured(found)
      return [{ what, widget, limit, value, met: value !== undefined && value <= limit }]
    }),
  )
}

function ratio(variant: Variant, base: Variant, figure: 'content' | 'live' | 'blocked'): Goal['measured'] {
  return results => {
    const [value, unit] = [results[variant]?.[figure], results[base]?.[figure]]
    if (value === undefined || unit === undefined) return undefined
    return value === 0 && unit === 0 ? 0 : value / unit
  }
}

const whole = (value: number | undefined): number | undefined => value && Math.round(value)
