import { type Code, codesIn } from '#shared/trade/codes.ts'
import { type Figure, type FigureKind, figuresIn, states } from '#shared/trade/figures.ts'

export type Detail = Code['kind'] | FigureKind

/** The order in which details are named. */
const DETAILS = [
  ...(['grade', 'size', 'schedule', 'class', 'ends', 'pressure', 'voltage', 'current', 'power'] as const),
  ...(['length', 'weight', 'measure'] as const),
] satisfies readonly Detail[]

/** Schedules that have the wall of another one up to a size in inches. */
const SAME_WALL = [
  { code: 'std', schedule: 40, upTo: 10 },
  { code: 'xs', schedule: 80, upTo: 8 },
]

type Details = { codes: readonly Code[]; figures: readonly Figure[] }

function detailsIn(text: string): Details {
  const { codes, rest } = codesIn(text)
  const figures = figuresIn(rest)
  const isSchedule = ({ unit }: Figure): boolean => unit.kind === 'schedule'
  const largest = Math.max(0, ...figures.flatMap(({ unit, upTo }) => (unit.kind === 'size' ? upTo : [])))
  const schedules = figures.filter(isSchedule).map(({ value }): Code => {
    const same = SAME_WALL.find(({ schedule, upTo }) => schedule === value && largest <= upTo)
    return { kind: 'schedule', code: same?.code ?? String(value) }
  })
  return { codes: [...codes, ...schedules], figures: figures.filter(each => !isSchedule(each)) }
}

/**
 * Compares the details that the words ask for with those of a text: sizes, classes, grades, ends and other measures.
 * Returns those that are `different` there, and those that the text does not state.
 */
export function compareDetails(words: string, text: string): { different: Detail[]; unstated: Detail[] } {
  const asked = detailsIn(words)
  const given = detailsIn(text)
  const lacks = (kind: Detail, one: Details, other: Details): boolean =>
    one.codes.some(code => code.kind === kind && !other.codes.some(each => each.code === code.code)) ||
    one.figures.some(figure => figure.unit.kind === kind && !other.figures.some(each => states(each, figure)))
  const lacking = DETAILS.filter(kind => lacks(kind, asked, given))
  const different = lacking.filter(kind => lacks(kind, given, asked))
  return { different, unstated: lacking.filter(kind => !different.includes(kind)) }
}
