/** `/answer` with a `#` that a mail gateway has encoded, once or more often, or with a slash that it has added. */
const CHANGED = /^\/answer(?:\/|\/?%(?:25)*23(.*))$/s

/** Returns the address to which a changed link of a mail leads, `/answer#secret`, and null for any other path. */
export function answerAddress(path: string): string | null {
  const found = CHANGED.exec(path)
  if (!found) return null
  return found[1] ? `/answer#${found[1]}` : '/answer'
}
