/** Texts with conditions, as the data states them: 'RTJ || butt weld ? class >= 600 & size != 2″'. */
export type Texts = string | readonly string[]
export type Values = ReadonlyMap<string, string>

const form = /^(\w+) (=|!=|<=|>=) (.+)$/

/** Returns the texts whose conditions hold for the values. A text without a condition always holds. */
export const holding = (written: Texts, values: Values): string[] =>
  [written].flat().flatMap(each => {
    const [texts = '', conditions] = each.split(' ? ')
    const isHeld = !conditions || conditions.split(' & ').every(condition => holds(condition, values))
    return isHeld ? texts.split(' || ') : []
  })

function holds(condition: string, values: Values): boolean {
  const [, name = '', sign, wanted = ''] = form.exec(condition) ?? []
  const value = values.get(name)
  if (!sign || value === undefined)
    throw new Error(`'${condition}' is not a condition, or asks for a value that is not chosen yet`)
  if (sign === '<=') return numberIn(value) <= numberIn(wanted)
  if (sign === '>=') return numberIn(value) >= numberIn(wanted)
  return wanted.split(', ').includes(value) === (sign === '=')
}

const vulgar: Readonly<Record<string, number>> = { '¼': 1 / 4, '½': 1 / 2, '¾': 3 / 4 }

/** Returns the number that starts a measure: 1.5 of '1-1/2"', 8.5 of '8½"', 1300 of '1,300 hp'. NaN without one. */
export function numberIn(measure: string): number {
  const [all, sign, whole, over, under, part] =
    /^([-−]?)([\d,]*\d(?:\.\d+)?(?![\d/]))?(?:-?(\d+)\/(\d+))?([¼½¾])?/.exec(measure) ?? []
  if (!all || all === sign) return Number.NaN
  const fraction = over && under ? Number(over) / Number(under) : (vulgar[part ?? ''] ?? 0)
  const size = Number(whole?.replaceAll(',', '') ?? 0) + fraction
  return sign ? -size : size
}
