import type { WidgetDefinition, WidgetFeature } from '#shared/element/widget-definition.ts'

/** The names of stories: the states that widgets can be in, and the variants that they are shown in. */
const states = [
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

/** Returns the states that a widget needs a story for. */
export function statesOf(definition: WidgetDefinition): State[] {
  const shows = (feature: WidgetFeature): boolean => definition.shows.includes(feature)
  const loads = loadsData(definition)
  const sends = shows('form') || shows('messages')
  const applies: Record<State, boolean> = {
    Loading: loads,
    Ready: true,
    Empty: shows('list'),
    LoadFailed: loads,
    Offline: loads || sends,
    NotFound: shows('record'),
    NotSetUp: Object.values(definition.attributes).some(({ required }) => required),
    SignedOut: shows('session'),
    SignedIn: shows('session'),
    Invalid: shows('form'),
    Sending: sends,
    Sent: sends,
    Failed: sends,
    LongTexts: true,
    MissingFields: loads,
    RightToLeft: true,
    Narrow: true,
    LargeText: true,
  }
  return states.filter(state => applies[state])
}

/** Returns true if the widget asks the server for its content. */
export function loadsData({ shows }: WidgetDefinition): boolean {
  return shows.includes('record') || shows.includes('list')
}
