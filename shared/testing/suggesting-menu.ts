import { onTestFinished } from 'vitest'
import type { RecordedRequest } from './fake-network.ts'
import { mount, type Screen } from './mount.ts'
import { searchReply } from './replies.ts'
import { ITEMS } from './samples/search.ts'

// The menu's search box, and what it suggests.

/** Of each kind two, named after what was looked for. */
export const answer = ({ query }: RecordedRequest) =>
  searchReply(
    [7, 8].map(id => ({
      id,
      name: `${query.searchKeyword} ${query.itemType} ${id}`,
      companyName: 'Kerteh Flow',
      location: 'Kerteh',
    })),
  )
export const replies = { [ITEMS]: answer }

/** A menu with procurement. */
export const showMenu = (scene = {}) => mount('<trade-menu procurement></trade-menu>', { replies, ...scene })
/** Its search box, once it suggests. */
export const searchBox = (screen: Screen) => screen.findByRole('combobox', { name: 'Search the marketplace' })
/** What is suggested, as it reads. */
export const options = (screen: Screen) => screen.queryAllByRole('option').map(each => each.textContent)
/** Whether the list is open: what a screen reader is told. */
export const isExpanded = (field: HTMLElement) => field.getAttribute('aria-expanded')
/** The option that the arrows have come to. */
export const activeOption = (screen: Screen) => screen.queryByRole('option', { selected: true })?.textContent
/** What was searched for to suggest something. */
export const asked = (screen: Screen) => screen.network.calls(ITEMS).map(({ query }) => query.searchKeyword)

/** Types into the box; returns it. */
export async function typeInto(screen: Screen, text: string): Promise<HTMLElement> {
  const field = await searchBox(screen)
  await screen.user.type(field, text)
  return field
}

/** Follows links and forms as a page does that takes over. */
export function takeOver(): string[] {
  const places: string[] = []
  const watch = new AbortController()
  document.addEventListener(
    'trade-navigate',
    event => {
      event.preventDefault()
      places.push(event.detail.href)
    },
    { signal: watch.signal },
  )
  onTestFinished(() => watch.abort())
  return places
}
