import { and, eq, gte, inArray, or, type SQL, sql } from 'drizzle-orm'
import { readFactFilters } from '#shared/api/fact-filter.ts'
import { languages } from '#shared/languages/languages.ts'
import { texts } from '#shared/messages/texts.ts'
import { dayIn } from '#shared/trade/day.ts'
import { company, companyCertificate } from '../database/tables.ts'
import type { Api } from '../request/api.ts'
import type { AskedFact } from './category-values.ts'

/** The key of the only filter among the facts that is about the seller, and not about the item. */
export const CERTIFICATE = 'certificate'

const t = texts('search', { certificates: 'Certificates of the seller' })

/** How the filter is asked for, as a category asks for a fact. */
export const askedCertificates: Pick<AskedFact, 'key' | 'name' | 'names' | 'kind' | 'unit'> = {
  key: CERTIFICATE,
  name: t.certificates('en'),
  names: Object.fromEntries(
    languages.filter(each => each !== 'en').map(each => [each, t.certificates(each)]),
  ),
  kind: 'choice',
  unit: '',
}

/** The certificates of which a seller must hold one. */
export function chosenCertificates(facts = ''): readonly string[] {
  const chosen = readFactFilters(facts).find(({ key }) => key === CERTIFICATE)
  return chosen && 'values' in chosen ? chosen.values : []
}

/** The condition that a certificate is valid. Most have no end. */
export const isValid = (today: string) =>
  or(eq(companyCertificate.validUntil, ''), gte(companyCertificate.validUntil, today))

const todayOf = ({ settings }: Pick<Api, 'settings'>) => dayIn(settings.clock(), settings.timeZone)

/** The condition that a company holds one of these. */
export const holdsOne = (api: Api, names: readonly string[]): SQL =>
  inArray(
    company.id,
    api.orm
      .select({ id: companyCertificate.companyId })
      .from(companyCertificate)
      .where(and(inArray(companyCertificate.name, [...names]), isValid(todayOf(api)))),
  )

/** Returns the query that counts answers by the certificates of their sellers, who hold some of them twice. */
export const certificateCounts = (api: Api, sellers: SQL): SQL =>
  sql`select held.name as value, sum(answers)::int as count from (${sellers}) as seller
      join lateral (select distinct ${companyCertificate.name} as name from ${companyCertificate}
        where ${companyCertificate.companyId} = seller.company_id and ${isValid(todayOf(api))}) as held on true
      group by 1`
