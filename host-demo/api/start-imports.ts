import { setTimeout as delay } from 'node:timers/promises'
import { workImports } from './catalogue/work.ts'
import type { Api } from './request/api.ts'
import { logLine } from './request/log.ts'

const POLL_MS = 500

/** Applies and undoes imports as long as the server runs. `close()` resolves when the rows at hand are stored. */
export function startImports(api: Api): { close(): Promise<void> } {
  const { settings } = api
  const ending = new AbortController()
  const { signal } = ending
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      await workImports(api, signal).catch((fault: unknown) =>
        settings.logFault(
          logLine(settings.clock(), { error: `importing failed, will retry: ${String(fault)}` }),
        ),
      )
      await delay(POLL_MS, undefined, { signal, ref: false }).catch(() => undefined)
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
