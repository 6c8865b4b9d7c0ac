import type { Chat, Member } from './calls.ts'

/** What a section of the dashboard is given to work with. */
export interface Page {
  /** Below the heading; the section's own. */
  place: HTMLElement
  /** Behind the section's name in the address: '12' of '#messages/12'. */
  detail: string
  /** Aborted when another section, or another detail, is opened. */
  left: AbortSignal
  /** To be called with each answer that tells who the member is. */
  meet(member: Member): void
  /** To be called with each list of chats, for the number beside 'Messages'. */
  count(chats: readonly Chat[]): void
}

export interface Section {
  /** In the address: '#quotes'. */
  id: string
  title: string
  lead: string
  show(page: Page): void
}
