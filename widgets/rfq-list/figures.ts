/** Other spellings of units, with the unit that each stands for. */
const SAME: Readonly<Record<string, string>> = {
  '”': '"',
  '″': '"',
  "''": '"',
  in: '"',
  inch: '"',
  inches: '"',
  lb: '#',
  lbs: '#',
  mtr: 'm',
  meter: 'm',
  metre: 'm',
  kilo: 'kg',
  ton: 't',
  tonne: 't',
  litre: 'l',
  liter: 'l',
}
const OTHERS = 'mm cm m ft kg g t l ml kw mw w kva kv v a hz hp psi ksi bar mpa kpa ppg bbl gpm rpm'
const WORDS = [...Object.keys(SAME), ...OTHERS.split(' ')].filter(unit => /^[a-z]/.test(unit))
const UNIT = `["#”″]|''|(?:${WORDS.join('|')})(?![a-z])`

/** A number as the trade writes it: 37, 9,000, 2.5, 1/2, 1-1/2. */
const NUMBER = String.raw`\d+[ -]\d+/\d+|\d+/\d+|\d{1,3}(?:,\d{3})+(?!\d)|\d+(?:[.,]\d+)?`
const FIGURE = new RegExp(
  String.raw`(?<![\d.,/a-wyz])(?<named>(?:class|cl|sch|schedule|dn|pn)[ .]*)?(?<number>${NUMBER})(?: ?-?(?<unit>${UNIT}))?`,
  'gi',
)
const BETWEEN = /^\s*(?:to|-|–|hingga)\s*$/i

type Figure = { value: number; unit: string; isNamed: boolean; isUpTo: boolean }

/** Returns the numbers in a text, each with its unit, or '' if it has none. */
function figuresIn(text: string): Figure[] {
  let end = -1
  return [...text.matchAll(FIGURE)].map(({ index, 0: found, groups = {} }) => {
    const isUpTo = end >= 0 && BETWEEN.test(text.slice(end, index))
    end = index + found.length
    const { named, number = '', unit = '' } = groups
    const word = unit.toLowerCase()
    return { value: amountOf(number), unit: SAME[word] ?? word, isNamed: named !== undefined, isUpTo }
  })
}

function amountOf(number: string): number {
  const plain = /^\d{1,3}(,\d{3})+$/.test(number) ? number.replaceAll(',', '') : number.replace(',', '.')
  return plain.split(/[ -]/).reduce((sum, part) => {
    const [over = 0, under = 1] = part.split('/').map(Number)
    return sum + over / under
  }, 0)
}

/** Returns true if a text lacks a size, class or other measure that the words ask for. A range covers its values. */
export function lacksFigure(words: string, text: string): boolean {
  const given = figuresIn(text)
  // A number without a unit in the text may have any unit.
  const isSameUnit = (one: string, other: string): boolean => one === other || one === '' || other === ''
  const isGiven = ({ value, unit }: Figure): boolean =>
    given.some((figure, index) => {
      if (!isSameUnit(figure.unit, unit)) return false
      const from = given[index - 1]
      return (
        figure.value === value ||
        (figure.isUpTo && from !== undefined && from.value <= value && value <= figure.value)
      )
    })
  return figuresIn(words).some(figure => (figure.unit !== '' || figure.isNamed) && !isGiven(figure))
}
