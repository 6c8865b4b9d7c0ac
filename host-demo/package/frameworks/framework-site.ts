import { execFile, spawn } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { freePort } from '#host-demo/checks/browser/tools/fixtures/free-port.ts'
import { type Site, serve } from '#host-demo/checks/browser/tools/fixtures/serve.ts'

const sites = fileURLToPath(new URL('sites', import.meta.url))

const EXAMPLE_HOSTS = /https:\/\/(api|market|cdn)\.example/g

export type FrameworkSite = Awaited<ReturnType<typeof installedSite>>

/** Copies the site into its own folder, for this API, and installs its dependencies and our package from npm. */
export async function installedSite(name: string, tarball: string, apiHost: string) {
  const folder = await mkdtemp(join(tmpdir(), `trade-${name}-`))
  await cp(join(sites, name), folder, { recursive: true })
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    await writeFile(path, (await readFile(path, 'utf8')).replaceAll(EXAMPLE_HOSTS, apiHost))
  }
  // Vitest's variables for the tests that it runs must not reach these.
  const { VITEST: _, NODE_ENV: __, ...inherited } = process.env
  // With `CI`, which means that nobody is watching, Parcel does not install a package that someone forgot to name.
  const env = { ...inherited, CI: '1', NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' }
  const npm = (...words: string[]) =>
    promisify(execFile)('npm', words, { cwd: folder, env }).then(
      ({ stdout, stderr }) => `${stdout}${stderr}`,
      (failure: { stdout: string; stderr: string }) => {
        throw new Error(`${name}: ${failure.stdout}${failure.stderr}`)
      },
    )
  await npm('install', tarball, '--no-audit', '--no-fund', '--no-package-lock')
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  )
  return {
    write: (name: string, text: string): Promise<void> => writeFile(join(folder, name), text),
    /** Runs a script of its package.json, without a trace of the previous build. Resolves with the output. */
    async run(script: string): Promise<string> {
      await rm(join(folder, 'dist'), { recursive: true, force: true })
      return npm('run', script)
    },
    /** Starts the built site: its own server if it has one, else a server of its files. */
    start: (): Promise<Site> => (scripts.start ? startServer(folder, env) : serveFiles(join(folder, 'dist'))),
    remove: (): Promise<void> => rm(folder, { recursive: true, force: true, maxRetries: 3 }),
  }
}

/** Runs `npm start` on a free port, and later ends every process that it started. */
async function startServer(folder: string, env: NodeJS.ProcessEnv): Promise<Site> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const server = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...env, HOST: '127.0.0.1', HOSTNAME: '127.0.0.1', PORT: `${port}`, ORIGIN: origin },
    detached: true,
    stdio: 'ignore',
  })
  await expect.poll(async () => (await fetch(origin)).ok).toBe(true)
  return {
    origin,
    async close() {
      const hasEnded = new Promise(resolve => server.once('exit', resolve))
      if (server.pid) process.kill(-server.pid)
      await hasEnded
    },
  }
}

async function serveFiles(folder: string): Promise<Site> {
  const names = await readdir(folder, { recursive: true })
  const files = names.filter(name => extname(name))
  const pairs = files.map(async name => {
    const body = await readFile(join(folder, name), 'utf8')
    const headers = name.endsWith('.css') ? { headers: { 'content-type': 'text/css' } } : {}
    return [`/${name.replace(/(^|\/)index\.html$/, '$1')}`, { body, ...headers }] as const
  })
  return serve(Object.fromEntries(await Promise.all(pairs)))
}
