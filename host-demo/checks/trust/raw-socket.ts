import { connect } from 'node:net'
import { connect as connectSecurely } from 'node:tls'

/** Milliseconds for which a server may leave an invalid request open. */
export const PATIENCE = 1500

type Exchange = {
  half?: boolean
  isEnough?: (answer: string) => boolean
  isSecure?: boolean
  /** Milliseconds of silence after which we close the connection. Without it, the other side has to. */
  patience?: number
}

/**
 * Sends these bytes over a separate connection, and returns everything that comes back until the other side closes, or
 * until `isEnough`. If `half` is set, closes our side at the end: the rest of the request never comes.
 */
export function exchange(
  port: number,
  bytes: string | Uint8Array,
  { half = false, isEnough = () => false, isSecure = false, patience = 0 }: Exchange = {},
): Promise<string> {
  return new Promise(resolve => {
    let answer = ''
    const send = () => {
      socket.write(bytes)
      if (half) socket.end()
    }
    const where = { host: '127.0.0.1', port, rejectUnauthorized: false }
    const socket = isSecure ? connectSecurely(where, send) : connect(where, send)
    socket.setTimeout(patience, () => socket.destroy())
    socket.on('data', chunk => {
      answer += chunk.toString('latin1')
      if (isEnough(answer)) socket.destroy()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(answer))
  })
}
