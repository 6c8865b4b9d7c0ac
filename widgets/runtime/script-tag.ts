/** The file name of the script, as built and as the development server serves it. */
const fileName = /\/trade-widgets\.(js|ts)([?#]|$)/

export type ScriptTag = {
  url: string
  origin: string
  nonce: string
  settings: (readonly [name: string, value: string])[]
  /** True if the tag has `integrity`. */
  isChecked: boolean
}

/** Returns the running script tag. A module can't ask for it, so it is recognised by its file name or settings. */
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
  return { url, origin, nonce: script.nonce, settings, isChecked: script.integrity !== '' }
}
