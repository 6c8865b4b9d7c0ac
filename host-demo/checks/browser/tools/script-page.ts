import type { Page } from 'playwright-core'
import { afterEach } from 'vitest'
import { type Site, serve } from './fixtures/serve.ts'
import { sharedMarket } from './market.ts'

export type PageParts = { lang?: string; head?: string; body?: string; headers?: Record<string, string> }

/** Partners' pages with the one script tag, each on its own origin, for the tests of a file. */
export function withScript() {
  const market = sharedMarket()
  let site: Site | undefined
  afterEach(async () => {
    // Before its site closes: an open page would request its icon in vain.
    await market().empty()
    await site?.close()
    site = undefined
  })

  return {
    market,
    tag: (attributes = '', path = ''): string =>
      `<script ${attributes} src="${market().url}${path}/trade-widgets.js" data-storefront="${market().url}" data-api-host="${market().url}"></script>`,
    company: '<trade-company company-id="1"><a href="/company">Our company page</a></trade-company>',
    async open(
      { lang = 'en', head = '', body = '', headers = {} }: PageParts,
      before: (page: Page) => Promise<unknown> = async () => {},
    ): Promise<Page> {
      const html = `<!doctype html><html lang="${lang}"><head><title>Ours</title>${head}</head><body>${body}</body></html>`
      site = await serve({ '/': { body: html, headers } })
      const page = await market().visitor()
      await before(page)
      await page.goto(site.origin)
      return page
    },
    shown: (page: Page): Promise<void> =>
      page.getByRole('heading', { level: 1, name: 'Kemaman Valve Works Sdn Bhd' }).waitFor(),
  }
}

/** Waits, with the page's clock running fast, until the script has given up. */
export async function untilGivenUp(page: Page): Promise<void> {
  const said = page.waitForEvent('console', message => message.text().includes('could not be loaded'))
  const pass = setInterval(() => void page.clock.fastForward(9000).catch(() => {}), 100)
  await said.finally(() => clearInterval(pass))
}
