import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Count } from './faults/write.ts'
import { ownMarket } from './own-market.ts'
import { BadLine } from './schedules/bad-line.ts'
import { HastyUser, type Wish } from './schedules/hasty-user.ts'
import { hardest, type Schedule, schedules } from './schedules/schedule.ts'
import { signIn } from './sign-in.ts'

// What a hasty user and a bad line do to an RFQ or an inquiry, at random: in the end it is stored once.
// `RUNS` schedules of the seed `SEED`; a failure prints both, and with the `SEED_PATH` that it prints it is run alone.
const runs = Number(process.env.RUNS) || 15
const seed = Number(process.env.SEED) || Date.now() % 2 ** 31
const { SEED_PATH: path } = process.env

const market = ownMarket()

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trade-schedules-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

let wishes = 0

/** A text, and a file on the disk, that no other schedule has: each starts afresh, also while it is made smaller. */
async function newWish({ form, withFile }: Schedule): Promise<Wish & { text: string }> {
  const text = `Wish ${++wishes}.`
  const file = withFile ? join(folder, `drawing ${wishes}.pdf`) : null
  if (file) await writeFile(file, `%PDF-1.7\n% ${text}\n%%EOF\n`)
  const typed: Record<string, string> =
    form === 'inquiry' ? { Subject: 'Valves', Message: text } : { Quantity: '4', Message: text }
  return { text, file, typed }
}

const count = async (statement: ReturnType<typeof sql>) =>
  (await market().rows<Count>(sql`select count(*)::int as count from ${statement}`))[0]?.count

/** What is stored of a text: requests and inquiries, files, files that they refer to, and mails to the company. */
async function storedOf(text: string) {
  const rfqs = sql`select upload_name from rfq where message = ${text}`
  const inquiries = sql`select upload_name from inquiry join inquiry_history on inquiry.id = inquiry_id where message = ${text}`
  const quotes = sql`(${rfqs} union all ${inquiries}) as quote`
  return {
    quotes: await count(quotes),
    files: await count(sql`upload where position(convert_to(${text}, 'UTF8') in bytes) > 0`),
    filesReferredTo: await count(sql`${quotes} where upload_name is not null`),
    mails: await count(sql`mail where position(${text} in body) > 0`),
  }
}

async function follow(schedule: Schedule): Promise<void> {
  const wish = await newWish(schedule)
  const page = await market().visitor()
  page.setDefaultTimeout(10_000)
  try {
    await page.goto('/login')
    await signIn(page)
    const line = await BadLine.between(page, schedule.line)
    const user = new HastyUser(page, line, schedule.form, wish)
    await user.begin()
    for (const deed of schedule.deeds) {
      await user.do(deed)
      if ((await user.timesTold()) > 0) break
    }
    await line.mend()
    await user.goOn()
    expect(await user.timesTold()).toBe(1)
    const files = schedule.withFile ? 1 : 0
    expect(await storedOf(wish.text)).toEqual({ quotes: 1, files, filesReferredTo: files, mails: 1 })
  } finally {
    await page.context().close()
    market().expected('Failed to load resource')
  }
  expect(market().takeComplaints()).toEqual([])
}

test(`${runs} random schedules of seed ${seed} leave one row each`, {
  timeout: runs * 20_000 + 300_000,
}, async () => {
  console.log(`SEED=${seed} RUNS=${runs}`)
  await fc.assert(fc.asyncProperty(schedules, follow), {
    numRuns: runs,
    seed,
    examples: hardest.map((schedule): [Schedule] => [schedule]),
    ...(path !== undefined && { path }),
  })
})
