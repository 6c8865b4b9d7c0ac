import type { Variant } from './page-variants.ts'
import { benchWidgets, type WidgetName, widgetNames } from './widgets.ts'

/** Medians of all runs of a page: milliseconds, kB (1000 bytes), `heap` in MB. */
export type Figures = {
  content: number
  live: number
  blocked: number
  kilobytesBefore: number
  kilobytes: number
  requests: number
  heap: number
  shift: number
}

export type Results = Partial<Record<Variant, Figures>>

type Limits = Partial<Record<WidgetName, number>>

export type Goal = {
  what: string
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

/**
 * `firstScreen`: the time for 200 products as a multiple of that for one. `longestTask`: milliseconds, while the page is
 * scrolled at full speed. `more`: style sheets, and scripts, that a page with one product does not load.
 */
export const manyGoals = { firstScreen: 2, longestTask: 50, more: 0 } as const

const loading: readonly (readonly [Goal['what'], Goal['measured'], Limits])[] = [
  ['storefront, first content, to plain JS', ratio('storefront', 'plain', 'content'), rendered(0.75)],
  ['script tag, first content, to plain JS', ratio('ours', 'plain', 'content'), rendered(1.15)],
  ['with preload lines, first content, to plain JS', ratio('preloaded', 'plain', 'content'), rendered(1)],
  ['in the page, first content, to plain JS', ratio('inPage', 'plain', 'content'), rendered(0.6)],
  ['script tag, live, to without first content', ratio('ours', 'alone', 'live'), rendered(1.1)],
  ['in the page, live, to without first content', ratio('inPage', 'alone', 'live'), rendered(1)],
  ['storefront, live, to the baseline', ratio('storefront', 'baselineStorefront', 'live'), rendered(0.9)],
  ['kB before first content', ({ ours }) => ours?.kilobytesBefore, { ...rendered(14), chat: 30 }],
  [
    'kB before first content of the storefront',
    ({ storefront }) => storefront?.kilobytesBefore,
    rendered(18),
  ],
  ['CLS', ({ ours }) => ours?.shift, every(0)],
  ['CLS of the storefront', ({ storefront }) => storefront?.shift, rendered(0)],
]

export const goals: readonly Goal[] = loading.map(([what, measured, atMost]) => ({ what, measured, atMost }))

export type Verdict = {
  what: string
  widget?: WidgetName
  value: number | undefined
  limit: number
  met: boolean
}

/** Returns the verdict on one value. A goal without a value is not met. */
export const verdictOn = (given: Omit<Verdict, 'met'>): Verdict => ({
  ...given,
  met: given.value !== undefined && given.value <= given.limit,
})

export function verdictsOn(results: Partial<Record<WidgetName, Results>>, among = goals): Verdict[] {
  return among.flatMap(({ what, measured, atMost }) =>
    widgetNames.flatMap(widget => {
      const [limit, found] = [atMost[widget], results[widget]]
      return limit === undefined || !found ? [] : [verdictOn({ what, widget, limit, value: measured(found) })]
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
