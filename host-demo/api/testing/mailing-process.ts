import { startMails } from '../mail/delivery.ts'
import { openDatabase } from '../open-database.ts'
import { settingsFromEnv } from '../settings.ts'
import { smallCatalogue } from './small-catalogue.ts'

/** A process for tests: sends the mails in the database of the environment, with a clock that is AHEAD milliseconds. */
const settings = settingsFromEnv(process.env, {
  demoMembers: false,
  catalogue: async () => smallCatalogue(),
  clock: () => new Date(Date.now() + Number(process.env.AHEAD)),
})
const database = await openDatabase(settings)
await startMails({ orm: database.orm, settings })
process.stdin.resume()
process.stdout.write('started\n')
