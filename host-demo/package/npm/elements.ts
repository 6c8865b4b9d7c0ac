import { scriptSettings } from '#shared/config/script-settings.ts'
import { attributeName, type Setting, settingKeys, settings } from '#shared/config/settings.ts'
import { type Attribute, commonAttributes } from '#shared/element/attributes.ts'
import { cancelableEvents, type TradeEventName } from '#shared/element/events.ts'
import type { WidgetDefinition } from '#shared/element/widget-definition.ts'
import { frameDefinition } from '#widgets/frame/frame.definition.ts'
import { membersOf } from './source-docs.ts'

type Described = { name: string; description: string }

/** An attribute in HTML, and the property with the same meaning. */
export type ElementAttribute = Described &
  Pick<Attribute<unknown>, 'kind' | 'required' | 'reflects' | 'choices'> & {
    /** The camelCase property; for `lang` the one of every HTML element. */
    property: string
    /** The type of the property, in TypeScript. */
    type: string
    /** The value while nothing is set, as it would be written. */
    default: string | undefined
  }

export type ElementEvent = Described & {
  cancelable: boolean
  /** The type of its detail, in TypeScript. */
  detail: string
}

/** A method of every widget, without a return value. */
type Method = Described & { parameter?: { name: string; type: string } }

/** An element as docs, editors and types describe it. */
export type ElementDescription = {
  tag: string
  /** The file that defines it, from the root of the repository. */
  source: string
  /** `TradeRfq` for `trade-rfq`. */
  typeName: string
  summary: string
  attributes: readonly ElementAttribute[]
  events: readonly ElementEvent[]
  slots: readonly Described[]
  parts: readonly Described[]
  methods: readonly Method[]
  /** The tags that it renders inside. */
  nests: readonly string[]
  /** False if it draws nothing, so that there is nothing to style. */
  isDrawn: boolean
}

/** The events and slots of a widget that loads data. */
const loading = {
  events: ['trade-ready'],
  slots: { loading: 'Replaces the skeleton.' },
} as const satisfies Partial<WidgetDefinition>

/** The events, slots and parts of every widget: an error state for a bad attribute or a fault of ours. */
const everywhere = {
  events: ['trade-error'],
  slots: {
    '': 'Shown until the first content is loaded, such as a link to its page.',
    error: 'Replaces our text when this could not be shown.',
  },
  parts: { error: 'The message when this could not be shown.' },
} as const satisfies Partial<WidgetDefinition>

const methods: readonly Method[] = [
  { name: 'refresh', description: 'Loads the data again. The present content stays in view meanwhile.' },
  {
    name: 'reset',
    description: 'Goes back to the state that the attributes describe, with empty forms.',
  },
  {
    name: 'focus',
    description: 'Moves the focus to the first focusable element inside.',
    parameter: { name: 'options', type: 'FocusOptions' },
  },
]

type ElementModule = Readonly<Record<string, WidgetDefinition | (() => void)>>

/** Describes every element of the bundle. Importing a definition registers nothing, as there is no window here. */
export async function describeElements(): Promise<ElementDescription[]> {
  const modules = Object.entries(
    import.meta.glob<ElementModule>('../../../widgets/*/*.element.ts', { eager: true }),
  )
  const widgets = modules.flatMap(([path, module]) =>
    Object.values(module).flatMap(exported =>
      'tag' in exported ? [describe(exported, path.replace('../../../', ''))] : [],
    ),
  )
  return [configElement(), frameElement(), ...widgets]
}

/** Describes every event, from the comments of its type. */
export function describeEvents(): ElementEvent[] {
  return membersOf('shared/element/events.ts', 'TradeEvents').map(({ name, description, type }) => ({
    name,
    description,
    cancelable: ([...cancelableEvents] as string[]).includes(name),
    detail: type === 'Record<never, never>' ? '{}' : type,
  }))
}

