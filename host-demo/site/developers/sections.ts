import type { ElementAttribute, ElementDescription, ElementEvent } from '#host-demo/package/npm/elements.ts'

/** A name that a page or its code may write, with its documentation. */
export type Entry = {
  name: string
  description: string
  marks?: readonly string[]
  /** Facts to show as code. */
  facts?: Readonly<Record<string, string>>
}

/** A list of such names; `id` comes before theirs in the address of each. */
export type Section = { id: string; title: string; entries: readonly Entry[] }

/** Returns everything public of an element except its tokens, which are the same for all. */
export function sectionsOf({ attributes, events, slots, parts, methods }: ElementDescription): Section[] {
  const sections: Section[] = [
    { id: 'attribute', title: 'Attributes and properties', entries: attributes.map(attributeEntry) },
    { id: 'event', title: 'Events', entries: events.map(eventEntry) },
    {
      id: 'slot',
      title: 'Slots',
      entries: slots.map(({ name, description }) => ({ name: name || '(default)', description })),
    },
    { id: 'part', title: 'Parts', entries: parts },
    {
      id: 'method',
      title: 'Methods',
      entries: methods.map(({ name, description, parameter }) => ({
        name,
        description,
        ...(parameter && { facts: { Parameter: `${parameter.name}?: ${parameter.type}` } }),
      })),
    },
  ]
  return sections.filter(({ entries }) => entries.length > 0)
}

function attributeEntry(attribute: ElementAttribute): Entry {
  const { name, description, property, type, default: usual, required } = attribute
  return {
    name,
    description,
    marks: required ? ['required'] : [],
    facts: { Property: property, Type: type, ...(usual !== undefined && { Default: usual }) },
  }
}

/** Returns the entry of a key of the configuration, written as in HTML, and in camelCase as in code. */
export function settingEntry({ name, description, property, default: usual }: ElementAttribute): Entry {
  return {
    name,
    description,
    facts: { 'In code': property, ...(usual !== undefined && { Default: usual }) },
  }
}

export function eventEntry({ name, description, detail, cancelable }: ElementEvent): Entry {
  return { name, description, marks: cancelable ? ['cancelable'] : [], facts: { Detail: detail } }
}
