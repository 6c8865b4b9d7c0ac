import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const OTHERS = 0o077
const STICKY = 0o1000

/**
 * Makes the folder if it is missing, and keeps all but its owner out of it. Throws an Error that says what to do if it
 * belongs to somebody else, or if many share it, such as `/tmp`. Windows keeps no such modes: there it only makes the folder.
 */
export function makePrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  if (process.platform === 'win32') return
  const { mode } = statSync(path)
  if ((mode & OTHERS) === 0) return
  try {
    if (mode & STICKY) throw new Error('many share it')
    chmodSync(path, mode & 0o700)
  } catch (cause) {
    throw new Error(
      `Other users of this machine can open the data folder ${path}, and this server may not change that. Name a folder of this server's user by DATA_DIR, such as ${join(path, 'trade')}`,
      { cause },
    )
  }
}

/** Takes the rights of others from a folder and everything in it: PGlite lets everybody write its files. */
export function makeAllPrivate(path: string): void {
  chmodSync(path, 0o700)
  for (const entry of readdirSync(path, { withFileTypes: true, recursive: true }))
    if (entry.isDirectory() || entry.isFile())
      chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600)
}
