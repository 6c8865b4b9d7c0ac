import { expect, test } from 'vitest'
import { isBrowser } from './is-browser.ts'

const agents = {
  chrome:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  headless:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36',
  chromeOnIphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0.0.0 Mobile/15E148 Safari/604.1',
  edge: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
  opera:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 OPR/117.0.0.0',
  samsung:
    'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
}

type Agent = keyof typeof agents

test.each<[string, Agent[]]>([
  ['Google Chrome', ['chrome', 'headless', 'chromeOnIphone']],
  ['Chrome', ['chrome', 'headless', 'chromeOnIphone']],
  ['Microsoft Edge', ['edge']],
  ['Mozilla Firefox', ['firefox']],
  ['Opera', ['opera']],
  ['Samsung Internet', ['samsung']],
  ['Apple Safari', ['safari']],
  ['Netscape Navigator', []],
])('%s matches only %o', (name, browsers) => {
  const found = Object.entries(agents).filter(([, userAgent]) => isBrowser(name, { userAgent }))
  expect(found.map(([agent]) => agent)).toEqual(browsers)
})

test('recognises an unknown browser by the brand that it reports', () => {
  const brands = [{ brand: 'Chromium' }, { brand: 'Brave' }]
  expect(isBrowser('Brave', { userAgent: agents.chrome, userAgentData: { brands } })).toBe(true)
  expect(isBrowser('Brave', { userAgent: agents.chrome })).toBe(false)
})
