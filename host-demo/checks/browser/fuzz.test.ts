import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seed } from '#shared/testing/seed.ts'
import type { Count } from './faults/write.ts'
import { forms } from './forms.ts'
import { FuzzUser, type Submission } from './fuzz/fuzz-user.ts'
import { hardest, type Schedule, schedules } from './fuzz/schedule.ts'
import { ScheduledNetwork } from './fuzz/scheduled-network.ts'
import { ownMarket } from './own-market.ts'

// Random actions of an impatient user on a bad network, with an RFQ or an inquiry: in the end it is stored once. `RUNS`
// schedules of the seed `SEED`. A failure prints both, and a `SEED_PATH` with which it runs alone.
const runs = Number(process.env.RUNS) || (process.env.SAMPLE ? 6 : 15)
const { SEED_PATH: path } = process.env

const market = ownMarket()

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trade-fuzz-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

let submissions = 0

/**
 * Returns a text and a file that no other schedule has. Each schedule starts afresh, also while a failing one is being
 * shrunk.
 */
async function newSubmission({ form, withFile }: Schedule): Promise<Submission & { text: string }> {
  const text = `Submission ${++submissions}.`
  const file = withFile ? join(folder, `drawing ${submissions}.pdf`) : null
  if (file) await writeFile(file, `%PDF-1.7\n% ${text}\n%%EOF\n`)
  return { text, file, typed: { ...forms[form].values, Message: text } }
}

const count = async (statement: ReturnType<typeof sql>) =>
  (await market().rows<Count>(sql`select count(*)::int as count from ${statement}`))[0]?.count

/**
 * Counts the stored rows for a text: requests and inquiries, files, files that they refer to, and mails to the company.
 */
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
  const submission = await newSubmission(schedule)
  const page = await market().member()
  page.setDefaultTimeout(30_000)
  try {
    const network = await ScheduledNetwork.of(page, schedule.network)
    const user = new FuzzUser(page, network, schedule.form, submission)
    await user.begin()
    for (const action of schedule.actions) {
      await user.act(action)
      if ((await user.timesSent()) > 0) break
    }
    await network.restore()
    await user.sendUntilSaid()
    expect(await user.timesSent()).toBe(1)
    const files = schedule.withFile ? 1 : 0
    expect(await storedOf(submission.text)).toEqual({ quotes: 1, files, filesReferredTo: files, mails: 1 })
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
