import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import type { startServer } from '#host-demo/site/server/serve.ts'
import { interactionGoals } from './goals.ts'
import { median } from './statistics.ts'

const FEW = 100
const MANY = 10_000

type Server = Awaited<ReturnType<typeof startServer>>
type Opening = { what: string; value: number; least: number; limit: number }

/** The conversation that the demo buyer began in the earlier visits, extended to any length. */
export class LongChat {
  readonly #orm: Server['database']['orm']
  readonly #openPage: (slower: number, isMember: boolean) => Promise<Page>
  readonly #company: string

  constructor(
    server: Server,
    openPage: (slower: number, isMember: boolean) => Promise<Page>,
    company: string,
  ) {
    this.#orm = server.database.orm
    this.#openPage = openPage
    this.#company = company
  }

  /** Measures how many times longer the chat takes to open with many messages than with few. */
  async compare(runs: number): Promise<Opening[]> {
    const openings: Opening[] = []
    for (const slower of [1, 4]) {
      const times = new Map<number, number[]>([
        [FEW, []],
        [MANY, []],
      ])
      for (let run = 1; run <= runs; run++) {
        for (const [count, all] of times) {
          await this.#fill(count)
          all.push(await this.#open(slower, count))
        }
      }
      const [few = [], many = []] = times.values()
      const figures = [few, many].map(all => `${median(all).toFixed(0)} ms`).join(' and ')
      openings.push({
        what: `${MANY} messages to ${FEW}, CPU ${slower}x (${figures})`,
        value: median(many) / median(few),
        least: Math.min(...many) / Math.min(...few),
        limit: interactionGoals.longChat,
      })
    }
    return openings
  }

  async #fill(count: number): Promise<void> {
    const chat = sql`select c.id from conversation c join company o on o.id = c.company_id
      join member m on m.id = c.member_id where o.name = ${this.#company} and m.email = ${demoMembers.buyer}`
    await this.#orm.execute(sql`delete from message where conversation_id = (${chat})`)
    await this.#orm.execute(sql`insert into message (conversation_id, side, sender_id, body, visible_at, read_at)
      select (${chat}), case when n % 3 = 0 then 'Client' else 'Company' end,
        (select id from member where email = ${demoMembers.buyer}), 'Message ' || n,
        now() - (20000 - n) * interval '10 minutes', now() from generate_series(1, ${count}::int) n`)
  }

  /** Returns the milliseconds from the click until the last message is painted. */
  async #open(slower: number, count: number): Promise<number> {
    const page = await this.#openPage(slower, true)
    await page.goto('/FAQ')
    await page.getByRole('button', { name: 'Open messages' }).click()
    const row = page.getByRole('button', { name: this.#company })
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
}
