import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { needElements } from '#shared/element/needed-elements.ts'
import { expectedInConsole } from '#shared/testing/setup.ts'
import { startLoader } from './loader.ts'

let count = 0
let stop = (): void => {}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  stop()
  vi.useRealTimers()
})

/** Returns a tag that no other test has defined, with a chunk that defines it and counts its requests. */
function chunkOf(content = '') {
  const tag = `trade-test-${++count}`
  const chunk = vi.fn(async () => {
    customElements.define(
      tag,
      class extends HTMLElement {
        constructor() {
          super()
          this.attachShadow({ mode: 'open' }).innerHTML = content
        }
      },
    )
  })
  return { tag, chunk }
}

test('loads a chunk once for all elements of its tag, now and later', async () => {
  const { tag, chunk } = chunkOf()
  document.body.innerHTML = `<${tag}></${tag}><p><${tag}></${tag}></p>`
  stop = startLoader({ [tag]: chunk })
  document.body.append(document.createElement(tag))
  await vi.waitFor(() => expect(customElements.get(tag)).toBeDefined())
  expect(chunk).toHaveBeenCalledTimes(1)
})

test('loads a chunk only when its element is on the page, at any depth', async () => {
  const { tag, chunk } = chunkOf()
  stop = startLoader({ [tag]: chunk })
  expect(chunk).not.toHaveBeenCalled()

  const section = document.createElement('section')
  section.innerHTML = `<div><${tag}></${tag}></div>`
  document.body.append(section)
  await vi.waitFor(() => expect(chunk).toHaveBeenCalledTimes(1))
})

test('finds our elements in the shadow roots of our elements, also later ones', async () => {
  const late = chunkOf()
  const inner = chunkOf()
  const outer = chunkOf(`<${inner.tag}></${inner.tag}>`)
  stop = startLoader({ [outer.tag]: outer.chunk, [inner.tag]: inner.chunk, [late.tag]: late.chunk })
  document.body.innerHTML = `<${outer.tag}></${outer.tag}>`
  await vi.waitFor(() => expect(inner.chunk).toHaveBeenCalledTimes(1))

  document.querySelector(outer.tag)?.shadowRoot?.append(document.createElement(late.tag))
  await vi.waitFor(() => expect(late.chunk).toHaveBeenCalledTimes(1))
})

test('loads requested tags, before and after it has started', async () => {
  const before = chunkOf()
  const after = chunkOf()
  needElements([before.tag])
  stop = startLoader({ [before.tag]: before.chunk, [after.tag]: after.chunk })
  expect(before.chunk).toHaveBeenCalledTimes(1)
  needElements([after.tag, 'trade-unknown'])
  expect(after.chunk).toHaveBeenCalledTimes(1)
})

test('retries a chunk that failed', async () => {
  const { tag, chunk } = chunkOf()
  chunk.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  stop = startLoader({ [tag]: chunk })
  document.body.innerHTML = `<${tag}>Our shop</${tag}>`
  await vi.waitFor(() => expect(customElements.get(tag)).toBeDefined())
  expect(chunk).toHaveBeenCalledTimes(2)
})

test('gives up in the end with one message in the console, and leaves the fallback', async () => {
  const { tag } = chunkOf()
  const chunk = vi.fn(async () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  stop = startLoader({ [tag]: chunk })
  document.body.innerHTML = `<${tag}><a href="/">Our shop</a></${tag}>`
  await vi.runAllTimersAsync()
  document.body.append(document.createElement(tag))
  await vi.runAllTimersAsync()
  expect(chunk).toHaveBeenCalledTimes(4)
  expect(expectedInConsole(`<${tag}> could not be loaded`)).toHaveLength(1)
  expect(document.body.textContent).toBe('Our shop')

  needElements([tag])
  expect(chunk).toHaveBeenCalledTimes(5)
  await vi.runAllTimersAsync()
  expect(expectedInConsole(`<${tag}> could not be loaded`)).toHaveLength(1)
})

test.each([
  new TypeError('URL.canParse is not a function'),
  new SyntaxError("Unexpected token '{'"),
  new Error('No such store'),
])('does not retry a chunk that has loaded but fails: %s', async error => {
  const { tag } = chunkOf()
  const chunk = vi.fn(async () => {
    throw error
  })
  stop = startLoader({ [tag]: chunk })
  document.body.innerHTML = `<${tag}></${tag}>`
  await vi.runAllTimersAsync()
  expect(chunk).toHaveBeenCalledTimes(1)
  expect(expectedInConsole(`<${tag}> could not be loaded`)).toHaveLength(1)
})

test.each([
  'Failed to fetch dynamically imported module: https://cdn.example/a.js',
  'error loading dynamically imported module: https://cdn.example/a.js',
  'Importing a module script failed.',
])('retries when the browser says: %s', async message => {
  const { tag, chunk } = chunkOf()
  chunk.mockRejectedValueOnce(new TypeError(message))
  stop = startLoader({ [tag]: chunk })
  document.body.innerHTML = `<${tag}></${tag}>`
  await vi.waitFor(() => expect(customElements.get(tag)).toBeDefined())
  expect(chunk).toHaveBeenCalledTimes(2)
})
