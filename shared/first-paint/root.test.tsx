import { beforeEach, expect, test, vi } from 'vitest'
import { recordEvents } from '#shared/testing/recorded-events.ts'

let late: typeof import('#shared/testing/late-widget.tsx')

// In the setup react-dom has come already. Here each test has a fresh copy of everything, which has yet to bring it.
beforeEach(async () => {
  vi.resetModules()
  late = await import('#shared/testing/late-widget.tsx')
})

type Shown = {
  element: HTMLElement & { refresh(): void }
  root: HTMLElement
  said: () => Record<string, unknown>
}

/** Puts the element on the page. What follows in the same task happens before react-dom has come. */
function show(name = 'Ada'): Shown {
  document.body.innerHTML = `<${late.tag} name="${name}"></${late.tag}>`
  const element = document.body.firstElementChild as Shown['element']
  const root = element.shadowRoot?.querySelector<HTMLElement>('.trade-root')
  if (!root) throw new Error('The element is not defined')
  return { element, root, said: () => JSON.parse(root.querySelector('output')?.textContent ?? '{}') }
}

const isLive = ({ root }: Shown): boolean =>
  Object.keys(root.querySelector('h2, p') ?? {}).some(key => key.startsWith('__reactProps'))
const live = (shown: Shown): Promise<void> => vi.waitFor(() => expect(isLive(shown)).toBe(true))

function find<Kind extends Element>({ root }: Shown, selector: string): Kind {
  const found = root.querySelector<Kind>(selector)
  if (!found) throw new Error(`No ${selector}`)
  return found
}

function type(field: HTMLInputElement, text: string): void {
  field.focus()
  field.value = text
  field.setSelectionRange(1, 1)
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
}

test('shows its content in the very task in which it is added, says so once, and hands the same nodes over', async () => {
  const events = recordEvents()
  const shown = show()
  expect(find(shown, 'h2').textContent).toBe('Hello Ada')
  expect(isLive(shown)).toBe(false)
  expect(events.map(({ type }) => type)).toEqual(['trade-ready'])
  const painted = [...shown.root.querySelectorAll('*')]
  await live(shown)
  expect([...shown.root.querySelectorAll('*')]).toEqual(painted)
  expect(events.map(({ type }) => type)).toEqual(['trade-ready'])
})

test('data that comes before react-dom is shown without it', async () => {
  late.$greeting.set(undefined)
  const events = recordEvents()
  const shown = show()
  expect(shown.root.textContent).toBe('Loading')
  late.$greeting.set('Good day')
  await Promise.resolve()
  expect(find(shown, 'h2').textContent).toBe('Good day Ada')
  expect(isLive(shown)).toBe(false)
  expect(events.map(({ type }) => type)).toEqual(['trade-ready'])
})

test('a skeleton does not wait for its data for ever', async () => {
  late.$greeting.set(undefined)
  const shown = show()
  await live(shown)
  expect(shown.root.textContent).toBe('Loading')
  late.$greeting.set('Good day')
  await vi.waitFor(() => expect(find(shown, 'h2').textContent).toBe('Good day Ada'))
})

test('an attribute that is set before takes effect at once, and stays', async () => {
  const shown = show()
  shown.element.setAttribute('name', 'Grace')
  expect(find(shown, 'h2').textContent).toBe('Hello Grace')
  await live(shown)
  expect(find(shown, 'h2').textContent).toBe('Hello Grace')
})

test('clicks, text and a submit before are repeated in their order', async () => {
  const shown = show()
  for (const name of [1, 2, 1]) find<HTMLElement>(shown, `button:nth-of-type(${name})`).click()
  const field = find<HTMLInputElement>(shown, 'input')
  type(field, 'typed')
  find<HTMLFormElement>(shown, 'form').requestSubmit()
  await vi.waitFor(() => expect(shown.said()).toMatchObject({ sent: 'typed!' }))
  expect(shown.said()).toMatchObject({ clicks: ['one', 'two', 'one'], text: 'typed' })
  expect(find(shown, 'input')).toBe(field)
  expect(field.value).toBe('typed')
  expect(field.selectionStart).toBe(1)
  expect(shown.element.shadowRoot?.activeElement).toBe(field)
})

test('what is in use is not drawn anew under the reader’s hands: react-dom shows the news, and the text goes along', async () => {
  const shown = show()
  type(find<HTMLInputElement>(shown, 'input'), 'typed')
  late.$greeting.set('Good day')
  await Promise.resolve()
  expect(find(shown, 'h2').textContent).toBe('Hello Ada')
  await live(shown)
  await vi.waitFor(() => expect(shown.said()).toMatchObject({ text: 'typed' }))
  expect(find(shown, 'h2').textContent).toBe('Good day Ada')
  expect(shown.element.shadowRoot?.activeElement).toBe(find(shown, 'input'))
})

test('a picture that failed before is told of', async () => {
  const shown = show()
  Object.defineProperty(find(shown, 'img'), 'complete', { value: true })
  await vi.waitFor(() => expect(shown.said()).toMatchObject({ isPictureLost: true }))
})

test('a method called before runs as soon as somebody hears it', async () => {
  const shown = show()
  shown.element.refresh()
  await vi.waitFor(() => expect(shown.said()).toMatchObject({ refreshed: 1 }))
})

test('an error state is told of at once, and once', async () => {
  late.$isBroken.set(true)
  const events = recordEvents()
  const shown = show()
  expect(shown.root.textContent).toBe('Failed')
  expect(events).toMatchObject([{ type: 'trade-error', detail: { kind: 'server', status: 500 } }])
  await live(shown)
  expect(events).toHaveLength(1)
})

test('moved, removed and added again before', async () => {
  const shown = show()
  const { element } = shown
  document.body.append(document.createElement('main'))
  document.querySelector('main')?.append(element)
  expect(find(shown, 'h2').textContent).toBe('Hello Ada')
  element.remove()
  await Promise.resolve()
  expect(shown.root.childElementCount).toBe(0)
  document.body.append(element)
  expect(find(shown, 'h2').textContent).toBe('Hello Ada')
  await live(shown)
  find<HTMLElement>(shown, 'button').click()
  await vi.waitFor(() => expect(shown.said()).toMatchObject({ clicks: ['one'] }))
})

test('stores that never rest are left to react-dom', async () => {
  let changes = 0
  late.$greeting.listen(() => {
    changes += 1
    if (changes < 100) queueMicrotask(() => late.$greeting.set(`Hello ${changes}`))
  })
  const shown = show()
  late.$greeting.set('Hi')
  await live(shown)
  expect(find(shown, 'h2').textContent).toBe('Hello 99 Ada')
})
