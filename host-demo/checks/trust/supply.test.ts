import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { random } from '#host-demo/api/seed/random.ts'
import { filesIn } from '#host-demo/package/build/bundle.ts'
import { seed } from '#shared/testing/seed.ts'
import { sharedMarket } from '../browser/tools/market.ts'
import { sampled } from '../browser/tools/sampled.ts'
import { expectAllZero, tallyFor } from './tally.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const dist = join(root, 'dist')

const market = sharedMarket()
afterEach(() => market().empty())

test('a second build produces the same files, byte for byte', { timeout: 600_000 }, async context => {
  const tally = tallyFor(context, 'Supply: builds')
  const again = await mkdtemp(join(tmpdir(), 'trade-build-'))
  const build = spawn(process.execPath, ['--import', 'tsx', 'host-demo/package/build.ts', again], {
    cwd: root,
    stdio: 'inherit',
  })
  expect(await once(build, 'exit')).toEqual([0, null])
  const listed = async (folder: string) => (await filesIn(folder)).map(path => relative(folder, path)).sort()
  const names = await listed(again)
  expect(names, 'dist is of other sources: npm run build').toEqual(await listed(dist))
  for (const name of names) {
    const [one, other] = await Promise.all([readFile(join(dist, name)), readFile(join(again, name))])
    tally.cases += 1
    if (!one.equals(other)) tally.leaked += 1
  }
  await rm(again, { recursive: true })
  expectAllZero(tally)
})

type Change = (bytes: Buffer, file: string) => Buffer

/** The result is still a program. */
const addComment: Change = bytes => Buffer.concat([bytes, Buffer.from(`\n/* ${bytes.length} */`)])

/** One bit at each end, and some between them by a seed, in other places of each file. */
const flips: readonly Change[] = [
  bytes => flipped(bytes, 0),
  bytes => flipped(bytes, bytes.length - 1),
  ...sampled('flips', [1, 2, 3, 4, 5, 6, 7, 8], 2).map(
    (turn): Change =>
      (bytes, file) =>
        flipped(bytes, random('flip', seed, turn, file).whole(1, bytes.length - 2)),
  ),
]

const flipped = (bytes: Buffer, place: number): Buffer =>
  Buffer.from(bytes.map((byte, at) => (at === place ? byte ^ (1 << (place % 8)) : byte)))

