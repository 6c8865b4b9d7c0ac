/** One call of the API. `query` and `body` name its parameters by the part of the request that carries them. */
export type Call<Name extends string = string> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  query: readonly Name[]
  body: readonly Name[]
  as: 'none' | 'json' | 'form' | 'file'
  /** True for calls that only members may make. Visitors may make the others too. */
  needsSignIn: boolean
}

/** The values of the parameters. Types catch `undefined` as a mistake; empty text is sent as it is. */
export type Values<Name extends string> = Record<Name, Value>

/** Only JSON can carry null, a list or a record. */
type Value =
  | string
  | number
  | boolean
  | null
  | readonly (number | string | object)[]
  | Readonly<Record<string, string>>

export function get<Name extends string = never>(path: string, ...query: Name[]): Call<NoInfer<Name>> {
  return { method: 'GET', path, query, body: [], as: 'none', needsSignIn: false }
}

export function post<Name extends string = never>(path: string, ...body: Name[]): Call<NoInfer<Name>> {
  return { method: 'POST', path, query: [], body, as: 'json', needsSignIn: false }
}

export function put<Name extends string = never>(path: string, ...body: Name[]): Call<NoInfer<Name>> {
  return { ...post(path, ...body), method: 'PUT' }
}

export function forMembers<Name extends string>(call: Call<Name>): Call<Name> {
  return { ...call, needsSignIn: true }
}

/** Defines the upload of one file by a member. */
export function upload(path: string): Call<'file'> {
  return { ...forMembers(post(path, 'file')), as: 'file' }
}

/** Moves some parameters of a write from the body to the query. */
export function inQuery<Name extends string>(query: readonly NoInfer<Name>[], call: Call<Name>): Call<Name> {
  return { ...call, query, body: call.body.filter(name => !query.includes(name)) }
}

/** Sends a write as a web form. */
export function asForm<Name extends string>(call: Call<Name>): Call<Name> {
  return { ...call, as: 'form' }
}

/** Returns the full URL of a call: host with its path prefix, path, and query parameters. */
export function urlOf<Name extends string>(call: Call<Name>, host: string, values: Values<Name>): string {
  const query = new URLSearchParams(pick(call.query, values)).toString()
  return host.replace(/\/+$/, '') + call.path + (query && `?${query}`)
}

/** Returns the values of these names as text, in the order of the table. */
export function pick<Name extends string>(names: readonly Name[], values: Values<Name>): [Name, string][] {
  return names.map(name => [name, String(values[name])])
}
