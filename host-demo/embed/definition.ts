import { attributeName } from '#shared/config/settings.ts'
import { type Attribute, commonAttributes } from '#shared/element/attributes.ts'
import type { WidgetDefinition } from '#shared/element/widget-definition.ts'
import { loadDefinition } from '#widgets/runtime/elements.ts'
import type { EmbeddableTag, Values } from './widgets.ts'
import { words } from './words.ts'

/** What an element's own file says of it. Having it, the element is registered too. */
export async function definitionOf(tag: EmbeddableTag): Promise<WidgetDefinition> {
  const definition = await loadDefinition(tag)
  if (!definition) throw new Error(`The file of <${tag}> has no definition of it`)
  return definition
}

/** An attribute as the builder offers it. */
export type Option = { name: string; attribute: Attribute<unknown>; value: string; valid: boolean }

/** What it is for is said here: elements bring no words for what all of them have. */
const theme = { ...commonAttributes.theme, description: words.theme }

/** The attributes of an element with what was chosen for them; `id` alone is meant for whichever id it takes. */
export function optionsOf({ attributes }: WidgetDefinition, values: Values): readonly Option[] {
  const all: Readonly<Record<string, Attribute<unknown>>> = { ...attributes, theme }
  return Object.entries(all).map(([property, attribute]) => {
    const name = attributeName(property)
    const value = values[name] ?? (attribute.kind === 'id' ? values.id : undefined) ?? ''
    const valid = value === '' ? !attribute.required : attribute.parse(value) !== undefined
    return { name, attribute, value, valid }
  })
}

/** What has to be written: neither what was left open nor what holds anyway. */
export function writtenOf(options: readonly Option[]): Values {
  const written = options.filter(
    ({ value, attribute }) => value !== '' && value !== String(attribute.default),
  )
  return Object.fromEntries(
    written.map(({ name, attribute, value }) => [name, attribute.kind === 'boolean' ? '' : value]),
  )
}
