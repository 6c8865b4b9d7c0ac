import { Agent, request } from 'node:http'

/** Without a body it is a read. */
export type Asked = { path: string; token?: string; body?: object }

/** `times` in milliseconds, from the fastest to the slowest; `failed` counts missing answers too. */
export type Load = { times: number[]; failed: number; seconds: number }

/**
 * Keeps this many connections busy for a while, spread evenly over these servers: each makes its next request as soon
 * as it has its answer. Autocannon would add some fifty packages, and measures one server at a time.
 */
export async function load(
  urls: readonly string[],
  next: (count: number) => Asked,
  { connections = 50, seconds = 5 } = {},
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let count = 0
  let failed = 0
  const begun = performance.now()
  const end = begun + seconds * 1000
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      const url = urls[connection % urls.length] ?? ''
      while (performance.now() < end) {
        const start = performance.now()
        const status = await ask(agent, url, next(count++))
        times.push(performance.now() - start)
        if (status !== 200) failed += 1
      }
    }),
  )
  agent.destroy()
  times.sort((a, b) => a - b)
  return { times, failed, seconds: (performance.now() - begun) / 1000 }
}

/** Returns 0 if there was no answer. */
function ask(agent: Agent, url: string, { path, token, body }: Asked): Promise<number> {
  const content = body && JSON.stringify(body)
  const headers = {
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(content && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(content) }),
  }
  return new Promise(resolve => {
    const asked = request(url + path, { agent, method: content ? 'POST' : 'GET', headers }, answer => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    })
    asked.on('error', () => resolve(0)).end(content)
  })
}
