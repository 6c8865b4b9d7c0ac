import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'vite'

const root = fileURLToPath(new URL('../../..', import.meta.url))

export type PartnerProject = {
  /** What `npm pack` made of the package. */
  tarball: string
  /** Where it is installed. */
  installed: string
  /** Builds a page of one script, as Vite builds a release; gives its files by their paths on the site. */
  build(name: string, source: string): Promise<Record<string, string>>
  /** Runs a module in Node, without a window; gives what it prints. */
  run(source: string): Promise<string>
  remove(): Promise<void>
}

/** A partner's project: our package installed from its tarball, with React and Vue beside it. */
export async function partnerProject(): Promise<PartnerProject> {
  const folder = await mkdtemp(join(tmpdir(), 'trade-partner-'))
  const npm = (...words: string[]) => promisify(execFile)('npm', words, { cwd: folder })
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  await npm('pack', join(root, 'dist/widgets'))
  const tarball = (await readdir(folder)).find(name => name.endsWith('.tgz'))
  if (!tarball) throw new Error('dist/widgets could not be packed')
  await npm('install', `./${tarball}`, '--offline', '--no-audit', '--no-fund')
  for (const name of ['react', 'react-dom', 'scheduler', 'vue', '@vue'])
    await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  return {
    tarball: join(folder, tarball),
    installed: join(folder, 'node_modules/trade-widgets'),
    build: (name, source) => buildPage(folder, name, source),
    async run(source) {
      const words = ['--input-type=module', '--eval', source]
      return (await promisify(execFile)(process.execPath, words, { cwd: folder })).stdout
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

async function buildPage(folder: string, name: string, source: string): Promise<Record<string, string>> {
  const page = `<!doctype html><html lang="en"><title>Partner</title><body><main></main>
    <script type="module" src="./${name}"></script></body></html>`
  await writeFile(join(folder, name), source)
  await writeFile(join(folder, 'index.html'), page)
  const before = process.env.NODE_ENV
  // Vitest's own value would bring the development build of React.
  process.env.NODE_ENV = 'production'
  const result = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: { write: false, target: 'baseline-widely-available' },
  }).finally(() => {
    process.env.NODE_ENV = before
  })
  const outputs = [result].flat().flatMap(each => ('output' in each ? each.output : []))
  return Object.fromEntries(
    outputs.map(file => [`/${file.fileName}`, file.type === 'chunk' ? file.code : String(file.source)]),
  )
}
