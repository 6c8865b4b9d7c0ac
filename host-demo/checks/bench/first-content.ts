import type { Page } from 'playwright-core'
import type { Template } from './plain-page.ts'

/** The first content that an element paints: the HTML of its shadow root and the styles that the root has adopted. */
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

/** Returns the HTML as a template that takes texts from the replies, so that its page waits for them too. */
export function templateOf(html: string, replies: readonly unknown[]): Template {
  const paths = pathsOfTexts(replies)
  const parts: (string | (string | number)[])[] = []
  let end = 0
  for (const match of html.matchAll(/(?<=>)[^<]+(?=<)|(?<==")[^"]+(?=")/g)) {
    const path = paths.get(match[0])
    if (!path) continue
    parts.push(html.slice(end, match.index), path)
    end = match.index + match[0].length
  }
  return [...parts, html.slice(end)]
}

/** Leaves out short texts, which may occur in the HTML by chance. */
function pathsOfTexts(replies: readonly unknown[]): Map<string, (string | number)[]> {
  const paths = new Map<string, (string | number)[]>()
  const walk = (value: unknown, path: (string | number)[]): void => {
    if (typeof value === 'string' && value.length > 3) paths.set(asHtml(value), path)
    else if (Array.isArray(value)) for (const [index, each] of value.entries()) walk(each, [...path, index])
    else if (typeof value === 'object' && value !== null)
      for (const [key, each] of Object.entries(value)) walk(each, [...path, key])
  }
  walk(replies, [])
  return paths
}

function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
