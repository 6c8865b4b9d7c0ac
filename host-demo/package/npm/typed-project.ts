import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { writeTexts } from './emit-types.ts'
import { packageTexts } from './files.ts'

export const root = fileURLToPath(new URL('../../..', import.meta.url))

const others = ['@types/react', 'csstype', 'vue', '@vue', 'svelte', 'solid-js', 'preact']

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

export type TypedProject = Awaited<ReturnType<typeof typedProject>>

/** Creates a partner's TypeScript project that has the package and the frameworks installed. */
export async function typedProject() {
  const folder = await mkdtemp(join(tmpdir(), 'trade-types-'))
  const installed = join(folder, 'node_modules/trade-widgets')
  await mkdir(join(folder, 'node_modules/@types'), { recursive: true })
  for (const name of others)
    await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  const built = {
    'widgets/runtime/start.ts': { file: 'modules/start-1.js' },
    'widgets/rfq/rfq.element.ts': { file: 'modules/rfq-1.js' },
    'widgets/product/product.element.ts': { file: 'modules/product-1.js' },
  }
  const texts = await packageTexts(built, { version: '1.2.3', license: 'MIT', description: 'A marketplace.' })
  await writeTexts(texts, root, installed)
  return {
    installed,
    texts,
    async complaints(sources: Readonly<Record<string, string>>, options: object = {}): Promise<string> {
      for (const [name, source] of Object.entries(sources)) await writeFile(join(folder, name), source)
      const config = { compilerOptions: { ...strictest, ...options }, files: Object.keys(sources) }
      await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
      const compiler = join(root, 'node_modules/typescript/bin/tsc')
      const words = [compiler, '-p', folder, '--pretty', 'false']
      const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: folder }).catch(
        (failure: { stdout: string }) => failure,
      )
      // Our sources, which one test reaches, are compiled with their own settings elsewhere.
      return (stdout.match(/^\w.*$/gm) ?? []).join('\n')
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
