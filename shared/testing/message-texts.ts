import { defined, hostKey } from '#shared/messages/i18n.ts'

/** All English texts of what has been loaded, by the keys that hosts know. */
export function englishTexts(): Record<string, string> {
  return Object.fromEntries(
    [...defined].flatMap(([name, { english }]) =>
      Object.entries(english).map(([key, text]) => [hostKey(name, key), text]),
    ),
  )
}

/** The text in force, by the key that hosts know; undefined when nothing that has been loaded has such a text. */
export function messageText(
  wanted: string,
  values: Record<string, string | number> = {},
): string | undefined {
  for (const [name, { store }] of defined) {
    for (const [key, message] of Object.entries(store.get())) {
      if (hostKey(name, key) === wanted) return typeof message === 'string' ? message : message(values)
    }
  }
  return undefined
}
