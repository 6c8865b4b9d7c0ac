import { expect, test } from 'vitest'
import type { Manifest } from '#host-demo/build/bundle.ts'
import { packaging } from './files.ts'

const about = { version: '1.2.3', license: 'MIT', description: 'A marketplace.' }

type Entry = string | { types?: string; default?: string }

async function packed(built: Manifest) {
  const files = await packaging(built, about)
  const { exports: entries, ...rest }: { exports: Record<string, Entry> } = JSON.parse(
    files['package.json'] ?? '{}',
  )
  return { files, entries, rest }
}

test('an entry leads to the chunk of today, and brings what the element renders, however deep', async () => {
  const { files, entries } = await packed({
    'widgets/rfq/rfq.element.ts': { file: 'chunks/rfq-1.js' },
    'widgets/login/login.element.ts': { file: 'chunks/login-1.js' },
    'widgets/register/register.element.ts': { file: 'chunks/register-1.js' },
    'widgets/recovery/recovery.element.ts': { file: 'chunks/recovery-1.js' },
  })
  expect(entries['./elements/rfq']).toEqual({ types: './registered.d.ts', default: './elements/rfq.js' })
  expect(files['elements/rfq.js']?.trim().split('\n')).toEqual([
    "import '../chunks/rfq-1.js'",
    "import '../chunks/login-1.js'",
    "import '../chunks/register-1.js'",
    "import '../chunks/recovery-1.js'",
  ])
})

test('what the build does not hold gets no entry', async () => {
  const { files, entries } = await packed({ 'widgets/rfq/rfq.element.ts': { file: 'chunks/rfq-1.js' } })
  expect(Object.keys(entries).filter(name => /^\.$|config|elements\/|messages/.test(name))).toEqual([])
  expect(Object.keys(files)).toEqual(['registered.d.ts', 'package.json'])
})

test('the API comes without registering anything, languages by their names', async () => {
  const { files, entries, rest } = await packed({
    'widgets/start.ts': { file: 'chunks/start-1.js' },
    'shared/messages/ms.ts': { file: 'chunks/ms-1.js' },
  })
  expect(files['index.js']).toContain("import { api } from './chunks/start-1.js'")
  expect(files['index.js']).toMatch(/export const { configure, .*whenReady } = api/)
  expect(entries['.']).toEqual({ types: './trade-widgets.d.ts', default: './index.js' })
  expect(files['config.js']).toBe("import './chunks/start-1.js'\n")
  expect(files['messages/ms.js']).toBe("export { ms as default } from '../chunks/ms-1.js'\n")
  expect(rest).toMatchObject({ name: 'trade-widgets', version: '1.2.3', license: 'MIT', type: 'module' })
  expect(rest).not.toHaveProperty('peerDependencies')
})
