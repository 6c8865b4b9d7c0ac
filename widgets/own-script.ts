/** The file as it is served: built, and by the development server. */
const fileName = /\/trade-widgets\.(js|ts)([?#]|$)/

export type OwnScript = {
  origin: string
  /** Its `data-*` attributes without the prefix, as they are written. */
  settings: (readonly [name: string, value: string])[]
}

/** The script tag that brought the loader. A module can't ask for it, so it is known by its file name. */
export function ownScript(): OwnScript | undefined {
  const script = [...document.scripts].find(({ src }) => fileName.test(src))
  if (!script) return undefined
  const settings = [...script.attributes]
    .filter(({ name }) => name.startsWith('data-'))
    .map(({ name, value }) => [name.slice('data-'.length), value] as const)
  return { origin: new URL(script.src, document.baseURI).origin, settings }
}
