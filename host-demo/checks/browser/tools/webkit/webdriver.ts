import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'
import { WEBKIT_HELP } from '#host-demo/checks/find-browser/find-browser.ts'
import { freePort } from '../fixtures/free-port.ts'

const own = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/** A command of WebDriver, without its session: https://www.w3.org/TR/webdriver2/#endpoints */
type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

/**
 * Starts WebKit with an empty profile, and a session of WebDriver with it. The caller closes it.
 *
 * @param words the words for `browser.py`
 * @param print receives each line of the console
 */
export async function startWebkit(words: readonly string[], print: (line: string) => void) {
  const port = await freePort()
  // A process group for itself, which `run-driver` ends.
  const running = spawn(own('run-driver'), [`${port}`], { detached: true, stdio: ['pipe', 'pipe', 'pipe'] })
  for (const input of [running.stdout, running.stderr]) createInterface({ input }).on('line', print)
  const ended = once(running, 'exit')
  const close = async (): Promise<void> => {
    running.stdin.end()
    await ended
  }
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const url = `http://127.0.0.1:${port}${path}`
    const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }
  try {
    const failed = ended.then(() => Promise.reject(new Error(`WebKit does not start: ${WEBKIT_HELP}`)))
    await Promise.race([failed, vi.waitFor(() => ask('GET', '/status'), { timeout: 30_000 })])
    const browserOptions = { binary: own('browser.py'), args: words }
    // A page of the back/forward cache sends no event that a driver could wait for.
    const alwaysMatch = { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': browserOptions }
    const begun = await ask('POST', '/session', { capabilities: { alwaysMatch } })
    const { sessionId } = begun as { sessionId: string }
    const send: Send = (method, path, body) => ask(method, `/session/${sessionId}${path}`, body)
    return { send, close }
  } catch (fault) {
    await close()
    throw fault
  }
}
