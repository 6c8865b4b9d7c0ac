import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { find, isLive, live, type Shown, showLate } from '#shared/testing/late-element.ts'
import { recordEvents } from '#shared/testing/recorded-events.ts'

let late: typeof import('#shared/testing/late-widget.tsx')

// In the setup react-dom has come already. Here each test has a fresh copy of everything, which has yet to bring it.
beforeEach(async () => {
  vi.resetModules()
  late = await import('#shared/testing/late-widget.tsx')
})
afterEach(() => vi.unstubAllGlobals())

const show = (name?: string): Shown => showLate(late.tag, name)

function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
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

/** Of the copy that this test has, all that was asked for early has been answered. */
async function haveAnswers(): Promise<void> {
  const { requestEarly, setPreloadedResponses } = await import('#shared/api/preloaded-responses.ts')
  vi.mocked(fetch).mockImplementation(async () => Response.json({}))
  const early = requestEarly('https://api.test/greeting', undefined)
  setPreloadedResponses(new Map([['https://api.test/greeting', early]]))
  await early.body
}

test('where the answer has come before the element, there is no skeleton between them', async () => {
  await haveAnswers()
  late.$greeting.set(undefined)
  const events = recordEvents()
  const shown = show()
  expect(shown.root.textContent).toBe('')
  late.$greeting.set('Good day')
  await Promise.resolve()
  expect(find(shown, 'h2').textContent).toBe('Good day Ada')
  expect(events.map(({ type }) => type)).toEqual(['trade-ready'])
  await live(shown)
})

test('an answer that takes long to read gets its skeleton after all', async () => {
  await haveAnswers()
  late.$greeting.set(undefined)
  const shown = show()
  await vi.waitFor(() => expect(shown.root.textContent).toBe('Loading'))
  expect(isLive(shown)).toBe(false)
})

test('react-dom takes the line from no content that is on its way, but does not wait for ever', async () => {
  const { awaitContent } = await import('./awaited-content.ts')
  let arrive = (): void => {}
  awaitContent(new Promise<void>(resolve => (arrive = resolve)))
  const shown = show()
  for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
  expect(isLive(shown)).toBe(false)
  arrive()
  await live(shown)
  awaitContent(new Promise(() => {}))
  await live(show('Grace'))
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

test('Enter before sends what was typed where Enter sends, and begins a line where it does not', async () => {
  const shown = show()
  const field = find<HTMLTextAreaElement>(shown, 'textarea')
  const enter = (shiftKey: boolean): boolean =>
    field.dispatchEvent(
      new KeyboardEvent('keydown', {
        key: 'Enter',
        shiftKey,
        bubbles: true,
        composed: true,
        cancelable: true,
      }),
    )
  type(field, 'How much?')
  expect(enter(true)).toBe(true)
  expect(enter(false)).toBe(false)
  await vi.waitFor(() => expect(shown.said()).toMatchObject({ said: ['How much?'] }))
})

test('what breaks while it is handed over stands alone: the others go on, and nobody hears that react-dom is missing', async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const events = recordEvents()
  const broken = show()
  const { element } = broken
  const problem = new Error('Not to be hydrated')
  broken.root.addEventListener = () => {
    throw problem
  }
  element.insertAdjacentHTML('afterend', `<${late.tag} name="Grace"></${late.tag}>`)
  const other = element.nextElementSibling?.shadowRoot?.querySelector<HTMLElement>('.trade-root')
  await vi.waitFor(() => expect(isLive({ ...broken, root: other ?? broken.root })).toBe(true))
  expect(reported.mock.calls).toEqual([[problem]])
  expect(find(broken, 'h2').textContent).toBe('Hello Ada')
  expect(events.map(({ type }) => type)).not.toContain('trade-error')
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

test('what a pointer is down on stays until it is let go, so that its click counts', async () => {
  const shown = show()
  const button = find<HTMLElement>(shown, 'button')
  const point = (type: string) =>
    button.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true }))
  point('pointerdown')
  late.$greeting.set('Good day')
  await (await import('./react-dom-loader.ts')).loadReactDom()
  for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
  expect(find(shown, 'button')).toBe(button)
  point('pointerup')
  button.click()
  await vi.waitFor(() => expect(shown.said()).toMatchObject({ clicks: ['one'] }))
  expect(find(shown, 'h2').textContent).toBe('Good day Ada')
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
