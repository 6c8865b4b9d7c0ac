/** The form in which the trade's vocabulary is written down in `products/` and `services/`. */
import type { ShapeName } from './shapes/names.ts'

/** Choices in one text, parted by '; ': 'RF; RTJ; butt weld'. */
export type Choices = string

/**
 * A measure that a name may hold as `{size}`: label and choices. What belongs together is parted by '|' in
 * both, `['Bit size|Pin connection', '8-1/2"|4-1/2" API Reg; ...']`: the name shows the first, the table all.
 */
export type Measure = readonly [label: string, choices: Choices]

/** Model code, name with its measures; shape and material where they differ from the line's ('' is the line's shape). */
export type Item = readonly [code: string, name: string, shape?: ShapeName | '', material?: Choices]

/** One sub-category and what is sold in it. */
export interface Line {
  name: string
  summary: string
  /** How many entries it has, in proportion to the others. */
  share: number
  shape?: ShapeName
  items: readonly Item[]
  /** Rows of the table beside the measures: one choice of each. */
  facts: Readonly<Record<string, Choices>>
  /** Short descriptions; one is taken. */
  about: readonly string[]
  /** Ends the sentence 'It is used for ...'. */
  use: string
  /** Left out where the word makes no sense. */
  materials?: Choices
  points: readonly string[]
}

/** One parent category with the lines under it. */
export interface Family {
  name: string
  summary: string
  shape: ShapeName
  measures: Readonly<Record<string, Measure>>
  /** Points that hold for every line. */
  points: readonly string[]
  /** Ends the sentence 'Delivered with ...'. */
  papers: Choices
  lines: readonly Line[]
}

export interface ProductFamily extends Family {
  brands: Choices
  /** Whether reconditioned and surplus goods are traded beside new ones. */
  secondHand: boolean
}

export type ServiceFamily = Family

const split = new Map<Choices, string[]>()

export function choicesOf(choices: Choices): string[] {
  const known = split.get(choices) ?? choices.split('; ')
  split.set(choices, known)
  return known
}
