import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, normalize, relative } from 'node:path'
import { promisify } from 'node:util'

/** What `trade-widgets/testing` exports, by its place in the source. */
export const TESTING = 'host-demo/package/testing-entry.ts'

/** Where what it exports comes from. Its types stand beside the package's own, under `testing/`. */
const FOLDER = 'shared/testing/'

/** `testing.d.ts` and what that imports, by file name: as the compiler writes them, but for where they find each other. */
export async function testingTypes(root: string): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'trade-testing-'))
  try {
    await compile(root, folder)
    const written: Record<string, string> = {}
    const open = [TESTING]
    for (let source = open.pop(); source; source = open.pop()) {
      const name = packedName(source)
      if (written[name]) continue
      const types = await readFile(join(folder, 'out', source.replace(/\.ts$/, '.d.ts')), 'utf8')
      const from = source
      written[name] = types.replace(/(\bfrom )'([^']+)'/g, (_, word: string, specifier: string) => {
        const target = sourceOf(specifier, from)
        open.push(target)
        const path = relative(dirname(name), packedName(target)).replaceAll('\\', '/')
        return `${word}'${path.startsWith('.') ? path : `./${path}`}'`.replace(/\.d\.ts'$/, ".js'")
      })
    }
    return written
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function compile(root: string, folder: string): Promise<void> {
  const project = join(folder, 'tsconfig.json')
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: root,
    outDir: join(folder, 'out'),
    typeRoots: [join(root, 'node_modules/@types')],
    types: ['node'],
  }
  const files = [join(root, TESTING)]
  await writeFile(
    project,
    JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions, include: [], files }),
  )
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  await promisify(execFile)(process.execPath, [compiler, '-p', project], { cwd: root })
}

function sourceOf(specifier: string, from: string): string {
  const source = specifier.startsWith('#') ? specifier.slice(1) : normalize(join(dirname(from), specifier))
  const target = source.replaceAll('\\', '/')
  if (!target.startsWith(FOLDER))
    throw new Error(`The types of ${from} need ${specifier}, which partners do not have`)
  return target
}

function packedName(source: string): string {
  return source === TESTING
    ? 'testing.d.ts'
    : `testing/${source.slice(FOLDER.length).replace(/\.ts$/, '.d.ts')}`
}
