import type { Orm } from './database/database.ts'
import { company, member } from './database/tables.ts'
import { hashPassword } from './security/password.ts'
import type { Settings } from './settings.ts'

/** The accounts for trying a demo, printed when the server starts. The seller answers for the first company. */
export const demoMembers = {
  password: 'ball-valve-2019',
  buyer: 'buyer@demo.test',
  seller: 'seller@demo.test',
} as const

/** Creates the demo members in a database that has none. */
export async function seedDemoMembers(orm: Orm, settings: Settings): Promise<void> {
  const existing = await orm.select({ id: member.id }).from(member).limit(1)
  if (existing.length > 0) return

  const [first] = await orm.select({ id: company.id }).from(company).orderBy(company.id).limit(1)
  const shared = {
    passwordHash: await hashPassword(demoMembers.password, settings.passwordCost),
    createdAt: settings.clock(),
    confirmedAt: settings.clock(),
  }
  await orm.insert(member).values([
    { ...shared, email: demoMembers.buyer, name: 'Aisyah Rahman', category: 'personal' },
    {
      ...shared,
      email: demoMembers.seller,
      name: 'Daniel Lim',
      category: 'company',
      companyId: first?.id ?? null,
    },
  ])
}
