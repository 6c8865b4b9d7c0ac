import type { Page } from 'playwright-core'
import { installProbe, PROBE_KEY } from './page-probe.ts'
import { askProbe, hideCaret, storeIn, type Tab } from './tab.ts'

/** Drives a page of Chromium that has not been opened yet. `complaints` are those of the page so far. */
export async function chromiumTab(page: Page, complaints: string[]): Promise<Tab> {
  await page.addInitScript(installProbe, PROBE_KEY)
  return {
    async visit(url) {
      await page.goto(url)
    },
    store: (key, value = '') => page.evaluate(storeIn, [key, value] as const),
    ask: (at, name = '') => page.evaluate(askProbe, [PROBE_KEY, at, name] as const),
    click: (x, y) => page.mouse.click(x, y),
    type: text => page.keyboard.type(text),
    press: key => page.keyboard.press(key),
    async shot() {
      await page.evaluate(hideCaret)
      return page.screenshot({ caret: 'initial' })
    },
    takeComplaints: () => complaints.splice(0),
    close: () => page.context().close(),
  }
}
