import { exampleHosts, exampleHtml, exampleLink } from '#host-demo/embed/example.ts'
import { elementIn, indented, reactSnippetOf } from '#host-demo/embed/react-snippet.ts'
import type { Snippet } from '#host-demo/embed/snippet.ts'
import type { Values } from '#host-demo/embed/widgets.ts'
import { wordPressSnippetOf } from '#host-demo/embed/wordpress-snippet.ts'
import type { ElementDescription } from '#host-demo/package/elements.ts'
import { listenerOf } from '#host-demo/package/react.ts'

const { apiHost, storefront } = exampleHosts

/** What an example says beyond what it has to. */
const chosen: Readonly<Record<string, Values>> = {
  'trade-config': { brand: 'Pasar Minyak', locale: 'ms', theme: 'dark' },
  'trade-rfq': { kind: 'product' },
  'trade-category': { kind: 'product' },
  'trade-search': { keyword: 'ball valve' },
}

/** The attributes of an element's example: those that it needs, with the first of each kind of record. */
export function exampleValues({ tag, attributes }: ElementDescription): Values {
  const needed = attributes.filter(({ required }) => required)
  const values = needed.map(({ name, choices: [first = '1'] }) => [name, first])
  return { ...chosen[tag], ...Object.fromEntries(values) }
}

/** How an element is written, by what the page is written in. In WordPress settings do what `<trade-config>` does. */
export function snippetsOf(
  element: ElementDescription,
): Record<'HTML' | 'React' | 'Vue', string> & Partial<Record<'WordPress', string>> {
  const values = exampleValues(element)
  return {
    HTML: exampleHtml(element.tag, values),
    React: reactSnippetOf(madeOf(element), exampleHosts),
    Vue: vueSnippet(element),
    ...(!isConfig(element.tag) && { WordPress: wordPressSnippetOf(madeOf(element), exampleHosts) }),
  }
}

/** The event that the examples listen to: what was done with the element. */
const eventOf = ({ events }: ElementDescription): string | undefined =>
  events.find(({ name }) => /-(sent|change)$/.test(name))?.name

/** The element of an example, to be written for one kind of page. */
function madeOf(element: ElementDescription): Snippet {
  const { tag, attributes } = element
  const event = eventOf(element)
  const values = exampleValues(element)
  return {
    tag,
    attributes: values,
    numbers: attributes.filter(({ type }) => type.startsWith('number')).map(({ name }) => name),
    properties: {},
    link: exampleLink(tag, values),
    listener: event && `${listenerOf(event)}={event => console.log(event.detail)}`,
  }
}

function vueSnippet(element: ElementDescription): string {
  const { tag } = element
  const event = eventOf(element)
  const values = exampleValues(element)
  const attributes = Object.entries(values).map(([name, value]) => `${name}="${value}"`)
  if (event) attributes.push(`@${event}="event => console.log(event.detail)"`)
  return `<script setup>
${isConfig(tag) ? "import 'trade-widgets/config'" : importsFor(tag)}
</script>

<template>
${indented(elementIn(tag, attributes, exampleLink(tag, values)), 2)}
</template>`
}

const importsFor = (tag: string): string => `import { configure } from 'trade-widgets'
import 'trade-widgets/elements/${tag.replace('trade-', '')}'

configure({ apiHost: '${apiHost}', storefront: '${storefront}' })`

/** It needs no configuration, for it is that. */
const isConfig = (tag: string): boolean => tag === 'trade-config'
