import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Random, random } from '#host-demo/api/seed/random.ts'
import { live, payloads, running, sly } from '#host-demo/checks/trust/payloads.ts'
import { configure } from '#shared/config/config.ts'
import { allowedMarkup, cleanMarkup } from '#shared/server/clean-markup.ts'
import { seed } from '#shared/testing/seed.ts'
import { renameShoelace } from '#shared/ui/shoelace/plugin.ts'
import { launch } from '../tools/chromium.ts'
import type { Difference, Stage } from '../tools/fixtures/rich-text-stage.tsx'
import { bundle, type Site, serve } from '../tools/fixtures/serve.ts'

// A seller's HTML in the only place where it enters a page: decisions.mdx#urls. This can only be tested in a browser.
declare const stage: Stage

let browser: Browser
let site: Site
let page: Page
let strayRequests: string[]

beforeAll(async () => {
  const body = await bundle('rich-text-stage.tsx', [renameShoelace()])
  const html =
    '<!doctype html><html lang="en"><title>Stage</title><body><script src="/stage.js" type="module"></script>'
  const policy = "default-src 'self'; img-src *; require-trusted-types-for 'script'"
  site = await serve({
    '/': { body: html },
    '/strict': { body: html, headers: { 'content-security-policy': policy } },
    '/stage.js': { body },
  })
  browser = await launch()
})

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

beforeEach(async ({ onTestFinished }) => {
  const context = await browser.newContext()
  onTestFinished(() => context.close())
  strayRequests = []
  // No request leaves this machine.
  await context.route('**/*', route => {
    const request = route.request()
    if (request.url().startsWith(site.origin)) return route.continue()
    if (request.resourceType() !== 'image') strayRequests.push(request.url())
    return route.abort()
  })
  page = await context.newPage()
})

async function clean(payloads: readonly string[], path = '/') {
  await page.goto(site.origin + path)
  return page.evaluate(given => stage.showClean(given), payloads)
}

/** Chromium allows a page about a thousand frames. */
const AT_ONCE = 100

/**
 * Checks that every payload runs when nothing protects the page; otherwise the harness could not tell that one was
 * stopped.
 */
async function expectAllToRun(payloads: readonly string[]): Promise<void> {
  for (let start = 0; start < payloads.length; start += AT_ONCE) {
    const part = payloads.slice(start, start + AT_ONCE)
    await page.goto(site.origin)
    await page.evaluate(given => stage.showRaw(given), part)
    const missed = () => page.evaluate(given => given.filter(each => !stage.ran.includes(each)), part)
    await expect.poll(missed).toEqual([])
  }
}

const TAGS = [
  'a abbr annotation-xml applet b blockquote body br button caption center col colgroup dd details div dl dt em font',
  'foreignObject form frameset h1 h2 h4 head hr html iframe img input li marquee math mglyph mi mtext nobr noembed noframes',
  'noscript object ol option p plaintext pre rp rt ruby script select span style summary svg table tbody td template',
  'textarea th title tr tt ul video x-y xmp',
].flatMap(line => line.split(' '))

const ATTRIBUTES = [
  ...['href="/a"', 'href=javascript:alert(1)', 'src=a.png', 'src="data:image/png;base64,x"', 'xlink:href=x'],
  ...['title="</style><img src=x>"', 'title="-->"', 'id=x', 'name=nodeName', 'class=table', 'style="x:y"'],
  ...['onclick=alert(1)', 'align=" left "', 'width=010', 'value=" v "', 'lang="java\tscript:1"'],
  'colspan=1e3',
  ...['aria-label=x', 'aria-la:bel=x', 'type=hidden', 'encoding=text/html', 'hidden', 'open=""', 'dir'],
]

const TEXTS = [
  ...['text', 'é', 'a & b', '&lt;b', '&nbsp;', '&#13;', '  ', '\n', '\n\n', '\r'],
  ...['<!-- c -->', '<!--><b-->', '<![CDATA[<b>]]>', '</', '<'],
]

/** Returns up to 30 tags and texts in random order, few of them closed, as sellers paste and attackers write them. */
function madeUpHtml(chance: Random): string {
  const parts = Array.from({ length: chance.whole(1, 30) }, () => {
    const kind = chance.whole(1, 4)
    if (kind === 1) return chance.pick(TEXTS)
    if (kind === 2) return `</${chance.pick(TAGS)}>`
    const attributes = Array.from({ length: chance.whole(0, 2) }, () => ` ${chance.pick(ATTRIBUTES)}`)
    return `<${chance.pick(TAGS)}${attributes.join('')}>`
  })
  return parts.join('')
}

