import { member as sceneMember } from '#shared/testing/scene.ts'

export {
  type FakeNetwork,
  type FakeResponse,
  fakeNetwork,
  fault,
  inTurn,
  json,
  later,
  type NetworkFault,
  type RecordedRequest,
  type Replies,
} from '#shared/testing/fake-network.ts'
export * from '#shared/testing/replies.ts'

/** A signed-in member, as kept in local storage under the key `trade-widgets:user`. */
export type Member = { id: number; name: string; image: string; token: string; email: string }

/** The member of a test: what is not given is somebody usual. */
export const member: (overrides?: Partial<Member>) => Member = sceneMember
