import { authenticate, fetchUserDetail } from '#shared/api/account.ts'
import {
  fetchAllCategories,
  fetchCategoryItems,
  fetchSubCategories,
  fetchTopCategories,
} from '#shared/api/categories.ts'
import { fetchChatHistory, fetchChatMenu } from '#shared/api/chat.ts'
import { fetchCompany, fetchCompanyItems } from '#shared/api/companies.ts'
import { fetchItem, type Kind } from '#shared/api/items.ts'
import { fetchRecommended } from '#shared/api/recommended.ts'
import { countMatches, type SearchTab, searchItems } from '#shared/api/search.ts'
import { fetchTenders } from '#shared/api/tenders.ts'
import { keepUser } from '#shared/session/session.ts'

export type Read = {
  title: string
  make: () => Promise<unknown>
  /** The failure that is correct here. Without it, the read has to succeed. */
  expects?: 'missing' | 'unauthorised'
}

export type Credentials = { username: string; password: string }

/** No host has this many of anything. */
const UNKNOWN_ID = 2_147_483_647
const KINDS = ['product', 'service'] as const
const TABS = ['products', 'services', 'company'] as const

/**
 * Yields every read call, with ids that the host itself names. They come one at a time, because a later read needs the
 * result of an earlier one. Without credentials, the members' reads have to be refused.
 */
export async function* readsOf(credentials: Credentials | undefined): AsyncGenerator<Read> {
  yield { title: 'top categories', make: fetchTopCategories }
  yield { title: 'all categories', make: fetchAllCategories }
  yield { title: 'latest RFQs and tenders', make: fetchTenders }
  yield { title: 'counts of a search', make: () => countMatches('valve') }
  for (const tab of TABS) yield { title: `search for ${tab}`, make: () => searchPage(tab) }
  for (const kind of KINDS) yield* readsOfKind(kind)
  yield* readsOfCompany()
  if (credentials) yield* readsOfMember(credentials)
  else yield* readsOfVisitor()
}

async function* readsOfKind(kind: Kind): AsyncGenerator<Read> {
  yield { title: `recommended ${kind}s`, make: () => fetchRecommended(kind) }
  const categories = await fetchAllCategories().catch(() => [])
  const category = categories.find(found => found.kind === kind)?.id ?? 1
  yield {
    title: `sub-categories of ${kind} category ${category}`,
    make: () => fetchSubCategories(kind, category),
  }
  yield { title: `listing of ${kind} category ${category}`, make: () => fetchCategoryItems(kind, category) }
  const page = await searchPage(kind === 'product' ? 'products' : 'services').catch(() => undefined)
  const id = page?.items[0]?.id ?? 1
  yield { title: `${kind} ${id}`, make: () => fetchItem(kind, id) }
  yield { title: `${kind} that nobody has`, make: () => fetchItem(kind, UNKNOWN_ID), expects: 'missing' }
}

async function* readsOfCompany(): AsyncGenerator<Read> {
  const page = await searchPage('company').catch(() => undefined)
  const id = page?.items[0]?.id ?? 1
  yield { title: `company ${id}`, make: () => fetchCompany(id) }
  yield { title: 'company that nobody has', make: () => fetchCompany(UNKNOWN_ID), expects: 'missing' }
  for (const kind of KINDS)
    yield { title: `${kind}s of company ${id}`, make: () => fetchCompanyItems(kind, id, 1) }
}

async function* readsOfMember({ username, password }: Credentials): AsyncGenerator<Read> {
  let token = ''
  const signIn = async () => {
    token = await authenticate(username, password)
    keepUser({ ...(await fetchUserDetail(token)), token })
  }
  yield { title: 'sign-in and user detail', make: signIn }
  if (!token) return
  yield { title: 'chat menu', make: fetchChatMenu }
  const menu = await fetchChatMenu().catch(() => [])
  const chat = menu.find(entry => entry.chatId > 0)
  if (chat)
    yield { title: `chat ${chat.chatId}`, make: () => fetchChatHistory(chat.chatId, chat.staffStatus) }
}

async function* readsOfVisitor(): AsyncGenerator<Read> {
  yield { title: 'user detail for a visitor', make: () => fetchUserDetail(''), expects: 'unauthorised' }
  yield { title: 'chat for a visitor', make: () => fetchChatHistory(1, 0), expects: 'unauthorised' }
}

function searchPage(tab: SearchTab) {
  return searchItems({ keyword: '', tab, page: 1 })
}
