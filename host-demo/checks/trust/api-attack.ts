import { sql } from 'drizzle-orm'
import { queryRows } from '#host-demo/api/database/database.ts'
import { limits } from '#host-demo/api/security/limits.ts'
import type { Settings } from '#host-demo/api/settings.ts'
import {
  type RequestOptions,
  startApi,
  type TestApi,
  type TestResponse,
} from '#host-demo/api/testing/start-api.ts'
import { callRules } from './api-calls.ts'
import type { Tally } from './tally.ts'

/** Starts an API without limits, so that attempts are answered and not merely counted. */
export const unlimitedApi = (given: Partial<Settings> = {}) => startApi({ limits: limits(1e6), ...given })

/** Sends a call of `callRules` that names an entry of this id. Counts the call, and an answer that is our fault. */
export async function call(
  api: TestApi,
  tally: Tally,
  name: string,
  id: number | string,
  sent: RequestOptions = {},
): Promise<TestResponse> {
  const [method = '', route = ''] = name.split(' ')
  const { query, body, pdf, sheet } = callRules[name]?.sends?.(id) ?? {}
  const path = route.replace(/:(\w+)/g, (_, field) => (field === 'file' ? `${id}.svg` : `${id}`))
  const form = new FormData()
  if (pdf) form.append('file', new File([pdf], 'plan.pdf'))
  if (sheet) form.append('file', new File([sheet], 'list.csv'))
  const content = pdf || sheet ? form : body && JSON.stringify(body)
  const answer = await api.send(method, path, content, { ...sent, query: { ...query, ...sent.query } })
  tally.cases += 1
  if (answer.status >= 500) tally.faults += 1
  return answer
}

/** Returns true if an answer contains any of these secrets, in body or headers. */
export function tells({ body, headers }: TestResponse, secrets: readonly string[]): boolean {
  const said = `${typeof body === 'string' ? body : JSON.stringify(body)} ${JSON.stringify([...headers])}`
  return secrets.some(secret => said.includes(secret))
}

/** Returns everything that a member has stored, as it is in the database. */
export async function rowsOf(api: TestApi, email: string): Promise<string> {
  const rows = await queryRows(
    api.database.orm,
    sql`with self as (select id, email from member where email = ${email})
        select (select json_agg(r order by id) from rfq r where member_id = self.id) as rfqs,
          (select json_agg(i order by id) from inquiry i where member_id = self.id) as inquiries,
          (select json_agg(h order by h.id) from inquiry_history h join inquiry i on i.id = h.inquiry_id
            where i.member_id = self.id) as histories,
          (select json_agg(m order by m.id) from message m join conversation c on c.id = m.conversation_id
            where c.member_id = self.id) as messages,
          (select json_agg(e order by e.id) from quote_event e where member_id = self.id) as events,
          (select json_agg(l order by l.id) from rfq_list l where member_id = self.id) as lists,
          (select json_agg(o order by o.id) from purchase_order o where member_id = self.id) as orders,
          (select json_agg(s order by s.id) from order_step s join purchase_order o on o.id = s.order_id
            where o.member_id = self.id) as steps,
          (select json_agg(u.name order by u.name) from upload u where member_id = self.id) as uploads,
          (select count(*) from mail where recipient = self.email) as mails
        from self`,
  )
  return JSON.stringify(rows)
}
