import { expect, test, vi } from 'vitest'
import type { Manifest } from '#host-demo/package/build/bundle.ts'
import { packageTexts } from './files.ts'

const about = { version: '1.2.3', license: 'MIT', description: 'A marketplace.' }

type Entry = string | { types?: string; default?: string; require?: object }

const start = { 'widgets/runtime/start.ts': { file: 'chunks/start-1.js' } }

function isNamed(file: string, glob: string): boolean {
  const [before = '', after] = glob.split('*')
  return after === undefined ? file === glob : file.startsWith(before) && file.endsWith(after)
}

async function packed(built: Manifest) {
  const files = await packageTexts({ ...start, ...built }, about)
  const { exports: entries, ...rest }: { exports: Record<string, Entry>; sideEffects: string[] } = JSON.parse(
    files['package.json'] ?? '{}',
  )
  return { files, entries, rest }
}

test('an element’s entry imports its current chunk, and the loader of the elements inside it', async () => {
  const { files, entries } = await packed({ 'widgets/rfq/rfq.element.ts': { file: 'chunks/rfq-1.js' } })
  expect(entries['./elements/rfq']).toEqual({ types: './registered.d.ts', default: './elements/rfq.js' })
  expect(files['elements/rfq.js']).toBe("import '../requested-elements.js'\nimport '../chunks/rfq-1.js'\n")
  expect(files['requested-elements.js']).toContain("import { loadNeededElements } from './chunks/start-1.js'")
})

test.each([
  ['a form with this name', { name: 'tradeWidgets', define: { name: 'define' } }, 1],
  ['the script', { define: () => {} }, 0],
  ['nothing', undefined, 1],
])('a React component registers its element if the page has %s', async (_, tradeWidgets, loads) => {
  const { files } = await packed({ 'widgets/rfq/rfq.element.ts': { file: 'chunks/rfq-1.js' } })
  const [, register = ''] = /const register = (.*)/.exec(files['react.js'] ?? '') ?? []
  const load = vi.fn(async () => ({ define: () => {} }))
  const code = register.replace("import('./index.js')", 'load()')
  new Function('window', 'load', `return ${code}`)({ tradeWidgets }, load)('trade-rfq')
  expect(load).toHaveBeenCalledTimes(loads)
})

test('an element that is not in the build gets no entry', async () => {
  const { files, entries } = await packed({})
  expect(Object.keys(entries).filter(name => /elements\/|messages/.test(name))).toEqual([])
  expect(Object.keys(files).filter(name => /elements\/|messages/.test(name))).toEqual([])
})

test('the API and <trade-config> have their own entries, and each language one with its name', async () => {
  const { files, entries, rest } = await packed({
    'shared/languages/ms/widgets.json': { file: 'chunks/ms-1.js' },
  })
  expect(files['index.js']).toContain("import { api } from './chunks/start-1.js'")
  expect(files['index.js']).toMatch(/export const { configure, .*whenReady } = api/)
  expect(entries['.']).toMatchObject({ types: './index.d.ts', default: './index.js' })
  expect(files['config.js']).toBe("import { defineConfig } from './chunks/start-1.js'\n\ndefineConfig()\n")
  expect(files['messages/ms.js']).toBe("export { default } from '../chunks/ms-1.js'\n")
  expect(rest).toMatchObject({ name: 'trade-widgets', version: '1.2.3', license: 'MIT', type: 'module' })
  expect(rest).not.toHaveProperty('dependencies')
  expect(rest).toMatchObject({ peerDependenciesMeta: { react: { optional: true } } })
})

test('only entries that register elements are marked as having side effects', async () => {
  const { entries, rest } = await packed({
    'widgets/rfq/rfq.element.ts': { file: 'chunks/rfq-1.js' },
    'shared/languages/ms/widgets.json': { file: 'chunks/ms-1.js' },
  })
  const scripts = Object.entries(entries).flatMap(([name, entry]) =>
    typeof entry === 'object' && entry.default?.endsWith('.js') ? [[name, entry.default] as const] : [],
  )
  const registering = scripts.filter(([, file]) => rest.sideEffects.some(glob => isNamed(file, glob)))
  expect(registering.map(([name]) => name)).toEqual(['./config', './elements/rfq', './trade-widgets.js'])
})
