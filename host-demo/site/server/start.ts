import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { RunningServer } from './serve.ts'
import { accountNotes, shutDownGracefully } from './shutdown.ts'

/** `npm start`: builds if `--build` is given, then serves until it is told to stop. */
async function start(): Promise<void> {
  const port = portFrom('PORT', 4173)
  const partnerPort = portFrom('PARTNER_PORT', port === 0 ? 0 : port + 1)
  if (process.argv.includes('--build')) build()
  // Only now, because the build writes the list of elements that it imports.
  const { startServer } = await import('./serve.ts')
  const server = await startServer({ port, partnerPort, api: { log: console.log, logFault: console.error } })
  shutDownGracefully(async () => {
    await server.close()
    console.log('Stopped. Your data is saved.')
  })
  console.log(welcome(server))
}

/** Builds in a child process, so that the memory of the build is free again when the server runs. */
function build(): void {
  const script = fileURLToPath(new URL('../../package/build.ts', import.meta.url))
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', script], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The build failed. See the messages above.')
}

const welcome = ({ url, partnerUrl, settings }: RunningServer) => `
  Storefront       ${url}
  Partner pages    ${partnerUrl}
${accountNotes(settings, url)}
Stop with Ctrl+C.`

function portFrom(name: string, fallback: number): number {
  const given = process.env[name]
  if (!given) return fallback
  const port = Number(given)
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port
  throw new Error(`${name}=${given} is not a valid port. Use a number from 0 to 65535.`)
}

start().catch((fault: unknown) => {
  console.error(fault instanceof Error ? fault.message : fault)
  process.exit(1)
})
