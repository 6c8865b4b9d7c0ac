/** The file as it is served: built, and by the development server. */
const fileName = /\/trade-widgets\.(js|ts)([?#]|$)/

export type ScriptTag = {
  /** Where its files lie: beside this. */
  url: string
  origin: string
  /** What a strict policy of the page asks of scripts. */
  nonce: string
  /** Its `data-*` attributes without the prefix, as they are written. */
  settings: (readonly [name: string, value: string])[]
  /** Whether elements show themselves in frames only: `data-isolate`. */
  isolates: boolean
}

/**
 * The script tag that is running. A module can't ask for it, so it is known by its file name; under another name, or put
 * together with others, by `data-base` and `data-api-host`. Properties of the document such as `scripts` and `baseURI` are
 * not asked: an image of that name on the page hides them.
 */
export function findScriptTag(): ScriptTag | undefined {
  const { currentScript } = document
  const running = currentScript instanceof HTMLScriptElement ? [currentScript] : []
  const scripts = [...running, ...document.querySelectorAll('script')]
  const script =
    scripts.find(({ src }) => fileName.test(src)) ??
    scripts.find(({ dataset }) => dataset.base || dataset.apiHost) ??
    running[0]
  if (!script) return undefined
  const settings = [...script.attributes].flatMap(({ name, value }) =>
    name.startsWith('data-') ? [[name.slice('data-'.length), value] as const] : [],
  )
  const folder = script.dataset.base?.replace(/\/*$/, '/')
  const { href: url, origin } = new URL(folder ?? script.src, location.href)
  const isolates = (script.dataset.isolate ?? 'false') !== 'false'
  return { url, origin, nonce: script.nonce, settings, isolates }
}
