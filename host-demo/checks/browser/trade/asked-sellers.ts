import { sql } from 'drizzle-orm'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { asking } from '#shared/testing/asking.ts'
import type { ownMarket } from '../tools/own-market.ts'
import { tokenOf } from '../tools/sign-in.ts'

type OwnMarket = ReturnType<ReturnType<typeof ownMarket>>

export const LIST = 'RFQ list 2026-11-27/ab12'

/** Sends a list of the demo buyer to five companies: four quote every line, in three currencies, and the last is silent. */
export async function askSellers(market: OwnMarket, lines: number): Promise<void> {
  const post = async (path: string, body: object, token = ''): Promise<unknown> => {
    const answer = await fetch(`${market.url}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return answer.json()
  }
  const items = await market.rows<{ company: number; item: number }>(
    sql`select company_id as company, min(id) as item from item where kind = 'product' and is_published
      group by company_id order by company_id limit 5`,
  )
  const buyer = await tokenOf(demoMembers.buyer, market.url)
  for (const [at, { company, item }] of items.entries()) {
    const Email = `bidder${company}@example.test`
    await post('/api/login/tenant/register', {
      Email,
      Password: demoMembers.password,
      Name: `Bidder ${company}`,
    })
    await market.rows(sql`update member set company_id = ${company} where email = ${Email}`)
    const seller = await tokenOf(Email, market.url)
    for (let line = 1; line <= lines; line += 1) {
      const rfqBody = asking(
        'Please quote.',
        { quantity: `${line * 10}`, unit: 'pcs', currency: 'MYR', targetPrice: '130' },
        { list: LIST, item: line, of: lines },
      )
      const sent = await post(
        '/api/public/rfq/new2',
        {
          categoryTypeId: 1,
          title: `Gate valve ${line}" 600#, API 600, trim 8`,
          quantity: line * 10,
          toTenantId: company,
          productServiceId: item,
          rfqBody,
        },
        buyer,
      )
      const { Id: id } = sent as { Id: number }
      if (at === 4) continue
      const [currency, price] = [
        ['MYR', 120 + line],
        ['USD', 28 + line / 4],
        ['MYR', 131],
        ['EUR', 26.5],
      ][at] as [string, number]
      await post(
        `/api/dashboard/rfqs/${id}`,
        {
          action: 'quote',
          seen: 0,
          price: `${price}`,
          currency,
          priceBasis: 'unit',
          validUntil: '2030-12-31',
          delivery: `${4 + at * 2} weeks`,
          terms: 'DAP Labuan, payment in 30 days',
          message: at === 1 ? 'MTC 3.1 included.' : '',
        },
        seller,
      )
    }
  }
}
