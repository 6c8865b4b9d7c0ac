import { launch } from './chromium.ts'
import { describeHosts } from './hosts/host-tests.ts'
import { installProbe, PROBE_KEY } from './hosts/page-probe.ts'
import { askProbe, hideCaret, storeIn, viewport } from './hosts/tab.ts'
import { complaintsOf } from './page-complaints.ts'

// The snippet of README on pages of all kinds: each element is the same as on a page with nothing else on it. Tries a
// sample by the seed `SEED`, which is printed; with `HOSTS=all` every element on every host.
describeHosts('Chromium', async () => {
  const browser = await launch({ evenDrawing: true })
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce', locale: 'en-GB' })
  const complaints = complaintsOf(page)
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
    close: () => browser.close(),
  }
})
