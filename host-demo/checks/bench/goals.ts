import type { Variant } from './page-variants.ts'
import { benchWidgets, type WidgetName, widgetNames } from './widgets.ts'

/** The figures of one page: medians of all runs. Times in milliseconds, sizes in kB (1000 bytes). */
export type Figures = {
  content: number
  /** The least of all runs. */
  fastest: number
  live: number
  blocked: number
  kilobytesBefore: number
  kilobytes: number
  requests: number
  /** Sequential round trips until first content, including the one for the HTML. */
  depth?: number
  /** Megabytes of JavaScript heap after a garbage collection. */
  heap: number
  shift: number
}

/** The figures of one widget's pages. */
export type Results = Partial<Record<Variant, Figures>>

type Limits = Partial<Record<WidgetName, number>>

export type Goal = {
  what: string
  /** Returns undefined when the run has not measured it. */
  measured: (results: Results) => number | undefined
  atMost: Limits
}

const every = (limit: number): Limits => Object.fromEntries(widgetNames.map(name => [name, limit]))

/** The goals for content that a server renders. */
const rendered = (limit: number): Limits =>
  Object.fromEntries(widgetNames.filter(name => !benchWidgets[name].member).map(name => [name, limit]))

/**
 * `paint`: milliseconds from an input until its effect is painted. `keystroke`: milliseconds that a letter in the
 * search box may take longer than one in a plain field. `longChat`: the time for 10,000 messages as a multiple of that
 * for 100.
 */
export const interactionGoals = { paint: 100, keystroke: 50, longChat: 2 } as const

/** Every goal for the loading of the widgets. No goal is stated anywhere else. */
export const goals: readonly Goal[] = [
  {
    what: 'storefront, first content, to plain JS',
    measured: ratio('storefront', 'plain', 'content'),
    atMost: rendered(0.75),
  },
  {
    what: 'script tag, first content, to plain JS',
    measured: ratio('ours', 'plain', 'content'),
    atMost: rendered(1.15),
  },
  {
    what: 'with preload lines, first content, to plain JS',
    measured: ratio('preloaded', 'plain', 'content'),
    atMost: rendered(1),
  },
  {
    what: 'in the page, first content, to plain JS',
    measured: ratio('inPage', 'plain', 'content'),
    atMost: rendered(0.6),
  },
  {
    what: 'script tag, live, to without first content',
    measured: ratio('ours', 'alone', 'live'),
    atMost: rendered(1.1),
  },
  {
    what: 'in the page, live, to without first content',
    measured: ratio('inPage', 'alone', 'live'),
    atMost: rendered(1),
  },
  {
    what: 'storefront, live, to the baseline',
    measured: ratio('storefront', 'baselineStorefront', 'live'),
    atMost: rendered(0.9),
  },
  {
    what: 'kB before first content',
    measured: ({ ours }) => ours?.kilobytesBefore,
    atMost: rendered(14),
  },
  {
    what: 'kB before first content of the storefront',
    measured: ({ storefront }) => storefront?.kilobytesBefore,
    atMost: rendered(18),
  },
  // A slope comes out slightly above or below the whole number of trips.
  { what: 'sequential depth', measured: ({ ours }) => whole(ours?.depth), atMost: every(3) },
  {
    what: 'sequential depth with preload lines',
    measured: ({ preloaded }) => whole(preloaded?.depth),
    atMost: every(2),
  },
  { what: 'CLS', measured: ({ ours }) => ours?.shift, atMost: every(0) },
  { what: 'CLS of the storefront', measured: ({ storefront }) => storefront?.shift, atMost: rendered(0) },
]

/** The figures of a page with many products of different ids, compared with a page that has one. */
export type ManyFigures = {
  /** Milliseconds until everything in view shows its content; medians of all runs. */
  firstScreen: number
  firstScreenOfOne: number
  /**
   * Milliseconds of the longest task while the page is opened and scrolled to its end at full speed; 0 if none took 50.
   * The least of all runs, because other work on the machine adds to it.
   */
  longestTask: number
  /** Style sheets and scripts that the page with one product does not load. */
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

/** Returns one verdict for each goal and each widget that was to be measured. A goal without a value is not met. */
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

function ratio(variant: Variant, base: Variant, figure: 'content' | 'live'): Goal['measured'] {
  return results => {
    const [value, unit] = [results[variant]?.[figure], results[base]?.[figure]]
    if (value === undefined || unit === undefined) return undefined
    return value === 0 && unit === 0 ? 0 : value / unit
  }
}

const whole = (value: number | undefined): number | undefined => value && Math.round(value)
