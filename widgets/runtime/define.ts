import { type ElementTag, elements, isElementTag } from './elements.ts'

/** Tags begin with this, or with the prefix of the page's choice. */
const OURS = 'trade'

type Options = {
  /** In place of `trade` in `trade-company`: small letters, digits and hyphens, such as `acme`. */
  prefix?: string
}

/**
 * Brings and registers elements before any of them is on the page: those named, such as `trade-company`, else all. With a
 * prefix they are registered under a second name too. Rejects with a clear message for a name or prefix that can't be.
 */
export async function define(
  names: readonly string[] = Object.keys(elements),
  { prefix }: Options = {},
): Promise<void> {
  if (prefix !== undefined && !/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(prefix)) {
    throw new TypeError(`"${prefix}" can't begin a tag: take small letters, digits and hyphens.`)
  }
  const tags = names.map(name => {
    if (!isElementTag(name))
      throw new TypeError(`There is no <${name}>; known are ${Object.keys(elements).join(', ')}.`)
    return name
  })
  await Promise.all(tags.map(tag => elements[tag]()))
  if (prefix !== undefined && prefix !== OURS)
    for (const tag of tags) alias(tag, `${prefix}${tag.slice(OURS.length)}`)
}

/** A class may stand behind one tag only, so the other gets a class of its own. */
function alias(tag: ElementTag, name: string): void {
  const original = customElements.get(tag)
  if (original && !customElements.get(name)) customElements.define(name, class extends original {})
}
