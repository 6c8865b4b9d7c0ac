import { mkdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Looking at the lock takes a few milliseconds; a guard that is older was left by a process that died there. */
const ABANDONED_MS = 10_000

const heldHere = new Set<string>()

/**
 * Takes the data folder for this process: PGlite itself would let a second one in and break the data.
 * A lock whose process is gone is taken over. Returns what gives the folder free.
 * Throws with a message for people when a live process holds it.
 */
export function takeLock(folder: string): () => void {
  const path = join(folder, 'lock')
  const leave = enter(folder)
  try {
    const found = read(path)
    if (isHeld(found, path)) throw inUse(folder, found)
    writeFileSync(path, holder(process.pid))
  } finally {
    leave()
  }

  heldHere.add(path)
  const release = () => {
    if (!heldHere.delete(path)) return
    process.off('exit', release)
    rmSync(path, { force: true })
  }
  process.on('exit', release)
  return release
}

/** Only one process at a time may check and write the lock: two that find the same stale one must not both take it. */
function enter(folder: string): () => void {
  const guard = join(folder, 'lock.guard')
  try {
    mkdirSync(guard)
  } catch (fault) {
    if (codeOf(fault) !== 'EEXIST') throw fault
    if (Date.now() - statSync(guard).mtimeMs < ABANDONED_MS) throw inUse(folder, '')
    rmdirSync(guard)
    mkdirSync(guard)
  }
  return () => rmdirSync(guard)
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (fault) {
    if (codeOf(fault) === 'ENOENT') return ''
    throw fault
  }
}

function isHeld(found: string, path: string): boolean {
  const pid = Number.parseInt(found, 10)
  if (pid === process.pid) return heldHere.has(path)
  return pid > 0 && isAlive(pid) && found === holder(pid)
}

/** A process by its number and, where the system tells, its start: numbers are used again after a restart. */
function holder(pid: number): string {
  return `${pid} ${startOf(pid)}`.trim()
}

function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (fault) {
    return codeOf(fault) === 'EPERM'
  }
}

function inUse(folder: string, found: string): Error {
  const who = found ? `process ${Number.parseInt(found, 10)}` : 'another process that is starting'
  return new Error(
    `The data folder ${folder} is in use by ${who}. Stop that server first, or give this one a folder of ` +
      'its own by DATA_DIR. To run several servers on the same data, use PostgreSQL by DATABASE_URL.',
  )
}

function codeOf(fault: unknown): string | undefined {
  return fault instanceof Error && 'code' in fault ? String(fault.code) : undefined
}
