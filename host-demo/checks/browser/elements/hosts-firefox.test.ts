import { launchFirefox } from '../tools/firefox.ts'
import { describeHosts } from './hosts/host-tests.ts'
import { installProbe, PROBE_KEY } from './hosts/page-probe.ts'
import { askProbe, hideCaret, storeIn, viewport } from './hosts/tab.ts'

// The same as `hosts.test.ts`, in Firefox.
describeHosts('Firefox', async () => {
  const browser = await launchFirefox({
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      'intl.accept_languages': 'en-GB',
      // A page that always shows a scrollbar would leave less room to all elements.
      'ui.useOverlayScrollbars': 1,
    },
    defaultViewport: viewport,
  })
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(`uncaught: ${error}`))
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warn')
      complaints.push(`console.${message.type()}: ${message.text()}`)
  })
  await page.evaluateOnNewDocument(installProbe, PROBE_KEY)
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
      return page.screenshot()
    },
    takeComplaints: () => complaints.splice(0),
    close: () => browser.close(),
  }
})
