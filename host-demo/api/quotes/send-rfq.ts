import { and, eq } from 'drizzle-orm'
import { wordsIn } from '#shared/api/rfq-title.ts'
import { texts } from '#shared/messages/texts.ts'
import { isDay } from '#shared/trade/calendar.ts'
import { dayIn, endOfDay, lastZone } from '#shared/trade/day.ts'
import type { Orm } from '../database/database.ts'
import { item, rfq } from '../database/tables.ts'
import type { Member } from '../request/api.ts'
import { HttpError } from '../request/http-error.ts'
import { isPublic } from '../search/list-item.ts'
import type { Settings } from '../settings.ts'
import { mailRequests } from './mail-requests.ts'
import type { parseRfq } from './parse-quote.ts'
import { listOf } from './rfq-lists.ts'
import { ownUploads } from './uploads.ts'
import { zonesOf } from './zones.ts'

const errors = texts('error.rfq', {
  product: 'This company has no such product.',
  service: 'This company has no such service.',
})

/**
 * Stores an RFQ and returns its id. Its company is mailed at once, or with the other lines of its list: see `mailLists`.
 * Throws an HttpError 400 if the item is not that company's.
 */
export async function sendRfq(
  orm: Orm,
  { clock, site, timeZone: home }: Pick<Settings, 'clock' | 'site' | 'timeZone'>,
  sender: Member,
  given: ReturnType<typeof parseRfq>,
) {
  const now = clock()
  const { attachmentUrl, fileName, ...sent } = given
  const [wanted] = await orm
    .select({ name: item.name })
    .from(item)
    .where(
      and(
        eq(item.kind, given.kind),
        eq(item.id, given.itemId),
        eq(item.companyId, given.companyId),
        isPublic,
      ),
    )
  if (!wanted) throw new HttpError(400, errors[given.kind])

  const attachment = await ownUploads(orm, sender, { attachmentUrl, fileName })
  const asked = { ...given.asked, wanted: wordsIn(given.title, wanted.name) }
  const { listed, requirements } = asked
  const sheet = 'sheetFileName' in attachment ? attachment.sheetFileName : ''
  const listId = await listOf(orm, now, sender, asked, sheet)
  const quoteBy = isDay(requirements.quoteBy) ? requirements.quoteBy : null
  const zones = await zonesOf(orm, { memberId: sender.id, companyId: given.companyId }, home)
  const timeZone = lastZone(quoteBy ?? dayIn(now, home), zones)
  const [created] = await orm
    .insert(rfq)
    .values({
      ...sent,
      ...attachment,
      asked,
      listId,
      listItem: listed?.item,
      mailedAt: listId === null ? now : null,
      quoteBy,
      timeZone,
      quoteEnds: quoteBy ? endOfDay(quoteBy, timeZone) : null,
      memberId: sender.id,
      itemName: wanted.name,
      createdAt: now,
    })
    .returning()
  if (!created) throw new Error('The RFQ was not stored')
  if (listId === null) await mailRequests(orm, { now, site: site() }, sender, [created])
  return created.id
}
