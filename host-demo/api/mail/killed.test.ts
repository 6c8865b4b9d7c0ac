import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../open-database.ts'
import { settingsFromEnv } from '../settings.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { smallCatalogue } from '../testing/small-catalogue.ts'
import { sendMail } from './mails.ts'

const sender = fileURLToPath(new URL('../testing/mailing-process.ts', import.meta.url))
const MAILS = 12
/** Longer than a process may take for one mail, after which it counts as dead. */
const LATER_MS = 10 * 60_000

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'trade-mails-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const open = () =>
  openDatabase(
    settingsFromEnv({ DATA_DIR: folder }, { demoMembers: false, catalogue: async () => smallCatalogue() }),
  )

test('killed at any step, the server loses no mail and repeats none more than once', {
  timeout: 300_000,
}, async () => {
  const heard: string[] = []
  const server = await startMailServer(0, step => {
    heard.push(step)
    if (step === endAt) child?.kill('SIGKILL')
  })
  let endAt: string | undefined
  let child: ChildProcess | undefined
  let ahead = 0
  const run = async (until: () => boolean) => {
    const env = { ...process.env, DATA_DIR: folder, AHEAD: String(ahead) }
    const started = spawn(process.execPath, ['--import', 'tsx', sender], {
      env: { ...env, SMTP_URL: server.url, SMTP_FROM: 'office@market.example' },
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    child = started
    const ended = once(started, 'exit')
    await once(started.stdout, 'data')
    await expect.poll(until, { timeout: 120_000 }).toBe(true)
    started.kill('SIGKILL')
    await ended
    ahead += LATER_MS
  }

  // The first start switches sending on.
  await run(() => true)
  const database = await open()
  for (let at = 0; at < MAILS; at += 1)
    await sendMail(database.orm, new Date(Date.now() + ahead), {
      to: `member-${at}@example.test`,
      owner: null,
      subject: `Mail ${at}`,
      body: 'Text',
    })
  await database.close()
  for (const step of ['recipient', 'content', 'answered', 'content']) {
    endAt = step
    heard.length = 0
    await run(() => heard.includes(step))
  }
  endAt = undefined
  const idsOf = () => server.mails.map(content => /^Message-ID: (.*)$/im.exec(content)?.[1])
  await run(() => new Set(idsOf()).size === MAILS)
  const ids = idsOf()
  expect(ids.filter((id, at) => ids.indexOf(id) !== at).length).toBeLessThanOrEqual(4)
  for (const id of ids) expect(ids.filter(each => each === id).length).toBeLessThanOrEqual(2)
  await server.close()
})
