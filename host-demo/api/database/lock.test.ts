import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
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

/** A process that lives until it is told to end. */
async function otherProcess() {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume(); console.log("up")'])
  await once(child.stdout, 'data')
  return {
    pid: child.pid ?? 0,
    end: async () => {
      child.kill()
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

test('a live process keeps its lock, a dead one does not', async () => {
  const other = await otherProcess()
  const stat = readFileSync(`/proc/${other.pid}/stat`, 'utf8')
  const start = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  writeFileSync(lockFile(), `${other.pid} ${start}`)
  expect(() => takeLock(folder)).toThrow(`in use by process ${other.pid}`)
  await other.end()
  takeLock(folder)()
})

test('a process that merely has the number of a dead one holds nothing', async () => {
  const other = await otherProcess()
  writeFileSync(lockFile(), `${other.pid} 1`)
  takeLock(folder)()
  await other.end()
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
