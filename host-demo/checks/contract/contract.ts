import { setTimeouts } from '#shared/api/timeouts.ts'
import { configure } from '#shared/config/config.ts'
import { check } from './check.ts'
import { type Credentials, readsOf } from './reads.ts'

/**
 * `API_HOST=https://… npm run test:contract` makes every read call against a host and prints the differences between
 * its replies and the client's expectations; the exit code is 1 if there are any. `API_USER` and `API_PASSWORD` add the
 * members' reads.
 */
async function run(host: string, credentials: Credentials | undefined): Promise<number> {
  configure({ apiHost: host.replace(/\/+$/, '') })
  setTimeouts({ retryDelay: 200 })
  let differing = 0
  let made = 0
  for await (const read of readsOf(credentials)) {
    const { title, milliseconds, seen, differences } = await check(read)
    made++
    if (differences.length > 0) differing++
    console.log(`${differences.length > 0 ? 'DIFFERS' : 'ok     '}  ${title}  (${seen}, ${milliseconds} ms)`)
    for (const difference of differences) console.log(`           ${difference}`)
  }
  if (!credentials)
    console.log('Left out: the reads of members. Set API_USER and API_PASSWORD to include it.')
  console.log(`${made - differing} of ${made} reads of ${host} are as expected.`)
  return differing > 0 ? 1 : 0
}

const { API_HOST, API_USER, API_PASSWORD } = process.env
if (API_HOST && URL.canParse(API_HOST)) {
  const credentials = API_USER && API_PASSWORD ? { username: API_USER, password: API_PASSWORD } : undefined
  process.exitCode = await run(API_HOST, credentials)
} else {
  console.log(
    'Set API_HOST to the host to test, for example: API_HOST=http://localhost:4173 npm run test:contract',
  )
  process.exitCode = 2
}
