import type { Page } from 'playwright-core'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { userOf } from '../browser/tools/sign-in.ts'
import { withoutProcurement } from '../browser/tools/without-procurement.ts'
import { interactionGoals, verdictOn } from './goals.ts'
import { compareChats } from './long-chat.ts'
import { verdictsTable } from './report.ts'
import { median } from './statistics.ts'
import { onStorefront } from './visit.ts'

const SLOWER = 4
/** In milliseconds: how long a finger stays on a button or key, and how long the page gets to settle. */
const PRESS = 50
const REST = 1500

const COMPANY = 'Labuan Offshore Supply Sdn Bhd'

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
      ['opening a conversation', click('button', COMPANY)],
      ['typing a message', type('hello')],
      ['sending it by Enter', press('Enter')],
      ['', type('again')],
      ['sending it by the button', click('button', 'Send')],
    ],
  },
]

/** Measures the time until inputs, and long conversations, are painted. Returns false when a goal is missed. */
export function benchInteractions(runs: number): Promise<boolean> {
  return onStorefront(async (server, browser) => {
    const user = JSON.stringify(await userOf(demoMembers.buyer, server.url))
    const openPage = async (slower: number, isMember: boolean): Promise<Page> => {
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
    const { keystroke, paint } = interactionGoals
    const verdicts = [...measured].map(([what, { times, beside }]) => {
      const limit = beside ? median(measured.get(beside)?.times ?? []) + keystroke : paint
      return verdictOn({ what, value: median(times), limit })
    })
    verdicts.push(...(await compareChats({ orm: server.database.orm, openPage, company: COMPANY, runs })))
    console.log(verdictsTable(verdicts))
    return verdicts.every(({ met }) => met)
  })
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
