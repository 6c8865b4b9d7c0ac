import { accountCalls } from '#shared/api/account.ts'
import { callApi } from '#shared/api/client.ts'
import { extraCount } from '#shared/api/items.ts'
import { record } from '#shared/api/record.ts'

const Membership = record({ companyId: ['TenantId', extraCount] })

/** By token. */
const companies = new Map<string, Promise<number>>()

/** Returns the company of the member with this token; 0 if there is none, or the server does not say. */
export function companyOf(token: string): Promise<number> {
  const asked =
    companies.get(token) ??
    callApi(accountCalls.userDetail, Membership, { token, values: {} }).then(
      ({ companyId }) => companyId,
      () => 0,
    )
  companies.set(token, asked)
  return asked
}
