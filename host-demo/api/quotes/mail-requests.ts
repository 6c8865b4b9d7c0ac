import { quantityLine } from '#shared/trade/asked.ts'
import type { Orm } from '../database/database.ts'
import type { rfq } from '../database/tables.ts'
import type { Person } from '../mail/letters/request-words.ts'
import { listLetter, rfqLetter } from '../mail/letters/rfq.ts'
import { links } from '../mail/links.ts'
import { sendToCompany } from '../mail/mails.ts'
import { newAnswerLink } from './answer-links.ts'
import type { At } from './mail-seller.ts'
import { nameOfList } from './rfq-lists.ts'

type Rfq = typeof rfq.$inferSelect

/** Mails a company what one buyer asks it for: one RFQ, or lines of one RFQ list in their order. */
export async function mailRequests(
  orm: Orm,
  { now, site }: At,
  buyer: Person,
  asked: readonly [Rfq, ...Rfq[]],
): Promise<void> {
  const [first] = asked
  const list = await nameOfList(orm, first.listId)
  await sendToCompany(orm, now, first.companyId, async memberId => {
    const token = await newAnswerLink(orm, now, { rfqId: first.id, memberId })
    const hasAccount = memberId !== null
    const way = { sender: buyer, hasAccount, byLink: `${site}${links.answer(token)}` }
    return {
      words:
        asked.length === 1
          ? rfqLetter({ ...factsOf(first), ...way })
          : listLetter({ list, lines: asked.map(factsOf), sheet: first.sheetFileName, ...way }),
      secret: token,
      ...(hasAccount && { link: links.request('rfq', first.id) }),
      replyTo: buyer.email,
      about: first.listId === null ? { type: 'rfq', id: first.id } : { type: 'list', id: first.listId },
    }
  })
}

const factsOf = ({ title, message, asked, kind, itemName, listItem, quoteBy, timeZone }: Rfq) => ({
  title,
  message,
  kind,
  asked,
  number: listItem ?? 0,
  quantityLine: quantityLine(asked.requirements),
  item: asked.wanted && itemName,
  deadline: quoteBy === null ? null : { day: quoteBy, zone: timeZone },
})
