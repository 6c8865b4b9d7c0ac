import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeLock } from './lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trade-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const lockFile = () => join(folder, 'lock')

/** A lock that is renewed is noticed soon; only one that is not takes the longer time. */
const soon = { beat: 50, stale: 3000 }

/** Starts a process that takes the folder and lives until it is told to end. */
async function otherProcess() {
  const module = JSON.stringify(new URL('./lock.ts', import.meta.url).href)
  const given = `${JSON.stringify(folder)}, ${JSON.stringify(soon)}`
  const code = `await (await import(${module})).takeLock(${given}); process.stdin.resume(); console.log('up')`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code])
  let errors = ''
  child.stderr.on('data', chunk => {
    errors += String(chunk)
  })
  const ended = once(child, 'exit')
  await once(child.stdout, 'data')
  return {
    pid: child.pid ?? 0,
    ended: async () => ({ code: (await ended)[0], errors }),
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

test('only one process takes a folder, until it is released', async () => {
  const release = await takeLock(folder, soon)
  await expect(takeLock(folder, soon)).rejects.toThrow(
    `The data folder ${folder} is in use by process ${process.pid}. Stop that server first`,
  )
  await expect(takeLock(folder, soon)).rejects.toThrow(/DATA_DIR.*DATABASE_URL/)
  await release()
  expect(existsSync(lockFile())).toBe(false)
  await (await takeLock(folder))()
})

test('a live process keeps its lock, and a killed one loses it', { timeout: 90_000 }, async () => {
  const other = await otherProcess()
  await expect(takeLock(folder, soon)).rejects.toThrow(`in use by process ${other.pid}`)
  await other.kill()
  expect(existsSync(lockFile())).toBe(true)
  await (await takeLock(folder, soon))()
})

test('an empty lock file, as a power cut may leave it, locks nothing', async () => {
  writeFileSync(lockFile(), '')
  await (await takeLock(folder))()
})

test('a lock of another container or machine is kept while it is renewed, whatever its process number', async () => {
  writeFileSync(lockFile(), `its-owner web-2 ${process.pid}`)
  const beating = setInterval(() => utimesSync(lockFile(), new Date(), new Date()), soon.beat)
  await expect(takeLock(folder, soon)).rejects.toThrow(`in use by process ${process.pid} on web-2`)
  clearInterval(beating)
  await (await takeLock(folder, soon))()
})

test('a lock keeps its heartbeat while a long query blocks its process', async () => {
  const release = await takeLock(folder, soon)
  utimesSync(lockFile(), 1, 1)
  const isRenewed = () => statSync(lockFile()).mtimeMs > 1000
  const end = Date.now() + 5000
  while (!isRenewed() && Date.now() < end);
  expect(isRenewed()).toBe(true)
  await release()
})

test('only one of two processes that start at the same moment gets the lock', async () => {
  const both = await Promise.allSettled([takeLock(folder, soon), takeLock(folder, soon)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  for (const each of both) if (each.status === 'fulfilled') await each.value()
})

test('a process that lost the folder ends before both write', { timeout: 90_000 }, async () => {
  const other = await otherProcess()
  writeFileSync(lockFile(), 'another elsewhere 1')
  const { code, errors } = await other.ended()
  expect(code).toBe(1)
  expect(errors).toContain(`The data folder ${folder} was taken by another server or removed. Stopped`)
})
