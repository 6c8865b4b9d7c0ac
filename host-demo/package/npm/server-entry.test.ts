import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Window } from 'happy-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderFragment } from './server-entry.ts'

const origin = 'https://market.test'
const answer = {
  html: '<div class="trade-root" data-served><h1>Mud pump</h1></div>',
  styles: ['h1 { content: "</style>" }'],
  replies: { '/api/public/product/detail?productId=1': { body: { name: '</script><b>' }, etag: '"1"' } },
}

/** A marketplace that gives this reply and records its requests. */
function marketplace(reply: () => Response | Promise<Response>) {
  const asked: string[] = []
  const fetch: typeof globalThis.fetch = async input => {
    asked.push(String(input))
    return reply()
  }
  return { asked, fetch }
}

/** Parses HTML like a browser that supports declarative shadow roots. */
function parsed(html: string) {
  const { DOMParser } = new Window()
  const page = new DOMParser().parseFromString(html, 'text/html') as unknown as Document
  const element = page.querySelector('trade-product')
  const template = element?.querySelector('template')
  const replies = page.querySelector<HTMLElement>('script[data-trade-replies]')
  return { page, element, template, replies }
}

test('the element holds its shadow root, then its children, and the replies follow it', async () => {
  const { asked, fetch } = marketplace(() => Response.json(answer))
  const fragment = await renderFragment(
    'trade-product',
    { 'product-id': 1, tenders: true, tab: undefined, class: 'wide', procurement: false },
    {
      origin: `${origin}/`,
      locale: 'ms',
      settings: { storefront: origin },
      nonce: 'abc',
      fetch,
      fallback: '<a href="/1">Pump</a>',
    },
  )
  expect(asked).toEqual([
    `${origin}/render/trade-product?data-locale=ms&data-storefront=https%3A%2F%2Fmarket.test&product-id=1&tenders=`,
  ])
  const { element, template, replies } = parsed(fragment.html)
  expect(fragment.html).toContain(
    '<trade-product product-id="1" tenders class="wide"><template shadowrootmode="open">',
  )
  expect(template?.getAttribute('shadowrootmode')).toBe('open')
  expect(template?.content.querySelector('style')?.getAttribute('nonce')).toBe('abc')
  expect(template?.content.querySelector('h1')?.textContent).toBe('Mud pump')
  expect(element?.querySelector('a')?.textContent).toBe('Pump')
  expect(element?.nextElementSibling).toBe(replies)
  expect(replies?.dataset.tradeReplies).toBe(origin)
  expect(JSON.parse(replies?.textContent ?? '')).toEqual(answer.replies)
  expect(fragment).toMatchObject({ isRendered: true, head: '', origin })
})

test('values do not leave their attributes, and malformed input is refused before any request', async () => {
  const { asked, fetch } = marketplace(() => new Response('', { status: 404 }))
  const { html } = await renderFragment('trade-contact', { message: '"><script>' }, { origin, fetch })
  expect(html).toBe('<trade-contact message="&quot;>&lt;script>"></trade-contact>')
  const options = { origin, fetch }
  await expect(renderFragment('script', {}, options)).rejects.toThrow(TypeError)
  await expect(renderFragment('trade-rfq onload=x', {}, options)).rejects.toThrow(TypeError)
  await expect(renderFragment('trade-rfq', { 'a b': 1 }, options)).rejects.toThrow(TypeError)
  await expect(renderFragment('trade-rfq', {}, { origin: 'market.test', fetch })).rejects.toThrow(TypeError)
  expect(asked).toHaveLength(1)
})

test.each<[string, () => Response | Promise<Response>]>([
  ['refuses', () => new Response('Not found', { status: 404 })],
  ['is away', () => Promise.reject(new TypeError('fetch failed'))],
  ['says something else', () => new Response('<html>')],
  ['answers in another shape', () => Response.json({ html: 7 })],
  ['does not answer', () => new Promise(() => {})],
])('if the marketplace %s, the element has no content', async (_, reply) => {
  const { fetch } = marketplace(reply)
  const options = { origin, fetch, timeout: 20, fallback: '<a href="/1">Pump</a>' }
  const fragment = await renderFragment(
    'trade-product',
    { 'product-id': 1, 'structured-data': true },
    options,
  )
  expect(fragment.html).toBe(
    '<trade-product product-id="1" structured-data><a href="/1">Pump</a></trade-product>',
  )
  expect(fragment).toMatchObject({ isRendered: false, head: '', replies: '' })
})

