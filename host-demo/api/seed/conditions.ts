/** Conditions as the data states them: 'class = 150#, 300# & size >= 2'. */
export type Values = ReadonlyMap<string, string>
export type Condition = (values: Values) => boolean

const form = /^(\w+) (=|!=|<=|>=) (.+)$/

/** Parses a condition. An empty text always holds. */
export function conditionIn(text: string | undefined): Condition {
  const parts = text?.split(' & ').map(condition) ?? []
  return values => parts.every(holds => holds(values))
}

function condition(text: string): Condition {
  const [, name = '', sign, wanted = ''] = form.exec(text) ?? []
  if (!sign) throw new Error(`'${text}' is no condition`)
  const options = wanted.split(', ')
  return values => {
    const value = values.get(name)
    if (value === undefined) throw new Error(`'${text}' asks for a value that is not chosen yet`)
    if (sign === '<=') return numberIn(value) <= numberIn(wanted)
    if (sign === '>=') return numberIn(value) >= numberIn(wanted)
    return options.includes(value) === (sign === '=')
  }
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
