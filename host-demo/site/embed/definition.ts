import { attributeName } from '#shared/config/settings.ts'
import type { Attribute } from '#shared/element/attributes.ts'
import type { WidgetDefinition } from '#shared/element/widget-definition.ts'
import { loadDefinition } from '#widgets/runtime/elements.ts'
import { type RecordKind, recordKind } from './records.ts'
import type { EmbeddableTag, Values } from './widgets.ts'

/** Returns the definition from an element's own file. Loading it also registers the element. */
export async function definitionOf(tag: EmbeddableTag): Promise<WidgetDefinition> {
  const definition = await loadDefinition(tag)
  if (!definition) throw new Error(`The file of <${tag}> has no definition of it`)
  return definition
}

/** An attribute as the builder offers it. `record` is the kind of record whose id it holds. */
export type Option = {
  name: string
  attribute: Attribute<unknown>
  value: string
  valid: boolean
  record: RecordKind | undefined
}

/** Returns the kind of record whose id is required but not chosen yet. */
export function unsaidRecord({ attributes }: WidgetDefinition, values: Values): RecordKind | undefined {
  const required = Object.keys(attributes).find(property => isRequiredId(attributes[property]))
  const name = attributeName(required ?? '')
  return (values[name] ?? values.id) === undefined ? recordKind(name, values) : undefined
}

const isRequiredId = (attribute: Attribute<unknown> | undefined): boolean =>
  attribute?.kind === 'id' && attribute.required

/** Returns the attributes of an element with the chosen values. `id` alone stands for any id that it takes. */
export function optionsOf({ attributes }: WidgetDefinition, values: Values, example = ''): readonly Option[] {
  return Object.entries(attributes).map(([property, attribute]) => {
    const name = attributeName(property)
    const id = attribute.kind === 'id' ? values.id : undefined
    const value = values[name] ?? id ?? (isRequiredId(attribute) ? example : '')
    const valid = value === '' ? !attribute.required : attribute.parse(value) !== undefined
    return { name, attribute, value, valid, record: recordKind(name, values) }
  })
}

/** Returns the attributes to write: without the ones left open or equal to the default. */
export function writtenOf(options: readonly Option[]): Values {
  const written = options.filter(
    ({ value, attribute }) => value !== '' && value !== String(attribute.default),
  )
  return Object.fromEntries(
    written.map(({ name, attribute, value }) => [name, attribute.kind === 'boolean' ? '' : value]),
  )
}

/** Returns the names of attributes that are numbers in code. */
export function numbersOf(options: readonly Option[]): string[] {
  return options
    .filter(({ attribute: { kind } }) => kind === 'id' || kind === 'integer')
    .map(({ name }) => name)
}
