import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { filesIn } from '#host-demo/package/build/bundle.ts'

export const emitted = {
  api: 'types/host-demo/package/npm/entry.d.ts',
  testing: 'types/host-demo/package/npm/testing-entry.d.ts',
  server: 'types/host-demo/package/npm/server-entry.d.ts',
}

/** Writes the texts of a package, and into `types/` the declarations of our sources that its entries refer to. */
export async function writeTexts(texts: Readonly<Record<string, string>>, root: string, target: string) {
  for (const [name, text] of Object.entries(texts)) {
    await mkdir(dirname(join(target, name)), { recursive: true })
    await writeFile(join(target, name), text)
  }
  const tsc = (...words: string[]) =>
    promisify(execFile)(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...words], {
      cwd: target,
      maxBuffer: 10_000_000,
    }).catch((failure: { stdout: string }) => {
      throw new Error(failure.stdout)
    })
  const types = join(target, 'types')
  await tsc('--project', join(root, 'host-demo/package/npm/tsconfig.types.json'), '--outDir', types)
  const files = await filesIn(types)
  for (const file of files) {
    // Only the nearest package.json knows `#shared/`, and older compilers do not know it at all.
    const here = `$1./${relative(dirname(file), types)}/`
    await writeFile(file, (await readFile(file, 'utf8')).replace(/(['"])#(?=[\w-]+\/)/g, here))
  }
  const asPartner =
    '--ignoreConfig --noEmit --strict --module esnext --moduleResolution bundler --target es2022 --listFiles'
  const { stdout } = await tsc(...asPartner.split(' '), '--types', '', ...Object.values(emitted))
  const needed = new Set(stdout.trim().split('\n'))
  const foreign = [...needed].filter(file => !file.startsWith(types) && !/\/lib\.[\w.]+$/.test(file))
  if (foreign.length > 0) throw new Error(`The types need ${foreign}, which partners do not have`)
  for (const file of files) if (!needed.has(file)) await rm(file)
}
