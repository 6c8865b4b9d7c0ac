import { examples } from '#elements/tags.ts'
import type { ElementDescription } from '#host-demo/package/npm/elements.ts'
import { listenerOf } from '#host-demo/package/npm/react.ts'
import { exampleHosts, exampleHtml, exampleLink } from '#host-demo/site/embed/example.ts'
import { elementIn, indented, reactSnippetOf } from '#host-demo/site/embed/react-snippet.ts'
import type { Snippet } from '#host-demo/site/embed/snippet.ts'
import type { Values } from '#host-demo/site/embed/widgets.ts'
import { wordPressSnippetOf } from '#host-demo/site/embed/wordpress-snippet.ts'
import { isElementTag } from '#widgets/runtime/elements.ts'

const { apiHost, storefront } = exampleHosts

/** Returns the attributes of an element's example. That of the configuration would change a page of all examples. */
export function exampleValues({ tag }: ElementDescription): Values {
  if (isConfig(tag)) return { brand: 'Pasar Minyak', locale: 'ms', theme: 'dark' }
  return isElementTag(tag) ? examples[tag].attributes : {}
}

/** Returns the code for an element in each kind of page. In WordPress, settings replace `<trade-config>`. */
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

/** Returns the event that the examples listen to: the element's main action. */
const eventOf = ({ events }: ElementDescription): string | undefined =>
  events.find(({ name }) => /-(sent|change)$/.test(name))?.name

/** Returns the element of an example, to be written for one kind of page. */
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

/** Returns true for the element that needs no configuration, because it is the configuration. */
const isConfig = (tag: string): boolean => tag === 'trade-config'
