import { beforeEach, expect, test, vi } from 'vitest'
import { mount } from '#shared/testing/mount.ts'
import { expectedInConsole } from '#shared/testing/setup.ts'
import { testWidgetOptions, testWidgets, tradeTestWidget } from '#shared/testing/test-widget.tsx'
import { defineWidget } from './define.ts'

beforeEach(() => Object.assign(testWidgets, { mounted: 0, ended: 0, throw: false }))

const toy = '<trade-toy toy-id="7"></trade-toy>'

/** Resolves after this task and React's next one. */
async function settled(): Promise<void> {
  await mount(toy)
  await vi.waitFor(() => expect(testWidgets.mounted).toBeGreaterThan(0))
}

test('elements that were never attached mount no React root', async () => {
  const loose = Array.from({ length: 500 }, () => document.createElement('trade-toy'))
  for (const [index, each] of loose.entries()) {
    each.setAttribute('toy-id', String(index + 1))
    Object.assign(each, { keyword: 'loose' })
  }
  await settled()
  expect(testWidgets.mounted).toBe(1)
  expect(loose.some(each => each.shadowRoot?.hasChildNodes())).toBe(false)
})

function removed(element: Element): Element {
  element.remove()
  return element
}

const moves: [string, (element: Element, place: Element) => void][] = [
  ['appendChild elsewhere', (element, place) => place.appendChild(element)],
  ['insertBefore', (element, place) => place.insertBefore(element, place.firstChild)],
  ['sorting within its parent', element => element.parentElement?.prepend(element)],
  ['removing and inserting in one task', (element, place) => place.append(removed(element))],
]

test.each(moves)('%s keeps the user’s choice and typed text', async (_, move) => {
  const screen = await mount(`<p>first</p>${toy}<section><hr></section>`)
  const place = document.querySelector('section')
  if (!place) throw new Error('There is nowhere to move to')
  await screen.user.click(screen.getByRole('button', { name: 'Tab 3' }))
  await screen.user.type(screen.getByLabelText('Note'), 'two pumps')
  move(screen.element, place)
  move(screen.element, place)
  screen.element.setAttribute('keyword', 'moved')
  const output = await screen.findByText(/"keyword":"moved"/)
  expect(output.textContent).toContain('"tab":3')
  expect(screen.getByLabelText('Note')).toMatchObject({ value: 'two pumps' })
  expect(testWidgets).toMatchObject({ mounted: 1, ended: 0 })
})

test('removal unmounts the React root, and insertion starts a new one', async () => {
  const screen = await mount(toy)
  const { element } = screen
  await screen.user.click(screen.getByRole('button', { name: 'Tab 3' }))
  await screen.user.click(screen.getByRole('button', { name: 'Ready' }))
  Object.assign(element, { keyword: 'kept' })
  element.remove()
  await vi.waitFor(() => expect(testWidgets).toMatchObject({ mounted: 1, ended: 1 }))
  element.setAttribute('kind', 'service')
  document.body.append(element)
  const output = await screen.findByText(/"keyword":"kept"/)
  expect(output.textContent).toContain('"tab":1')
  expect(output.textContent).toContain('"kind":"service"')
  await screen.user.click(screen.getByRole('button', { name: 'Ready' }))
  expect(screen.events.map(event => event.type)).toEqual(['trade-ready', 'trade-ready'])
  expect(testWidgets).toMatchObject({ mounted: 2, ended: 1 })
})

test('unmounts nothing after the window of the page is gone', async () => {
  const { element } = await mount(toy)
  await vi.waitFor(() => expect(testWidgets.mounted).toBe(1))
  // The state in which a test runner leaves it after its last test. An error in a microtask would fail the run.
  for (const name of ['document', 'HTMLIFrameElement']) vi.stubGlobal(name, undefined)
  element.remove()
  await Promise.resolve()
  vi.unstubAllGlobals()
  expect(testWidgets).toMatchObject({ mounted: 1, ended: 0 })
  document.body.append(element)
})

test('a component that throws shows an error with a retry button', async () => {
  testWidgets.throw = true
  const screen = await mount(toy)
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Something went wrong in this part of the page',
  )
  expect(screen.events).toEqual([
    { type: 'trade-error', detail: { kind: 'render', status: 0, message: 'The toy broke' } },
  ])
  testWidgets.throw = false
  await screen.user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText(/"toyId":7/)
  // React logs each caught error once, and nothing else logs it.
  expect(expectedInConsole('The toy broke')).toHaveLength(1)
})

test('a broken element renders again when the host sets an attribute', async () => {
  const screen = await mount(toy)
  testWidgets.throw = true
  screen.element.setAttribute('keyword', 'x')
  await screen.findByRole('alert')
  testWidgets.throw = false
  screen.element.setAttribute('toy-id', '8')
  await screen.findByText(/"toyId":8/)
  expect(expectedInConsole('The toy broke')).toHaveLength(1)
})

test('a second definition is skipped, with one warning for the page', async () => {
  const first = customElements.get('trade-toy')
  defineWidget('trade-toy', testWidgetOptions)
  const again = defineWidget('trade-toy', { ...testWidgetOptions, summary: 'Another toy.' })
  expect(customElements.get('trade-toy')).toBe(first)
  expect(again.summary).toBe('Another toy.')
  expect(expectedInConsole('already defined')).toHaveLength(1)
})

test('a definition holds the facts that docs and editors show', () => {
  expect(tradeTestWidget).toMatchObject({
    tag: 'trade-toy',
    nests: ['trade-inner-toy'],
    fixed: { flavour: 'plain' },
  })
  expect(tradeTestWidget.attributes.tab).toMatchObject({ kind: 'integer', required: false, default: 1 })
  expect(tradeTestWidget.attributes.kind.choices).toEqual(['product', 'service'])
})
