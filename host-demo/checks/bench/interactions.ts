import type { Page } from 'playwright-core'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { userOf } from '../browser/tools/sign-in.ts'
import { withoutProcurement } from '../browser/tools/without-procurement.ts'
import { COMPANY, fillChat, startChat } from './chat.ts'
import { type Verdict, verdictOn, verdictsTable } from './report.ts'
import { median } from './statistics.ts'
import { onBrowser, onServer } from './visit.ts'

/** Milliseconds from an input until its effect is painted. */
const PAINT = 100
/** Milliseconds that a letter in the search box may take longer than one in a plain field. */
const KEYSTROKE = 50
/** The most times that a conversation of 10,000 messages may take longer to open than one of 100. */
const LONG_CHAT = 2

const SLOWER = 4
/** In milliseconds: how long a finger stays on a button or key, and how long the page gets to settle. */
const PRESS = 50
const REST = 1500

type Step = (page: Page) => Promise<unknown>

const click =
  (role: 'button' | 'tab' | 'combobox' | 'searchbox', name: string | RegExp): Step =>
  page =>
    page.getByRole(role, { name }).first().click({ delay: PRESS })
const press =
  (...keys: string[]): Step =>
  async page => {
    for (const key of keys) await page.keyboard.press(key, { delay: PRESS })
  }
const type = (text: string): Step => press(...text)

/** A step without a name is not measured. `beside`: the step to which this one may add only little. */
type Steps = readonly (readonly [what: string, step: Step, beside?: string])[]

const PLAIN = 'a keystroke in a plain field'

/** Measures the browser's own share of a keystroke, in a field of the page that no script listens to. */
const plainField: Step = async page => {
  await page.evaluate(() => {
    const field = document.createElement('input')
    document.body.prepend(field)
    field.focus()
  })
}

const search = (role: 'combobox' | 'searchbox', where: string): Steps => [
  ['', click(role, 'Search the marketplace')],
  [`a keystroke ${where}`, type('gate'), PLAIN],
  [`a later keystroke ${where}`, type(' va'), PLAIN],
]

const visits: readonly { path: string; isPlain?: true; steps: Steps }[] = [
  {
    path: '/search',
    steps: [
      ['', plainField],
      [PLAIN, type('gate va')],
    ],
  },
  { path: '/search', isPlain: true, steps: search('searchbox', 'in search, without procurement') },
  { path: '/search', steps: search('combobox', 'in search, which suggests') },
  {
    path: '/search?keyword=valve',
    steps: [
      ['next page', click('button', 'Page 2')],
      ['another tab', click('tab', /^Services/)],
      ['back to a tab', click('tab', /^Products/)],
      ['opening a dialog', click('button', 'Sign In')],
      ['typing in a dialog', type('aisyah')],
      ['closing a dialog', press('Escape')],
      ['opening it again', click('button', 'Sign In')],
      ['closing it by its button', click('button', 'Close')],
    ],
  },
  {
    path: '/company/1',
    steps: [
      ["a company's other tab", click('tab', 'Products')],
      ['and back', click('tab', 'Overview')],
    ],
  },
  {
    path: '/FAQ',
    steps: [
      ['opening the chat', click('button', 'Open messages')],
      ['opening a conversation', click('button', COMPANY.name)],
      ['typing a message', type('hello')],
      ['sending it by Enter', press('Enter')],
      ['', type('again')],
      ['sending it by the button', click('button', 'Send')],
    ],
  },
]

type OpenPage = (slower: number, isMember: boolean) => Promise<Page>

/** Measures the time until inputs, and long conversations, are painted. Returns false when a goal is missed. */
export const benchInteractions = (runs: number): Promise<boolean> =>
  onServer(server =>
    onBrowser(async browser => {
      await startChat(server)
      const user = JSON.stringify(await userOf(demoMembers.buyer, server.url))
      const openPage: OpenPage = async (slower, isMember) => {
        const viewport = { width: 1280, height: 700 }
        const context = await browser.newContext({ baseURL: server.url, viewport })
        const page = await context.newPage()
        if (isMember) await page.addInitScript(value => localStorage.setItem('user', value), user)
        const driver = await context.newCDPSession(page)
        await driver.send('Emulation.setCPUThrottlingRate', { rate: slower })
        // Without a screencast, the browser delays painting small changes such as typed letters.
        driver.on('Page.screencastFrame', ({ sessionId }) =>
          driver.send('Page.screencastFrameAck', { sessionId }).catch(() => {}),
        )
        await driver.send('Page.startScreencast', { format: 'jpeg', quality: 1, maxWidth: 32, maxHeight: 32 })
        return page
      }
      const openedChat = async (count: number, slower: number): Promise<number> => {
        await fillChat(server, count)
        return timeOfChat(await openPage(slower, true), count)
      }
      const verdicts = [...(await paints(openPage, runs)), ...(await longChats(openedChat, runs))]
      console.log(verdictsTable(verdicts))
      return verdicts.every(({ met }) => met)
    }),
  )

async function paints(openPage: OpenPage, runs: number): Promise<Verdict[]> {
  const measured = new Map<string, { times: number[]; beside: string | undefined }>()
  for (let run = 1; run <= runs; run++) {
    for (const { path, isPlain, steps } of visits) {
      const page = await openPage(SLOWER, path === '/FAQ')
      if (isPlain) await withoutProcurement(page, path)
      await observeInputs(page)
      await page.goto(path)
      await page.waitForTimeout(2 * REST)
      for (const [what, step, beside] of steps) {
        await step(page)
        await page.waitForTimeout(REST)
        const time = await slowestInput(page)
        if (!what) continue
        const { times } = measured.get(what) ?? { times: [] }
        measured.set(what, { times: [...times, time], beside })
      }
      await page.context().close()
    }
  }
  return [...measured].map(([what, { times, beside }]) => {
    const limit = beside ? median(measured.get(beside)?.times ?? []) + KEYSTROKE : PAINT
    return verdictOn({ what, value: median(times), limit })
  })
}

/** Measures how many times longer the chat takes to open with many messages than with few. */
async function longChats(
  opened: (count: number, slower: number) => Promise<number>,
  runs: number,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (const slower of [1, SLOWER]) {
    const few: number[] = []
    const many: number[] = []
    for (let run = 1; run <= runs; run++) {
      few.push(await opened(100, slower))
      many.push(await opened(10_000, slower))
    }
    const what = `10,000 messages to 100, CPU ${slower}x (${median(few).toFixed(0)} ms)`
    verdicts.push(verdictOn({ what, value: median(many) / median(few), limit: LONG_CHAT }))
  }
  return verdicts
}

/** Returns the milliseconds from the click on the conversation until its last message is painted. */
async function timeOfChat(page: Page, count: number): Promise<number> {
  await page.goto('/FAQ')
  await page.getByRole('button', { name: 'Open messages' }).click()
  const row = page.getByRole('button', { name: COMPANY.name })
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

async function observeInputs(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const inputs: number[] = []
    Object.assign(window, { inputs })
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
    }
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'interactionId')) inputs.push(entry.duration)
      }
    }).observe(options)
  })
}

/** Returns milliseconds until the next paint since the last call; below 16 counts as 16. */
function slowestInput(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(16, ...(Reflect.get(window, 'inputs') as number[]).splice(0)))
}
