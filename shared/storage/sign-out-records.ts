import { entriesFrom, type OnSignOut, recordIn, removeEntries, type Store, stores } from './device-records.ts'

function recordsOf(owner: number | 'visitor'): { entry: string; onSignOut: OnSignOut }[] {
  return Object.entries<Store>(stores).flatMap(([name, store]) => {
    const own = `trade-widgets:${name}:${owner}`
    return entriesFrom(own).flatMap(entry => {
      // Member 41 does not own those of member 412.
      const isOwn = entry === own || entry[own.length] === ':'
      const record = isOwn ? recordIn(entry, store) : null
      if (!record) return []
      const { onSignOut } = store
      return [{ entry, onSignOut: typeof onSignOut === 'string' ? onSignOut : onSignOut(record) }]
    })
  })
}

/** Returns the questions to ask before a sign-out by choice. */
export function questionsFor(member: number): ReadonlySet<OnSignOut> {
  const questions = new Set(recordsOf(member).map(({ onSignOut }) => onSignOut))
  questions.delete('delete')
  return questions
}

/**
 * Deletes a member's records on a sign-out by choice, or with `keepsRest` only those that need no question. Of visitors
 * it deletes those too. Call it before the sign-out.
 */
export function clearRecords(member: number, keepsRest = false): void {
  const ofVisitors = recordsOf('visitor').filter(({ onSignOut }) => onSignOut === 'delete')
  const own = recordsOf(member).filter(({ onSignOut }) => !keepsRest || onSignOut === 'delete')
  removeEntries([...ofVisitors, ...own].map(({ entry }) => entry))
}
