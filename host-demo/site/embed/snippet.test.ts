import { Window } from 'happy-dom'
import { expect, test, vi } from 'vitest'
import { fragmentUrl } from '#widgets/runtime/fragment.ts'
import { version } from '../../../package.json'
import { propertiesFor, readableOn } from './colours.ts'
import { contrastText, lowContrasts } from './contrast.ts'
import { contrastMessages } from './embed.messages.ts'
import { bake, bakingOf } from './fragment.ts'
import { reactSnippetOf } from './react-snippet.ts'
import { boundTo, releaseOf } from './release.ts'
import { snippetOf } from './snippet.ts'
import { linkOf, type Values } from './widgets.ts'
import { wordPressSnippetOf } from './wordpress-snippet.ts'

const hosts = { apiHost: 'https://api.test/v1', storefront: 'https://market.test' }

const made = (attributes: Values, properties: Values = {}): string =>
  snippetOf(
    {
      tag: 'trade-rfq',
      attributes,
      properties,
      link: { text: 'Ask us', href: 'https://market.test/rfqProduct/7' },
    },
    hosts,
  )

test('a snippet has the script, the element and a link inside it', () => {
  expect(made({ 'item-id': '7' })).toBe(`<script type="module" src="https://market.test/trade-widgets.js" \
data-api-host="https://api.test/v1" data-storefront="https://market.test"></script>
<trade-rfq item-id="7">
  <a href="https://market.test/rfqProduct/7">Ask us</a>
</trade-rfq>`)
})

test('a sign-out ends the session at the API if the storefront names the call', () => {
  const chat = { tag: 'trade-chat', attributes: {}, properties: {}, link: { text: '', href: '' } }
  expect(snippetOf(chat, { ...hosts, signOutPath: '/api/login/signout' })).toContain(
    'data-storefront="https://market.test" data-sign-out-path="/api/login/signout"></script>',
  )
})

test('with a hash, the script tag is one that the browser can check', () => {
  const text = snippetOf(
    {
      tag: 'trade-chat',
      attributes: {},
      properties: {},
      link: { text: 'Ask us', href: 'https://market.test/' },
    },
    { ...hosts, integrity: 'sha384-abc' },
  )
  expect(text).toContain('trade-widgets.js" integrity="sha384-abc" crossorigin="anonymous" data-')
})

const release = {
  base: 'https://market.test',
  sums: { 'trade-widgets.js': 'sha384-abc', 'chunks/start.js': 'sha384-def', 'chunks/rfq.js': 'sha384-ghi' },
  files: {
    start: ['chunks/start.js'] as const,
    elements: { 'trade-rfq': ['chunks/rfq.js'], 'trade-chat': ['chunks/chat.js'] },
  },
}
const rfq = { tag: 'trade-rfq', attributes: { 'item-id': '7' }, properties: {}, link: { text: '', href: '' } }

test('the fastest snippet begins with lines for the element’s files and first reads', () => {
  const bound = boundTo(release, rfq, hosts, { isChecked: false, isFastest: true })
  expect(snippetOf(rfq, { ...hosts, ...bound })).toMatch(
    `<link rel="modulepreload" crossorigin href="https://market.test/chunks/start.js">
<link rel="modulepreload" crossorigin href="https://market.test/chunks/rfq.js">
<link rel="preload" as="fetch" crossorigin href="https://api.test/v1/api/public/product/detail?productId=7">
<script type="module" src="https://market.test/trade-widgets.js" data-`,
  )
})

const ours = { apiHost: 'https://market.test', storefront: 'https://market.test', theme: 'dark' } as const

test('if the marketplace renders the element, the page preloads exactly the request of its script', async () => {
  const { preloads } = boundTo(release, rfq, ours, { isChecked: false, isFastest: true })
  const tag = new Window().document.createElement('div')
  tag.innerHTML = snippetOf(rfq, ours)
  const [script, element] = tag.children
  const settings = [...(script?.attributes ?? [])].flatMap(({ name, value }) =>
    name.startsWith('data-') ? [[name.slice(5), value ?? ''] as const] : [],
  )
  const attributes = [...(element?.attributes ?? [])].map(({ name, value }) => ({ name, value: value ?? '' }))
  const described = { localName: 'trade-rfq', attributes }
  const asked = fragmentUrl(described, 'https://market.test', [['locale', 'en'], ...settings])
  expect(preloads?.at(-1)).toBe(
    `<link rel="preload" as="fetch" crossorigin href="${asked.replaceAll('&', '&amp;')}">`,
  )
  expect(preloads).toHaveLength(3)
  const chat = boundTo(release, { ...rfq, tag: 'trade-chat' }, ours, { isChecked: false, isFastest: true })
  expect(chat.preloads?.join()).not.toContain('/render/')
})

