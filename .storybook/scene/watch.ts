const complaints: string[] = []

/** Records console messages, which a host would see as well. */
export function listenToConsole(): void {
  const { error, warn } = console
  console.error = heard(error, 'error')
  console.warn = heard(warn, 'warning')
}

function heard(say: (...words: unknown[]) => void, level: string): typeof say {
  return (...words) => {
    complaints.push(`${level} on the console: ${words.map(String).join(' ')}`)
    say(...words)
  }
}

/** Fails a story that wrote to the console or made a request to anything but Storybook. */
export function expectQuiet(): void {
  complaints.length = 0
  performance.clearResourceTimings()
}

export function beQuiet(): void {
  const faults = [...complaints.splice(0), ...requestsElsewhere()]
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

function requestsElsewhere(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(isElsewhere)
    .map(({ href }) => `A story is to need no server, and this one asked for ${href}`)
}

/** Includes calls that bypassed the fake network: they go to the API host, which is this page's own folder. */
const isElsewhere = ({ protocol, origin, href }: URL): boolean =>
  protocol.startsWith('http') &&
  (origin !== location.origin || href.startsWith(new URL('api/', location.href).href))
