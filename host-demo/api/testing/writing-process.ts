import { createApi } from '../app.ts'
import { openDatabase } from '../open-database.ts'
import { settingsFromEnv } from '../settings.ts'
import { smallCatalogue } from './small-catalogue.ts'

/** A process for tests: opens the database of the environment, subscribes EMAIL, reports it and waits. */
const settings = settingsFromEnv(process.env, {
  demoMembers: true,
  catalogue: async () => smallCatalogue(),
  passwordCost: 2 ** 4,
})
const database = await openDatabase(settings)
const api = createApi({ database, settings })
const answer = await api.request('/api/public/newsletter/add', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ email: process.env.EMAIL }),
})
process.stdin.resume()
process.stdout.write(`${answer.status}\n`)
