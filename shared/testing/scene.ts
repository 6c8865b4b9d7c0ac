import { type Config, resetConfig } from '#shared/config/config.ts'
import { keepUser, resetSession, type User } from '#shared/session/session.ts'
import { type FakeNetwork, fakeNetwork, type Replies } from './network.ts'

/** What a screen stands in: who is signed in, what each call answers, how the host is configured. */
export type Scene = {
  replies?: Replies
  user?: User | null
  config?: Partial<Config>
}

/** Puts session, configuration and network in the state of a scene; gives the network to look at. */
export function setScene({ replies = {}, user = null, config = {} }: Scene): FakeNetwork {
  resetSession()
  const network = fakeNetwork(replies)
  resetConfig({
    apiHost: 'https://api.test',
    storefront: 'https://market.test',
    fetch: network.fetch,
    ...config,
  })
  keepUser(user)
  return network
}

/** A signed-in member. */
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
