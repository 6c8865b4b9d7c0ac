import type { Page } from 'playwright-core'

type Plain = { tag: string; html: string; styles: string[]; reads: readonly string[] }

/** Returns the HTML and styles that an element paints first. */
export const firstContent = (page: Page, tag: string): Promise<Pick<Plain, 'html' | 'styles'>> =>
  page.evaluate(async tag => {
    await window.bench.content
    const root = document.querySelector(tag)?.shadowRoot
    const styles = [...(root?.adoptedStyleSheets ?? [])].map(({ cssRules }) =>
      [...cssRules].map(({ cssText }) => cssText).join('\n'),
    )
    return { html: root?.innerHTML ?? '', styles }
  }, tag)

/** Returns plain JavaScript that makes the reads of a widget, then paints its DOM with its styles. */
export const plainScript = ({ tag, html, styles, reads }: Plain): string => `
const sheets = ${JSON.stringify(styles)}.map(css => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
})
customElements.define('${tag}', class extends HTMLElement {
  async connectedCallback() {
    const root = this.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = sheets
    const { token } = JSON.parse(localStorage.getItem('trade-widgets:user')) ?? {}
    const headers = token ? { authorization: 'Bearer ' + token } : {}
    await Promise.all(${JSON.stringify(reads)}.map(async read => (await fetch(read, { headers })).json()))
    root.innerHTML = ${JSON.stringify(html)}
    root.addEventListener('click', () => {})
    performance.mark('trade-live')
  }
})`
