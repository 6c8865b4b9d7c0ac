import type { Browser } from 'puppeteer-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Listening, listen } from '#host-demo/site/server/listen.ts'
import { launchFirefox } from '../tools/firefox.ts'
import { sharedMarket } from '../tools/market.ts'
import { publicRoutes } from '../tools/public-routes.ts'
import { realPath, SHARE, settled, shareOf, visibleWords } from '../tools/without-scripts.ts'

// Firefox without scripts shows the same as Chromium with them.
const market = sharedMarket()
afterEach(() => market().empty())

let browser: Browser
/** Gives the pages of the marketplace without their scripts, as Firefox can't be told to run none. */
let site: Listening
beforeAll(async () => {
  const answer = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    const page = await fetch(new URL(pathname + search, market().url))
    const html = (await page.text()).replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
    return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  }
  site = await listen(answer, 0, 'PORT')
  // As wide as the live page: a narrow one folds filters.
  const defaultViewport = { width: 1280, height: 800 }
  browser = await launchFirefox({ defaultViewport })
})
afterAll(async () => {
  await browser?.close()
  site?.close()
})

const routes = publicRoutes({ product: 1, service: 1 }).map(({ path }) => path)

test.each(routes)('%s has the text of the live page without scripts', async path => {
  const real = await realPath(market().url, routes.indexOf(path))
  const live = await market().visitor()
  await live.goto(real)
  await settled(live)
  const still = await browser.newPage()
  await still.goto(new URL(real, `http://localhost:${site.port}`).href)
  const { share, missing } = shareOf(await live.evaluate(visibleWords), await still.evaluate(visibleWords))
  await still.close()
  expect(share, `missing: ${missing.join(' ')}`).toBeGreaterThanOrEqual(SHARE)
})
