import type { Config } from '#shared/config/config.ts'
import type { Values } from './widgets.ts'

export type Snippet = {
  tag: string
  attributes: Values
  /** Custom properties for this element and no other. */
  properties: Values
  link: { text: string; href: string }
}

type Hosts = Pick<Config, 'apiHost' | 'storefront'>

/** What a partner pastes: the script, the colours if there are any, and the element with its link. */
export function snippetOf({ tag, attributes, properties, link }: Snippet, hosts: Hosts): string {
  const style = Object.entries(properties).map(([name, value]) => `    ${name}: ${value};`)
  return [
    `<script ${written(scriptAttributes(hosts))}></script>`,
    ...(style.length > 0 ? ['<style>', `  ${tag} {`, ...style, '  }', '</style>'] : []),
    `<${[tag, written(attributes)].filter(Boolean).join(' ')}>`,
    `  <a href="${escaped(link.href)}">${escaped(link.text)}</a>`,
    `</${tag}>`,
  ].join('\n')
}

/** The attributes of the script tag. Its `integrity` has its place here, once the build tells it. */
function scriptAttributes({ apiHost, storefront }: Hosts): Values {
  return {
    type: 'module',
    src: `${storefront}/trade-widgets.js`,
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