describe('our own payloads', () => {
  test('run without the sanitiser, so the test would notice them', async () => {
    await expectAllToRun(running)
  })

  test('are harmless through RichText', async () => {
    expect(await clean([...running, ...sly])).toEqual({ ran: [], left: [] })
    expect(strayRequests).toEqual([])
    expect(page.url()).toBe(`${site.origin}/`)
  })
})

test('the seller’s text, lists, tables, pictures and links stay', async () => {
  const { left } = await clean([
    `<h1>Sizes</h1><p>Up to <b>24"</b></p><ul><li>RF</li></ul><table><tr><th>Bore</th><td>201</td></tr></table>
     <a href="/files/a.pdf" target="_self" rel="opener">Sheet</a><a href="mailto:sales@valves.example">Mail</a>
     <img src="pictures/a.png" alt="Section"><h4>Materials</h4>`,
  ])
  expect(left).toEqual([])
  const text = page.locator('.rich-text').first()
  await expect.poll(() => text.locator('h2').textContent()).toBe('Sizes')
  expect(await text.locator('h3').textContent()).toBe('Materials')
  expect(await text.locator('b').textContent()).toBe('24"')
  expect(await text.locator('li').count()).toBe(1)
  expect(await text.locator('.table > table td').textContent()).toBe('201')
  const links = await text
    .locator('a')
    .evaluateAll(all => all.map(link => ['href', 'target', 'rel'].map(name => link.getAttribute(name))))
  expect(links).toEqual([
    ['https://api.invalid/files/a.pdf', '_blank', 'noopener noreferrer'],
    ['mailto:sales@valves.example', '_blank', 'noopener noreferrer'],
  ])
})

test('shows the text of a seller on a page that lets no script write HTML', async () => {
  const { ran, left } = await clean(['<p>Fire safe</p><img src=x onerror=alert(1)>'], '/strict')
  expect({ ran, left }).toEqual({ ran: [], left: [] })
  expect(await page.locator('.rich-text').first().textContent()).toBe('Fire safe')
})

test.skipIf(live.length === 0)(
  'the payloads of a corpus are harmless through RichText (needs CORPORA)',
  { timeout: 240_000 },
  async () => {
    expect(live.length).toBeGreaterThan(1000)
    await expectAllToRun(live)
    expect(await clean(live)).toEqual({ ran: [], left: [] })
    expect(strayRequests).toEqual([])
  },
)

describe('on a server', () => {
  async function differences(all: readonly string[]): Promise<Difference[]> {
    configure({ apiHost: 'https://api.invalid' })
    await page.goto(site.origin)
    const served = all.map(html => ({ html, allowed: allowedMarkup(html), clean: cleanMarkup(html).html }))
    return page.evaluate(given => stage.compare(given), served)
  }

  test('all payloads become the same nodes, and the browser has nothing left to remove', async () => {
    const found = await differences(payloads)
    expect(found.filter(({ left }) => left !== '')).toEqual([])
    expect(found.filter(({ html }) => !otherwiseRead(html))).toEqual([])
  })

  test(`random HTML becomes the same nodes (SEED=${seed})`, async () => {
    const found = await differences(
      Array.from({ length: 5000 }, (_, at) => madeUpHtml(random('html', at, seed))),
    )
    expect(found.filter(({ left }) => left !== '')).toEqual([])
    expect(found.filter(({ html }) => !otherwiseRead(html))).toEqual([])
  })

  test('HTML that a parser would multiply becomes the same text, quickly enough for a test', async () => {
    const many = (tag: string) => Array.from({ length: 200 }, (_, at) => `<${tag} a=${at}>`).join('')
    const texts = ['b', 'font', 'a', 'nobr'].flatMap(tag =>
      ['</p><p>x &amp; y', '<td>x', '<br>< x</div><div>'].map(part => `<p>${many(tag)}${part.repeat(1_500)}`),
    )
    expect(await differences(texts)).toEqual([])
  })

  test('the comparison detects other nodes, and nodes that are left to remove', async () => {
    await page.goto(site.origin)
    const served = { html: '<p>a</p>', allowed: '<p onclick=alert(1)>a</p>', clean: '<p>b</p>' }
    expect(await page.evaluate(given => stage.compare([given]), served)).toHaveLength(1)
  })
})

/**
 * Returns true for HTML that browsers read differently, or of which a server omits more: content 250 levels deep, a
 * field's name that hides a property of a form, NUL, `<?`, which newer browsers take for an instruction, and
 * `<select>`, in which they allow any tag.
 */
const otherwiseRead = (html: string): boolean =>
  /\0|<\?|<select/i.test(html) ||
  (/<form/i.test(html) && /(?:name|id)\s*=/i.test(html)) ||
  html.split('<').length > 250
