import { serve } from '@hono/node-server'
import { createApi } from './app.ts'
import { demoMembers } from './demo-members.ts'
import { openDatabase } from './open-database.ts'
import { settingsFrom } from './settings.ts'

/** The API alone, for trials: `npx tsx host-demo/api/serve.ts`, PORT (4180). */
const print = (line: string) => process.stdout.write(`${line}\n`)
const settings = settingsFrom(process.env, { log: print })
const database = await openDatabase(settings)
const port = Number(process.env.PORT ?? 4180)
const server = serve(
  { fetch: createApi({ database, settings }).fetch, port, hostname: '127.0.0.1' },
  ({ port: given }) => {
    print(`API on http://localhost:${given}/api/health (${database.engine})`)
    if (settings.demoMembers)
      print(`Members ${demoMembers.buyer} and ${demoMembers.seller}, password ${demoMembers.password}`)
  },
)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close()
    void database.close().then(() => process.exit(0))
  })
}
