import { adoptStyles } from '#shared/element/adopt-styles.ts'
import { icons } from './icons.ts'

const styles = `
:host { display: inline-block; width: 1em; height: 1em; box-sizing: content-box !important }
svg { display: block; width: 100%; height: 100% }
`

// There is no HTMLElement on a server, where this is only imported.
const Base: typeof HTMLElement = globalThis.HTMLElement ?? class {}

/**
 * Replaces Shoelace's icon inside Shoelace's other parts (see plugin.ts). It draws our own paths, fetches nothing and
 * writes no HTML, so that it works under any content policy of the host.
 */
export class SlIcon extends Base {
  static readonly observedAttributes = ['name', 'label']

  /** Shoelace's way of registering a part. */
  static define(tag: string): void {
    if (!customElements.get(tag)) customElements.define(tag, SlIcon)
  }

  connectedCallback(): void {
    this.#draw()
  }

  attributeChangedCallback(): void {
    if (this.shadowRoot) this.#draw()
  }

  #draw(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    adoptStyles(root, [styles])
    const drawing = icons[this.getAttribute('name') ?? '']
    root.replaceChildren(...(drawing ? [svg(drawing)] : []))
    const label = this.getAttribute('label')
    const said = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' }
    for (const name of ['role', 'aria-label', 'aria-hidden']) this.removeAttribute(name)
    for (const [name, value] of Object.entries(said)) this.setAttribute(name, value)
  }
}

function svg({ path, filled }: (typeof icons)[string]): SVGElement {
  const create = (name: string) => document.createElementNS('http://www.w3.org/2000/svg', name)
  const drawing = create('svg')
  const given = {
    viewBox: '0 0 20 20',
    part: 'svg',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'stroke-width': '1.9',
    fill: filled ? 'currentColor' : 'none',
    stroke: filled ? 'none' : 'currentColor',
  }
  for (const [name, value] of Object.entries(given)) drawing.setAttribute(name, value)
  drawing.appendChild(create('path')).setAttribute('d', path)
  return drawing
}
