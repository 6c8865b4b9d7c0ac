import { hostKey } from '#shared/messages/fill-in.ts'
import { defined } from '#shared/messages/i18n.ts'

/** Returns all loaded English texts, by the keys that hosts know. */
export function englishTexts(): Record<string, string> {
  return Object.fromEntries(
    [...defined].flatMap(([name, { english }]) =>
      Object.entries(english).map(([key, text]) => [hostKey(name, key), text]),
    ),
  )
}

/** Returns the current text for a key that hosts know, or undefined if no loaded module has it. */
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
