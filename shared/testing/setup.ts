// Named first: it sets its own way of reporting, which is ours to replace.
import 'shadow-dom-testing-library'
import { configure } from '@testing-library/dom'
import { afterEach, beforeEach, vi } from 'vitest'
import { setTimeouts } from '#shared/api/timeouts.ts'
import { resetConfig } from '#shared/config/config.ts'
import { resetForms } from '#shared/forms/registry.ts'
import { resetSession } from '#shared/session/session.ts'
import { resetPolls } from '#shared/stores/poll.ts'
import { resetQueries } from '#shared/stores/query.ts'

configure({
  // A busy machine is slow; a test that waits longer than this has failed.
  asyncUtilTimeout: 10_000,
  // Writing out a whole page with its shadow roots takes minutes.
  getElementError: message => new Error(message ?? 'No such element'),
})

// By itself it gives up after a second, which a busy machine may need.
const { waitFor } = vi
vi.waitFor = (callback, options = { timeout: 10_000 }) => waitFor(callback, options)

// A stray message in the console is a fault that a host would see: it fails the test that made it.
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
  // A removed element unmounts in the microtask after, and React lets go of stores in the task after that:
  // only then may what it listened to be reset.
  vi.useRealTimers()
  await new Promise(resolve => setTimeout(resolve))
  resetForms()
  resetPolls()
  resetQueries()
  resetConfig()
  resetSession()
  localStorage.clear()
  sessionStorage.clear()
  const stray = heard.splice(0)
  vi.restoreAllMocks()
  if (stray.length > 0) throw new Error(stray.join('\n'))
})

/** Takes a message that the test expects, so that it is not stray: gives all whose text holds `part`. */
export function expectedInConsole(part: string): string[] {
  const found = heard.filter(message => message.includes(part))
  for (const message of found) heard.splice(heard.indexOf(message), 1)
  return found
}
