import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addRelease, releasedVersions } from './releases.ts'

let root: string
let built: string
let folder: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'trade-releases-'))
  built = join(root, 'widgets')
  folder = join(root, 'kept/releases')
  await mkdir(join(built, 'chunks'), { recursive: true })
})
afterEach(() => rm(root, { recursive: true }))

async function build(version: string, day: string, code: string): Promise<void> {
  await writeFile(join(built, 'package.json'), JSON.stringify({ name: 'trade-widgets', version }))
  await writeFile(join(built, 'CHANGELOG.md'), `## ${version} (${day})\n`)
  await writeFile(join(built, 'chunks/start.js'), code.repeat(600))
}

test('a release never changes, whatever is built and released after it', async () => {
  await build('0.9.0', '2026-11-23', 'a')
  expect(await addRelease(built, folder)).toBe('0.9.0')
  await build('0.10.0', '2026-11-24', 'b')
  await addRelease(built, folder)
  expect(await releasedVersions(folder)).toEqual(['0.10.0', '0.9.0'])
  expect(await readFile(join(folder, '0.9.0/chunks/start.js'), 'utf8')).toBe('a'.repeat(600))
  expect(await readdir(join(folder, '0.9.0/chunks'))).toEqual(['start.js', 'start.js.br', 'start.js.gz'])
  expect(await readdir(folder)).toEqual(['0.10.0', '0.9.0'])
})

test('a release is packed for npm, identically on every machine', async () => {
  await build('0.9.0', '2026-11-23', 'a')
  const others = join(root, 'others')
  await addRelease(built, folder)
  await addRelease(built, others)
  const [one, other] = await Promise.all(
    [folder, others].map(each => readFile(join(each, '0.9.0/trade-widgets.tgz'))),
  )
  expect(one).toEqual(other)
  expect(await readdir(built)).not.toContain('trade-widgets.tgz')
})

test('the same bytes can be released again, but no others', async () => {
  await build('1.0.0', '2026-11-23', 'a')
  await addRelease(built, folder)
  await addRelease(built, folder)
  await build('1.0.0', '2026-11-23', 'b')
  await expect(addRelease(built, folder)).rejects.toThrow('released already, with another chunks/start.js')
  await build('1.0.0', '2026-11-23', 'a')
  await rm(join(built, 'chunks/start.js'))
  await expect(addRelease(built, folder)).rejects.toThrow('it needs a new version')
  expect(await readFile(join(folder, '1.0.0/chunks/start.js'), 'utf8')).toBe('a'.repeat(600))
})

test('a version that the changelog calls unreleased is not a release', async () => {
  await build('1.0.0', 'unreleased', 'a')
  await expect(addRelease(built, folder)).rejects.toThrow('CHANGELOG.md has no day for 1.0.0')
  expect(await releasedVersions(folder)).toEqual([])
})
