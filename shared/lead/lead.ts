import { useStore } from '@nanostores/react'
import { $config } from '#shared/config/config.ts'
import { TRACKS, type Track } from '#shared/config/settings.ts'
import { type Attribute, enumAttribute, textAttribute } from '#shared/element/attributes.ts'
import type { Lead } from '#shared/element/events.ts'

/** The origin of a request (decisions.mdx#leads). */
export type Origin = {
  /** The text below the message: a blank line, then the line that people read. */
  ending: string
  /** The detail for events. */
  detail: { lead: Lead }
}

const source: Attribute<string | undefined> = {
  ...textAttribute('The source of requests. By default as configured.'),
  default: undefined,
}

/** The attributes of every element that sends a request. The first and the last win over the configuration. */
export const leadAttributes = {
  source,
  reference: textAttribute('Your own name for the offer or the page.'),
  track: enumAttribute('`utm` adds the page to requests, `off` does not. By default as configured.', TRACKS),
}

/** The values of these attributes on one element. */
export type LeadValues = {
  source?: string | undefined
  reference?: string
  track?: Track | undefined
}

/** The facts that a request states about its origin. With `isTracked` it also names its page. */
export type Told = { source: string; reference: string; isTracked: boolean }

/** Returns the class of the room that is kept for the note. */
export const roomFor = ({ isTracked }: Pick<Told, 'isTracked'>): string =>
  isTracked ? 'lead-room tracked' : 'lead-room'

/** Returns the facts to state, or undefined if there are none. */
export function useTold(given: LeadValues): Told | undefined {
  const config = useStore($config)
  const { source = config.source, reference = '', track = config.track } = given
  const isTracked = track === 'utm'
  return source || reference || isTracked ? { source, reference, isTracked } : undefined
}