test('a browser refuses every changed file', { timeout: 600_000 }, async context => {
  const tally = tallyFor(context, 'Supply: integrity')
  const sums = JSON.parse(await readFile(join(dist, 'widgets/sri.json'), 'utf8')) as Record<string, string>
  const files = sampled(
    'files',
    Object.keys(sums).filter(file => /^(trade-widgets|chunks\/.+)\.js$/.test(file)),
  )
  const addresses = files.map(file => `${market().url}/${file}`)
  const integrity = Object.fromEntries(
    Object.entries(sums).map(([file, sum]) => [`${market().url}/${file}`, sum]),
  )

  /**
   * Returns the files that a page accepted, each by itself, when all were changed, and those that it refused by their
   * checksums.
   */
  const imported = async (map: object, change: Change) => {
    const page = await market().visitor()
    await page.route('**/*.js', async route => {
      const answer = await route.fetch()
      const { pathname } = new URL(route.request().url())
      await route.fulfill({ response: answer, body: change(await answer.body(), pathname) })
    })
    await page.route('**/integrity-page', route =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Integrity</title><script type="importmap">${JSON.stringify(map)}</script>`,
      }),
    )
    await page.goto('/integrity-page')
    // As text: Vitest's replacement of an import means nothing to the page.
    const each = `${JSON.stringify(addresses)}.map(url => import(url).then(() => url, () => ''))`
    const taken = ((await page.evaluate(`Promise.all(${each})`)) as string[]).filter(Boolean)
    await page.context().close()
    const said = market()
      .takeComplaints()
      .filter(complaint => complaint.includes("'integrity'"))
    return { taken, refused: addresses.filter(url => said.some(complaint => complaint.includes(`'${url}'`))) }
  }

  for (const change of [addComment, ...flips]) {
    const { taken, refused } = await imported({ integrity }, change)
    tally.cases += files.length
    tally.executed += taken.length + (files.length - refused.length)
  }
  const { taken, refused } = await imported({}, addComment)
  expect([taken.length, refused.length], 'without the sums all of them run').toEqual([files.length, 0])
  expectAllZero(tally)
})

type Package = {
  hasInstallScript?: boolean
  license?: string
  dev?: boolean
  dependencies?: Record<string, string>
}

const readPackages = async () =>
  (
    JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, Package>
    }
  ).packages

test('only two packages have install scripts, and production runs none', async context => {
  const tally = tallyFor(context, 'Supply: packages')
  const packages = await readPackages()
  tally.cases = Object.keys(packages).length
  const running = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript)
  // One prints an advertisement, the other checks whether its program fits the machine.
  expect(running.map(([path]) => path)).toEqual(['node_modules/core-js', 'node_modules/esbuild'])
  const guide = await readFile(join(root, '.storybook/docs/running-it-for-real.mdx'), 'utf8')
  expect(guide).toContain('npm ci --omit=dev --ignore-scripts')
  expectAllZero(tally)
})

/**
 * Returns the packages that sources of these folders import, those that their programs need and not those for types
 * alone.
 */
async function importedBy(folders: readonly string[]): Promise<string[]> {
  const files = (await Promise.all(folders.map(folder => filesIn(join(root, folder))))).flat()
  const sources = files.filter(
    file => /\.tsx?$/.test(file) && !/\.test\.|\.stories\.|\/testing\/|plugin\.ts$/.test(file),
  )
  const texts = await Promise.all(sources.map(file => readFile(file, 'utf8')))
  const imports = texts.flatMap(text => [
    ...text.matchAll(/(?:from|import)\s*\(?\s*'((?:@[^/']+\/)?[^'./#@][^/']*)/g),
  ])
  return [...new Set(imports.map(found => found[1] ?? ''))].filter(name => !name.startsWith('node:'))
}

test('shipped packages and their dependencies have licences that allow it', async context => {
  const tally = tallyFor(context, 'Supply: packages')
  const packages = await readPackages()
  const shipped = new Map<string, string>()
  const open = await importedBy(['widgets', 'shared'])
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const found = packages[`node_modules/${name}`]
    if (shipped.has(name) || !found) continue
    shipped.set(name, found.license ?? 'none')
    open.push(...Object.keys(found.dependencies ?? {}))
  }
  tally.cases = shipped.size
  const under = (licence: string) =>
    [...shipped]
      .filter(([, its]) => its === licence)
      .map(([name]) => name)
      .sort()
  expect(under('MIT')).toEqual(MIT.split(' '))
  expect(under('BSD-3-Clause')).toEqual(BSD.split(' '))
  expect(under('(MPL-2.0 OR Apache-2.0)')).toEqual(['dompurify'])
  expect(under('0BSD')).toEqual(['tslib'])
  expect(under('ISC')).toEqual(['saxes'])
  // A dependency of parse5, which only servers load.
  expect(under('BSD-2-Clause')).toEqual(['entities'])
  expect(shipped.size).toBe(MIT.split(' ').length + BSD.split(' ').length + 4)
  expectAllZero(tally)
})

const MIT =
  '@cantoo/pdf-lib @ctrl/tinycolor @floating-ui/core @floating-ui/dom @floating-ui/utils @glidejs/glide ' +
  '@nanostores/query @nanostores/react @r2wc/core ' +
  '@r2wc/react-to-web-component @shoelace-style/animations @shoelace-style/localize ' +
  '@shoelace-style/shoelace @types/trusted-types composed-offset-position culori fflate html-entities ' +
  'nanoevents nanostores node-html-better-parser numfmt parse5 qr-creator react react-dom scheduler ' +
  'superstruct wretch xmlchars'
const BSD = '@lit-labs/ssr-dom-shim @lit/react @lit/reactive-element lit lit-element lit-html'
