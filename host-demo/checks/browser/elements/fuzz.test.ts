import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import type { Locator, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seed } from '#shared/testing/seed.ts'
import { FormOnPage, forms } from '../tools/forms.ts'
import { ownMarket } from '../tools/own-market.ts'
import { signOut } from '../tools/sign-in.ts'

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

/** The calls of one submission, in order. */
const calls = {
  upload: /\/api\/upload\//,
  create: /\/api\/public\/(rfq|inquiry)\/new2/,
  notify: /\/api\/public\/Inquiry\/Email/,
} as const
type Step = keyof typeof calls

/** `lost`: the call arrives, its answer doesn't. `delayed`: its answer waits until it is released. */
const faults = ['none', '500', 'reset', 'lost', 'delayed'] as const
type Fault = (typeof faults)[number]

/** The network of one page, which handles each call as the schedule says. */
async function scheduledNetwork(page: Page, schedule: Schedule['network']) {
  const held: (() => Promise<void>)[] = []
  let isGood = false
  const answers: Record<Fault, (route: Route) => Promise<unknown>> = {
    none: route => route.continue(),
    500: route =>
      route.fulfill({ status: 500, json: { ReturnCode: 500, ResponseMessage: 'The disk is full' } }),
    reset: route => route.abort('connectionreset'),
    lost: route => route.fetch().then(() => route.abort('connectionreset')),
    delayed: async route => {
      const response = await route.fetch()
      if (isGood) return route.fulfill({ response })
      held.push(() => route.fulfill({ response }).catch(() => {}))
    },
  }
  for (const step of ['upload', 'create', 'notify'] as const) {
    const planned = [...schedule[step]]
    await page.route(calls[step], async route => {
      const fault = planned.shift() ?? 'none'
      // The page may have been left, or gone offline, during the call: then nobody waits for the answer.
      await answers[isGood ? 'none' : fault](route).catch(() => {})
    })
  }
  const goOffline = (isOffline: boolean) => page.context().setOffline(isOffline)
  const release = async (): Promise<void> => {
    await Promise.all(held.splice(0).map(answer => answer()))
  }
  return {
    goOffline,
    /** Delivers the answers that were held back. */
    release,
    /** Returns true while an answer is held back, so that the page can only wait. */
    isHolding: () => held.length > 0,
    /** Lets every call arrive and be answered from now on. */
    async restore(): Promise<void> {
      isGood = true
      await goOffline(false)
      await release()
    },
  }
}

/** A member who does not wait, and who retries until the page says that it was sent. */
class FuzzUser {
  readonly #page: Page
  readonly #network: Awaited<ReturnType<typeof scheduledNetwork>>
  readonly #form: FormOnPage
  readonly #submission: Submission

  constructor(
    page: Page,
    network: Awaited<ReturnType<typeof scheduledNetwork>>,
    name: Schedule['form'],
    submission: Submission,
  ) {
    this.#page = page
    this.#network = network
    this.#form = new FormOnPage(page, name)
    this.#submission = submission
  }

