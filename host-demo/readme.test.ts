import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readmeOfToday } from './readme.ts'

test('README prints the calls and settings that the sources have (else: npx tsx host-demo/readme.ts)', async () => {
  const { written, right } = await readmeOfToday()
  expect(written).toBe(right)
})

test('README names every dependency with its reason', async () => {
  const { written } = await readmeOfToday()
  const manifest = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'))
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
  const missing = names.filter(name => !name.startsWith('@types/') && !written.includes(name))
  expect(missing).toEqual([])
})