test('with content, the snippet holds the rendered widget, its link and its replies, without preload lines for them', async () => {
  const replies = { '/api/public/product/detail?productId=7': { body: { id: 7 } } }
  const fetch = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ html: '<h1>Mud pump</h1>', styles: ['a{}'], replies }))
  const baking = bakingOf({ ...rfq, link: { text: 'Ask us', href: 'https://market.test/7' } }, ours)
  const baked = await bake(baking ?? '')
  fetch.mockRestore()
  const bound = boundTo(release, rfq, { ...ours, baked }, { isChecked: false, isFastest: true })
  const text = snippetOf(rfq, { ...ours, ...bound, baked })
  expect(text).toContain(`></script>
<trade-rfq item-id="7"><template shadowrootmode="open"><style>a{}</style><!--email_off--><h1>Mud pump</h1><!--/email_off--></template>\
<a href="https://market.test/7">Ask us</a></trade-rfq>\
<script type="application/json" data-trade-replies="https://market.test">${JSON.stringify(replies)}</script>`)
  expect(text).toContain('modulepreload')
  expect(text).not.toContain('as="fetch"')
})

test('a snippet without rendered content is not called a snapshot', async () => {
  const fetch = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response('', { status: 404 }))
  await expect(bake(bakingOf(rfq, ours) ?? '')).rejects.toThrow('has not rendered <trade-rfq>')
  fetch.mockRestore()
  expect(bakingOf(rfq, hosts)).toBeUndefined()
  expect(bakingOf(rfq, { ...ours, isIsolated: true })).toBeUndefined()
})

test('with a check too, every file has its hash; with the check only, there are no lines', () => {
  const both = boundTo(release, rfq, hosts, { isChecked: true, isFastest: true })
  expect(both.integrity).toBe('sha384-abc')
  expect(both.preloads?.slice(0, 2).join()).toMatch(
    /start\.js" integrity="sha384-def".*rfq\.js" integrity="sha384-ghi"/,
  )
  expect(boundTo(release, rfq, hosts, { isChecked: true, isFastest: false }).preloads).toEqual([])
})

test('a preset is a style sheet of the same release, and is checked if the script is', () => {
  const sums = { ...release.sums, 'presets/sand.css': 'sha384-jkl' }
  const sandy = { ...rfq, preset: 'sand' }
  const text = (isChecked: boolean): string =>
    snippetOf(sandy, {
      ...hosts,
      ...boundTo({ ...release, sums }, sandy, hosts, { isChecked, isFastest: false }),
    })
  expect(text(false)).toMatch(
    /^<link rel="stylesheet" href="https:\/\/market\.test\/presets\/sand\.css">\n<script /,
  )
  expect(text(true)).toMatch(/sand\.css" integrity="sha384-jkl" crossorigin="anonymous">\n<script /)
})

test('with isolation, the element is in a frame, and the page preloads only the files of a frame', () => {
  const files = { ...release.files, elements: { 'trade-frame': ['chunks/frame.js'] } }
  const script = { ...hosts, isIsolated: true }
  const bound = boundTo({ ...release, files }, rfq, script, { isChecked: false, isFastest: true })
  expect(bound.preloads?.join()).toMatch(/^<link [^>]*start\.js">,<link [^>]*frame\.js">$/)
  expect(snippetOf(rfq, script)).toContain('<trade-frame tag="trade-rfq" item-id="7">')
})

test('a read for members has no preload line', () => {
  const { preloads } = boundTo(release, { ...rfq, tag: 'trade-chat' }, hosts, {
    isChecked: false,
    isFastest: true,
  })
  expect(preloads?.join()).not.toContain('as="fetch"')
})

test.each([
  ['is kept', [version, '0.0.1'], `https://market.test/v/${version}`],
  ['is not kept', ['0.0.1'], 'https://market.test'],
  ['may be kept, which the storefront does not say', undefined, 'https://market.test'],
])('the files of a version that %s are those of %j', async (_, versions, base) => {
  const { sums, files } = release
  const replies: Record<string, unknown> = {
    'https://market.test/v/versions.json': versions && { versions },
    [`${base}/sri.json`]: sums,
    [`${base}/files.json`]: files,
  }
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async url => {
    const reply = replies[`${url}`]
    return reply ? Response.json(reply) : new Response('Not found', { status: 404 })
  })
  const found = await releaseOf('https://market.test')
  fetch.mockRestore()
  expect(found.base).toBe(base)
  const bound = boundTo(found, rfq, hosts, { isChecked: true, isFastest: true })
  const text = snippetOf(rfq, { ...hosts, ...bound })
  expect(text).toContain(`src="${base}/trade-widgets.js" integrity="sha384-abc"`)
  expect(text).toContain(`href="${base}/chunks/rfq.js" integrity="sha384-ghi"`)
  expect(text).toContain('data-storefront="https://market.test"')
})

test('a storefront without a list of files has no release', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}))
  await expect(releaseOf('https://market.test')).rejects.toThrow('does not say which files')
  fetch.mockRestore()
})

test('a seller’s text cannot leave its attribute', () => {
  expect(made({ subject: '1/2" & <b>', docked: '' })).toContain(
    '<trade-rfq subject="1/2&quot; &amp; &lt;b>" docked>',
  )
})

