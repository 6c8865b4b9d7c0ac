/** One call of spec section 7. `query` and `body` name its parameters by where they travel. */
export type Call<Name extends string = string> = {
  method: 'GET' | 'POST' | 'PUT'
  /** Below `api-host`. */
  path: string
  query: readonly Name[]
  body: readonly Name[]
  /** How the body is written. */
  as: 'none' | 'json' | 'form' | 'file'
  /** Carries the bearer, and a 401 answer ends the session. */
  needsSignIn: boolean
  /** What we assume where the spec leaves it open (design.md section 6); README prints it. */
  assumption: string
}

/** A visitor's read. */
export function read<Name extends string = never>(path: string, ...query: Name[]): Call<NoInfer<Name>> {
  const assumption = query.length > 0 ? 'query' : 'no parameters'
  return { method: 'GET', path, query, body: [], as: 'none', needsSignIn: false, assumption }
}

/** A visitor's write. */
export function write<Name extends string = never>(
  method: 'POST' | 'PUT',
  path: string,
  ...body: Name[]
): Call<NoInfer<Name>> {
  return { method, path, query: [], body, as: 'json', needsSignIn: false, assumption: 'JSON' }
}

/** A member's read. */
export function memberRead<Name extends string = never>(path: string, ...query: Name[]): Call<NoInfer<Name>> {
  return { ...read(path, ...query), needsSignIn: true }
}

/** A member's write. */
export function memberWrite<Name extends string = never>(path: string, ...body: Name[]): Call<NoInfer<Name>> {
  return { ...write('POST', path, ...body), needsSignIn: true }
}

/** A member's upload of one file. */
export function upload(path: string): Call<'file'> {
  return { ...memberWrite(path, 'file'), as: 'file', assumption: 'multipart, field file' }
}

/** Moves some parameters of a write from the body to the query. */
export function inQuery<Name extends string>(query: readonly NoInfer<Name>[], call: Call<Name>): Call<Name> {
  const body = call.body.filter(name => !query.includes(name))
  return {
    ...call,
    query,
    body,
    assumption: `${query.join(' and ')} in the query, also when empty; the rest JSON`,
  }
}

/** Sends a write as a web form. */
export function asForm<Name extends string>(call: Call<Name>): Call<Name> {
  return { ...call, as: 'form', assumption: 'form-encoded body' }
}
