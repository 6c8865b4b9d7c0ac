import { type Status, statuses } from '#shared/api/statuses.ts'

/** The groups of states that 'Quote Me' offers as filters, in their order. */
export const groups = ['open', 'quoted', 'accepted', 'over'] as const
export type Group = (typeof groups)[number]

/** The group of each state. `open` has no price to decide on yet, or a question to answer first. */
export const groupOf: Record<Status, Group> = {
  open: 'open',
  asked: 'open',
  answered: 'open',
  quoted: 'quoted',
  accepted: 'accepted',
  declined: 'over',
  withdrawn: 'over',
  expired: 'over',
}

/** Returns the states of a group. */
export const statusesIn = (group: Group): Status[] => statuses.filter(status => groupOf[status] === group)

/** Returns how many requests each group has, from the number in each state. */
export function countGroups(inState: (status: Status) => number): Record<Group, number> {
  const count = (group: Group) => statusesIn(group).reduce((sum, status) => sum + inState(status), 0)
  return {
    open: count('open'),
    quoted: count('quoted'),
    accepted: count('accepted'),
    over: count('over'),
  }
}
