import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
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

const soon = { beat: 50, stale: 400 }

/** Starts a process that does something and then lives until it is told to end. */
async function otherProcess(does = '') {
  const code = `${does}; process.stdin.resume(); console.log('up')`
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

const holder = (options: object = {}) => {
  const module = JSON.stringify(new URL('./lock.ts', import.meta.url).href)
  const given = `${JSON.stringify(folder)}, ${JSON.stringify({ ...soon, ...options })}`
  return otherProcess(`await (await import(${module})).takeLock(${given})`)
}

test('only one process takes a folder, until it is released', async () => {
  const release = await takeLock(folder)
  await expect(takeLock(folder)).rejects.toThrow(
    `is in use by process ${process.pid}. Stop that server first`,
  )
  await release()
  expect(existsSync(lockFile())).toBe(false)
  await (await takeLock(folder))()
})

test('the message says how to fix it', async () => {
  const release = await takeLock(folder)
  await expect(takeLock(folder)).rejects.toThrow(/DATA_DIR.*DATABASE_URL/)
  await release()
})

test('a live process keeps its lock, and a killed one loses it at once', { timeout: 90_000 }, async () => {
  const other = await holder()
  await expect(takeLock(folder)).rejects.toThrow(`in use by process ${other.pid}`)
  await other.kill()
  expect(existsSync(lockFile())).toBe(true)
  await (await takeLock(folder, { beat: 50, stale: 1e9 }))()
})

test('a process that reuses the id of a dead one has no lock', { timeout: 90_000 }, async () => {
  const other = await otherProcess()
  const release = await takeLock(folder)
  const [owner, space] = readFileSync(lockFile(), 'utf8').split(' ')
  await release()
  writeFileSync(lockFile(), `${owner} ${space} ${other.pid} 1`)
  await (await takeLock(folder, { beat: 50, stale: 1e9 }))()
  await other.kill()
})

test('our own process id from before a restart holds no lock, as in a container', async () => {
  await (await takeLock(folder))()
  const release = await takeLock(folder)
  const written = readFileSync(lockFile(), 'utf8')
  await release()
  writeFileSync(lockFile(), written)
  await (await takeLock(folder))()
})

test.each(['', 'nonsense', '0', '-1', '99999999'])('a lock file with %j locks nothing', async content => {
  writeFileSync(lockFile(), content)
  await (await takeLock(folder))()
})

test('a container with unrelated process ids is recognised by its heartbeat', async () => {
  writeFileSync(lockFile(), `its-owner elsewhere ${process.pid} 1`)
  const beating = setInterval(() => utimesSync(lockFile(), new Date(), new Date()), soon.beat)
  await expect(takeLock(folder, soon)).rejects.toThrow(
    'in use by a server in another container or on another',
  )
  clearInterval(beating)
})

test('its folder is taken over once its heartbeat stops for a while', async () => {
  writeFileSync(lockFile(), `its-owner elsewhere ${process.pid} 1`)
  const release = await takeLock(folder, soon)
  await expect(takeLock(folder, soon)).rejects.toThrow(`in use by process ${process.pid}`)
  await release()
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
  const both = await Promise.allSettled([takeLock(folder), takeLock(folder)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  for (const each of both) if (each.status === 'fulfilled') await each.value()
})

test('a process that lost the folder ends before both write', { timeout: 90_000 }, async () => {
  const other = await holder()
  writeFileSync(lockFile(), 'another elsewhere 1 1')
  const { code, errors } = await other.ended()
  expect(code).toBe(1)
  expect(errors).toContain(`The data folder ${folder} was taken by another server or removed. Stopped`)
})
