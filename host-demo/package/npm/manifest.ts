import type { Package } from 'custom-elements-manifest'
import type { ElementAttribute, ElementDescription } from './elements.ts'
import { componentName } from './react.ts'
import { defaultOf, type Token } from './tokens.ts'

/** The script that registers the elements, as a manifest names it. */
const SCRIPT = 'trade-widgets.js'

/** Returns a Custom Elements Manifest for documentation tools and editors. */
export function manifestOf(elements: readonly ElementDescription[], tokens: readonly Token[]) {
  const declarations = elements.map(element => {
    const { tag, summary, attributes, properties, events, slots, parts, methods, isDrawn } = element
    return {
      kind: 'class' as const,
      customElement: true as const,
      tagName: tag,
      name: `${componentName(tag)}Element`,
      summary,
      description: summary,
      superclass: { name: 'HTMLElement' },
      attributes: attributes.map(attribute => ({
        name: attribute.name,
        fieldName: attribute.property,
        ...meaningOf(attribute),
      })),
      members: [
        ...properties.map(attribute => ({
          kind: 'field' as const,
          name: attribute.property,
          attribute: attribute.name,
          reflects: attribute.reflects || !isDrawn,
          ...meaningOf(attribute),
        })),
        ...methods.map(({ name, description, parameter: taken }) => ({
          kind: 'method' as const,
          name,
          description,
          parameters: taken ? [{ name: taken.name, optional: true, type: { text: taken.type } }] : [],
          return: { type: { text: 'void' } },
        })),
      ],
      events: events.map(({ name, description, cancelable, detail }) => ({
        name,
        description: cancelable ? `${description} Cancelable.` : description,
        type: { text: `CustomEvent<${detail}>` },
      })),
      slots: [...slots],
      cssParts: [...parts],
      cssProperties: isDrawn
        ? tokens.map(token => ({ name: token.name, description: token.group, default: defaultOf(token) }))
        : [],
    }
  })
  const exports = elements.map(({ tag }) => ({
    kind: 'custom-element-definition' as const,
    name: tag,
    declaration: { name: `${componentName(tag)}Element`, module: SCRIPT },
  }))
  return {
    schemaVersion: '1.0.0',
    modules: [{ kind: 'javascript-module', path: SCRIPT, declarations, exports }],
  } satisfies Package
}

function meaningOf({ type, default: value, description, required }: ElementAttribute) {
  return {
    description: required ? `${description} Required.` : description,
    type: { text: type },
    ...(value !== undefined && { default: value }),
  }
}
