import { expect, test } from 'vitest'
import { renameShoelace } from '#shared/ui/shoelace/plugin.ts'
import { bundle } from '../tools/fixtures/serve.ts'
import { visit } from '../tools/fixtures/visit.ts'

// The promises of every element that need a real browser; shared/element/*.test.tsx has the rest.
declare const testWidgets: { mounted: number; ended: number; throw: boolean }

const testWidget = '<trade-toy toy-id="7"></trade-toy>'
const host = (body: string): string =>
  `<!doctype html><html lang="en"><title>Host</title><body>${body}</body></html>`
const withScript = (body: string): string =>
  host(`${body}<script type="module" src="/test-widget.js"></script>`)
/** The strict policy: nothing inline, nothing but our own origin, and no HTML written by scripts. */
const strict = {
  'content-security-policy': "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'",
}

const visited = visit(async () => {
  const body = await bundle('test-widget.ts', [renameShoelace()])
  return {
    '/test-widget.js': { body },
    '/copy.js': { body },
    '/': { body: withScript('<main></main>') },
    '/early': { body: host('<trade-toy toy-id="7" tab="2"><a href="/market">Our page</a></trade-toy>') },
    '/strict': { body: withScript(testWidget), headers: strict },
  }
})

async function show(html: string): Promise<void> {
  await visited.page.goto(`${visited.origin}/`)
  await put(html)
}

function put(html: string): Promise<void> {
  return visited.page.evaluate(markup => {
    const main = document.querySelector('main')
    if (main) main.innerHTML = markup
  }, html)
}

function props(): Promise<Record<string, unknown>> {
  return visited.page.locator('output').evaluate(output => JSON.parse(output.textContent ?? ''))
}

function expectProps(expected: object): Promise<void> {
  return expect.poll(props).toMatchObject(expected)
}

test('setting, changing, emptying and removing each kind of attribute takes effect', async () => {
  await show(testWidget)
  const set = (name: string, given: string | null): Promise<void> =>
    visited.page.locator('trade-toy').evaluate(
      (element, { name, given }) => {
        if (given === null) element.removeAttribute(name)
        else element.setAttribute(name, given)
      },
      { name, given },
    )
  const steps: [name: string, given: string | null, expected: object][] = [
    ['toy-id', '8', { toyId: 8 }],
    ['tab', '3', { tab: 3 }],
    ['tab', '', { tab: 1 }],
    ['tab', '2', { tab: 2 }],
    ['tab', null, { tab: 1 }],
    ['tenders', '', { tenders: true }],
    ['tenders', 'false', { tenders: false }],
    ['tenders', 'true', { tenders: true }],
    ['tenders', null, { tenders: false }],
    ['kind', 'service', { kind: 'service' }],
    ['kind', '', { kind: 'product' }],
    ['keyword', 'pump', { keyword: 'pump' }],
    ['keyword', '', { keyword: '' }],
  ]
  for (const [name, given, expected] of steps) {
    await set(name, given)
    await expectProps(expected)
  }
  await set('toy-id', null)
  await visited.page.getByRole('alert').getByText('The attribute "toy-id" is missing').waitFor()
})

test('markup and properties from before the script are kept', async () => {
  await visited.page.goto(`${visited.origin}/early`)
  await visited.page.evaluate(() => {
    Object.assign(document.querySelector('trade-toy') ?? {}, { keyword: 'early', toyId: 9 })
  })
  await visited.page.addScriptTag({ url: '/test-widget.js', type: 'module' })
  await expectProps({ toyId: 9, tab: 2, keyword: 'early' })
})

test('the fallback of the page stays in view until the element has content', async () => {
  await visited.page.goto(`${visited.origin}/early`)
  await visited.page.evaluate(() => document.querySelector('trade-toy')?.setAttribute('keyword', 'slow'))
  await visited.page.addScriptTag({ url: '/test-widget.js', type: 'module' })
  const seen = await visited.page.evaluate(() => document.querySelector('a')?.checkVisibility())
  expect(seen).toBe(true)
  await visited.page.evaluate(() => document.querySelector('trade-toy')?.setAttribute('keyword', ''))
  await visited.page.getByRole('button', { name: 'Ready' }).waitFor()
  await expect.poll(() => visited.page.getByRole('link').isVisible()).toBe(false)
})

