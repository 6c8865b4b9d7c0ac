import { sql } from 'drizzle-orm'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import type { RunningServer } from '#host-demo/site/server/serve.ts'
import { tokenOf } from '../browser/tools/sign-in.ts'

/** The first company of the demo data, with which the demo buyer talks. */
export const COMPANY = { id: 1, name: 'Kemaman Valve Works Sdn Bhd' }

/** Begins the conversation of the demo buyer. */
export async function startChat({ url }: RunningServer): Promise<void> {
  const authorization = `Bearer ${await tokenOf(demoMembers.buyer, url)}`
  const begun = { Title: 'Valves', ToTenantId: COMPANY.id, MessageBody: 'Hello', FromUserId: 1 }
  const headers = { authorization, 'content-type': 'application/json' }
  const address = `${url}/api/public/user/addNewChat`
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(begun) })
  if (!answer.ok) throw new Error(`${address} was answered ${answer.status}: ${await answer.text()}`)
}

/** Gives the conversation this many messages, `Message 1` and so on. */
export async function fillChat({ database: { orm } }: RunningServer, count: number): Promise<void> {
  const chat = sql`select c.id from conversation c join member m on m.id = c.member_id
    where c.company_id = ${COMPANY.id} and m.email = ${demoMembers.buyer}`
  await orm.execute(sql`delete from message where conversation_id = (${chat})`)
  await orm.execute(sql`insert into message (conversation_id, side, sender_id, body, visible_at, read_at)
    select (${chat}), case when n % 3 = 0 then 'Client' else 'Company' end,
      (select id from member where email = ${demoMembers.buyer}), 'Message ' || n,
      now() - (20000 - n) * interval '10 minutes', now() from generate_series(1, ${count}::int) n`)
}
