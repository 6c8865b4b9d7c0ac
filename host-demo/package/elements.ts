import { type Attribute, attributeName, commonAttributes } from '#shared/element/attributes.ts'
import type { WidgetDefinition } from '#shared/element/widget-definition.ts'
import { elements } from '#widgets/runtime/elements.ts'
import { configAttributes, configSummary } from './config-element.ts'
import { describeEvent, type EventWords } from './event-words.ts'

/** What may be written in HTML, and the property that says the same. */
export type ElementAttribute = {
  name: string
  /** The camelCase property; for `lang` that of every HTML element. */
  property: string
  kind: Attribute<unknown>['kind']
  /** The type of the property, in TypeScript. */
  type: string
  /** What holds while nothing is set, as it would be written. */
  fallback: string | undefined
  description: string
  required: boolean
  reflects: boolean
  choices: readonly string[]
}

/** An element as docs, editors and types tell of it. */
export type ElementDescription = {
  tag: string
  /** `TradeRfqElement` for `trade-rfq`. */
  interfaceName: string
  summary: string
  attributes: readonly ElementAttribute[]
  events: readonly EventWords[]
  slots: readonly Described[]
  parts: readonly Described[]
  methods: readonly Method[]
  /** The tags that it renders inside. */
  nests: readonly string[]
  /** False where nothing is drawn, so that there is nothing to style. */
  isDrawn: boolean
}

type Described = { name: string; description: string }

/** A method of every widget, that gives nothing back. */
type Method = Described & { parameter?: { name: string; type: string } }

/** What every widget has by itself: an error state for a bad attribute or a fault of ours. */
const everywhere = {
  events: ['trade-error'],
  slots: {
    '': 'Shown until the first content is there, e.g. a link to its page.',
    error: 'In place of our words when this could not be shown.',
  },
  parts: { error: 'What is said when this could not be shown.' },
} as const satisfies Partial<WidgetDefinition>

const methods: readonly Method[] = [
  { name: 'refresh', description: 'Asks the server again for what is shown, keeping it in view meanwhile.' },
  {
    name: 'reset',
    description: 'Shows what the attributes say, with empty forms, as if it had just been put there.',
  },
  {
    name: 'focus',
    description: 'Moves the focus to the first thing inside that takes it.',
    parameter: { name: 'options', type: 'FocusOptions' },
  },
]

/** Every element of the bundle, in the order of the bundle's own table. */
export async function describeElements(): Promise<ElementDescription[]> {
  const modules = await Promise.all(Object.values(elements).map(load => load()))
  const definitions = [...new Set(modules.flatMap(module => Object.values<WidgetDefinition>(module ?? {})))]
  return [configElement(), ...definitions.map(describe)]
}

function describe(definition: WidgetDefinition): ElementDescription {
  const { tag, summary, events, slots, parts, nests } = definition
  const attributes = Object.entries({ ...definition.attributes, ...commonAttributes })
  return {
    tag,
    interfaceName: interfaceName(tag),
    summary,
    attributes: attributes.map(([property, attribute]) => ({
      ...attributeOf(property, attribute),
      type: propertyType(attribute),
    })),
    events: [...new Set([...events, ...everywhere.events])].map(describeEvent),
    slots: described({ ...everywhere.slots, ...slots }),
    parts: described({ ...everywhere.parts, ...parts }),
    methods,
    nests,
    isDrawn: true,
  }
}

/** It is made by hand, and its properties are the texts of its attributes. */
function configElement(): ElementDescription {
  const tag = 'trade-config'
  return {
    tag,
    interfaceName: interfaceName(tag),
    summary: configSummary,
    attributes: Object.entries(configAttributes).map(([name, attribute]) => ({
      ...attributeOf(
        name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
        attribute,
      ),
      type: 'string | null',
    })),
    events: [],
    slots: [],
    parts: [],
    methods: [],
    nests: [],
    isDrawn: false,
  }
}

function attributeOf(property: string, attribute: Attribute<unknown>): Omit<ElementAttribute, 'type'> {
  const { kind, default: defaultValue, description, required, reflects, choices } = attribute
  const isSaid = defaultValue !== undefined && defaultValue !== '' && defaultValue !== false
  return {
    name: attributeName(property),
    property,
    kind,
    fallback: isSaid ? String(defaultValue) : undefined,
    description,
    required,
    reflects,
    choices,
  }
}

/** What the property holds: `undefined` where a required value is missing, or nothing is set and nothing holds instead. */
function propertyType({ kind, choices, default: defaultValue }: Attribute<unknown>): string {
  const whenUnset = defaultValue === undefined ? ' | undefined' : ''
  switch (kind) {
    case 'id':
    case 'integer':
      return `number${whenUnset}`
    case 'boolean':
      return 'boolean'
    case 'enum':
      return `${choices.map(each => `'${each}'`).join(' | ')}${whenUnset}`
    case 'text':
      return 'string'
  }
}

function interfaceName(tag: string): string {
  const words = tag.split('-').map(word => word.charAt(0).toUpperCase() + word.slice(1))
  return `${words.join('')}Element`
}

function described(words: Readonly<Record<string, string>>): Described[] {
  return Object.entries(words).map(([name, description]) => ({ name, description }))
}
