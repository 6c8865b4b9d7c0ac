/** One call of the API. `query` and `body` name its parameters by where they travel. */
export type Call<Name extends string = string> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `api-host`. */
  path: string
  query: readonly Name[]
  body: readonly Name[]
  /** How the body is written. */
  as: 'none' | 'json' | 'form' | 'file'
  /** For members only. The others are public: who is not signed in may make them too. */
  needsSignIn: boolean
}

/** What the parameters hold. `undefined` is a mistake that types catch; empty text is sent as it is. */
export type Values<Name extends string> = Record<Name, Value>

/** A list travels in JSON alone. */
type Value = string | number | boolean | readonly (number | string | object)[]

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

/** A member's upload of one file. */
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

/** The whole URL of a call: host with its path prefix, path, and the parameters that travel in the query. */
export function urlOf<Name extends string>(call: Call<Name>, host: string, values: Values<Name>): string {
  const query = new URLSearchParams(pick(call.query, values)).toString()
  return host.replace(/\/+$/, '') + call.path + (query && `?${query}`)
}

/** The values of these names as text, in the order of the table. */
export function pick<Name extends string>(names: readonly Name[], values: Values<Name>): [Name, string][] {
  return names.map(name => [name, String(values[name])])
}
