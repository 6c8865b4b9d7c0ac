import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
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

/** A process that does something and then lives until it is told to end. */
async function otherProcess(does = '') {
  const code = `${does}; process.stdin.resume(); console.log('up')`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code])
  await once(child.stdout, 'data')
  return {
    pid: child.pid ?? 0,
    kill: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

test('a folder is taken once, and free again when it is released', () => {
  const release = takeLock(folder)
  expect(() => takeLock(folder)).toThrow(`is in use by process ${process.pid}. Stop that server first`)
  release()
  expect(existsSync(lockFile())).toBe(false)
  takeLock(folder)()
})

test('the message says what to do', () => {
  const release = takeLock(folder)
  expect(() => takeLock(folder)).toThrow(/DATA_DIR.*DATABASE_URL/)
  release()
})

test('a live process keeps its lock, a killed one does not', { timeout: 30_000 }, async () => {
  const module = JSON.stringify(new URL('./lock.ts', import.meta.url).href)
  const other = await otherProcess(`(await import(${module})).takeLock(${JSON.stringify(folder)})`)
  expect(() => takeLock(folder)).toThrow(`in use by process ${other.pid}`)
  await other.kill()
  expect(existsSync(lockFile())).toBe(true)
  takeLock(folder)()
})

test('a process that merely has the number of a dead one holds nothing', { timeout: 30_000 }, async () => {
  const other = await otherProcess()
  writeFileSync(lockFile(), `${other.pid} 1`)
  takeLock(folder)()
  await other.kill()
})

test('our own number from before a restart holds nothing, as in a container', () => {
  writeFileSync(lockFile(), String(process.pid))
  takeLock(folder)()
})

test.each(['', 'nonsense', '0', '-1', '99999999'])('a lock that says %j holds nothing', content => {
  writeFileSync(lockFile(), content)
  takeLock(folder)()
})

test('of two processes at the same moment one waits outside', () => {
  mkdirSync(join(folder, 'lock.guard'))
  expect(() => takeLock(folder)).toThrow('in use by another process that is starting')
})

test('a guard that a process left behind is not waited for', () => {
  const guard = join(folder, 'lock.guard')
  mkdirSync(guard)
  utimesSync(guard, 1, 1)
  takeLock(folder)()
  expect(existsSync(guard)).toBe(false)
})
