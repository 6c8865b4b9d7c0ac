import { attributeName } from '#shared/config/settings.ts'
import type { Attribute } from '#shared/element/attributes.ts'
import type { WidgetDefinition } from '#shared/element/widget-definition.ts'
import { loadDefinition } from '#widgets/runtime/elements.ts'
import { type RecordKind, recordKind } from './records.ts'
import type { EmbeddableTag, Values } from './widgets.ts'

/** What an element's own file says of it. Having it, the element is registered too. */
export async function definitionOf(tag: EmbeddableTag): Promise<WidgetDefinition> {
  const definition = await loadDefinition(tag)
  if (!definition) throw new Error(`The file of <${tag}> has no definition of it`)
  return definition
}

/** An attribute as the builder offers it; `record`: what it holds the id of. */
export type Option = {
  name: string
  attribute: Attribute<unknown>
  value: string
  valid: boolean
  record: RecordKind | undefined
}

/** What an id is required of, while nothing is said of it. */
export function unsaidRecord({ attributes }: WidgetDefinition, values: Values): RecordKind | undefined {
  const required = Object.keys(attributes).find(property => isRequiredId(attributes[property]))
  const name = attributeName(required ?? '')
  return (values[name] ?? values.id) === undefined ? recordKind(name, values) : undefined
}

const isRequiredId = (attribute: Attribute<unknown> | undefined): boolean =>
  attribute?.kind === 'id' && attribute.required

/**
 * The attributes of an element with what was chosen for them; `id` alone is meant for whichever id it takes, and an id
 * that is required and of which nothing was said is that of the example.
 */
export function optionsOf({ attributes }: WidgetDefinition, values: Values, example = ''): readonly Option[] {
  return Object.entries(attributes).map(([property, attribute]) => {
    const name = attributeName(property)
    const id = attribute.kind === 'id' ? values.id : undefined
    const value = values[name] ?? id ?? (isRequiredId(attribute) ? example : '')
    const valid = value === '' ? !attribute.required : attribute.parse(value) !== undefined
    return { name, attribute, value, valid, record: recordKind(name, values) }
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

/** Those that are numbers in code. */
export function numbersOf(options: readonly Option[]): string[] {
  return options
    .filter(({ attribute: { kind } }) => kind === 'id' || kind === 'integer')
    .map(({ name }) => name)
}
