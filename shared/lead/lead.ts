import { TRACKS } from '#shared/config/settings.ts'
import { type Attribute, enumAttribute, type PropsOf, textAttribute } from '#shared/element/attributes.ts'
import type { Lead } from '#shared/element/events.ts'

/** The origin of a request (decisions.mdx#leads). */
export type Origin = {
  /** The text below the message: a blank line, then the line that people read. */
  ending: string
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

export type LeadProps = Partial<PropsOf<typeof leadAttributes>>
