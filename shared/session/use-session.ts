import { useStore } from '@nanostores/react'
import { $owner, $session, $user, type Owner, type Session, type User } from './session.ts'

const visitor: Session = { at: 'visitor' }

/** Returns the session. A server doesn't know it, so until the first effect it is that of a visitor. */
export const useSession = (): Session => useStore($session, { ssr: () => visitor })

/** Returns the signed-in member or null, by the same rule. */
export const useUser = (): User | null => useStore($user, { ssr: () => null })

/** Returns the owner of the data on the page, by the same rule. */
export const useOwner = (): Owner => useStore($owner, { ssr: (): Owner => 'visitor' })
