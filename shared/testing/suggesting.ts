import { waitFor } from '@testing-library/dom'
import { recordSearch } from '#shared/suggest/recent-searches.ts'
import type { RecordedRequest } from './fake-network.ts'
import { messageText } from './message-texts.ts'
import { queryAllDeep, WAIT_OPTIONS } from './rendered-text.ts'
import { searchReply } from './replies/search.ts'
import type { Play } from './story.ts'
import { userActions } from './user-actions.ts'

const offers: Readonly<Record<string, readonly string[]>> = {
  PRODUCTS: [
    'API 6D Trunnion Ball Valve 8" 600#',
    'Floating Ball Valve 2" Class 150, fire safe',
    'Bronze ball valve',
  ],
  SERVICES: ['Ball valve overhaul and pressure testing'],
  COMPANY: ['Kemaman Ball Valves Sdn Bhd', 'Vantage Ball and Seal Supply'],
}

/** Returns the first results for ‘ball va’, of each kind; nothing for ‘xyzzy’. */
export const suggested = ({ query }: RecordedRequest) =>
  searchReply(
    query.searchKeyword === 'xyzzy'
      ? []
      : (offers[query.itemType ?? ''] ?? []).map((name, index) => ({
          id: index + 7,
          name,
          companyName: 'Kerteh Flow Control Sdn Bhd',
          location: 'Kerteh, Terengganu',
        })),
  )

/** Goes to a search field once it suggests, types, and waits for the result. The label is a message key. */
export const typing =
  (label: string, typed: string, seen: string): Play =>
  async ({ canvasElement }) => {
    const field = await waitFor(() => {
      const found = queryAllDeep(canvasElement, `[role=combobox][aria-label="${messageText(label)}"]`)[0]
      if (found instanceof HTMLElement) return found
      throw new Error('It suggests nothing yet')
    }, WAIT_OPTIONS)
    field.focus()
    field.click()
    const { fill, findText } = userActions(canvasElement)
    if (typed) await fill(label, typed)
    await findText(seen)
  }

/** Does the same in an empty field after an earlier search. */
export const remembering =
  (label: string): Play =>
  async context => {
    for (const keyword of ['pipe 6"', 'NDT inspection', 'ball valve']) recordSearch(keyword)
    await typing(label, '', 'NDT inspection')(context)
  }