test('colours are set for the element, with the related ones', () => {
  expect(made({}, propertiesFor({ accent: '#0000ff' }))).toContain(`<style>
  trade-rfq {
    --trade-color-accent: #0000ff;
    --trade-color-accent-hover: #0000d1;
    --trade-color-on-accent: #ffffff;
  }
</style>`)
})

test('a React page gets the same as components, with numbers, without hashes, and with client code for a listener', () => {
  const snippet = {
    tag: 'trade-rfq',
    preset: 'sand',
    numbers: ['item-id'],
    listener: 'onTradeRfqSent={thank}',
    attributes: { 'item-id': '7', reference: '1/2" & <b>', procurement: '' },
    properties: { '--trade-color-ink': '#000000' },
    link: { text: 'Ask us', href: 'https://market.test/rfqProduct/7' },
  }
  const script = { ...hosts, theme: 'light', integrity: 'sha384-abc' } as const
  expect(reactSnippetOf(snippet, script)).toBe(`'use client'
import 'trade-widgets/presets/sand.css'
import { TradeConfig, TradeRfq } from 'trade-widgets/react'

export const Example = () => (
  <>
    <TradeConfig apiHost="https://api.test/v1" storefront="https://market.test" theme="light" />
    <style>{\`
      trade-rfq {
        --trade-color-ink: #000000;
      }
    \`}</style>
    <TradeRfq itemId={7} reference="1/2&quot; &amp; &lt;b>" procurement onTradeRfqSent={thank}>
      <a href="https://market.test/rfqProduct/7">Ask us</a>
    </TradeRfq>
  </>
)`)
})

test('a page that is only light or only dark has widgets that look the same for every visitor', () => {
  expect(snippetOf(rfq, { ...hosts, theme: 'dark' })).toContain(' data-theme="dark"></script>')
})

const worn = { preset: '', theme: '' } as const
test.each([
  ['text', 'ink', '#10222b', ['dark']],
  ['links', 'primary', '#6cc7dc', ['light']],
  ['panels', 'surface', '#7f7f7f', ['light', 'dark']],
  // Its words are black or white, whichever is easier to read.
  ['buttons', 'accent', '#777777', []],
])('%s that are hard to read are named with their theme', (_, token, colour, schemes) => {
  const warnings = lowContrasts({ ...worn, chosen: { [token]: colour } })(token)
  expect(warnings.map(({ scheme }) => scheme)).toEqual(schemes)
})

test('a warning shows the lowest contrast, the required one, and the number of others that are too low', () => {
  const warningsOf = (token: string, colour: string): string[] =>
    lowContrasts({ ...worn, theme: 'light', chosen: { [token]: colour } })(token).map(low =>
      contrastText(low, contrastMessages.get()),
    )
  // On the darkest background.
  expect(warningsOf('ink', '#888888')).toEqual(['⚠ Hard to read in light: text (contrast 3.1, needs 4.5).'])
  expect(warningsOf('surface', '#7f7f7f')[0]).toMatch(/field borders \(contrast 1\.0, needs 3\), and \d more/)
})

test('a page of one theme gets no warning about the other, and a look has its own colours', () => {
  const dark = { chosen: { ink: '#e6eef1' }, preset: '', theme: 'dark' } as const
  expect(lowContrasts(dark)('ink')).toEqual([])
  const links = { ...worn, chosen: { primary: '#767676' }, theme: 'dark' } as const
  expect(lowContrasts({ ...links, preset: 'high-contrast' })('primary')).not.toEqual(
    lowContrasts(links)('primary'),
  )
})

test.each([
  ['#ffffff', '#000000'],
  ['#ffc857', '#000000'],
  ['#c2410c', '#ffffff'],
  ['#000000', '#ffffff'],
])('on %s the text is %s', (colour, words) => {
  expect(readableOn(colour)).toBe(words)
})

test('the link leads to the same item on the storefront', () => {
  expect(linkOf('trade-rfq', { kind: 'service', 'item-id': '7' }).to).toEqual({
    route: 'rfqService',
    params: { id: '7' },
  })
  expect(linkOf('trade-rfq-list', {}).to).toEqual({ route: 'rfqList' })
  expect(linkOf('trade-sent', {}).to).toEqual({ route: 'sent' })
  expect(linkOf('trade-chat', {}).to).toEqual({ route: 'home' })
})

test('a WordPress page gets a shortcode, a block and CSS, which no text can close', () => {
  const snippet = {
    tag: 'trade-rfq',
    preset: 'sand',
    numbers: ['item-id'],
    attributes: { 'item-id': '7', reference: 'A[1] "x" --> & <b>', procurement: '' },
    properties: { '--trade-color-ink': '#000000' },
  }
  expect(wordPressSnippetOf(snippet, hosts)).toBe(`\
[trade-rfq item-id="7" reference="A&#91;1&#93; &quot;x&quot; --> &amp; &lt;b>" procurement]

<!-- wp:trade-widgets/rfq {"itemId":7,"reference":"A[1] \\u0022x\\u0022 \\u002d\\u002d\\u003e \\u0026 \\u003cb\\u003e","procurement":true} /-->

@import url('https://market.test/presets/sand.css');
trade-rfq {
  --trade-color-ink: #000000;
}`)
})
