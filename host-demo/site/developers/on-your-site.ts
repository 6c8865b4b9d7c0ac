import { elementTags, examples } from '#elements/tags.ts'
import { budgets, MAX_FILES } from '#host-demo/checks/budgets.ts'
import { SCRIPT } from '#host-demo/package/build/bundle.ts'
import { settings } from '#shared/config/settings.ts'
import { API, ENDED } from '#shared/session/session.ts'
import { type Store, type StoreName, startOf, stores } from '#shared/storage/device-records.ts'
import { DAY_MS } from '#shared/trade/calendar.ts'
import { KEY as NOTICE } from '#widgets/browser-notice/browser-notice.store.ts'
import { addressesOf } from '#widgets/runtime/first-reads.ts'
import type { Entry, Section } from './sections.ts'

/** Returns the most kB that load before each part works, which `npm run budgets` holds. */
export const sizeSection = (): Section => ({
  id: 'size',
  title: 'Size of each element',
  entries: budgets.map(({ what, entries: [start, element], all }) => {
    if (!start) return { name: SCRIPT, description: `At most ${all} kB.` }
    const files = `At most ${all} kB in ${MAX_FILES} files or fewer`
    return element
      ? { name: `trade-${what}`, description: `${files}.` }
      : { name: 'core', description: `${files}, the script included.` }
  }),
})

/** Returns the calls with which each element fills its first screen. */
export const callSection = (): Section => ({
  id: 'request',
  title: 'First calls of each element',
  entries: elementTags.flatMap(tag => {
    const given: Readonly<Record<string, string>> = examples[tag].attributes
    const addresses = addressesOf(tag, name => given[name], 'https://api.example')
    const paths = new Set(addresses.map(address => new URL(address).pathname))
    return paths.size > 0
      ? [{ name: tag, description: [...paths].map(path => `\`GET ${path}\``).join(', ') }]
      : []
  }),
})

const contents: Readonly<Record<StoreName, string>> = {
  draft: 'What was typed into a form that has not been sent. Passwords and files are left out.',
  outbox: 'Messages and requests until the server has confirmed them.',
  'rfq-list': 'The items on the RFQ list, with quantities and notes.',
  'rfq-run': 'The requests of an RFQ list that is being sent.',
  sent: 'The subject and date of each sent request. With `procurement` the request too.',
  asked: 'Dates of requests, from earlier versions. Nothing new is stored.',
  searches: 'The last keywords of the search.',
  columns: 'How the columns of pasted sheets are read.',
  compare: 'The items that were chosen for a comparison.',
}

/** Returns every key of local storage: what it holds, for how long, and what a sign-out does with it. */
export function storageSection(): Section {
  const key = settings.storageKey.default
  const own: Entry[] = [
    {
      name: key,
      description: 'Id, name, picture, e-mail and token of the member. A sign-out replaces them by `null`.',
    },
    { name: key + API, description: 'The origin of the API that issued the token. Kept until the sign-out.' },
    {
      name: key + ENDED,
      description:
        'The id of a member whose session the server ended. Kept until the next sign-in or sign-out.',
    },
    {
      name: NOTICE,
      description:
        'The browser for which the notice about browsers was closed. Kept until the site’s data is cleared.',
    },
  ]
  const records = Object.entries<string>(contents).map(([name, content]) => {
    const store = name as StoreName
    return { name: startOf(store), description: `${content} ${keeping(stores[store])}` }
  })
  return { id: 'storage-keys', title: 'Keys of local storage', entries: [...own, ...records] }
}

function keeping({ lifetime, onSignOut }: Store): string {
  const days = `Kept for ${lifetime / DAY_MS} days after the last change.`
  if (onSignOut === 'delete') return `${days} A sign-out deletes it.`
  const asks = 'At a sign-out, the member decides'
  return `${days} ${asks}${typeof onSignOut === 'string' ? '.' : ', unless it holds the date alone: that is deleted.'}`
}
