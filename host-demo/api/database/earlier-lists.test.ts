import { asc, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { compose } from '#shared/procurement/requirements/block.ts'
import { noRequirements } from '#shared/procurement/requirements/requirements.ts'
import { withPlace } from '#shared/procurement/rfq-list/reference.ts'
import { START_TIMEOUT, startApi } from '../testing/start-api.ts'
import { migrate } from './migrate.ts'
import { rfq } from './tables.ts'

const list = 'RFQ list 2026-11-27/ab12'
const asked = (reference: string, quoteBy = '') =>
  compose('Please quote.', { ...noRequirements, reference, quoteBy })

test('an RFQ knows its list and its deadline; one from before gets them from its message', {
  timeout: START_TIMEOUT,
}, async () => {
  const api = await startApi()
  const { orm } = api.database
  const token = await api.asBuyer()
  const messages = [
    'Please quote.',
    asked(withPlace('', list, 3, 12), '2026-12-31'),
    asked(withPlace('PR-7; urgent', list, 12, 12)),
    asked('PR-8', 'soon'),
    'Reference: RFQ list 2026-11-27/ab12, item 1 of 2',
  ]
  for (const rfqBody of messages) {
    const rfq = { categoryTypeId: 1, quantity: 1, toTenantId: 1, productServiceId: 2, rfqBody }
    await api.post('/api/public/rfq/new2', { title: 'RFQ : Valve', ...rfq }, { token })
  }
  const { listName, listItem, quoteBy, id } = rfq
  const read = () => orm.select({ listName, listItem, quoteBy }).from(rfq).orderBy(asc(id))
  const none = { listName: null, listItem: null, quoteBy: null }
  const known = [
    none,
    { listName: list, listItem: 3, quoteBy: '2026-12-31' },
    { listName: list, listItem: 12, quoteBy: null },
    none,
    none,
  ]
  expect(await read()).toEqual(known)

  await orm.execute(sql`alter table rfq drop column list_name, drop column list_item, drop column quote_by`)
  await orm.execute(sql`delete from migration where name = '018-rfq-lists.sql'`)
  await migrate(orm)
  expect(await read()).toEqual(known)
  await api.close()
})