/** Describes every key of the configuration, from the comments of its tables, by its name in HTML or else in code. */
export function describeSettings(): ElementAttribute[] {
  const all: Readonly<Record<string, Partial<Setting<unknown>>>> = { ...settings, ...scriptSettings }
  const described = [
    ...membersOf('shared/config/settings.ts', 'settings'),
    ...membersOf('shared/config/script-settings.ts', 'scriptSettings'),
  ]
  return described.map(({ name: property, description }) => {
    const setting = all[property] ?? {}
    const { default: value, choices, parse } = setting
    return {
      name: parse ? attributeName(property) : property,
      property,
      kind: typeof value === 'boolean' ? 'boolean' : choices ? 'enum' : 'text',
      type: 'string | null',
      default: parse && shownDefault(value),
      description,
      required: false,
      reflects: true,
      choices: choices?.map(String) ?? [],
    }
  })
}

const events = new Map(describeEvents().map(event => [event.name, event]))

type Definition = typeof frameDefinition & Partial<WidgetDefinition>

function describe(definition: Definition, source: string): ElementDescription {
  const { tag, summary, slots, parts, nests = [], shows = [] } = definition
  const loads = shows.some(feature => feature === 'record' || feature === 'list')
  const usual = loads ? loading : { events: [], slots: {} }
  const names = new Set<TradeEventName>([...definition.events, ...usual.events, ...everywhere.events])
  return {
    tag,
    source,
    typeName: typeName(tag),
    summary,
    attributes: Object.entries({ ...definition.attributes, ...commonAttributes }).map(attributeOf),
    events: [...names].flatMap(name => events.get(name) ?? []),
    slots: described({ ...everywhere.slots, ...usual.slots, ...slots }),
    parts: described({ ...everywhere.parts, ...parts }),
    methods,
    nests,
    isDrawn: true,
  }
}

/** Describes `<trade-config>`, which is not a widget. Its properties are the texts of its attributes. */
function configElement(): ElementDescription {
  const tag = 'trade-config'
  return {
    tag,
    source: 'widgets/config/config.element.ts',
    typeName: typeName(tag),
    summary: 'The configuration of all widgets of a page, as an element. It renders nothing.',
    attributes: describeSettings().filter(({ name }) => settingKeys.has(name)),
    events: [],
    slots: [],
    parts: [],
    methods: [],
    nests: [],
    isDrawn: false,
  }
}

/** Describes `<trade-frame>`, which renders another element. The page hears that one's events only afterwards. */
function frameElement(): ElementDescription {
  const described = describe(frameDefinition, 'widgets/frame/frame.element.ts')
  return { ...described, events: described.events.map(event => ({ ...event, cancelable: false })) }
}

function attributeOf([property, attribute]: [string, Attribute<unknown>]): ElementAttribute {
  const { kind, description, required, reflects, choices } = attribute
  return {
    name: attributeName(property),
    property,
    kind,
    type: propertyType(attribute),
    default: shownDefault(attribute.default),
    description,
    required,
    reflects,
    choices,
  }
}

/** Returns the default as shown; undefined if it is empty or off. */
function shownDefault(value: unknown): string | undefined {
  return value === undefined || value === '' || value === false ? undefined : String(value)
}

/** Returns the property's type, with `undefined` if a required value is missing or an unset one has no default. */
function propertyType({ kind, choices, default: defaultValue }: Attribute<unknown>): string {
  const whenUnset = defaultValue === undefined ? ' | undefined' : ''
  switch (kind) {
    case 'id':
    case 'integer':
      return `number${whenUnset}`
    case 'boolean':
      return `boolean${whenUnset}`
    case 'enum':
      return `${choices.map(each => `'${each}'`).join(' | ')}${whenUnset}`
    case 'text':
      return `string${whenUnset}`
  }
}

function typeName(tag: string): string {
  return tag
    .split('-')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}

function described(descriptions: Readonly<Record<string, string>>): Described[] {
  return Object.entries(descriptions).map(([name, description]) => ({ name, description }))
}
