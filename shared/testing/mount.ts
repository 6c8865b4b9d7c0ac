import { userEvent } from '@testing-library/user-event'
import { within as withinShadow } from 'shadow-dom-testing-library'
import type { FakeNetwork } from './fake-network.ts'
import { type RecordedEvent, recordEvents } from './recorded-events.ts'
import { INTERVAL } from './rendered-text.ts'
import { type Scene, setScene } from './scene.ts'
import type { Story } from './story.ts'

type ShadowQueries = ReturnType<typeof withinShadow>

/** The queries of Testing Library under their usual names, but across shadow roots. */
type Queries = {
  [Name in keyof ShadowQueries as Name extends `${infer Way}Shadow${infer By}`
    ? `${Way}${By}`
    : never]: ShadowQueries[Name]
}

/** A page with an element, as its host and its user see it. */
export type Screen = Queries & {
  /** The first trade element of the page. */
  element: HTMLElement
  network: FakeNetwork
  /** All `trade-*` events so far, in order. */
  events: readonly RecordedEvent[]
  user: ReturnType<typeof userEvent.setup>
  /** Returns the same queries for a part of the page. */
  within(part: HTMLElement): Queries
}

/**
 * Puts HTML on the page in a scene and waits until its first element has rendered. The test itself imports the
 * element's definition.
 */
export async function mount(html: string, scene: Scene = {}): Promise<Screen> {
  const network = setScene(scene)
  const events = recordEvents()
  document.body.innerHTML = html
  const element = [...document.body.querySelectorAll<HTMLElement>('*')].find(isOurs)
  if (!element) throw new Error(`There is no trade element in ${html}`)
  await waitForFirstRender(element)
  const screen = { element, network, events, user: userEvent.setup(), within: queriesIn }
  return { ...queriesIn(document.body), ...screen }
}

/** Works like `mount` for a story, after its `play`. */
export async function mountStory({ html, scene, play }: Story): Promise<Screen> {
  const screen = await mount(html, scene)
  await play?.({ canvasElement: document.body })
  return screen
}

/** Returns the value that a nested element got: React sets a property if the element has one, else the attribute. */
export function handedTo(nested: Element | null | undefined, name: string): unknown {
  return nested?.getAttribute(name) ?? Reflect.get(nested ?? {}, name)
}

function queriesIn(part: HTMLElement): Queries {
  const queries = Object.entries(withinShadow(part) as unknown as Record<string, Query>)
  const renamed = queries
    .filter(([name]) => name.includes('Shadow'))
    .map(([name, query]) => [name.replace('Shadow', ''), name.startsWith('find') ? soon(query) : query])
  return Object.fromEntries(renamed) as Queries
}

type Query = (matcher: unknown, options?: object, waiting?: object) => unknown

/** Repeats a query at short intervals, because Testing Library sees no change inside a shadow root. */
function soon(find: Query): Query {
  return (matcher, options, waiting) => find(matcher, options, { interval: INTERVAL, ...waiting })
}

function isOurs(element: Element): boolean {
  return element.localName.startsWith('trade-')
}

/** Waits for React's first rendering, which replaces the element's initial content in a later task. */
function waitForFirstRender(element: HTMLElement): Promise<void> {
  const root = element.shadowRoot?.querySelector('.trade-root')
  if (!root) throw new Error(`<${element.localName}> is not defined: import its *.element.ts in the test`)
  return new Promise(resolve => {
    const observer = new MutationObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe(root, { childList: true })
  })
}
