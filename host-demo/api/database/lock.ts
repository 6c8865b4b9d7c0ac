import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

/** In milliseconds: the time between renewals of a lock, and the age at which one from elsewhere is taken over. */
const TIMES = { beat: 1000, stale: 8000 }

/** Longer than any process takes between reading the lock and writing it. */
const SETTLE_MS = 200

const owners = new Set<string>()

/**
 * Takes the data folder for this process. PGlite itself would let a second one in and break the data. Resolves to a
 * function that releases the folder. If the process of a lock is gone, the lock is taken over: at once where the
 * process can be looked up, else after its heartbeat has been missing for a while, because containers and machines that
 * share a folder do not see each other's processes. Rejects with a message for people while the folder is held.
 */
export async function takeLock(folder: string, { beat, stale } = TIMES): Promise<() => Promise<void>> {
  const path = join(folder, 'lock')
  if (await isHeld(path, stale)) throw inUse(folder, path)

  const owner = randomUUID()
  const content = `${owner} ${processSpace()} ${process.pid} ${processStart(process.pid)}`
  const draft = `${path}.${owner}`
  writeFileSync(draft, content)
  renameSync(draft, path)
  // Another process that looked at the same moment also writes, and the last one gets the lock.
  await delay(SETTLE_MS)
  if (read(path) !== content) throw inUse(folder, path)

  owners.add(owner)
  // Runs in its own thread, because a long query blocks the main one. It throws once another process has the lock.
  // Nothing listens to its errors, so this process ends before two processes write.
  const heartbeat = new Worker(HEARTBEAT, {
    eval: true,
    execArgv: [],
    workerData: { path, content, beat, folder },
  })
  heartbeat.unref()
  const remove = () => {
    if (owners.delete(owner) && read(path) === content) rmSync(path, { force: true })
  }
  process.on('exit', remove)
  return async () => {
    await heartbeat.terminate()
    process.off('exit', remove)
    remove()
  }
}

const HEARTBEAT = `
const { readFileSync, utimesSync } = require('node:fs')
const { workerData: { path, content, beat, folder } } = require('node:worker_threads')
setInterval(() => {
  let found = ''
  try {
    found = readFileSync(path, 'utf8')
    if (found === content) return utimesSync(path, new Date(), new Date())
  } catch (fault) {
    if (fault.code !== 'ENOENT') return
  }
  throw new Error('The data folder ' + folder + ' was taken by another server or removed. Stopped, so that no data is broken.')
}, beat)`

async function isHeld(path: string, stale: number): Promise<boolean> {
  const [owner = '', space, number, start] = read(path).split(' ')
  const pid = Number(number)
  if (!space || !(pid > 0)) return false
  if (space === processSpace()) {
    return pid === process.pid ? owners.has(owner) : isAlive(pid) && start === processStart(pid)
  }
  // The time is watched for changes and not compared with our clock, because another machine's clock may differ.
  const renewed = renewedAt(path)
  for (let waited = 0; waited < stale; waited += stale / 40) {
    await delay(stale / 40)
    if (renewedAt(path) !== renewed) return read(path) !== ''
  }
  return false
}

const renewedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (fault) {
    if (codeOf(fault) === 'ENOENT') return ''
    throw fault
  }
}

/** Returns the scope of process numbers: one boot of one machine and, on Linux, one container; else the machine. */
function processSpace(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot}/${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}

/** Returns the start time of a process if the system tells it, because process numbers are reused. */
function processStart(pid: number): string {
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

function inUse(folder: string, path: string): Error {
  const [, space, pid] = read(path).split(' ')
  const who =
    space === processSpace() ? `process ${pid}` : 'a server in another container or on another machine'
  return new Error(
    `The data folder ${folder} is in use by ${who}. Stop that server first, or give this one a folder of ` +
      'its own by DATA_DIR. To run several servers on the same data, use PostgreSQL by DATABASE_URL.',
  )
}

function codeOf(fault: unknown): string | undefined {
  return fault instanceof Error && 'code' in fault ? String(fault.code) : undefined
}
