/** The file as it is served: built, and by the development server. */
const fileName = /\/trade-widgets\.(js|ts)([?#]|$)/

export type ScriptTag = {
  /** Where its files lie: beside this. */
  url: string
  origin: string
  /** What a strict policy of the page asks of scripts. */
  nonce: string
  /** Whether no other file of its name is on the page. */
  isOnly: boolean
  /** Its `data-*` attributes without the prefix, as they are written. */
  settings: (readonly [name: string, value: string])[]
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
  const named = scripts.filter(({ src }) => fileName.test(src))
  const marked = scripts.filter(({ dataset }) => dataset.base ?? dataset.apiHost)
  const [script] = [...named, ...marked, ...running]
  if (!script) return undefined
  const settings = [...script.attributes].flatMap(({ name, value }) =>
    name.startsWith('data-') ? [[name.slice('data-'.length), value] as const] : [],
  )
  const folder = script.dataset.base?.replace(/\/*$/, '/')
  const { href: url, origin } = new URL(folder ?? script.src, location.href)
  const isOnly = named.every(each => each.src === script.src)
  return { url, origin, nonce: script.nonce, isOnly, settings }
}
