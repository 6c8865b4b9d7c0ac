import { afterEach, expect, test } from 'vitest'
import { findScriptTag } from './script-tag.ts'

afterEach(() => document.head.replaceChildren())

function addScript(src: string, attributes: Record<string, string> = {}): void {
  const script = document.createElement('script')
  // Has another type, so that happy-dom does not fetch it.
  script.type = 'text/plain'
  if (src) script.src = src
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
  document.head.append(script)
}

test.each([
  'https://cdn.test/trade-widgets.js',
  'https://cdn.test/v2/trade-widgets.js?v=3#x',
  'https://cdn.test/widgets/trade-widgets.ts',
])('finds its own script by the name of the file: %s', src => {
  addScript('https://else.test/analytics.js')
  addScript(src)
  expect(findScriptTag()?.origin).toBe('https://cdn.test')
})

test.each(['https://cdn.test/not-trade-widgets.js', 'https://cdn.test/trade-widgets.js/other.js'])(
  'does not take %s for its own',
  src => {
    addScript(src)
    expect(findScriptTag()).toBe(undefined)
  },
)

test.each([
  ['settings of its own', 'https://cdn.test/tw.min-3f2a.js', { 'data-api-host': 'https://api.test' }],
  ['settings on a bare address', 'https://cdn.test/', { 'data-api-host': 'https://api.test' }],
  ['the folder of the files', '/all-scripts.js', { 'data-base': 'https://cdn.test/v2' }],
  ['that folder alone, where the page holds the script itself', '', { 'data-base': 'https://cdn.test/v2/' }],
])('a script with another name is recognised by %s', (_, src, attributes) => {
  addScript('https://else.test/analytics.js', { 'data-host': 'https://else.test' })
  addScript(src, attributes)
  const { url, origin } = findScriptTag() ?? {}
  expect(origin).toBe('https://cdn.test')
  expect(new URL('chunks/a.js', url).pathname).toBe(
    'data-base' in attributes ? '/v2/chunks/a.js' : '/chunks/a.js',
  )
})

test('reads its nonce for the files that it loads', () => {
  addScript('https://cdn.test/trade-widgets.js')
  Object.assign(document.head.lastElementChild ?? {}, { nonce: 'r4nd0m' })
  expect(findScriptTag()?.nonce).toBe('r4nd0m')
})

test('reads its data attributes as settings, and no other attribute', () => {
  addScript('https://cdn.test/trade-widgets.js', {
    'data-api-host': 'https://api.test',
    'data-sign-out-path': '/signout',
    async: '',
    crossorigin: 'anonymous',
  })
  expect(findScriptTag()?.settings).toEqual([
    ['api-host', 'https://api.test'],
    ['sign-out-path', '/signout'],
  ])
})
