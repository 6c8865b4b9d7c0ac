/** Writes plain data as JSON. Old libraries give arrays a `toJSON` that would write them as texts. */
export const toJson = (value: unknown): string => JSON.stringify(value, asItIs)

function asItIs(this: Readonly<Record<string, unknown>>, key: string): unknown {
  return this[key]
}
