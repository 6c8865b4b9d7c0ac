/** The kinds of facts: one of a few values, a number with a unit, or any text. */
export const FACT_KINDS = ['choice', 'number', 'text'] as const
export type FactKind = (typeof FACT_KINDS)[number]
