import { type Code, codesIn } from '#shared/trade/codes.ts'
import { type Figure, type FigureKind, figuresIn, states } from '#shared/trade/figures.ts'

export type Detail = Code['kind'] | FigureKind

/** The order in which details are named. */
const DETAILS = [
  ...(['grade', 'size', 'schedule', 'class', 'ends', 'pressure', 'voltage', 'current', 'power'] as const),
  ...(['dimension', 'length', 'weight', 'measure'] as const),
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

/** Details that a note or a requirement states of the item. A length or a weight in them may be of the delivery. */
const OF_ITEM = DETAILS.slice(0, DETAILS.indexOf('dimension'))

/**
 * Compares the details that the words of a line, and what is written beside them, ask for with those of a text: sizes,
 * classes, grades, ends and other measures. Returns those that are `different` there, and those that it does not state.
 */
export function compareDetails(
  words: string,
  text: string,
  beside = '',
): { different: Detail[]; unstated: Detail[] } {
  const inWords = detailsIn(words)
  const inBeside = detailsIn(beside)
  const given = detailsIn(text)
  const names = (kind: Detail, { codes, figures }: Details): boolean =>
    codes.some(code => code.kind === kind) || figures.some(({ unit }) => unit.kind === kind)
  // The words say it best. What is beside them adds the details that they leave open.
  const askedIn = (kind: Detail): Details =>
    names(kind, inWords) || !OF_ITEM.includes(kind) ? inWords : inBeside
  const lacking = DETAILS.filter(kind => lacks(kind, askedIn(kind), given))
  const different = lacking.filter(kind => lacks(kind, given, askedIn(kind)))
  return { different, unstated: lacking.filter(kind => !different.includes(kind)) }
}

/** Returns true if one states a detail of this kind that the other does not. */
const lacks = (kind: Detail, one: Details, other: Details): boolean =>
  one.codes.some(code => code.kind === kind && !other.codes.some(each => each.code === code.code)) ||
  one.figures.some(figure => figure.unit.kind === kind && !other.figures.some(each => states(each, figure)))