test('clones and elements from innerHTML work independently', async () => {
  await show('<trade-toy toy-id="7" tab="2"></trade-toy>')
  await visited.page.evaluate(() => {
    const first = document.querySelector('trade-toy')
    const clone = first?.cloneNode(true)
    if (clone) document.body.append(clone)
    first?.setAttribute('tab', '3')
  })
  const tabs = (): Promise<unknown[]> =>
    visited.page.locator('output').evaluateAll(all => all.map(each => JSON.parse(each.textContent ?? '').tab))
  await expect.poll(tabs).toEqual([3, 2])
})

const moves = {
  'appendChild elsewhere': (element: Element, place: Element) => place.appendChild(element),
  insertBefore: (element: Element, place: Element) => place.insertBefore(element, place.firstChild),
  moveBefore: (element: Element, place: Element) => {
    if (!('moveBefore' in place) || typeof place.moveBefore !== 'function') throw new Error('no moveBefore')
    place.moveBefore(element, place.firstChild)
  },
}

test.each(Object.entries(moves))('%s keeps the state and the typed text', async (way, move) => {
  await show(`${testWidget}<section><hr></section>`)
  await visited.page.getByRole('button', { name: 'Tab 3' }).click()
  await visited.page.getByLabel('Note').fill('two pumps')
  await visited.page.evaluate(
    `(${move})(document.querySelector('trade-toy'), document.querySelector('section'))`,
  )
  await visited.page
    .locator('section > trade-toy')
    .evaluate(element => element.setAttribute('keyword', 'moved'))
  await expectProps({ keyword: 'moved', tab: 3 })
  expect(await visited.page.getByLabel('Note').inputValue()).toBe('two pumps')
  expect(await visited.page.evaluate(() => ({ ...testWidgets }))).toMatchObject({ mounted: 1, ended: 0 })
  // Only moveBefore lets an element keep the state that the browser itself holds.
  const focused = await visited.page.getByLabel('Note').evaluate(input => input.matches(':focus'))
  expect(focused).toBe(way === 'moveBefore')
})

test('an element that moves into a frame keeps its state and its styles', async () => {
  await show(`${testWidget}<iframe></iframe>`)
  await visited.page.getByLabel('Note').fill('two pumps')
  await visited.page.evaluate(() => {
    const inside = document.querySelector('iframe')?.contentDocument
    const moved = document.querySelector('trade-toy')
    if (moved) inside?.body.append(moved)
  })
  const frame = visited.page.frameLocator('iframe')
  expect(await frame.getByLabel('Note').inputValue()).toBe('two pumps')
  expect(await frame.locator('article').evaluate(article => getComputedStyle(article).color)).toBe(
    'rgb(1, 2, 3)',
  )
  await frame.getByRole('button', { name: 'Tab 3' }).click()
  await frame.getByText('"tab":3').waitFor()
  expect(await visited.page.evaluate(() => ({ ...testWidgets }))).toMatchObject({ mounted: 1, ended: 0 })
})

test('removing the element ends the React root, and inserting it again starts a new one', async () => {
  await show(testWidget)
  await visited.page.getByRole('button', { name: 'Tab 3' }).click()
  await expectProps({ tab: 3 })
  const element = await visited.page.locator('trade-toy').elementHandle()
  await element?.evaluate(each => each.remove())
  await expect.poll(() => visited.page.evaluate(() => testWidgets.ended)).toBe(1)
  await element?.evaluate(each => document.body.append(each))
  await expectProps({ tab: 1 })
})

test('500 elements that are never attached mount no React root', async () => {
  await show('')
  await visited.page.evaluate(() => {
    for (let number = 1; number <= 500; number += 1) {
      const loose = document.createElement('trade-toy')
      loose.setAttribute('toy-id', String(number))
      loose.cloneNode(true)
    }
  })
  await put(testWidget)
  await expectProps({ toyId: 7 })
  expect(await visited.page.evaluate(() => testWidgets.mounted)).toBe(1)
})

