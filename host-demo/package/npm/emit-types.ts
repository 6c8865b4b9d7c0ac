import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { filesIn } from '#host-demo/package/build/bundle.ts'

const PROJECT = 'host-demo/package/npm/tsconfig.types.json'

/** The entries of the package that come from our sources, by their declarations in it. */
export const emitted = {
  api: 'types/host-demo/package/npm/entry.d.ts',
  testing: 'types/host-demo/package/npm/testing-entry.d.ts',
  server: 'types/host-demo/package/npm/server-entry.d.ts',
}

/**
 * Writes the declarations that TypeScript emits for our sources into `types/` of a package, and keeps those that its
 * entries refer to. Throws if one of them needs a package that partners do not have.
 */
export async function emitTypes(root: string, target: string): Promise<void> {
  const tsc = (...words: string[]) =>
    promisify(execFile)(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...words], {
      cwd: target,
      maxBuffer: 10_000_000,
    }).catch((failure: { stdout: string }) => {
      throw new Error(failure.stdout)
    })
  const types = join(target, 'types')
  await tsc('--project', join(root, PROJECT), '--outDir', types)
  const files = await filesIn(types)
  for (const file of files) {
    // Only the nearest package.json knows `#shared/`, and older compilers do not know it at all.
    const text = (await readFile(file, 'utf8')).replace(
      /(['"])#(?=[\w-]+\/)/g,
      `$1./${relative(dirname(file), types)}/`,
    )
    await writeFile(file, text)
  }

  const asPartner =
    '--ignoreConfig --noEmit --strict --module esnext --moduleResolution bundler --target es2022'
  const { stdout } = await tsc(
    ...asPartner.split(' '),
    '--types',
    '',
    '--listFiles',
    ...Object.values(emitted),
  )
  const needed = new Set(stdout.trim().split('\n'))
  const foreign = [...needed].filter(file => !file.startsWith(types) && !/\/lib\.[\w.]+$/.test(file))
  if (foreign.length > 0) throw new Error(`The types need ${foreign}, which partners do not have`)
  for (const file of files) if (!needed.has(file)) await rm(file)
}
