import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { emptyDatabase, endConnections } from '../testing/engine.ts'
import { headerOf } from '../testing/mail-content.ts'
import { startMailServer } from '../testing/mail-server.ts'

const program = fileURLToPath(new URL('../testing/mailing-process.ts', import.meta.url))
/** Longer than a process may take for one mail, after which it counts as dead. */
const LATER_MS = 10 * 60_000
const MEMBERS_PER_RUN = 3

const kill = (child: ChildProcess): unknown => child.kill('SIGKILL')
type Ending = { at: 'recipient' | 'content' | 'answered'; by(child: ChildProcess): unknown }

const after: (() => unknown)[] = []
afterAll(async () => {
  for (const clean of after.reverse()) await clean()
})

/** Starts the server again and again, each time until it ends at a step of a mail. Returns every mail that left. */
async function mailsOf(env: Record<string, string>, endings: readonly Ending[]) {
  let ending: Ending | undefined
  let child: ChildProcess | undefined
  let hasEnded = false
  const server = await startMailServer(0, step => {
    if (step !== ending?.at || !child || hasEnded) return
    hasEnded = true
    void ending.by(child)
  })
  after.push(() => server.close())
  const stored = new Set<string>()
  let ahead = 0

  /** Registers members, some before and some after the server ends: who was not answered tries again later. */
  async function registerAt(port: number, emails: readonly string[]): Promise<void> {
    for (const email of emails) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/login/tenant/register`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ Email: email, Password: 'long-enough-1', Name: 'Mei' }),
      }).catch(() => undefined)
      const { ReturnCode = 0 } = answer?.ok ? ((await answer.json()) as { ReturnCode?: number }) : {}
      // 409: the answer to an earlier attempt was lost.
      if (ReturnCode === 200 || ReturnCode === 409) stored.add(email)
    }
  }

  const emails = Array.from({ length: endings.length * MEMBERS_PER_RUN }, (_, at) => `m${at}@example.test`)
  async function run(wanted: readonly string[], until: () => boolean): Promise<void> {
    const started = spawn(process.execPath, ['--import', 'tsx', program], {
      env: {
        ...process.env,
        ...env,
        AHEAD: String(ahead),
        SMTP_URL: server.url,
        SMTP_FROM: 'office@market.example',
      },
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    child = started
    hasEnded = false
    const ended = once(started, 'exit')
    const [port] = await once(started.stdout, 'data')
    await registerAt(Number(port), wanted)
    await expect.poll(until, { timeout: 120_000 }).toBe(true)
    kill(started)
    await ended
    ahead += LATER_MS
  }

  for (const [at, next] of endings.entries()) {
    ending = next
    await run(
      emails.slice(0, (at + 1) * MEMBERS_PER_RUN).filter(email => !stored.has(email)),
      () => hasEnded,
    )
  }
  ending = undefined
  const sent = () =>
    server.mails.map(content => ({ to: headerOf(content, 'To'), id: headerOf(content, 'Message-ID') }))
  const arrived = () => new Set(sent().map(({ to }) => to)).size
  await run(
    emails.filter(email => !stored.has(email)),
    () => arrived() === emails.length,
  )
  return { emails, sent: sent() }
}

type Outcome = Awaited<ReturnType<typeof mailsOf>>

/** Checks that each member got one mail, or one that was repeated once. */
function expectNoneLost({ emails, sent }: Outcome, endings: readonly Ending[]): void {
  for (const email of emails) {
    const theirs = sent.filter(({ to }) => to === email)
    expect(theirs.length, email).toBeGreaterThan(0)
    expect(theirs.length, email).toBeLessThanOrEqual(2)
    expect(new Set(theirs.map(({ id }) => id)).size, email).toBe(1)
  }
  expect(sent.length - emails.length).toBeLessThanOrEqual(endings.length)
}

const atEachStep = (by: Ending['by']): readonly Ending[] =>
  (['recipient', 'content', 'answered', 'content'] as const).map(at => ({ at, by }))

test('killed at any step, the server loses no mail and repeats none more than once', {
  timeout: 300_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trade-mails-'))
  after.push(() => rmSync(folder, { recursive: true, force: true }))
  const endings = atEachStep(kill)
  expectNoneLost(await mailsOf({ DATA_DIR: folder }, endings), endings)
})

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'neither do lost connections to PostgreSQL and kills by turns (needs TEST_DATABASE_URL)',
  { timeout: 300_000 },
  async () => {
    const { engine, drop } = await emptyDatabase()
    after.push(drop)
    const url = engine.kind === 'server' ? engine.url : ''
    const endings = [...atEachStep(() => endConnections(url)), ...atEachStep(kill)]
    expectNoneLost(await mailsOf({ DATABASE_URL: url }, endings), endings)
  },
)
