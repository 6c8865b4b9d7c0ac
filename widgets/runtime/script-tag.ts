/** The file as it is served: built, and by the development server. */
const fileName = /\/trade-widgets\.(js|ts)([?#]|$)/

export type ScriptTag = {
  /** Where its files lie. */
  url: string
  origin: string
  /** Its `data-*` attributes without the prefix, as they are written. */
  settings: (readonly [name: string, value: string])[]
}

/**
 * The script tag that is running. A module can't ask for it, so it is known by its file name. Properties of the document
 * such as `scripts` and `baseURI` are not asked: an image of that name on the page hides them.
 */
export function findScriptTag(): ScriptTag | undefined {
  const { currentScript } = document
  const isRunning = currentScript instanceof HTMLScriptElement && currentScript.src !== ''
  const script = isRunning
    ? currentScript
    : [...document.querySelectorAll('script')].find(({ src }) => fileName.test(src))
  if (!script) return undefined
  const settings = [...script.attributes]
    .filter(({ name }) => name.startsWith('data-'))
    .map(({ name, value }) => [name.slice('data-'.length), value] as const)
  const { href: url, origin } = new URL(script.src)
  return { url, origin, settings }
}
