import { parseId } from '#shared/api/parse-id.ts'
import { hrefTo } from '#shared/routes/links.ts'
import { $user } from '#shared/session/session.ts'
import { companyOf } from './own-company.ts'

/** Offers the members of a company, and nobody else, to embed its page. */
export async function showEmbedLink(page: Element): Promise<void> {
  const id = parseId(page.getAttribute('company-id'))
  const user = $user.get()
  const own = user ? await companyOf(user.token) : 0
  page.querySelector('[slot=action]')?.remove()
  if (own !== id || $user.get()?.token !== user?.token) return
  const to = { route: 'embed', query: { widget: 'trade-company', 'company-id': own } } as const
  const look = { slot: 'action', className: 'action', href: hrefTo(to), textContent: 'Embed' }
  page.append(Object.assign(document.createElement('a'), look))
}
