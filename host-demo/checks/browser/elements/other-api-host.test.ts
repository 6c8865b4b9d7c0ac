import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { settingsFromEnv } from '#host-demo/api/settings.ts'
import { type Listening, listen } from '#host-demo/site/server/listen.ts'
import { createSite } from '#host-demo/site/server/site.ts'
import { sharedMarket } from '../tools/market.ts'

// A built storefront is moved to another host by editing one line of its index.html.
const market = sharedMarket()
const built = fileURLToPath(new URL('../../../../dist/storefront', import.meta.url))
const ends: (() => Promise<void>)[] = []

afterAll(async () => {
  for (const end of ends) await end()
})

/** Serves the built storefront, with its one line edited, at an origin that has no API. */
async function moveStorefront(line: string): Promise<Listening> {
  const folder = await mkdtemp(join(tmpdir(), 'trade-moved-'))
  await cp(built, folder, { recursive: true, filter: path => !/\.(br|gz)$/.test(path) })
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  await writeFile(join(folder, 'index.html'), html.replace(/<trade-config [^>]*>/, line))
  const api = { fetch: () => new Response('no API here', { status: 404 }) }
  const listening = await listen(
    (await createSite(folder, api, () => '', settingsFromEnv({}))).fetch,
    0,
    'PORT',
  )
  ends.push(async () => {
    await listening.close()
    await rm(folder, { recursive: true, force: true })
  })
  return listening
}

test('a storefront elsewhere works with the API of its one line', async () => {
  const { port } = await moveStorefront(
    `<trade-config storage-key="user" api-host="${market().url}" brand="Borneo Supply">`,
  )
  const page = await market().visitor()
  await page.goto(`http://localhost:${port}/search?keyword=ball+valve`)
  await page.getByRole('list', { name: 'Results' }).getByRole('link').first().click()
  await page.waitForURL(/\/product\/\d+$/)
  await page.getByRole('img', { name: /picture 1 of/ }).waitFor()
  await expect.poll(() => page.title()).toMatch(/ \| Borneo Supply$/)
  expect(new URL(page.url()).port).toBe(String(port))
})
