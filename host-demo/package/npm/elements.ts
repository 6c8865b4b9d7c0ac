import { attributeName, type Setting, settingKeys, settings } from '#shared/config/settings.ts'
import { type Attribute, commonAttributes } from '#shared/element/attributes.ts'
import { cancelableEvents } from '#shared/element/events.ts'
import type { WidgetDefinition } from '#shared/element/widget-definition.ts'
import { configDefinition } from '#widgets/config/config.definition.ts'
import { frameDefinition } from '#widgets/frame/frame.definition.ts'
import { membersOf } from './source-docs.ts'

type Described = { name: string; description: string }

/** An attribute in HTML, and the property with the same meaning. */
export type ElementAttribute = Described &
  Pick<Attribute<unknown>, 'kind' | 'required' | 'reflects' | 'choices'> & {
    /** The camelCase property; for `lang` the one of every HTML element. */
    property: string
    type: string
    /** The value while nothing is set, as it would be written. */
    default: string | undefined
  }

/** An event; `detail` is the type of its detail, in TypeScript. */
export type ElementEvent = Described & { cancelable: boolean; detail: string }

export type ElementDescription = {
  tag: string
  /** The file that defines it, from the root of the repository. */
  source: string
  summary: string
  attributes: readonly ElementAttribute[]
  /** The attributes whose properties are its own: all but `lang`, which every HTML element has. */
  properties: readonly ElementAttribute[]
  events: readonly ElementEvent[]
  slots: readonly Described[]
  parts: readonly Described[]
  methods: readonly (Described & { parameter?: { name: string; type: string } })[]
  nests: readonly string[]
  /** False if it draws nothing, so that there is nothing to style. */
  isDrawn: boolean
}

type ElementModule = Readonly<Record<string, WidgetDefinition | (() => void)>>

/** Describes every element of the bundle. Importing a definition registers nothing, as there is no window here. */
export async function describeElements(): Promise<ElementDescription[]> {
  const modules = import.meta.glob<ElementModule>('../../../widgets/*/*.element.ts', { eager: true })
  const widgets = Object.entries(modules).flatMap(([path, module]) =>
    Object.values(module).flatMap(exported =>
      'tag' in exported ? [describe(exported, path.replace('../../../', ''))] : [],
    ),
  )
  const frame = describe(frameDefinition, 'widgets/frame/frame.element.ts')
  // The page hears the events of the element in the frame only afterwards.
  const heard = frame.events.map(event => ({ ...event, cancelable: false }))
  return [describeConfig(), { ...frame, events: heard }, ...widgets]
}

export function describeEvents(): ElementEvent[] {
  return membersOf('shared/element/events.ts', 'TradeEvents').map(({ name, description, type }) => ({
    name,
    description,
    cancelable: [...cancelableEvents].some(each => each === name),
    detail: type === 'Record<never, never>' ? '{}' : type,
  }))
}

/** Describes every key of the configuration, from the comments of its tables, by its name in HTML or else in code. */
export function describeSettings(): ElementAttribute[] {
  const all: Readonly<Record<string, Partial<Setting<unknown>>>> = settings
  const members = membersOf('shared/config/settings.ts', 'settings')
  return members.map(({ name: property, description }) => {
    const { default: value, choices, parse } = all[property] ?? {}
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

function describe(
  definition: typeof frameDefinition & Partial<WidgetDefinition>,
  source: string,
): ElementDescription {
  const { tag, summary, slots, parts, nests = [], shows = [] } = definition
  const loads = shows.includes('record') || shows.includes('list')
  const names = new Set<string>([...definition.events, ...(loads ? ['trade-ready'] : []), 'trade-error'])
  const attributes = Object.entries({ ...definition.attributes, ...commonAttributes }).map(attributeOf)
  return {
    tag,
    source,
    summary,
    attributes,
    properties: attributes.filter(({ property }) => property !== 'lang'),
    events: [...names].flatMap(name => events.get(name) ?? []),
    slots: described({
      '': 'Shown until the first content is loaded, such as a link to its page.',
      error: 'Replaces our text when this could not be shown.',
      ...(loads && { loading: 'Replaces the skeleton.' }),
      ...slots,
    }),
    parts: described({ error: 'The message when this could not be shown.', ...parts }),
    methods: [
      { name: 'refresh', description: 'Loads the data again. The present content stays in view until then.' },
      {
        name: 'reset',
        description: 'Goes back to the state that the attributes describe, with empty forms.',
      },
      {
        name: 'focus',
        description: 'Moves the focus to the first focusable element inside.',
        parameter: { name: 'options', type: 'FocusOptions' },
      },
    ],
    nests,
    isDrawn: true,
  }
}

/** `<trade-config>` is not a widget. */
function describeConfig(): ElementDescription {
  const attributes = describeSettings().filter(({ name }) => settingKeys.has(name))
  return {
    tag: configDefinition.tag,
    source: 'widgets/config/config.element.ts',
    summary: configDefinition.summary,
    attributes,
    properties: attributes,
    events: [],
    slots: [],
    parts: [],
    methods: [],
    nests: [],
    isDrawn: false,
  }
}

function attributeOf([property, attribute]: [string, Attribute<unknown>]): ElementAttribute {
  const { kind, description, required, reflects, choices, default: value } = attribute
  const type = kind === 'enum' ? choices.map(each => `'${each}'`).join(' | ') : propertyTypes[kind]
  return {
    name: attributeName(property),
    property,
    kind,
    type: value === undefined ? `${type} | undefined` : type,
    default: shownDefault(value),
    description,
    required,
    reflects,
    choices,
  }
}

const propertyTypes = { id: 'number', integer: 'number', boolean: 'boolean', text: 'string' } as const

/** Returns the default as shown; undefined if it is empty or off. */
function shownDefault(value: unknown): string | undefined {
  return value === undefined || value === '' || value === false ? undefined : String(value)
}

const described = (descriptions: Readonly<Record<string, string>>): Described[] =>
  Object.entries(descriptions).map(([name, description]) => ({ name, description }))
