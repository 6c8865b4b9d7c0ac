import { and, eq, isNotNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Orm } from '../database/database.ts'
import { company, member } from '../database/tables.ts'

/** The zone of a country; of one with several, that of the mainland in which a day ends last. */
const COUNTRIES: Readonly<Record<string, string>> = {
  australia: 'Australia/Perth',
  bahrain: 'Asia/Bahrain',
  bangladesh: 'Asia/Dhaka',
  brazil: 'America/Rio_Branco',
  brunei: 'Asia/Brunei',
  canada: 'America/Vancouver',
  china: 'Asia/Shanghai',
  denmark: 'Europe/Copenhagen',
  france: 'Europe/Paris',
  germany: 'Europe/Berlin',
  'hong kong': 'Asia/Hong_Kong',
  india: 'Asia/Kolkata',
  indonesia: 'Asia/Jakarta',
  italy: 'Europe/Rome',
  japan: 'Asia/Tokyo',
  kuwait: 'Asia/Kuwait',
  malaysia: 'Asia/Kuala_Lumpur',
  netherlands: 'Europe/Amsterdam',
  'new zealand': 'Pacific/Auckland',
  norway: 'Europe/Oslo',
  oman: 'Asia/Muscat',
  pakistan: 'Asia/Karachi',
  philippines: 'Asia/Manila',
  qatar: 'Asia/Qatar',
  'saudi arabia': 'Asia/Riyadh',
  singapore: 'Asia/Singapore',
  'south korea': 'Asia/Seoul',
  spain: 'Europe/Madrid',
  taiwan: 'Asia/Taipei',
  thailand: 'Asia/Bangkok',
  turkey: 'Europe/Istanbul',
  'united arab emirates': 'Asia/Dubai',
  'united kingdom': 'Europe/London',
  'united states': 'America/Los_Angeles',
  usa: 'America/Los_Angeles',
  vietnam: 'Asia/Ho_Chi_Minh',
}

/** Returns the zone of a country by its English name, or undefined. */
export const zoneOfCountry = (country: string): string | undefined => COUNTRIES[country.trim().toLowerCase()]

type Sides = { memberId: number; companyId: number }

/**
 * Returns the zones of the two sides of a request: those that their browsers told, else that of the company's country, else
 * `home`, the marketplace's.
 */
export async function zonesOf(
  orm: Orm,
  { memberId, companyId }: Sides,
  home: string,
): Promise<[string, ...string[]]> {
  const own = alias(company, 'own')
  const [buyer] = await orm
    .select({ zone: member.timeZone, country: own.country })
    .from(member)
    .leftJoin(own, eq(own.id, member.companyId))
    .where(eq(member.id, memberId))
  const [seller] = await orm
    .select({ country: company.country })
    .from(company)
    .where(eq(company.id, companyId))
  const told = await orm
    .selectDistinct({ zone: member.timeZone })
    .from(member)
    .where(and(eq(member.companyId, companyId), isNotNull(member.timeZone)))
  const sellers = told.flatMap(({ zone }) => zone ?? [])
  return [
    buyer?.zone ?? zoneOfCountry(buyer?.country ?? '') ?? home,
    ...(sellers.length > 0 ? sellers : [zoneOfCountry(seller?.country ?? '') ?? home]),
  ]
}
