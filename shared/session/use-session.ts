import { useStore } from '@nanostores/react'
import { $session, $user, type Session, type User } from './session.ts'

const visitor: Session = { at: 'visitor' }

/**
 * Returns the session of this page. It is unknown while a server renders and while its content is hydrated, so both
 * show it as for a visitor; a member's content comes with the first effect.
 */
export const useSession = (): Session => useStore($session, { ssr: () => visitor })

/** Returns the signed-in member or null, by the same rule. */
export const useUser = (): User | null => useStore($user, { ssr: () => null })
