import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { START_TIMEOUT } from '../testing/start-api.ts'
import { connect } from './database.ts'

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'trade-private-'))
})
afterAll(() => rmSync(root, { recursive: true }))

/** Returns the paths in a folder, itself included, that others than their owner may read, write or enter. */
const openIn = (folder: string) =>
  ['.', ...readdirSync(folder, { recursive: true })].map(String).filter(path => {
    const { mode } = statSync(join(folder, path))
    return (mode & 0o077) !== 0
  })

async function openAndClose(path: string) {
  const database = await connect({ kind: 'folder', path }, () => undefined)
  const found = openIn(path)
  await database.orm.execute(sql`create table if not exists written (one int)`)
  const { mode } = statSync(path)
  await database.close()
  return { found, mode: mode & 0o777 }
}

if (process.platform === 'win32')
  test('NOT TRIED: the modes of a data folder, because Windows has none', () => undefined)
else {
  test('a new data folder is for its owner alone, with everything in it', {
    timeout: START_TIMEOUT,
  }, async () => {
    expect(await openAndClose(join(root, 'made', 'here'))).toEqual({ found: [], mode: 0o700 })
  })

  test('a data folder that others could open is closed to them', { timeout: START_TIMEOUT }, async () => {
    const path = join(root, 'earlier')
    await openAndClose(path)
    for (const each of ['.', ...readdirSync(path, { recursive: true })].map(String)) {
      const isFolder = statSync(join(path, each)).isDirectory()
      chmodSync(join(path, each), isFolder ? 0o755 : 0o666)
    }
    writeFileSync(join(path, 'lock'), '', { mode: 0o666 })
    expect(openIn(path).length).toBeGreaterThan(500)
    expect(await openAndClose(path)).toEqual({ found: [], mode: 0o700 })
  })

  test('a folder that many share is refused and left as it is', async () => {
    const path = join(root, 'shared')
    mkdirSync(path)
    chmodSync(path, 0o1777)
    await expect(openAndClose(path)).rejects.toThrow(
      `Other users of this machine can open the data folder ${path}, and this server may not change that. Name a folder of this server's user by DATA_DIR, such as ${join(path, 'trade')}`,
    )
    expect([statSync(path).mode & 0o7777, readdirSync(path)]).toEqual([0o1777, []])
  })
}