  async begin(): Promise<void> {
    await this.#page.addInitScript(() => {
      for (const type of ['trade-rfq-sent', 'trade-inquiry-sent']) {
        document.addEventListener(type, () => {
          sessionStorage.setItem('sent', `${Number(sessionStorage.getItem('sent')) + 1}`)
        })
      }
    })
    await this.#form.open()
    await this.#fillIn()
  }

  /** Returns how often the page said that it was sent. */
  timesSent(): Promise<number> {
    return this.#page.evaluate(() => Number(sessionStorage.getItem('sent')))
  }

  /** The user's next action, or an event around them. An action that is not possible at the time does nothing. */
  readonly actions = {
    wait: () => this.#settle(),
    click: () => this.#clickAt(this.#form.button()),
    'double click': () => this.#clickAt(this.#form.button(), 2),
    'triple click': () => this.#clickAt(this.#form.button(), 3),
    'Enter and click': () => this.#pressEnterAnd(() => this.#clickAt(this.#form.button())),
    confirm: () => this.#clickAt(this.#answer('OK')),
    'confirm twice': () => this.#clickAt(this.#answer('OK'), 2),
    cancel: () => this.#clickAt(this.#answer('Cancel')),
    'try again': () => this.#clickAt(this.#tryAgain),
    'try again twice': () => this.#clickAt(this.#tryAgain, 2),
    'release answers': () => this.#network.release(),
    reload: () => this.#reload(),
    'sign out and in': () => this.#signOutAndIn(),
    'go offline': () => this.#network.goOffline(true),
    'go online': () => this.#network.goOffline(false),
  } as const

  /** On a good network, retries until the page says that it was sent. */
  async sendUntilSaid(): Promise<void> {
    for (let tries = 0; tries < 8; tries++) {
      await this.#settle()
      if ((await this.timesSent()) > 0) return
      await this.#signInAgain()
      await this.#fillIn()
      if (await this.#answer('OK').isVisible()) await this.#answer('OK').click()
      else if (await this.#tryAgain.isVisible()) await this.#tryAgain.click()
      else await this.#form.send()
    }
    throw new Error('Eight tries, and the page never said that it was sent')
  }

  get #tryAgain(): Locator {
    return this.#form.button('Try again')
  }

  #answer(button: string): Locator {
    return this.#form.question.getByRole('button', { name: button })
  }

  /** Clicks at the place of the target, even if something covers it by then. */
  async #clickAt(target: Locator, times = 1): Promise<void> {
    if (!(await target.isVisible())) return
    await target.scrollIntoViewIfNeeded()
    const box = await target.boundingBox()
    if (box)
      await this.#page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { clickCount: times })
  }

  async #pressEnterAnd(click: () => Promise<void>): Promise<void> {
    const [field = ''] = Object.keys(this.#submission.typed)
    const input = this.#form.field(field)
    if ((await input.isVisible()) && (await input.isEnabled())) await input.focus()
    await Promise.all([this.#page.keyboard.press('Enter'), click()])
  }

  async #reload(): Promise<void> {
    if ((await this.timesSent()) > 0) return
    await this.#network.goOffline(false)
    await this.#page.reload()
    await this.#fillIn()
  }

  async #signOutAndIn(): Promise<void> {
    await this.#network.goOffline(false)
    const button = this.#page.getByRole('button', { name: 'Sign out' })
    // Not while another question is open or another answer is awaited.
    if ((await this.#page.locator('dialog[open]').count()) > 0 || !(await button.isVisible())) return
    await signOut(this.#page)
    await this.#signInAgain()
    await this.#fillIn()
  }

  async #signInAgain(): Promise<void> {
    if (await this.#form.button('Sign In').isVisible()) await this.#form.signIn()
  }

  /** Fills in empty fields, and chooses the file if none is chosen. */
  async #fillIn(): Promise<void> {
    const { typed, file } = this.#submission
    for (const [label, value] of Object.entries(typed)) {
      const field = this.#form.field(label)
      if ((await field.inputValue()) !== value) await field.fill(value)
    }
    const chosen = this.#form.within.getByTitle('Cancel Upload')
    if (!file || (await chosen.isVisible())) return
    await this.#form.chooseFile(file)
    await chosen.waitFor()
  }

  /** Waits until nothing is being sent, unless an answer is held back. */
  async #settle(): Promise<void> {
    const loader = this.#page.getByText('Please wait a second!')
    await expect.poll(async () => this.#network.isHolding() || (await loader.count()) === 0).toBe(true)
  }
}

type Action = keyof FuzzUser['actions']

const actions: readonly Action[] = [
  'wait',
  'click',
  'double click',
  'triple click',
  'Enter and click',
  'confirm',
  'confirm twice',
  'cancel',
  'try again',
  'try again twice',
  'release answers',
  'reload',
  'sign out and in',
  'go offline',
  'go online',
]

type Schedule = {
  form: 'product RFQ' | 'inquiry'
  withFile: boolean
  /** One fault each for the first call of a step, the second, and so on. Later calls arrive. */
  network: Record<Step, Fault[]>
  actions: Action[]
}

/** Schedules that every run tries: the page is closed while the server has the request and the page has no answer. */
const hardest: Schedule[] = (['create', 'notify'] as const).map(step => ({
  form: 'inquiry',
  withFile: true,
  network: { upload: [], create: [], notify: [], [step]: ['delayed'] },
  actions: ['double click', 'confirm', 'wait', 'reload', 'wait'],
}))

const faultsOfStep = fc.array(fc.constantFrom(...faults), { maxLength: 4 })

/** Sending twice at once is the most likely mistake, so it is drawn often. */
const action = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...actions) },
  { weight: 1, arbitrary: fc.constantFrom<Action[]>('click', 'double click', 'confirm', 'confirm twice') },
  { weight: 1, arbitrary: fc.constantFrom<Action[]>('try again', 'try again twice', 'wait', 'reload') },
)

const schedules: fc.Arbitrary<Schedule> = fc.record({
  form: fc.constantFrom<Schedule['form'][]>('product RFQ', 'inquiry'),
  withFile: fc.boolean(),
  network: fc.record({ upload: faultsOfStep, create: faultsOfStep, notify: faultsOfStep }),
  actions: fc.array(action, { minLength: 2, maxLength: 16 }),
})

let submissions = 0

/** The file is a path, so that choosing it again gives the same file. */
type Submission = { text: string; typed: Record<string, string>; file: string | null }

/**
 * Returns a text and a file that no other schedule has. Each schedule starts afresh, also while a failing one is being
 * shrunk.
 */
async function newSubmission({ form, withFile }: Schedule): Promise<Submission> {
  const text = `Submission ${++submissions}.`
  const file = withFile ? join(folder, `drawing ${submissions}.pdf`) : null
  if (file) await writeFile(file, `%PDF-1.7\n% ${text}\n%%EOF\n`)
  return { text, file, typed: { ...forms[form].values, Message: text } }
}

const count = async (statement: ReturnType<typeof sql>) =>
  (await market().rows<{ count: number }>(sql`select count(*)::int as count from ${statement}`))[0]?.count

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
    const network = await scheduledNetwork(page, schedule.network)
    const user = new FuzzUser(page, network, schedule.form, submission)
    await user.begin()
    for (const action of schedule.actions) {
      await user.actions[action]()
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
