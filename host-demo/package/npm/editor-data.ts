import type { ElementDescription } from './elements.ts'
import { defaultOf, type Token } from './tokens.ts'

// The generators for manifests lose required attributes and defaults, and list every token once per element.

/** Returns VS Code's custom data for HTML: completion and hover of tags, attributes and their values. */
export function htmlData(elements: readonly ElementDescription[]) {
  return {
    version: 1.1,
    tags: elements.map(({ tag, summary, attributes }) => ({
      name: tag,
      description: summary,
      attributes: attributes.map(({ name, description, required, default: value, kind, choices }) => ({
        name,
        description: `${description}${required ? ' Required.' : ''}${value === undefined ? '' : ` Default: ${value}.`}`,
        ...(kind === 'boolean' && { valueSet: 'v' }),
        ...(choices.length > 0 && { values: choices.map(choice => ({ name: choice })) }),
      })),
    })),
  }
}

export function cssData(tokens: readonly Token[]) {
  const properties = tokens.map(token => ({
    name: token.name,
    description: `Trade widgets, ${token.group}. Default: ${defaultOf(token)}`,
  }))
  return { version: 1.1, properties }
}

/** Returns JetBrains' web-types: completion and hover of tags, their members, and tokens. */
export function webTypes(elements: readonly ElementDescription[], tokens: readonly Token[], version: string) {
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: 'trade-widgets',
    version,
    'js-types-syntax': 'typescript',
    'description-markup': 'markdown',
    contributions: {
      html: { elements: elements.map(webType) },
      css: { properties: cssData(tokens).properties, 'pseudo-elements': pseudoElements(elements) },
    },
  }
}

function pseudoElements(elements: readonly ElementDescription[]) {
  const names = new Set(elements.flatMap(({ parts }) => parts.map(({ name }) => name)))
  return [...names].map(part => {
    const having = elements.filter(({ parts }) => parts.some(({ name }) => name === part))
    return { name: `part(${part})`, description: `Of ${having.map(({ tag }) => tag).join(', ')}.` }
  })
}

function webType({ tag, summary, attributes, properties, events, slots, parts }: ElementDescription) {
  return {
    name: tag,
    description: summary,
    attributes: attributes.map(({ name, description, required, default: value, kind, type }) => ({
      name,
      description,
      ...(required && { required }),
      ...(value !== undefined && { default: value }),
      value: { type: kind === 'boolean' ? 'boolean' : type.replace(/ \| (undefined|null)$/, '') },
    })),
    slots: slots.filter(({ name }) => name !== ''),
    js: {
      properties: properties.map(({ property, description, type }) => ({
        name: property,
        description,
        type,
      })),
      events: events.map(({ name, description, detail }) => ({
        name,
        description,
        type: `CustomEvent<${detail}>`,
      })),
    },
    css: { parts },
  }
}
