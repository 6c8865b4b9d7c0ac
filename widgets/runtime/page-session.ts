import { computed } from 'nanostores'
import { $user } from '#shared/session/session.ts'
import { signOut } from '#shared/session/sign-out.ts'

/** Who is signed in, as far as a page may know: no token, no address. */
export type SessionView = { readonly signedIn: boolean; readonly name: string }

const $session = computed($user, user => ({ signedIn: user !== null, name: user?.name ?? '' }))

/** The session for the page around the widgets. */
export const session = {
  get: (): SessionView => $session.get(),
  /** Calls at once and on every change; gives the function that ends it. */
  subscribe: (listener: (session: SessionView) => void): (() => void) =>
    $session.subscribe(view => listener(view)),
  /** Signs out without a question; unsent drafts stay for the next time. */
  signOut,
}
