import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { storageSection } from '#host-demo/site/developers/on-your-site.ts'
import { everyElement, faultsIn, wholeView } from '../tools/every-element.ts'
import { withScript } from '../tools/script-page.ts'
import { signIn } from '../tools/sign-in.ts'

// What the page “What our script does on your site” says of any page.
const { market, tag, open } = withScript()

const storedKeys = (page: Page): Promise<string[]> => page.evaluate(() => Object.keys(localStorage))

test('requests go to the origin of the script alone, and a visitor who does nothing leaves nothing', async () => {
  const asked = new Set<string>()
  const unanswered = new Set<Request>()
  const page = await open({ head: tag('type="module"'), body: everyElement }, async page => {
    await page.setViewportSize(wholeView)
    page.on('request', request => {
      asked.add(new URL(request.url()).origin)
      unanswered.add(request)
    })
    page.on('requestfinished', request => unanswered.delete(request))
    page.on('requestfailed', request => unanswered.delete(request))
  })
  await expect.poll(() => faultsIn(page)).toEqual([])
  await expect.poll(() => [...unanswered].map(request => request.url())).toEqual([])
  // Pictures that are part of a page or of our files have the origin `null`.
  for (const own of ['null', new URL(page.url()).origin]) asked.delete(own)
  expect([...asked]).toEqual([market().url])
  expect(await storedKeys(page)).toEqual([])
  expect(await page.context().cookies()).toEqual([])
  expect(
    await page.evaluate(async () => [
      Object.keys(sessionStorage),
      await indexedDB.databases(),
      await caches.keys(),
      await navigator.serviceWorker.getRegistrations(),
    ]),
  ).toEqual([[], [], [], []])
})

test('what a reader types, and their sign-in, are stored under the listed keys alone', async () => {
  const page = await open({
    head: tag('type="module"'),
    body: '<trade-inquiry company-id="1"></trade-inquiry>',
  })
  await page.getByRole('textbox', { name: 'Message' }).fill('Two ball valves, please')
  await expect.poll(() => storedKeys(page)).not.toEqual([])
  await page.evaluate(() => window.tradeWidgets.open('login'))
  await signIn(page)
  await expect.poll(() => storedKeys(page)).toContain('trade-widgets:user')
  const listed = storageSection().entries.map(({ name }) => name)
  const isListed = (key: string) =>
    listed.some(name => (name.endsWith(':') ? key.startsWith(name) : key === name))
  expect((await storedKeys(page)).filter(key => !isListed(key))).toEqual([])
})
