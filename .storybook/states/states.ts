import type { WidgetDefinition } from '#shared/element/widget-definition.ts'
import { elements } from '#widgets/runtime/elements.ts'

/** The states that widgets can be in, and the variants that they are shown in: the names of their stories. */
export const states = [
  'Loading',
  'Ready',
  'Empty',
  'LoadFailed',
  'Offline',
  'NotFound',
  'NotSetUp',
  'SignedOut',
  'SignedIn',
  'Invalid',
  'Sending',
  'Sent',
  'Failed',
  'LongTexts',
  'MissingFields',
  'RightToLeft',
  'Narrow',
  'LargeText',
] as const

export type State = (typeof states)[number]

/** What an element's definition says about its states. */
export function factsOf({ attributes, events, parts, slots }: WidgetDefinition) {
  const taken = Object.values(attributes)
  /** It fetches what it shows. */
  const reads = 'loading' in slots
  /** It shows one record by its id, which the server may not know. */
  const showsRecord = reads && taken.some(({ kind }) => kind === 'id')
  const needsRecord = reads && taken.some(({ kind, required }) => kind === 'id' && required)
  return {
    reads,
    showsRecord,
    /** It shows a list. Where a record has to be named the slot may stand for that one: then a part says that it is a list. */
    showsList: 'empty' in slots && (!needsRecord || 'empty' in parts),
    needsSetUp: taken.some(({ required }) => required),
    /** It sends a form. */
    sends: events.some(name => name.endsWith('-sent')) || 'error-box' in parts,
    /** It shows validation errors; the chat does not, a blank message simply is not sent. */
    refuses: 'error-box' in parts,
  }
}

/** The states that a widget needs a story for. Whether it depends on the session can only be seen by signing in. */
export function statesOf(definition: WidgetDefinition, followsSession: boolean): State[] {
  const { reads, showsRecord, showsList, needsSetUp, sends, refuses } = factsOf(definition)
  const applies: Record<State, boolean> = {
    Loading: reads,
    Ready: true,
    Empty: showsList,
    LoadFailed: reads,
    Offline: reads || sends,
    NotFound: showsRecord,
    NotSetUp: needsSetUp,
    SignedOut: followsSession,
    SignedIn: followsSession,
    Invalid: refuses,
    Sending: sends,
    Sent: sends,
    Failed: sends,
    LongTexts: true,
    MissingFields: reads,
    RightToLeft: true,
    Narrow: true,
    LargeText: true,
  }
  return states.filter(state => applies[state])
}

/** The definitions of all elements that render something, by tag. Loading them registers them. */
export async function definitions(): Promise<ReadonlyMap<string, WidgetDefinition>> {
  const modules = await Promise.all(Object.values(elements).map(bring => bring()))
  // `<trade-config>` renders nothing and has no definition.
  const exported = modules.flatMap(module => (module ? Object.values<WidgetDefinition>(module) : []))
  return new Map(exported.map(definition => [definition.tag, definition]))
}
