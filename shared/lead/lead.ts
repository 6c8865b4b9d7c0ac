import { useStore } from '@nanostores/react'
import { $config } from '#shared/config/config.ts'
import { TRACKS, type Track } from '#shared/config/settings.ts'
import { type Attribute, enumAttribute, textAttribute } from '#shared/element/attributes.ts'
import type { Lead } from '#shared/element/events.ts'

/** What a request tells of where it comes from (decisions.mdx#leads). */
export type Origin = {
  /** Put behind the message: a blank line, and the one that is read. */
  ending: string
  /** For events. */
  detail: { lead: Lead }
}

const source: Attribute<string | undefined> = {
  ...textAttribute('Where requests come from; without it as configured.'),
  default: undefined,
}

/** The attributes of every element that sends a request; the first and the last win over the configuration. */
export const leadAttributes = {
  source,
  reference: textAttribute('What you call the offer or the place.'),
  track: enumAttribute('Whether a request tells of its page too; without it as configured.', TRACKS),
}

/** Their values on one element. */
export type LeadValues = {
  source?: string | undefined
  reference?: string
  track?: Track | undefined
}

/** What a request tells of where it comes from; `isTracked`: of its page too. */
export type Told = { source: string; reference: string; isTracked: boolean }

/** The class of the room that is kept for it. */
export const roomFor = ({ isTracked }: Pick<Told, 'isTracked'>): string =>
  isTracked ? 'lead-room tracked' : 'lead-room'

/** Whether there is anything to tell, and what. */
export function useTold(given: LeadValues): Told | undefined {
  const config = useStore($config)
  const { source = config.source, reference = '', track = config.track } = given
  const isTracked = track === 'utm'
  return source || reference || isTracked ? { source, reference, isTracked } : undefined
}
