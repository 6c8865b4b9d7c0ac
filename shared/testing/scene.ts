import { resetConfig } from '#shared/config/config.ts'
import type { Config } from '#shared/config/settings.ts'
import { addLines, emptyList, type NewLine } from '#shared/procurement/rfq-list/rfq-list.ts'
import { keepUser, resetSession, type User } from '#shared/session/session.ts'
import { type FakeNetwork, fakeNetwork, type Replies } from './fake-network.ts'

/** The world around a screen: the session, the answer to each call, the host's configuration. */
export type Scene = {
  replies?: Replies
  user?: User | null
  config?: Partial<Config>
  /** No network: every call fails, and `navigator.onLine` is false. */
  offline?: boolean
  /** The lines on the RFQ list. */
  lines?: readonly NewLine[]
}

/** Sets session, configuration and network as in the scene, and returns the fake network. */
export function setScene({
  replies = {},
  user = null,
  config = {},
  offline = false,
  lines,
}: Scene): FakeNetwork {
  resetSession()
  setOffline(offline)
  const network = fakeNetwork(replies, offline)
  resetConfig({
    apiHost: 'https://api.test',
    storefront: 'https://market.test',
    fetch: network.fetch,
    ...config,
  })
  keepUser(user)
  if (lines) {
    emptyList()
    addLines(lines)
  }
  return network
}

/** Sets `navigator.onLine` until the next scene or the end of the test. */
export function setOffline(now = true): void {
  if (now) Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  else Reflect.deleteProperty(navigator, 'onLine')
}

/** Returns a signed-in member. */
export function member(overrides: Partial<User> = {}): User {
  return {
    id: 41,
    name: 'Aisyah Rahman',
    image: '',
    token: 'token-41',
    email: 'aisyah@buyer.test',
    ...overrides,
  }
}

/**
 * Signs a member in, like the login dialog when it closes. The dialog itself may be defined by an earlier file on this
 * page, so it is removed and takes no focus.
 */
export function signInByDialog(): void {
  keepUser(member())
  document.querySelector('trade-login')?.remove()
  document.dispatchEvent(new CustomEvent('trade-dialog-close', { detail: { dialog: 'login' } }))
}
