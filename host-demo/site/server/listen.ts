import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'

export type Listening = { port: number; close(): Promise<void> }

/** Milliseconds for requests in progress before the shutdown, and for finishing their answers. */
const GRACE = { answers: 5000, sending: 1000 }

/** Serves on this machine only; port 0 takes any free one. `name` is the variable that chooses it, for a message. */
export function listen(
  fetch: (request: Request, env: object) => unknown,
  port: number,
  name: string,
): Promise<Listening> {
  const underWay = new Set<Promise<unknown>>()
  let isClosing = false
  const answer = async (request: Request, env: object) => {
    if (isClosing) return stopping()
    if (hasNamelessHeader(env)) return new Response('Bad Request', { status: 400 })
    const answering = Promise.resolve(fetch(request, env))
    underWay.add(answering)
    return answering.finally(() => underWay.delete(answering))
  }
  const server = createAdaptorServer({ fetch: answer }) as Server
  const close = async () => {
    isClosing = true
    await Promise.race([Promise.allSettled(underWay), delay(GRACE.answers, undefined, { ref: false })])
    await end(server)
  }
  return new Promise((resolve, reject) => {
    server.once('error', (fault: NodeJS.ErrnoException) => {
      reject(fault.code === 'EADDRINUSE' ? new Error(taken(port, name)) : fault)
    })
    server.listen(port, '127.0.0.1', () => {
      const { port: given } = server.address() as AddressInfo
      resolve({ port: given, close })
    })
  })
}

/** Node 20.19.0 accepts a header without a name, with which no `Headers` can be made. */
function hasNamelessHeader(env: { incoming?: { rawHeaders?: readonly string[] } }): boolean {
  return env.incoming?.rawHeaders?.some((name, index) => index % 2 === 0 && name === '') ?? false
}

/** Readable by pages of every origin, like the API's answers. */
const stopping = () =>
  Response.json(
    { ReturnCode: 503, ResponseMessage: 'The server is restarting. Please try again in a moment.' },
    {
      status: 503,
      headers: {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Expose-Headers': 'Retry-After',
        'Cache-Control': 'no-store',
        Connection: 'close',
        'Retry-After': '5',
      },
    },
  )

function taken(port: number, name: string): string {
  return `Port ${port} is in use. Stop the program that uses it, or choose another: ${name}=${port + 10} npm start`
}

function end(server: Server): Promise<void> {
  return new Promise(resolve => {
    const force = setTimeout(() => server.closeAllConnections(), GRACE.sending)
    server.close(() => {
      clearTimeout(force)
      resolve()
    })
    server.closeIdleConnections()
  })
}
