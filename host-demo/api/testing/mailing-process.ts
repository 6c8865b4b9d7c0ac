import { serve } from '@hono/node-server'
import { createApi } from '../app.ts'
import { openDatabase } from '../open-database.ts'
import { limits } from '../security/limits.ts'
import { settingsFromEnv } from '../settings.ts'
import { startMails } from '../start-mails.ts'
import { smallCatalogue } from './small-catalogue.ts'

/**
 * A process for tests: the API of the environment's database, on a port that it prints, with its mails. Its clock is AHEAD
 * milliseconds ahead.
 */
const settings = settingsFromEnv(process.env, {
  demoMembers: false,
  catalogue: async () => smallCatalogue(),
  clock: () => new Date(Date.now() + Number(process.env.AHEAD)),
  limits: limits(1000),
  passwordCost: 2 ** 4,
  site: () => 'https://market.test',
})
const database = await openDatabase(settings)
await startMails({ orm: database.orm, settings })
process.stdin.resume()
const { fetch } = createApi({ database, settings })
serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.stdout.write(`${port}\n`))
