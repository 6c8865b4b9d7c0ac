import type { ElementAttribute, ElementDescription } from './elements.ts'
import { defaultOf, type Token } from './tokens.ts'

/** The script that registers the elements, as a manifest names it. */
const SCRIPT = 'trade-widgets.js'

/** Returns a Custom Elements Manifest, schema 1.0.0, for documentation tools and editors. */
export function manifestOf(elements: readonly ElementDescription[], tokens: readonly Token[]) {
  return {
    schemaVersion: '1.0.0',
    modules: [
      {
        kind: 'javascript-module',
        path: SCRIPT,
        declarations: elements.map(element => declarationOf(element, tokens)),
        exports: elements.map(({ tag, typeName }) => ({
          kind: 'custom-element-definition',
          name: tag,
          declaration: { name: `${typeName}Element`, module: SCRIPT },
        })),
      },
    ],
  }
}

type Meaning = { description: string; type: { text: string }; default?: string }

function declarationOf(element: ElementDescription, tokens: readonly Token[]) {
  const { tag, typeName, summary, attributes, events, slots, parts, methods, isDrawn } = element
  const properties = attributes.filter(({ property }) => property !== 'lang')
  return {
    kind: 'class',
    customElement: true,
    tagName: tag,
    name: `${typeName}Element`,
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
      ...methods.map(({ name, description, parameter }) => ({
        kind: 'method' as const,
        name,
        description,
        parameters: parameter
          ? [{ name: parameter.name, optional: true, type: { text: parameter.type } }]
          : [],
        return: { type: { text: 'void' } },
      })),
    ],
    events: events.map(({ name, description, cancelable, detail }) => ({
      name,
      description: cancelable ? `${description} Cancelable.` : description,
      type: { text: `CustomEvent<${detail}>` },
    })),
    slots,
    cssParts: parts,
    cssProperties: isDrawn
      ? tokens.map(token => ({ name: token.name, description: token.group, default: defaultOf(token) }))
      : [],
  }
}

function meaningOf({ type, default: value, description, required }: ElementAttribute): Meaning {
  return {
    description: required ? `${description} Required.` : description,
    type: { text: type },
    ...(value !== undefined && { default: value }),
  }
}
