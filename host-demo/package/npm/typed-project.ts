import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { emitTypes } from './emit-types.ts'
import { packageTexts } from './files.ts'

export const root = fileURLToPath(new URL('../../..', import.meta.url))
const compiler = join(root, 'node_modules/typescript/bin/tsc')

/** Packages that a partner may install beside ours. */
const others = ['@types/react', 'csstype', 'vue', '@vue', 'svelte', 'solid-js', 'preact']

/** The strictest settings. */
const strictest = {
  target: 'ES2022',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  types: [],
}

export type TypedProject = {
  /** The folder in which the package is installed. */
  installed: string
  /** The texts of its files by their names. */
  texts: Record<string, string>
  /** Returns the compiler's complaints about the partner's files. */
  complaints(sources: Readonly<Record<string, string>>, options?: object): Promise<string>
  remove(): Promise<void>
}

/** Creates a partner's TypeScript project that has the package installed, with the frameworks beside it. */
export async function typedProject(): Promise<TypedProject> {
  const folder = await mkdtemp(join(tmpdir(), 'trade-types-'))
  const installed = join(folder, 'node_modules/trade-widgets')
  await mkdir(join(folder, 'node_modules/@types'), { recursive: true })
  await mkdir(installed)
  for (const name of others)
    await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  const built = {
    'widgets/runtime/start.ts': { file: 'modules/start-1.js' },
    'widgets/rfq/rfq.element.ts': { file: 'modules/rfq-1.js' },
    'widgets/product/product.element.ts': { file: 'modules/product-1.js' },
  }
  const about = { version: '1.2.3', license: 'MIT', description: 'A marketplace.' }
  const texts = await packageTexts(built, about)
  for (const [name, text] of Object.entries(texts)) {
    await mkdir(dirname(join(installed, name)), { recursive: true })
    await writeFile(join(installed, name), text)
  }
  await emitTypes(root, installed)
  return {
    installed,
    texts,
    async complaints(sources, options = {}) {
      for (const [name, source] of Object.entries(sources)) await writeFile(join(folder, name), source)
      const config = { compilerOptions: { ...strictest, ...options }, files: Object.keys(sources) }
      await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
      const words = [compiler, '-p', folder, '--pretty', 'false']
      return promisify(execFile)(process.execPath, words, { cwd: folder }).then(
        () => '',
        // Our sources, which one test reaches, are compiled with their own settings elsewhere.
        (failure: { stdout: string }) =>
          failure.stdout
            .split('\n')
            .filter(line => /^\w/.test(line))
            .join('\n'),
      )
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
