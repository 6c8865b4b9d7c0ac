import { codesIn } from '#shared/trade/codes.ts'
import { figuresIn } from '#shared/trade/figures.ts'
import { measureOf } from '#shared/trade/units.ts'
import type { AskedFact, CategoryValues, FactValue } from './category-values.ts'
import { PREFIXES } from './head.ts'
import { meaningsOf, phrasesOf } from './synonyms.ts'
import { isTelling, plainWords, singular } from './words.ts'

/**
 * A fact that some words of a keyword state, with the values that they fit among all that items have. `tokens` are the
 * indexes of its words. Without values, no item has what is `wanted`.
 */
export type ReadFact = {
  asked: AskedFact
  values: readonly FactValue[]
  among: readonly FactValue[]
  tokens: number[]
  wanted?: { text: string; number: number } | undefined
}

/** The most tokens that state one value: 'worm gear and handwheel', `A333 Gr. 6`. */
const LONGEST = 5

/** The facts that name the metal of a thing. A grade is never that of the trim alone. */
const BODY = new Set(['grade', 'material', 'metal'])

/**
 * Returns the parts of a keyword. `2 1/2"` is one part, and `4"150#` are two. A comma within a number is no sign between
 * parts.
 */
export const tokensOf = (keyword: string): string[] =>
  (keyword.match(PARTS) ?? []).flatMap(part => part.split(/(?<=["″”])-?(?=[\dA-Za-z])/))

const PARTS =
  /(?:(?<![\w.]|sch(?:edule)?\s*)\d{1,2}\s+(?=(?:1\/2|[13]\/4|[1357]\/8|\d{1,2}\/16)(?!\d)))?(?:[^\s,;]|(?<=\d),(?=\d))+/gi

/** A value as it is compared. */
type Compared = FactValue & {
  text: string
  words: Set<string>
  meanings: Set<string>
  codes: Set<string>
  figures: { base: string; number: number }[]
}

const comparedValues = new WeakMap<FactValue, Compared>()

function comparedOf(value: FactValue): Compared {
  const known = comparedValues.get(value)
  if (known) return known
  const words = plainWords(value.value)
  const [main = ''] = value.key === 'material' ? value.value.split(/,|\s\/\s/) : [value.value]
  const compared = {
    ...value,
    text: textOf(words),
    words: new Set(words.map(singular)),
    meanings: new Set(meaningsOf(plainWords(main))),
    codes: new Set(codesIn(` ${main}`).codes.map(({ code }) => code)),
    figures: figuresIn(value.value)
      .filter(({ value: from, upTo }) => from === upTo)
      .map(({ unit, value: number }) => ({ base: unit.base, number: number * unit.times + unit.zero })),
  }
  comparedValues.set(value, compared)
  return compared
}

const textOf = (words: string[]) => words.map(singular).join(' ')

/** Reads the facts of a category in the tokens of a keyword. Only what is certain is read. */
export function readFactsIn(
  tokens: string[],
  heads: readonly string[],
  categoryName: string,
  { asked, values }: CategoryValues,
): ReadFact[] {
  const found = new Map<string, ReadFact>()
  const taken = new Set<number>()
  const names = plainWords(categoryName)
  const ofThing = new Set([
    ...names.map(singular),
    ...heads,
    ...meaningsOf(names).map(meaning => `~${meaning}`),
  ])

  type Stated = Pick<ReadFact, 'asked' | 'values' | 'wanted'>
  type Reader = (text: string, at: number, length: number) => Stated | undefined

  const readEach = (longest: number, readIn: Reader) => {
    for (let length = longest; length > 0; length -= 1)
      for (let at = 0; at + length <= tokens.length; at += 1) {
        const run = Array.from({ length }, (_, more) => at + more)
        if (run.some(index => taken.has(index))) continue
        const read = readIn(tokens.slice(at, at + length).join(' '), at, length)
        if (!read || found.has(read.asked.key)) continue
        found.set(read.asked.key, { ...read, among: values.get(read.asked.key) ?? [], tokens: run })
        for (const index of run) taken.add(index)
      }
  }

  /** Returns the values that the first of these tests finds, of the fact that they describe best. */
  const firstOf = (tests: Matching): Stated | undefined => {
    for (const { in: isIn, fits, nearness = () => 0 } of tests) {
      const fitting = asked.filter(isIn).flatMap(each => {
        const meant = valuesFor(each, fits)
        const near = Math.max(...meant.map(value => nearness(comparedOf(value))))
        return meant.length > 0 ? [{ asked: each, values: meant, near }] : []
      })
      const [best] = fitting.toSorted((a, b) => b.near - a.near)
      if (best) return { asked: best.asked, values: best.values }
    }
    return undefined
  }

  /** What fits every value tells nothing. */
  const valuesFor = ({ key }: AskedFact, fits: Test['fits']): FactValue[] => {
    const all = values.get(key) ?? []
    const fitting = all.filter(value => fits(comparedOf(value)))
    return fitting.length < all.length || all.length === 1 ? fitting : []
  }

  /** Returns the size, class or schedule that no item has, if only one fact can mean it. */
  const unmet = (text: string): Stated | undefined => {
    const measure = measureOf(text)
    if (!measure || !EXACT.has(measure.unit)) return undefined
    const numbersOf = ({ key }: AskedFact) =>
      (values.get(key) ?? []).flatMap(value => {
        const [figure, ...others] = comparedOf(value).figures
        return figure?.base === measure.unit && others.length === 0 ? figure.number : []
      })
    const [meant, ...others] = asked.filter(each => !found.has(each.key) && numbersOf(each).length > 0)
    if (!meant || others.length > 0 || numbersOf(meant).includes(measure.number)) return undefined
    return { asked: meant, values: [], wanted: { text, number: measure.number } }
  }

  readEach(LONGEST, (text, at) => firstOf(testsOf(text, at > 0, ofThing)))
  readEach(2, (text, at, length) =>
    firstOf(bareNumberTests(text, tokens[at - 1] ?? '', tokens.slice(at + length).join(' '))),
  )
  readEach(2, unmet)
  return [...found.values()].sort((a, b) => a.asked.position - b.asked.position)
}

/** `nearness` tells the better of two facts; without it, that is the one that the category asks for first. */
type Test = {
  in(asked: AskedFact): boolean
  fits(value: Compared): boolean
  nearness?(value: Compared): number
}
type Matching = Test[]

const anywhere = () => true

/** Returns what a text may state, the surest first. */
function testsOf(text: string, isInside: boolean, ofThing: ReadonlySet<string>): Matching {
  const words = plainWords(text).map(singular)
  const own = textOf(words)
  const measure = measureOf(text)
  if (measure)
    return [
      ...measureTests(measure.unit, measure.number),
      { in: anywhere, fits: value => value.text.startsWith(`${own} `) },
    ]
  if (words.length === 0 || words.every(word => ofThing.has(word) || !isTelling(word))) return []
  const { codes, rest } = codesIn(isInside ? ` ${text}` : text)
  const isCode = codes.length > 0 && rest.trim() === ''
  const isGrade = isCode && codes.some(({ kind }) => kind === 'grade')
  const inOwn = (asked: AskedFact) => !isGrade || BODY.has(asked.key)
  const equal: Test = { in: inOwn, fits: value => value.text === own }
  const coded: Test = { in: inOwn, fits: value => codes.every(({ code }) => value.codes.has(code)) }
  if (isCode) return [equal, coded]
  const [phrase, ...others] = phrasesOf(plainWords(text).filter(isTelling))
  const meanings = others.length === 0 ? (phrase?.meanings ?? []) : []
  const isThing = meanings.some(meaning => ofThing.has(`~${meaning}`))
  const isMeant = (value: Compared) => !isThing && meanings.some(meaning => value.meanings.has(meaning))
  // A number without its unit, or a letter, is part of many values by chance.
  const isWord = words.every(word => /^\p{L}{3,}$/u.test(word) || /^\p{L}+\d\w*$/u.test(word))
  const isSaid = (value: Compared) =>
    isWord
      ? words.every(word => value.words.has(word))
      : words.length > 1 && ` ${value.text} `.includes(` ${own} `)
  return [
    ...(words.some(word => word.length > 1) ? [equal] : []),
    {
      in: ({ key }) => key === 'brand',
      fits: value => meanings.length === 0 && value.text.startsWith(`${own} `),
    },
    { in: ({ key }) => key === 'material', fits: isMeant },
    { in: isWordy, fits: isSaid, nearness: value => words.length / value.words.size },
    { in: isWordy, fits: isMeant },
  ]
}

/** What a thing fits is another thing, and would be read in the name of each. */
const isWordy = ({ kind, key }: AskedFact) => kind !== 'number' && key !== 'brand' && key !== 'fits'

/** The part by which a conversion may be off: a motor of 75 kW is sold as one of 100 hp. */
const ROUNDED = 0.01
/** Of these, a near one is a different one. */
const EXACT = new Set(['lb', 'sch', 'in', 'thread', 'pn'])

function measureTests(unit: string, number: number): Matching {
  const within = (part: number, most = Number.POSITIVE_INFINITY): Test => ({
    in: anywhere,
    fits: ({ figures }) =>
      figures.length <= most &&
      figures.some(each => each.base === unit && Math.abs(each.number - number) <= Math.abs(number) * part),
  })
  return [within(1e-4, 1), within(1e-4), ...(EXACT.has(unit) ? [] : [within(ROUNDED)])]
}

/** What follows a quantity. The `x` of '6 x 4' stands between two sizes. */
const COUNTED =
  /^(?:pcs?|nos?|ea|each|pieces?|units?|sets?|lots?|lengths?|joints?|rolls?|pairs?|drums?|keping|batang|buah|biji|unit|x(?! *\d))(?!\S)/i
const NUMBERED = /^(?:qty|quantity|type|zone|zon|part|cat|category|grade|gred|level|psl|phase)$/i

/** Reads a number without a unit: a pressure class if there is such a class, else a size. A quantity is neither. */
function bareNumberTests(text: string, before: string, after: string): Matching {
  const isPart = text.includes('/')
  if (!/^\d+(?:\.\d+)?(?:[ -]\d+\/\d+|\/\d+)?$/.test(text) || (!isPart && COUNTED.test(after))) return []
  if (NUMBERED.test(before) || PREFIXES.has(before.toLowerCase())) return []
  const size = measureOf(`${text}"`)
  const isClass: Test = {
    in: ({ key }) => key === 'class',
    fits: ({ figures }) => figures.some(({ base, number }) => base === 'lb' && number === Number(text)),
  }
  return [
    isClass,
    ...(size
      ? measureTests(size.unit, size.number).map(test => ({
          ...test,
          in: ({ key, unit }: AskedFact) => key === 'size' || unit === 'nps' || (isPart && unit === 'in'),
        }))
      : []),
  ]
}
