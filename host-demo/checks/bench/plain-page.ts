/** The build fills this in for each widget with its captured first content. */
declare const PLAIN: {
  tag: string
  styles: readonly string[]
  template: Template
  reads: readonly (readonly string[])[]
}

/** HTML, interleaved with the places of its texts in the replies. */
export type Template = readonly (string | readonly (string | number)[])[]

// The baseline: plain JavaScript that makes the reads of a widget and paints its DOM with its styles.
const sheets = PLAIN.styles.map(css => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
})

customElements.define(
  PLAIN.tag,
  class extends HTMLElement {
    async connectedCallback(): Promise<void> {
      const root = this.attachShadow({ mode: 'open' })
      root.adoptedStyleSheets = sheets
      const replies: unknown[] = []
      for (const step of PLAIN.reads) {
        replies.push(...(await Promise.all(step.map(async read => (await fetch(read)).json()))))
      }
      root.innerHTML = PLAIN.template
        .map(part => (typeof part === 'string' ? part : escaped(valueAt(replies, part))))
        .join('')
      root.addEventListener('click', () => {})
      performance.mark('trade-live')
    }
  },
)

function valueAt(replies: unknown, path: readonly (string | number)[]): string {
  return String(path.reduce<unknown>((value, key) => Reflect.get(Object(value), key), replies))
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)
}
