import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { hostingPageOfToday } from '../site/developers/hosting-page.ts'

const read = (path: string): Promise<string> => readFile(new URL(path, import.meta.url), 'utf8')

test('the page about hosting lists the calls of the sources (else: npx tsx host-demo/site/developers/hosting-page.ts)', async () => {
  const { written, right } = await hostingPageOfToday()
  expect(written).toBe(right)
})

test('README is at most 250 lines long', async () => {
  expect((await read('../../README.md')).split('\n').length - 1).toBeLessThanOrEqual(250)
})

test('the docs name every dependency with its reason', async () => {
  const written = await read('../../.storybook/docs/dependencies.md')
  const manifest = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'))
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
  const missing = names.filter(name => !name.startsWith('@types/') && !written.includes(name))
  expect(missing).toEqual([])
})

test('README’s example of a widget compiles', { timeout: 180_000 }, async () => {
  const written = await read('../../README.md')
  const [, example = ''] = /^## Add a widget[\s\S]*?^```tsx\n([\s\S]*?)^```$/m.exec(written) ?? []
  const files = [...example.matchAll(/^\/\/ ([\w.-]+)\n([\s\S]*?)(?=^\/\/ |$(?![\s\S]))/gm)]
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const folder = await mkdtemp(join(root, 'node_modules/.readme-'))
  const tsconfig = {
    extends: '../../tsconfig.json',
    compilerOptions: { paths: { '#shared/*': ['../../shared/*'] } },
    include: ['../../shared/**/*.d.ts'],
    files: files.map(([, name]) => name),
  }
  try {
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig))
    for (const [, name = '', source = ''] of files) await writeFile(join(folder, name), source)
    const compiler = join(root, 'node_modules/typescript/bin/tsc')
    const run = promisify(execFile)(process.execPath, [compiler, '--noEmit', '-p', folder])
    expect(await run.catch((failure: { stdout: string }) => failure.stdout)).toMatchObject({ stdout: '' })
    expect(files.map(([, name]) => name)).toHaveLength(5)
  } finally {
    await rm(folder, { recursive: true })
  }
})
