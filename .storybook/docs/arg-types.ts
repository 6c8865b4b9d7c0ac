import { reference } from 'virtual:reference'
import type { StrictArgTypes, StrictInputType } from 'storybook/internal/csf'
import { createArgType } from './create-arg-type.ts'

type Declaration = (typeof reference.manifest.modules)[number]['declarations'][number]

/** Returns the controls of an element, one for each attribute. */
export function attributeArgTypes(tag: string): StrictArgTypes {
  return Object.fromEntries((findDeclaration(tag)?.attributes ?? []).map(attributeArgType))
}

/**
 * Returns the reference table of an element, from its manifest. Storybook's own reader drops unnamed slots, and merges
 * an attribute with a property, or a slot with a part, of the same name.
 */
export function elementArgTypes(tag: string): StrictArgTypes {
  const declaration = findDeclaration(tag)
  if (!declaration) return {}
  return Object.fromEntries([
    ...declaration.attributes.map(attributeArgType),
    ...declaration.members.map(each =>
      createArgType(each.kind === 'field' ? 'property' : 'method', each.name, each),
    ),
    ...declaration.events.map(each => createArgType('event', each.name, each)),
    ...declaration.slots.map(each =>
      createArgType('slot', each.name, { ...each, name: each.name || 'the content' }),
    ),
    ...declaration.cssParts.map(each => createArgType('part', each.name, each)),
    ...declaration.cssProperties.map(each => createArgType('token', each.name, each)),
  ])
}

function findDeclaration(tag: string): Declaration | undefined {
  return reference.manifest.modules
    .flatMap(({ declarations }) => declarations)
    .find(({ tagName }) => tagName === tag)
}

/** Returns the control that sets an attribute of the element shown. */
function attributeArgType(attribute: Declaration['attributes'][number]): [string, StrictInputType] {
  const [key, told] = createArgType('attribute', attribute.name, attribute)
  const words = [...attribute.type.text.matchAll(/'([^']+)'/g)].map(([, word]) => word)
  const control =
    words.length > 0
      ? 'select'
      : (Object.entries(kinds).find(([kind]) => attribute.type.text.startsWith(kind))?.[1] ?? 'text')
  return [
    key,
    { ...told, control: { type: control }, ...(words.length > 0 && { options: words }) } as StrictInputType,
  ]
}

const kinds = { number: 'number', boolean: 'boolean' }
