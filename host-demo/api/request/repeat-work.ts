import { setTimeout as delay } from 'node:timers/promises'
import type { Api } from './api.ts'
import { logLine } from './log.ts'

type Repeated = {
  /** What is logged if it fails, such as 'sending mail'. */
  name: string
  /** Milliseconds between the end of one round and the next. */
  pause: number
  round: (signal: AbortSignal) => Promise<void>
}

/** Does work again and again as long as the server runs. `close()` resolves when the present round is over. */
export function repeatWork({ settings }: Api, { name, pause, round }: Repeated): { close(): Promise<void> } {
  const ending = new AbortController()
  const { signal } = ending
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      await round(signal).catch((fault: unknown) =>
        settings.logFault(
          logLine(settings.clock(), { error: `${name} failed, will retry: ${String(fault)}` }),
        ),
      )
      await delay(pause, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
  const running = run()
  return {
    close() {
      ending.abort()
      return running
    },
  }
}