test('structured data is returned for the head, and the element does not add it again', async () => {
  const data = [{ '@type': 'Product', name: '</script>' }]
  const { fetch } = marketplace(() => Response.json({ ...answer, data }))
  const given = { 'product-id': 1, 'structured-data': true }
  const { html, head } = await renderFragment('trade-product', given, { origin, fetch })
  const { page } = parsed(head)
  expect(JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '')).toEqual(
    data[0],
  )
  expect(parsed(html).element?.hasAttribute('structured-data')).toBe(false)
})

test('content for members is not requested', async () => {
  const { asked, fetch } = marketplace(() => Response.json(answer))
  const { html } = await renderFragment('trade-chat', { 'company-id': 2 }, { origin, fetch })
  expect(html).toBe('<trade-chat company-id="2"></trade-chat>')
  expect(asked).toEqual([])
})

describe('an answer that a page does not take', () => {
  const warn = vi.spyOn(console, 'warn')
  afterEach(() => warn.mockReset())
  const MB = 1024 ** 2
  const render = (given: object) =>
    renderFragment('trade-product', { 'product-id': 1 }, { origin, timeout: 20_000, ...given })

  /** An answer in parts of 64 kB, which counts those that were read. */
  function parts(total: number) {
    const read = { parts: 0, isCancelled: false }
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        read.parts += 1
        if (read.parts > total) controller.close()
        else controller.enqueue(new Uint8Array(64 * 1024).fill(32))
      },
      cancel() {
        read.isCancelled = true
      },
    })
    return { read, response: new Response(body) }
  }

  const padded = (bytes: number, filler: string) => {
    const text = JSON.stringify({ ...answer, html: '' })
    const room = bytes - text.length
    const filling = filler.repeat(Math.floor(room / Buffer.byteLength(filler)))
    return new Response(
      text.replace(
        '"html":""',
        `"html":"${filling.padEnd(room - Buffer.byteLength(filling) + filling.length)}"`,
      ),
    )
  }

  test.each([
    ['an answer of 32 MB', () => parts(512)],
    ['an answer of 2 MB', () => parts(32)],
  ])('%s is read up to 1 MB', async (_, made) => {
    warn.mockImplementation(() => {})
    const { read, response } = made()
    expect(await render({ fetch: async () => response })).toMatchObject({ isRendered: false })
    expect(read.isCancelled).toBe(true)
    expect(read.parts).toBeLessThanOrEqual(18)
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/market\.test\/render\/trade-product.* answers with more than 1 MB/)],
    ])
  })

  test.each(['x', 'é', '\u{1f6e2}'])('1 MB of %s is taken, and one byte more is not', async filler => {
    warn.mockImplementation(() => {})
    const isTaken = async (bytes: number) =>
      (await render({ fetch: async () => padded(bytes, filler) })).isRendered
    expect([await isTaken(MB), await isTaken(MB + 1)]).toEqual([true, false])
  })

  test('a redirect is not followed, and the message says what to set', async () => {
    warn.mockImplementation(() => {})
    const asked: string[] = []
    const server = createServer((request, response) => {
      asked.push(new URL(request.url ?? '', origin).pathname)
      const isFirst = asked.length === 1
      response.writeHead(isFirst ? 302 : 200, isFirst ? { location: '/elsewhere' } : {})
      response.end(JSON.stringify(answer))
    })
    await new Promise<void>(resume => server.listen(0, '127.0.0.1', resume))
    const { port } = server.address() as AddressInfo
    const fragment = await render({ origin: `http://127.0.0.1:${port}` })
    server.close()
    expect([fragment.isRendered, asked]).toEqual([false, ['/render/trade-product']])
    expect(warn.mock.calls).toEqual([[expect.stringContaining('Set `origin` to the address that answers')]])
  })

  test('an answer is not taken from a `fetch` that has followed a redirect', async () => {
    warn.mockImplementation(() => {})
    const response = Object.defineProperty(Response.json(answer), 'redirected', { value: true })
    expect(await render({ fetch: async () => response })).toMatchObject({ isRendered: false })
    expect(warn).toHaveBeenCalledOnce()
  })
})
