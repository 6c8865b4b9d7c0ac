import { SCRIPT } from '#host-demo/package/build/bundle.ts'
import { markdown, type Verdict, verdictOn } from './report.ts'
import { median } from './statistics.ts'
import { benchWidgets, htmlOf, type WidgetName } from './widgets.ts'

/** A page of a partner, with an element in view or far below it, or a page of the storefront. */
type SpeedPage = { site: 'partner' | 'storefront'; widget?: WidgetName; isFar?: true }

const names = {
  partner: { site: 'partner' },
  'partner-search': { site: 'partner', widget: 'search' },
  'partner-rfq': { site: 'partner', widget: 'rfq' },
  'partner-company': { site: 'partner', widget: 'company' },
  'partner-far': { site: 'partner', widget: 'rfq', isFar: true },
  home: { site: 'storefront' },
  product: { site: 'storefront', widget: 'product' },
  search: { site: 'storefront', widget: 'search' },
  company: { site: 'storefront', widget: 'company' },
  rfq: { site: 'storefront', widget: 'rfq' },
} as const satisfies Record<string, SpeedPage>

export type PageName = keyof typeof names

const pages: Readonly<Record<PageName, SpeedPage>> = names
export const pageNames = Object.keys(pages) as readonly PageName[]

/** Returns these pages, or all, in the order of the table. Throws if there is no page of a name. */
export function chosenPages(wanted: readonly string[] = pageNames): PageName[] {
  const unknown = wanted.find(name => !Object.hasOwn(pages, name))
  if (unknown !== undefined)
    throw new Error(`There is no page "${unknown}". The pages are ${pageNames.join(', ')}.`)
  return pageNames.filter(name => wanted.includes(name))
}

/** Returns the address of a page, from the origins of the two sites. */
export function addressOf(name: PageName, origins: Readonly<Record<SpeedPage['site'], string>>): string {
  const { site, widget } = pages[name]
  const path = (widget && benchWidgets[widget].path) ?? '/'
  return origins[site] + (site === 'partner' ? `/${name}` : path)
}

/** Pixels between the first view and an element that is far below it. */
const FAR = 1600

/** Returns the HTML of a partner's page, which lacks nothing that Lighthouse asks of any page. */
export function partnerPage(name: PageName, storefront: string): string {
  const { widget, isFar } = pages[name]
  const height = isFar ? ` style="min-height:calc(100vh + ${FAR}px)"` : ''
  const [script, element] = widget
    ? [`<script type="module" src="${storefront}/${SCRIPT}"></script>`, htmlOf(widget)]
    : ['', '']
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Kedah Pumps</title><meta name="viewport" content="width=device-width"><meta name="description" content="Pumps and valves from Alor Setar."><link rel="icon" href="data:,">${script}</head><body><main${height}><h1>Kedah Pumps</h1><p>Pumps and valves from Alor Setar.</p></main>${element}</body></html>`
}

/** What is read of Lighthouse's result. */
type Result = {
  categories: Readonly<Record<string, { score: number | null }>>
  audits: Readonly<Record<string, { numericValue?: number }>>
  environment: { benchmarkIndex: number }
}

type Column = { title: string; digits: number; read: (result: Result) => number }

const category = (title: string, id: string): Column => ({
  title,
  digits: 0,
  read: ({ categories }) => (categories[id]?.score ?? Number.NaN) * 100,
})
const audit = (title: string, id: string, digits = 0, unit = 1): Column => ({
  title,
  digits,
  read: ({ audits }) => (audits[id]?.numericValue ?? Number.NaN) / unit,
})

/** What is read of a visit: points of 100, milliseconds, kB (1000 bytes), and the speed of the machine. */
const columns = {
  score: category('score', 'performance'),
  content: audit('FCP', 'first-contentful-paint'),
  largest: audit('LCP', 'largest-contentful-paint'),
  blocked: audit('blocked', 'total-blocking-time'),
  shift: audit('CLS', 'cumulative-layout-shift', 3),
  accessibility: category('accessibility', 'accessibility'),
  practices: category('best practices', 'best-practices'),
  search: category('SEO', 'seo'),
  kilobytes: audit('kB', 'total-byte-weight', 1, 1000),
  index: { title: 'index', digits: 0, read: ({ environment }) => environment.benchmarkIndex },
} as const satisfies Record<string, Column>

type Figure = keyof typeof columns
export type SpeedFigures = Record<Figure, number>
export type SpeedResults = Partial<Record<PageName, SpeedFigures>>

const figureNames = Object.keys(columns) as readonly Figure[]
const each = (read: (figure: Figure) => number): SpeedFigures =>
  Object.fromEntries(figureNames.map(figure => [figure, read(figure)])) as SpeedFigures

export const figuresOf = (result: Result): SpeedFigures => each(figure => columns[figure].read(result))

export const mediansOf = (visits: readonly SpeedFigures[]): SpeedFigures =>
  each(figure => median(visits.map(visit => visit[figure])))

export function speedTable(results: SpeedResults): string {
  const rows = chosenPages(Object.keys(results)).flatMap(name => {
    const figures = results[name]
    return figures
      ? [[name, ...figureNames.map(figure => figures[figure].toFixed(columns[figure].digits))]]
      : []
  })
  return markdown([['page', ...figureNames.map(figure => columns[figure].title)], ...rows])
}

/** Returns the verdicts on the pages that were measured. Points are counted from 100 downwards. */
export function speedVerdicts(results: SpeedResults): Verdict[] {
  return chosenPages(Object.keys(results)).flatMap(name => {
    const figures = results[name]
    return figures
      ? goalsOf(pages[name], figures, results.partner).map(([what, value, limit]) =>
          verdictOn({ what: `${name}: ${what}`, value, limit }),
        )
      : []
  })
}

type SpeedGoal = readonly [what: string, value: number | undefined, limit: number]

/** `bare`: the figures of the partner's page without an element. */
function goalsOf(
  { site, widget, isFar }: SpeedPage,
  figures: SpeedFigures,
  bare?: SpeedFigures,
): SpeedGoal[] {
  const { score, content, largest, blocked, accessibility, practices, search } = figures
  const lost = (most: number): SpeedGoal => ['points below 100', 100 - score, most]
  const others: SpeedGoal = ['other points below 300', 300 - accessibility - practices - search, 0]
  if (site === 'storefront') return [lost(8), ['LCP', largest, 2200], others]
  if (!widget) return []
  if (isFar) return [lost(1), ['blocked', blocked, 20], others]
  const later = bare && content - bare.content
  return [lost(5), ['blocked', blocked, 150], ['FCP after that of the page without', later, 150], others]
}
