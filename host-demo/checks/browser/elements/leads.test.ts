import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readPartnerPages } from '#host-demo/site/server/partner-site.ts'
import { type FormName, FormOnPage } from '../tools/forms.ts'
import { ownMarket } from '../tools/own-market.ts'

// The origin of a request, as partners' pages report it: to the sender, to the seller, and to their own analytics.
const market = ownMarket()

const QUERY = '?utm_source=newsletter&utm_campaign=spring&member=4711#offers'

type Recipe = {
  file: string
  form: FormName
  collector: string
  collected: object
  line: string
  kept: string
}

const recipes: readonly Recipe[] = [
  {
    file: 'tag-manager.html',
    form: 'product RFQ',
    collector: '/collect',
    collected: {
      form: 'trade-rfq-sent',
      itemId: 2,
      lead: {
        source: 'Kedah Pumps',
        reference: 'A-17',
        title: 'Kedah Pumps: spring offers',
        utm: { source: 'newsletter', campaign: 'spring' },
      },
    },
    line: 'Kedah Pumps (ref A-17), {page} "Kedah Pumps: spring offers", utm_source=newsletter, utm_campaign=spring',
    kept: 'select message from rfq order by id desc limit 1',
  },
  {
    file: 'analytics.html',
    form: 'inquiry',
    collector: '/api/event',
    collected: {
      n: 'Lead',
      p: { form: 'trade-inquiry-sent', source: 'Port Klang Gauges', campaign: 'spring' },
    },
    line: 'Port Klang Gauges, {page} "Port Klang Gauges", utm_source=newsletter, utm_campaign=spring',
    kept: 'select message from inquiry_history order by id desc limit 1',
  },
]

/** Signs in and fills in every required field of the form. */
async function write(page: Page, name: FormName): Promise<FormOnPage> {
  const form = new FormOnPage(page, name)
  await form.signIn()
  await form.fillIn()
  return form
}

test.each(recipes)('$file: a lead reaches its collector and its seller, and nobody else', async recipe => {
  const page = await market().visitor()
  const asked = new Set<string>()
  page.on('request', request => asked.add(new URL(request.url()).origin))
  const address = `${market().partnerUrl}/${recipe.file}`
  await page.goto(address + QUERY)
  const form = await write(page, recipe.form)
  const line = `Sent from: ${recipe.line.replace('{page}', address)}`
  await form.within.getByText(line, { exact: true }).waitFor()
  const collecting = page.waitForRequest(`**${recipe.collector}`)
  await form.send()
  const collected = await collecting
  expect((await collected.response())?.status()).toBe(202)
  expect(collected.postDataJSON()).toMatchObject(recipe.collected)
  expect(collected.postData()).not.toContain('4711')
  expect(await market().rows(sql.raw(recipe.kept))).toMatchObject([
    { message: `Third-party inspection at your works,\nCIF Labuan.\n\n${line}` },
  ])
  expect([...asked].sort()).toEqual([market().url, market().partnerUrl].sort())
  expect(await page.context().cookies()).toEqual([])
})

test.each([360, 1280])('the line appears in its reserved space, at %s px', async width => {
  const page = await market().visitor({ viewport: { width, height: 900 } })
  let answer = (): void => {}
  const held = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.route(/\/origin-/, async route => {
    await held
    await route.continue()
  })
  await page.goto(`${market().partnerUrl}/tag-manager.html${QUERY}`)
  const form = await write(page, 'product RFQ')
  const before = await form.button().boundingBox()
  answer()
  const note = form.within.getByText(/^Sent from: Kedah Pumps/)
  await note.waitFor()
  expect(await form.button().boundingBox()).toEqual(before)
  expect(
    await note.evaluate(({ parentElement }) => parentElement?.scrollWidth === parentElement?.clientWidth),
  ).toBe(true)
})

test('the pages use the recipes of the docs', async () => {
  const text = await readFile(new URL('../../../site/developers/leads.md', import.meta.url), 'utf8')
  const plain = (text: string): string => text.replace(/\s+/g, ' ')
  const pages = await readPartnerPages()
  for (const { file } of recipes) {
    const [, script = ''] =
      /<!-- The recipe[^>]*-->\s*<script>([\s\S]*?)<\/script>/.exec(pages.get(file) ?? '') ?? []
    expect(script).toContain('trade-contact-sent')
    expect(plain(text)).toContain(plain(script))
  }
})
