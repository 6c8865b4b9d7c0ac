// Imported first: it sets its own `getElementError`, which is replaced below.
import 'shadow-dom-testing-library'
import { configure } from '@testing-library/dom'
import { afterEach, beforeEach, vi } from 'vitest'
import { setTimeouts } from '#shared/api/timeouts.ts'
import { resetConfig } from '#shared/config/config.ts'
import { resetForms } from '#shared/forms/form.ts'
import { resetOutboxes } from '#shared/outbox/outbox.ts'
import { resetSending } from '#shared/procurement/rfq-list/sending.ts'
import { resetSession } from '#shared/session/session.ts'
import { resetRecords } from '#shared/storage/device-records.ts'
import { resetPolls } from '#shared/stores/poll.ts'
import { resetQueries } from '#shared/stores/query.ts'
import { INTERVAL } from './rendered-text.ts'
import { setOffline } from './scene.ts'

configure({
  // Long enough for a busy machine.
  asyncUtilTimeout: 30_000,
  // The default prints the whole page with its shadow roots, which takes minutes.
  getElementError: message => new Error(message ?? 'No such element'),
})

// The default of one second is too short on a busy machine, and 50 ms between two checks is longer than most waits.
const { waitFor } = vi
vi.waitFor = (callback, options = { timeout: 30_000, interval: INTERVAL }) => waitFor(callback, options)

// Hosts would see a stray console message, so it fails the test.
const heard: string[] = []

beforeEach(() => {
  heard.length = 0
  setTimeouts({ retryDelay: 1 })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async input => {
    console.error(`A test reached for the real network: ${input} ${new Error().stack}`)
    throw new TypeError('Failed to fetch')
  })
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => {
      heard.push(`console.${level}: ${words.map(String).join(' ')}`)
    })
  }
})

afterEach(async () => {
  document.body.replaceChildren()
  // A removed element unmounts in the next microtask, and React unsubscribes from stores in the task after that:
  // only then may stores be reset.
  vi.useRealTimers()
  await new Promise(resolve => setTimeout(resolve))
  resetForms()
  resetOutboxes()
  resetPolls()
  resetQueries()
  resetConfig()
  resetSession()
  localStorage.clear()
  sessionStorage.clear()
  resetRecords()
  resetSending()
  const stray = heard.splice(0)
  vi.restoreAllMocks()
  setOffline(false)
  if (stray.length > 0) throw new Error(stray.join('\n'))
})

/** Returns all console messages that contain `part`, and no longer counts them as stray. */
export function expectedInConsole(part: string): string[] {
  const found = heard.filter(message => message.includes(part))
  for (const message of found) heard.splice(heard.indexOf(message), 1)
  return found
}
