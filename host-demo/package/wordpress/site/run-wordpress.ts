import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { vi } from 'vitest'
import { freePort } from '#host-demo/checks/browser/tools/fixtures/free-port.ts'
import { env as inherited } from '#host-demo/site/deploy/configuration.ts'
import { wordpressSource } from './find-wordpress.ts'

const own = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

export type RunningWordpress = Awaited<ReturnType<typeof runWordpress>>

// WordPress itself is older than PHP.
const outdated = /PHP Deprecated: .* in \S+\/site\/wp-(admin|includes)\//

/** Starts a new WordPress with its own database: as our processes, in a folder that is removed with them. */
export async function runWordpress() {
  const folder = await mkdtemp(join(tmpdir(), 'trade-wordpress-'))
  // MariaDB refuses root, so if we are root it runs as another user.
  await chmod(folder, 0o755)
  const [data, site, log] = [join(folder, 'data'), join(folder, 'site'), join(folder, 'faults.log')]
  const running: ChildProcess[] = []
  const start: Start = (program, words, env) => {
    running.push(spawn(program, words, { cwd: folder, env, stdio: 'ignore' }))
  }
  const close = async (): Promise<void> => {
    const ending = running.filter(child => child.exitCode === null && child.kill())
    await Promise.all(ending.map(child => once(child, 'exit')))
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
  try {
    const port = await freePort()
    const socket = await startDatabase(data, start)
    const origin = `http://127.0.0.1:${port}`
    const password = 'pump-house-7'
    const settings = { DATABASE_SOCKET: socket, SITE_ORIGIN: origin, SITE_LOG: log, SITE_PASSWORD: password }
    const env = { ...inherited, ...settings }
    await copySite(site)
    const php = async (...words: string[]): Promise<void> => {
      await promisify(execFile)('php', words, { cwd: site, env })
    }
    await php(own('install.php'))
    start('php', ['-S', `127.0.0.1:${port}`, '-t', site], env)
    await vi.waitFor(() => fetch(`${origin}/readme.html`), { timeout: 20_000 })
    return {
      origin,
      /** The password of `admin` and of `author`. */
      password,
      run: (code: string): Promise<void> => php('--run', `require 'wp-load.php'; ${code}`),
      async faults(): Promise<string[]> {
        const lines = (await readFile(log, 'utf8').catch(() => '')).split('\n').filter(Boolean)
        return lines.filter(line => !outdated.test(line))
      },
      close,
    }
  } catch (fault) {
    await close()
    throw fault
  }
}

type Start = (program: string, words: string[], env: NodeJS.ProcessEnv) => void

/** Starts an empty database that is only reachable by a socket; returns the socket's path. */
async function startDatabase(data: string, start: Start): Promise<string> {
  const [socket, create] = [join(data, 'socket'), join(data, 'create.sql')]
  const user = process.getuid?.() === 0 ? ['--user=nobody'] : []
  const usual = ['--no-defaults', `--datadir=${data}`, ...user]
  await promisify(execFile)(
    'mariadb-install-db',
    [...usual, '--auth-root-authentication-method=normal', '--skip-test-db'],
    { env: inherited },
  )
  await writeFile(create, 'CREATE DATABASE wordpress CHARACTER SET utf8mb4;')
  const options = [`--socket=${socket}`, '--skip-networking', `--init-file=${create}`]
  start('mariadbd', [...usual, ...options], inherited)
  const answers = async (): Promise<void> => {
    const connection = connect(socket)
    await once(connection, 'data').finally(() => connection.destroy())
  }
  await vi.waitFor(answers, { timeout: 60_000 })
  return socket
}

async function copySite(site: string): Promise<void> {
  await cp(wordpressSource, site, { recursive: true, dereference: true })
  await cp(own('wp-config.php'), join(site, 'wp-config.php'))
  await cp(own('themes'), join(site, 'wp-content/themes'), { recursive: true })
  await mkdir(join(site, 'wp-content/mu-plugins'))
  await cp(own('without-internet.php'), join(site, 'wp-content/mu-plugins/without-internet.php'))
}