test('a render error shows the error state and is announced', async () => {
  await show('')
  const announced = visited.page.evaluate(
    () =>
      new Promise(resolve => {
        document.addEventListener('trade-error', event =>
          resolve([event.detail, event.target === document.querySelector('trade-toy')]),
        )
        testWidgets.throw = true
        document.querySelector('main')?.replaceChildren(document.createElement('trade-toy'))
        document.querySelector('trade-toy')?.setAttribute('toy-id', '7')
      }),
  )
  // Seen from the page, the event comes from the element: nothing inside it is exposed.
  expect(await announced).toEqual([{ kind: 'render', status: 0, message: 'The toy broke' }, true])
  await visited.page.getByRole('alert').getByText('Something went wrong in this part of the page').waitFor()
  await visited.page.evaluate(() => Object.assign(testWidgets, { throw: false }))
  await visited.page.getByRole('button', { name: 'Try again' }).click()
  await expectProps({ toyId: 7 })
  expect(visited.complaints.splice(0)).toEqual([expect.stringContaining('The toy broke')])
})

test('with the script twice on a page, the first wins and one warning says so', async () => {
  await show(testWidget)
  await visited.page.addScriptTag({ url: '/copy.js', type: 'module' })
  await expectProps({ toyId: 7 })
  expect(visited.complaints.splice(0)).toEqual([expect.stringContaining('<trade-toy> is already defined')])
})

test('when a focused control disappears, the focus is lost and does not jump to the first control', async () => {
  await show(testWidget)
  await expectProps({ toyId: 7 })
  const { page } = visited
  await page.getByRole('button', { name: 'Go away' }).click()
  await page.getByRole('button', { name: 'Go away' }).waitFor({ state: 'detached' })
  const tab3 = page.getByRole('button', { name: 'Tab 3' })
  expect(await tab3.evaluate(button => button.matches(':focus'))).toBe(false)
  await page.locator('trade-toy').evaluate((element: HTMLElement) => element.focus())
  expect(await tab3.evaluate(button => button.matches(':focus'))).toBe(true)
})

test('focus() moves to the first control inside', async () => {
  await show(testWidget)
  await expectProps({ toyId: 7 })
  await visited.page.locator('trade-toy').evaluate((element: HTMLElement) => element.focus())
  expect(
    await visited.page.getByRole('button', { name: 'Tab 3' }).evaluate(button => button.matches(':focus')),
  ).toBe(true)
})

test('all elements adopt one sheet, and the theme follows the system live', async () => {
  await visited.page.emulateMedia({ colorScheme: 'light' })
  await show(testWidget + testWidget)
  await visited.page.locator('article').nth(1).waitFor()
  const look = await visited.page.evaluate(() => {
    const [first, second] = document.querySelectorAll('trade-toy')
    const article = first?.shadowRoot?.querySelector('article')
    const sheets = [first, second].map(element => element?.shadowRoot?.adoptedStyleSheets ?? [])
    const shared = sheets[0]?.every((sheet, index) => sheet === sheets[1]?.[index])
    return { color: article && getComputedStyle(article).color, count: sheets[0]?.length, shared }
  })
  expect(look).toEqual({ color: 'rgb(1, 2, 3)', count: 2, shared: true })
  const themes = (): Promise<unknown[]> =>
    visited.page.locator('.trade-root').evaluateAll(all => all.map(root => root.getAttribute('data-theme')))
  expect(await themes()).toEqual(['light', 'light'])
  await visited.page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(themes).toEqual(['dark', 'dark'])
})

test('the element works on a page with Trusted Types and without inline styles', async () => {
  await visited.page.goto(`${visited.origin}/strict`)
  await expectProps({ toyId: 7 })
  expect(await visited.page.locator('article').evaluate(article => getComputedStyle(article).color)).toBe(
    'rgb(1, 2, 3)',
  )
})
