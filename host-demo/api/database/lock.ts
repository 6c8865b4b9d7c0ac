import { randomUUID } from 'node:crypto'
import { chmodSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

/** In milliseconds: the time between renewals of a lock, and the time without one after which it is taken over. */
const TIMES = { beat: 1000, stale: 5000 }

/** Longer than any process takes between reading the lock and writing it. */
const SETTLE_MS = 200

/**
 * Takes the data folder for this process: PGlite would let a second one in and break the data (decisions.mdx#data-folder).
 * Resolves to a function that releases the folder. Takes over the lock of a process that is gone. Rejects with a message
 * for people while another process renews the lock.
 */
export async function takeLock(folder: string, { beat, stale } = TIMES): Promise<() => Promise<void>> {
  const path = join(folder, 'lock')
  if (read(path) && (await isRenewed(path, stale))) throw inUse(folder, path)

  const content = `${randomUUID()} ${hostname()} ${process.pid}`
  writeFileSync(path, content)
  chmodSync(path, 0o600)
  // Another process that looked at the same moment also writes, and the last one gets the lock.
  await delay(SETTLE_MS)
  if (read(path) !== content) throw inUse(folder, path)

  // Nothing listens to its errors, so this process ends before two processes write.
  const heartbeat = new Worker(HEARTBEAT, {
    eval: true,
    execArgv: [],
    workerData: { path, content, beat, folder },
  })
  heartbeat.unref()
  const remove = () => {
    if (read(path) === content) rmSync(path, { force: true })
  }
  process.on('exit', remove)
  return async () => {
    await heartbeat.terminate()
    process.off('exit', remove)
    remove()
  }
}

/** Runs in a thread of its own, because a long query blocks the main one. Throws once another process has the lock. */
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

/** The time of the file is watched for changes and not compared with our clock: another machine's clock may differ. */
async function isRenewed(path: string, stale: number): Promise<boolean> {
  const before = renewedAt(path)
  for (let waited = 0; waited < stale; waited += stale / 40) {
    await delay(stale / 40)
    if (renewedAt(path) !== before) return read(path) !== ''
  }
  return false
}

const renewedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs

/** Returns an empty text if there is no lock. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return ''
  }
}

function inUse(folder: string, path: string): Error {
  const [, host = '', pid] = read(path).split(' ')
  const who = host === hostname() ? `process ${pid}` : `process ${pid} on ${host}`
  return new Error(
    `The data folder ${folder} is in use by ${who}. Stop that server first, or give this one a folder of ` +
      'its own by DATA_DIR. To run several servers on the same data, use PostgreSQL by DATABASE_URL.',
  )
}
