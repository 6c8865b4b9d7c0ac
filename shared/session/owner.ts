import { useStore } from '@nanostores/react'
import { computed, type ReadableAtom } from 'nanostores'
import { perRendering } from '#shared/config/rendering.ts'
import { $session, type Session } from './session.ts'

/** A member by id, or a visitor. */
export type Owner = number | 'visitor'

/** The owner of the data on the page. After an expiry it stays the member, so that nothing vanishes. */
export const $owner: ReadableAtom<Owner> = perRendering(computed($session, ownerOf), () =>
  ownerOf($session.get()),
)

/** Returns this owner, by the same rule as `useSession`. */
export const useOwner = (): Owner => useStore($owner, { ssr: (): Owner => 'visitor' })

/** Returns the owner of the data in this session. */
export function ownerOf(session: Session): Owner {
  if (session.at === 'member') return session.user.id
  return session.at === 'expired' ? session.userId : 'visitor'
}

/** Returns the next owner of a text that is `shown` now. One that a visitor began after an expiry stays a visitor's. */
export function ownerAfter(shown: Owner): Owner {
  const session = $session.get()
  const owner = ownerOf(session)
  return session.at === 'expired' && owner !== shown ? 'visitor' : owner
}
