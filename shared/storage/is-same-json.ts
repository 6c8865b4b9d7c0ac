import { toJson } from './to-json.ts'

/** Returns true for equal plain data whose keys have the same order. */
export const isSameJson = (one: unknown, other: unknown): boolean => toJson(one) === toJson(other)
