import { type Struct, StructError, validate } from 'superstruct'

export type Decoded<Value> =
  | { ok: true; value: Value }
  | { ok: false; problem: string; path: (string | number)[]; cause: unknown }

/** Reads a value by its schema. Never throws, even for a malformed reply. */
export function decode<Value, Schema>(value: unknown, schema: Struct<Value, Schema>): Decoded<Value> {
  try {
    const [error, read] = validate(value, schema, { coerce: true })
    return error ? failed(error) : { ok: true, value: read }
  } catch (error) {
    // superstruct prints the value that it refuses, which fails if its `toString` is its own or it is nested too deep.
    return failed(error)
  }
}

function failed(cause: unknown): Decoded<never> {
  const known = cause instanceof StructError ? cause : undefined
  return { ok: false, problem: known?.message ?? 'unreadable', path: known?.path ?? [], cause }
}

/** Returns the value of a JSON text, or undefined if the text is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
