import { onTestFinished } from 'vitest'
import type { RecordedRequest } from './fake-network.ts'
import { mount, type Screen } from './mount.ts'
import { searchReply } from './replies.ts'
import { ITEMS } from './samples/search.ts'

// The menu's search box and its suggestions.

/** Returns two results of each kind, named after the keyword. */
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

export const showMenu = (scene = {}) => mount('<trade-menu procurement></trade-menu>', { replies, ...scene })
/** Returns its search box, once it suggests. */
export const searchBox = (screen: Screen) => screen.findByRole('combobox', { name: 'Search the marketplace' })
/** Returns the texts of the suggestions. */
export const options = (screen: Screen) => screen.queryAllByRole('option').map(each => each.textContent)
/** Returns the state that a screen reader announces for the list: open or closed. */
export const isExpanded = (field: HTMLElement) => field.getAttribute('aria-expanded')
/** Returns the option that the arrows have reached. */
export const activeOption = (screen: Screen) => screen.queryByRole('option', { selected: true })?.textContent
/** Returns the keywords of all requests for suggestions. */
export const asked = (screen: Screen) => screen.network.calls(ITEMS).map(({ query }) => query.searchKeyword)

/** Types into the box and returns it. */
export async function typeInto(screen: Screen, text: string): Promise<HTMLElement> {
  const field = await searchBox(screen)
  await screen.user.type(field, text)
  return field
}

/** Follows links and forms like a page that takes over. */
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
