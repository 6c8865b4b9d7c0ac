import { expect, test } from 'vitest'
import { wayOf } from '#host-demo/checks/ways/way.ts'
import { untilGivenUp, withScript } from '../tools/script-page.ts'

// Pages that have the browser verify the files that it loads from us.
const { market, tag, company, open, shown } = withScript()

/**
 * Reads the integrity of each file, by its name and by its address, and the import map with which a browser verifies
 * the files.
 */
async function readIntegrity() {
  const sums = (await (await fetch(`${market().url}/sri.json`)).json()) as Record<string, string>
  const integrity = Object.fromEntries(
    Object.entries(sums).map(([file, sum]) => [`${market().url}/${file}`, sum]),
  )
  return { sums, integrity, map: `<script type="importmap">${JSON.stringify({ integrity })}</script>` }
}

const checked = wayOf('bare page', 'script tag with an import map of hashes', 'shows')
test('a page can check the script by its hash, and the chunks by an import map', checked, async () => {
  const { sums, integrity, map } = await readIntegrity()
  const checked = tag(`crossorigin integrity="${sums['trade-widgets.js']}"`)
  await shown(await open({ head: map + checked, body: company }))

  // The browser refuses a file with a wrong checksum, and no unverified content replaces it.
  const isWrong = (url: string): boolean => url.includes('/chunks/core-')
  const mixed = Object.entries(integrity).map(([url, sum]) => [
    url,
    isWrong(url) ? sums['trade-widgets.js'] : sum,
  ])
  const wrong = `<script type="importmap">${JSON.stringify({ integrity: Object.fromEntries(mixed) })}</script>`
  const page = await open({ head: wrong + checked, body: company })
  await expect.poll(() => market().expected('integrity')).toBeGreaterThan(0)
  expect(await page.getByRole('link', { name: 'Our company page' }).isVisible()).toBe(true)
  await page.context().close()
  market().expected('integrity')
  market().expected('could not be loaded')
})

test('a changed chunk that the import map refuses is not loaded from another address', async () => {
  const asked: string[] = []
  const page = await open({ head: (await readIntegrity()).map + tag(), body: company }, async page => {
    await page.clock.install()
    page.on('request', request => asked.push(request.url()))
    await page.route('**/chunks/start-*.js*', route =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: 'window.changed = true',
      }),
    )
  })
  await untilGivenUp(page)
  expect(await page.evaluate(() => Reflect.get(window, 'changed'))).toBeUndefined()
  expect(asked.filter(url => url.includes('?try='))).toEqual([])
  expect(await page.getByRole('link', { name: 'Our company page' }).isVisible()).toBe(true)
  expect(market().expected('integrity')).toBeGreaterThan(0)
  market().expected('could not be loaded')
  await page.context().close()
})
