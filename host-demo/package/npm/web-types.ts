import { cssData } from './editor-data.ts'
import type { ElementDescription } from './elements.ts'
import type { Token } from './tokens.ts'

/** Returns JetBrains' web-types: completion and hover of tags, their members, and tokens. */
export function webTypes(elements: readonly ElementDescription[], tokens: readonly Token[], version: string) {
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: 'trade-widgets',
    version,
    'js-types-syntax': 'typescript',
    'description-markup': 'markdown',
    contributions: {
      html: { elements: elements.map(elementOf) },
      css: { properties: cssData(tokens).properties, 'pseudo-elements': pseudoElements(elements) },
    },
  }
}

/** Returns each `::part(…)` with the elements that have it. Editors that know parts of elements read them there. */
function pseudoElements(elements: readonly ElementDescription[]) {
  const names = new Set(elements.flatMap(({ parts }) => parts.map(({ name }) => name)))
  return [...names].map(part => {
    const having = elements.filter(({ parts }) => parts.some(({ name }) => name === part))
    return { name: `part(${part})`, description: `Of ${having.map(({ tag }) => tag).join(', ')}.` }
  })
}

function elementOf({ tag, summary, attributes, events, slots, parts }: ElementDescription) {
  return {
    name: tag,
    description: summary,
    attributes: attributes.map(({ name, description, required, default: value, kind, type }) => ({
      name,
      description,
      ...(required && { required }),
      ...(value !== undefined && { default: value }),
      value: { type: kind === 'boolean' ? 'boolean' : written(type) },
    })),
    slots: slots.filter(({ name }) => name !== ''),
    js: {
      // `lang` is a property of every HTML element already.
      properties: attributes
        .filter(({ property }) => property !== 'lang')
        .map(({ property, description, type }) => ({ name: property, description, type })),
      events: events.map(({ name, description, detail }) => ({
        name,
        description,
        type: `CustomEvent<${detail}>`,
      })),
    },
    css: { parts },
  }
}

/** Returns the type of an attribute without `undefined`, because an attribute may be missing anyway. */
function written(type: string): string {
  return type.replace(/ \| (undefined|null)$/, '')
}
