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

/** Returns the member of a test, with usual values unless overridden. */
export const member: (overrides?: Partial<Member>) => Member = sceneMember

/** Signs a member in, before or after the elements have loaded. If you set `storage-key`, give it here too. */
export function signIn(overrides?: Partial<Member>, storageKey = 'trade-widgets:user'): Member {
  const signedIn = member(overrides)
  localStorage.setItem(storageKey, JSON.stringify(signedIn))
  // A page gets no event for its own writes.
  window.dispatchEvent(new Event('storage'))
  return signedIn
}

/** Removes everything from the page and waits until it has unmounted. Call it after each test. */
export async function cleanup(): Promise<void> {
  document.body.replaceChildren()
  // React releases its objects in a separate task, which is sure to have run between two timers.
  for (const _ of ['unmounting', 'letting go']) await new Promise(resume => setTimeout(resume))
}

/** Returns the elements that match a selector, including those in open shadow roots, in the order of the page. */
export function queryAllDeep<Found extends Element = HTMLElement>(
  selector: string,
  root: ParentNode = document,
): Found[] {
  return [...root.querySelectorAll('*')].flatMap(element => [
    ...(element.matches(selector) ? [element as Found] : []),
    ...(element.shadowRoot ? queryAllDeep<Found>(selector, element.shadowRoot) : []),
  ])
}

/** Waits for the first element that matches a selector, also in a shadow root. Rejects if none appears in 10 s. */
export async function findDeep<Found extends Element = HTMLElement>(
  selector: string,
  root: ParentNode = document,
): Promise<Found> {
  for (const end = Date.now() + 10_000; ; ) {
    const [found] = queryAllDeep<Found>(selector, root)
    if (found) return found
    if (Date.now() > end) throw new Error(`${selector} did not appear, in the page or in a shadow root`)
    await new Promise(resume => setTimeout(resume, 20))
  }
}
