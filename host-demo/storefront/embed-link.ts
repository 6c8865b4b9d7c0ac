import { accountCalls } from '#shared/api/account.ts'
import { request } from '#shared/api/client.ts'
import { extraCount } from '#shared/api/items.ts'
import { record } from '#shared/api/record.ts'
import { hrefTo } from '#shared/routes/links.ts'
import { $user } from '#shared/session/session.ts'

const Membership = record({ companyId: ['TenantId', extraCount] })

/** By token: the company that its member belongs to, 0 where the server does not say. */
const companies = new Map<string, Promise<number>>()

function companyOf(token: string): Promise<number> {
  const asked =
    companies.get(token) ??
    request(accountCalls.userDetail, Membership, { token, values: {} }).then(
      ({ companyId }) => companyId,
      () => 0,
    )
  companies.set(token, asked)
  return asked
}

/** Offers the members of a company, and nobody else, to embed its page. */
export async function showEmbedLink(page: Element): Promise<void> {
  const id = page.getAttribute('company-id')
  const user = $user.get()
  const own = user ? await companyOf(user.token) : 0
  page.querySelector('[slot=action]')?.remove()
  if (own !== Number(id) || $user.get()?.token !== user?.token) return
  const to = { route: 'embed', query: { widget: 'trade-company', 'company-id': own } } as const
  const look = { slot: 'action', className: 'action', href: hrefTo(to), textContent: 'Embed' }
  page.append(Object.assign(document.createElement('a'), look))
}
