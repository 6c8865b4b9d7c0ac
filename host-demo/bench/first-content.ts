import type { Page } from 'playwright-core'

/** What an element paints first: the HTML of its shadow root and the styles that the root has adopted. */
export type FirstContent = { html: string; styles: string[] }

export function captureFirstContent(page: Page, tag: string): Promise<FirstContent> {
  return page.evaluate(async tag => {
    await window.bench.content
    const root = document.querySelector(tag)?.shadowRoot
    return {
      html: root?.innerHTML ?? '',
      styles: Array.from(root?.adoptedStyleSheets ?? [], ({ cssRules }) =>
        Array.from(cssRules, ({ cssText }) => cssText).join('\n'),
      ),
    }
  }, tag)
}
