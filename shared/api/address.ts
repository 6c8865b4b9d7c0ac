import type { Call } from './call.ts'

/** What a parameter may hold. `undefined` is a mistake that types catch; empty text is sent as it is. */
export type Value = string | number

/** The whole URL of a call: host with its path prefix, path, and the parameters that travel in the query. */
export function addressOf<Name extends string>(
  call: Call<Name>,
  host: string,
  values: Record<Name, Value>,
): string {
  const query = new URLSearchParams(pick(call.query, values)).toString()
  const address = host.replace(/\/+$/, '') + call.path
  return query ? `${address}?${query}` : address
}

/** The values of these names as text, in the order of the table. */
export function pick<Name extends string>(
  names: readonly Name[],
  values: Record<Name, Value>,
): [Name, string][] {
  return names.map(name => [name, String(values[name])])
}
