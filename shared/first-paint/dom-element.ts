const SVG = 'http://www.w3.org/2000/svg'

type Props = Readonly<Record<string, unknown>>

/** Attributes that are written otherwise than React's property of the same meaning. */
const names: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  defaultValue: 'value',
  defaultChecked: 'checked',
}

/** What is said by other means, or only by react-dom. */
const skipped = new Set(['children', 'autoFocus', 'suppressHydrationWarning'])

/** Booleans that are written out. */
const spelled = /^(aria-|data-|contentEditable$|draggable$|spellCheck$)/

/** In SVG these keep their capital letters; others, such as `strokeWidth`, take hyphens. */
const camelCaseInSvg =
  /^(viewBox|preserveAspectRatio|gradientUnits|gradientTransform|patternUnits|clipPathUnits)$/

/** Text areas with an `onKeyDown`. */
export const keyListeners = new WeakSet<Element>()

/** Makes an element as react-dom's server renderer would write it, so that hydration finds what it expects. */
export function createDomElement(type: string, props: Props, parent: Node, document: Document): Element {
  const isSvg = type === 'svg' || parent instanceof SVGElement
  const element = isSvg ? document.createElementNS(SVG, type) : document.createElement(type)
  for (const name of Object.keys(props)) setProp(element, name, props[name])
  if (element instanceof HTMLTextAreaElement) {
    element.defaultValue = String(props.value ?? props.defaultValue ?? '')
    if (props.onKeyDown) keyListeners.add(element)
  }
  return element
}

function setProp(element: Element, name: string, value: unknown): void {
  if (value === null || value === undefined || skipped.has(name)) return
  if (typeof value === 'function') {
    // A link leads on at once; everything else waits for react-dom.
    if (name === 'onClick' && element instanceof HTMLAnchorElement) {
      element.addEventListener('click', event => unlessHydrated(element, () => value(event)))
    }
  } else if (name === 'style') setStyle(element, Object(value))
  else if (typeof value === 'object' || name === 'dangerouslySetInnerHTML') {
    throw new Error(`Only react-dom can set ${name}`)
  } else if (!isSetByChildren(element, name)) setAttribute(element, name, value)
}

/** A text area has its value as text, a select in its options. */
function isSetByChildren({ localName }: Element, name: string): boolean {
  return (name === 'value' || name === 'defaultValue') && (localName === 'textarea' || localName === 'select')
}

function setAttribute(element: Element, name: string, value: unknown): void {
  // Of custom elements React knows no attribute that is set by being there.
  if (typeof value === 'boolean' && !spelled.test(name) && !element.localName.includes('-')) {
    if (value) element.setAttribute(names[name] ?? name, '')
    return
  }
  const isHyphenated = !names[name] && element.namespaceURI === SVG && !camelCaseInSvg.test(name)
  element.setAttribute(names[name] ?? (isHyphenated ? hyphenated(name) : name), String(value))
}

/** Numbers of these have no unit. */
const unitless = /^(aspectRatio|flex|flexGrow|flexShrink|fontWeight|lineHeight|opacity|order|zIndex)$/

function setStyle(element: Element, style: Props): void {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return
  const text = Object.entries(style)
    .filter(
      ([, value]) => value !== null && value !== undefined && value !== '' && typeof value !== 'boolean',
    )
    .map(([name, value]) => {
      const unit = typeof value === 'number' && value !== 0 && !unitless.test(name) ? 'px' : ''
      return `${name.startsWith('--') ? name : hyphenated(name)}:${value}${unit}`
    })
    .join(';')
  // React's development build compares the attribute as a server would have written it; the other allows a strict policy.
  if (import.meta.env.DEV) element.setAttribute('style', text)
  else element.style.cssText = text
}

const hyphenated = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** react-dom leaves its mark on every node that it holds; from then on it listens itself. */
function unlessHydrated(element: Element, act: () => void): void {
  if (!Object.keys(element).some(key => key.startsWith('__react'))) act()
}
