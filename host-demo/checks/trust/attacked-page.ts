import type { AttackedTab } from './engines.ts'
import { type FakeMarket, pageWith } from './fake-market.ts'
import type { Tally } from './tally.ts'

/** An element as a test puts it on a page: loaded immediately and not only when it comes near the view. */
export type Placed = readonly [tag: string, attributes?: Readonly<Record<string, string | number>>]

export const member = (name: string): Record<string, string> => ({
  'trade-widgets:user': JSON.stringify({ id: 41, name, image: name, token: 'token-41', email: name }),
})

/** Opens a partner's page with these elements, and waits until they show their content. */
export async function showElements(
  tab: AttackedTab,
  market: FakeMarket,
  elements: readonly Placed[],
  stored: Readonly<Record<string, string>>,
): Promise<void> {
  market.page = pageWith(market, { stored })
  await tab.goto(market.partnerUrl)
  await tab.run(putElements, elements)
  await tab.run(() => window.attack.settle(), undefined)
}

/** Runs in the page. */
function putElements(elements: readonly Placed[]): void {
  for (const [tag, attributes] of elements) {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries({ loading: 'eager', ...attributes }))
      element.setAttribute(name, String(value))
    document.body.append(element)
  }
}

/** Runs in the page: gives its first elements other attributes, and records the effects. */
export async function changeElements(elements: readonly Placed[]): Promise<void> {
  const present = document.querySelectorAll('body > *')
  for (const [index, [, attributes = {}]] of elements.entries()) {
    for (const [name, value] of Object.entries(attributes)) present[index]?.setAttribute(name, String(value))
  }
  await window.attack.settle()
  window.attack.note()
}

export type Shown = { element: Placed; what: string }

/** Shows the elements and adds to the tally those that show nothing, and uncaught errors. */
export async function showAndCount(
  tab: AttackedTab,
  market: FakeMarket,
  shown: readonly Shown[],
  tally: Tally,
): Promise<void> {
  const elements = shown.map(({ element }) => element)
  await showElements(tab, market, elements, member('Aisyah'))
  const texts = await tab.run(
    () =>
      [...document.querySelectorAll('body > *')].map(element => window.attack.readableTextOf(element).trim()),
    undefined,
  )
  const blank = shown
    .filter((_, index) => texts[index] === '')
    .map(({ element, what }) => `${element[0]}: ${what}`)
  const uncaught = tab.takeUncaught()
  if (blank.length + uncaught.length > 0) console.warn(blank, uncaught)
  tally.cases += elements.length
  tally.blank += blank.length
  tally.uncaught += uncaught.length
}

/** Adds the harm done by the payloads of this page to the tally, and prints it. */
export async function countHarm(
  tab: AttackedTab,
  market: FakeMarket,
  tally: Tally,
  what: string,
): Promise<void> {
  const harm = await tab.run(async () => {
    const { ran, left, noted, provokeAll, strays } = window.attack
    await provokeAll()
    return { at: location.origin, ran: ran.splice(0), left: [...noted, ...left()], strays: strays() }
  }, undefined)
  const uncaught = tab.takeUncaught()
  const executed = [...harm.ran, ...harm.left, ...harm.strays]
  if (![market.url, market.partnerUrl].includes(harm.at)) executed.push(`moved to ${harm.at}`)
  if (executed.length + uncaught.length > 0) console.warn(what, executed, uncaught)
  tally.executed += executed.length
  tally.uncaught += uncaught.length
}

export function* inParts<Each>(all: readonly Each[], size: number): Iterable<readonly Each[]> {
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size)
}
