import { existsSync } from 'node:fs'
import { cp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { filesIn } from '#host-demo/package/build/bundle.ts'
import { compressFolder } from '#host-demo/package/build/compress.ts'
import { changelogEntries } from '#host-demo/package/npm/versions.ts'
import { pack } from '#host-demo/package/pack.ts'

/** Returns the folder that keeps every released version; no build empties it. */
export const releasesFolder = (): string => resolve(process.env.RELEASES_DIR || '.releases')

/** The pattern of a version in an address. */
export const VERSION = '\\d+\\.\\d+\\.\\d+'

/** Returns the released versions, newest first. */
export async function releasedVersions(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  const inOrder = new Intl.Collator('en', { numeric: true }).compare
  return names.filter(name => new RegExp(`^${VERSION}$`).test(name)).sort((one, other) => inOrder(other, one))
}

/** Keeps a build (`dist/widgets`) under its version. Rejects one that is unreleased, or kept with other bytes. */
export async function addRelease(built: string, folder: string): Promise<string> {
  const { version }: { version: string } = JSON.parse(await readFile(join(built, 'package.json'), 'utf8'))
  const entries = changelogEntries(await readFile(join(built, 'CHANGELOG.md'), 'utf8'))
  if (!entries.some(entry => entry.version === version && entry.isReleased))
    throw new Error(`CHANGELOG.md has no day for ${version} yet: write it there, then build.`)
  const target = join(folder, version)
  if (existsSync(target)) {
    const other = await firstDifference(built, target)
    if (other)
      throw new Error(`${version} is released already, with another ${other}: it needs a new version.`)
    return version
  }
  // A server never finds an incomplete release.
  const half = join(folder, `.${version}-${process.pid}`)
  try {
    await cp(built, half, { recursive: true })
    await compressFolder(half)
    await pack(built, half)
    await rename(half, target)
  } finally {
    await rm(half, { recursive: true, force: true })
  }
  return version
}

async function firstDifference(built: string, target: string): Promise<string | undefined> {
  const namesIn = async (folder: string): Promise<string[]> =>
    (await filesIn(folder)).map(file => relative(folder, file)).filter(name => !/\.(br|gz|tgz)$/.test(name))
  const names = new Set([...(await namesIn(built)), ...(await namesIn(target))])
  for (const name of names) {
    const [one, other] = await Promise.all(
      [built, target].map(folder => readFile(join(folder, name)).catch(() => undefined)),
    )
    if (!one || !other?.equals(one)) return name
  }
  return undefined
}
