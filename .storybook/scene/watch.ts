const complaints: string[] = []

/** Keeps what is said on the console, which a host would see as well. */
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

/** Fails a story that has complained on the console, or has asked for anything that is not Storybook's own. */
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

/** A call that went past the fake network goes to the API host, which is the folder of this page here. */
const isElsewhere = ({ protocol, origin, href }: URL): boolean =>
  protocol.startsWith('http') &&
  (origin !== location.origin || href.startsWith(new URL('api/', location.href).href))
