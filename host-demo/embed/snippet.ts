import type { Config } from '#shared/config/settings.ts'
import type { Values } from './widgets.ts'

/** What a partner pastes the element with. */
export type Script = Pick<Config, 'apiHost' | 'storefront'> & {
  /** The sum that its file has to have, where the seller wants the browser to check it. */
  integrity?: string | undefined
}

export type Snippet = {
  tag: string
  attributes: Values
  /** Custom properties for this element and no other. */
  properties: Values
  link: { text: string; href: string }
}

/** What a partner pastes: the script, the colours if there are any, and the element with its link. */
export function snippetOf({ tag, attributes, properties, link }: Snippet, script: Script): string {
  const style = Object.entries(properties).map(([name, value]) => `    ${name}: ${value};`)
  return [
    `<script ${written(scriptAttributes(script))}></script>`,
    ...(style.length > 0 ? ['<style>', `  ${tag} {`, ...style, '  }', '</style>'] : []),
    `<${[tag, written(attributes)].filter(Boolean).join(' ')}>`,
    `  <a href="${escaped(link.href)}">${escaped(link.text)}</a>`,
    `</${tag}>`,
  ].join('\n')
}

function scriptAttributes({ apiHost, storefront, integrity }: Script): Values {
  return {
    type: 'module',
    src: `${storefront}/trade-widgets.js`,
    // A file from elsewhere can only be checked when it was asked for by CORS.
    ...(integrity && { integrity, crossorigin: 'anonymous' }),
    'data-api-host': apiHost,
    'data-storefront': storefront,
  }
}

function written(attributes: Values): string {
  const all = Object.entries(attributes)
  return all.map(([name, value]) => (value === '' ? name : `${name}="${escaped(value)}"`)).join(' ')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/** The `integrity` of the script that a storefront serves now, from the file that the build writes beside it. */
export async function sumOfScript(storefront: string): Promise<string> {
  const response = await fetch(`${storefront}/sri.json`)
  const sums: unknown = await response.json()
  const sum: unknown = Object(sums)['trade-widgets.js']
  if (!response.ok || typeof sum !== 'string') throw new Error('sri.json names no sum of trade-widgets.js')
  return sum
}
