import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'

export type Listening = { port: number; close(): Promise<void> }

/** How long open requests may delay the shutdown, in milliseconds. */
const GRACE = 1000

/**
 * Serves on this machine only; port 0 takes any free one.
 *
 * @param name the environment variable that chooses the port, for the message when it is taken
 */
export function listen(fetch: (request: Request) => unknown, port: number, name: string): Promise<Listening> {
  const server = createAdaptorServer({ fetch }) as Server
  return new Promise((resolve, reject) => {
    server.once('error', (fault: NodeJS.ErrnoException) => {
      reject(fault.code === 'EADDRINUSE' ? new Error(taken(port, name)) : fault)
    })
    server.listen(port, '127.0.0.1', () => {
      const { port: given } = server.address() as AddressInfo
      resolve({ port: given, close: () => end(server) })
    })
  })
}

function taken(port: number, name: string): string {
  return `Port ${port} is in use. Stop the program that uses it, or choose another: ${name}=${port + 10} npm start`
}

function end(server: Server): Promise<void> {
  return new Promise(resolve => {
    const force = setTimeout(() => server.closeAllConnections(), GRACE)
    server.close(() => {
      clearTimeout(force)
      resolve()
    })
    server.closeIdleConnections()
  })
}
