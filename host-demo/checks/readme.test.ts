import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { hostingPageOfToday } from '../package/hosting-page.ts'
import { widgetFiles } from '../package/new.ts'

const read = (path: string): Promise<string> => readFile(new URL(path, import.meta.url), 'utf8')

test('the page about hosting lists the calls of the sources (else: npx tsx host-demo/package/hosting-page.ts)', async () => {
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

test('a new widget, which is the template with other names, compiles', { timeout: 180_000 }, async () => {
  const files = widgetFiles('crane-hire')
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const folder = await mkdtemp(join(root, 'node_modules/.readme-'))
  const tsconfig = {
    extends: '../../tsconfig.json',
    compilerOptions: { paths: { '#shared/*': ['../../shared/*'] } },
    include: ['../../shared/**/*.d.ts'],
    files: files.map(([name]) => name),
  }
  try {
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig))
    for (const [name, source] of files) await writeFile(join(folder, name), source)
    const compiler = join(root, 'node_modules/typescript/bin/tsc')
    const run = promisify(execFile)(process.execPath, [compiler, '--noEmit', '-p', folder])
    expect(await run.catch((failure: { stdout: string }) => failure.stdout)).toMatchObject({ stdout: '' })
    expect(files.map(([name]) => name)).toEqual(
      ['element.ts', 'reads.ts', 'stories.ts', 'test.tsx', 'tsx'].map(ending => `crane-hire.${ending}`),
    )
    expect(files.join()).not.toMatch(/company-?name/i)
  } finally {
    await rm(folder, { recursive: true })
  }
})
