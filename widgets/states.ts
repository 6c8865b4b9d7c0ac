import type { WidgetDefinition } from '#shared/element/define.ts'
import { elements } from './elements.ts'

/** The states of design section 11, and the circumstances that a widget may come into: the names of its stories. */
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

/** What is known of an element and follows from what it tells its hosts. */
export function factsOf({ attributes, events, parts, slots }: WidgetDefinition) {
  const taken = Object.values(attributes)
  /** It asks the server for what it shows. */
  const reads = 'loading' in slots
  /** It shows one record, named by its number; the server may not know it. */
  const showsRecord = reads && taken.some(({ kind }) => kind === 'id')
  const needsRecord = reads && taken.some(({ kind, required }) => kind === 'id' && required)
  return {
    reads,
    showsRecord,
    /** It shows a list. Where a record has to be named the slot may stand for that one: then a part says that it is a list. */
    showsList: 'empty' in slots && (!needsRecord || 'empty' in parts),
    needsSetUp: taken.some(({ required }) => required),
    /** It sends what somebody entered. */
    sends: events.some(name => name.endsWith('-sent')) || 'error-box' in parts,
    /** It refuses what can't be sent; the chat leaves a blank message where it is. */
    refuses: 'error-box' in parts,
  }
}

/** The states that a widget has to have a story of. Whether it follows the session shows only when somebody signs in. */
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

/** The definitions of all elements that show something, by tag; bringing them registers them. */
export async function definitions(): Promise<ReadonlyMap<string, WidgetDefinition>> {
  const modules = await Promise.all(Object.values(elements).map(bring => bring()))
  // The configuration has no definition: it shows nothing.
  const exported = modules.flatMap(module => (module ? Object.values<WidgetDefinition>(module) : []))
  return new Map(exported.map(definition => [definition.tag, definition]))
}
