/** The marks by which plugins that delay pictures, such as WP Rocket and Jetpack, leave a picture alone. */
export const notDelayed = { 'data-no-lazy': '1', 'data-skip-lazy': '' } as const

/** Attributes that such plugins add. Each of them can hide a picture, or show another one. */
const ADDED = ['srcset', 'sizes', 'style', 'class']

/**
 * Gives the pictures and links of a hydrated root the attributes that they should have. Plugins and proxies change them
 * on the way from the server, and React does not compare attributes while it hydrates.
 */
export function restoreAttributes(root: Element): void {
  for (const element of root.querySelectorAll('img, a')) {
    const props = propsOf(element)
    if (!props) continue
    const { children: _, className, ...others } = props
    const own: Props = className === undefined ? others : { ...others, class: className }
    if (element.localName === 'img') {
      for (const name of ADDED) if (!(name in own)) element.removeAttribute(name)
    }
    for (const [name, value] of Object.entries(own)) {
      if (typeof value === 'string' && element.getAttribute(name) !== value) element.setAttribute(name, value)
    }
  }
}

type Props = Readonly<Record<string, unknown>>

/** Returns the props with which React has rendered an element. It keeps them under a key that differs per page. */
function propsOf(element: Element): Props | undefined {
  const key = Object.keys(element).find(each => each.startsWith('__reactProps$'))
  return key && Reflect.get(element, key)
}
