import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import type { RunningServer } from '#host-demo/site/server/serve.ts'
import { interactionGoals, type Verdict, verdictOn } from './goals.ts'
import { median } from './statistics.ts'

const FEW = 100
const MANY = 10_000

/** `company`: with which the demo buyer began a conversation in the earlier visits. */
type Chats = {
  orm: RunningServer['database']['orm']
  openPage: (slower: number, isMember: boolean) => Promise<Page>
  company: string
  runs: number
}

/** Measures how many times longer the chat takes to open with many messages than with few. */
export async function compareChats(chats: Chats): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (const slower of [1, 4]) {
    const few: number[] = []
    const many: number[] = []
    for (let run = 1; run <= chats.runs; run++) {
      few.push(await opened(chats, FEW, slower))
      many.push(await opened(chats, MANY, slower))
    }
    const figures = [few, many].map(times => `${median(times).toFixed(0)} ms`).join(' and ')
    verdicts.push(
      verdictOn({
        what: `${MANY} messages to ${FEW}, CPU ${slower}x (${figures})`,
        value: median(many) / median(few),
        limit: interactionGoals.longChat,
      }),
    )
  }
  return verdicts
}

/** Returns the milliseconds from the click on a conversation of this length until its last message is painted. */
async function opened({ orm, openPage, company }: Chats, count: number, slower: number): Promise<number> {
  const chat = sql`select c.id from conversation c join company o on o.id = c.company_id
    join member m on m.id = c.member_id where o.name = ${company} and m.email = ${demoMembers.buyer}`
  await orm.execute(sql`delete from message where conversation_id = (${chat})`)
  await orm.execute(sql`insert into message (conversation_id, side, sender_id, body, visible_at, read_at)
    select (${chat}), case when n % 3 = 0 then 'Client' else 'Company' end,
      (select id from member where email = ${demoMembers.buyer}), 'Message ' || n,
      now() - (20000 - n) * interval '10 minutes', now() from generate_series(1, ${count}::int) n`)
  const page = await openPage(slower, true)
  await page.goto('/FAQ')
  await page.getByRole('button', { name: 'Open messages' }).click()
  const row = page.getByRole('button', { name: company })
  await row.waitFor()
  await page.waitForTimeout(1000)
  const time = await row.evaluate(async (button: HTMLElement, last) => {
    const root = button.getRootNode() as ShadowRoot
    const start = performance.now()
    button.click()
    do await new Promise(requestAnimationFrame)
    while ([...root.querySelectorAll('.bubbles li p')].at(-1)?.textContent !== last)
    await new Promise(requestAnimationFrame)
    return performance.now() - start
  }, `Message ${count}`)
  await page.context().close()
  return time
}
