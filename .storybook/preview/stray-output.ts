const consoleMessages: string[] = []

/** Records console messages, which a host would see as well. */
export function recordConsole(): void {
  const { error, warn } = console
  console.error = recorded(error, 'error')
  console.warn = recorded(warn, 'warning')
}

function recorded(say: (...words: unknown[]) => void, level: string): typeof say {
  return (...words) => {
    consoleMessages.push(`${level} on the console: ${words.map(String).join(' ')}`)
    say(...words)
  }
}

/** Fails a story that wrote to the console or made a request to anything but Storybook. */
export function resetStrayOutput(): void {
  consoleMessages.length = 0
  performance.clearResourceTimings()
}

export function expectNoStrayOutput(): void {
  const faults = [...consoleMessages.splice(0), ...strayRequests()]
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

function strayRequests(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(isStray)
    .map(({ href }) => `A story is to need no server, and this one asked for ${href}`)
}

/** Includes calls that bypassed the fake network: they go to the API host, which is this page's own folder. */
const isStray = ({ protocol, origin, href }: URL): boolean =>
  protocol.startsWith('http') &&
  (origin !== location.origin || href.startsWith(new URL('api/', location.href).href))
