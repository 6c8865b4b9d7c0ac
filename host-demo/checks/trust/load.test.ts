import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { within } from '#host-demo/checks/bench/statistics.ts'
import { tokenOf } from '../browser/tools/sign-in.ts'
import { type Load, load } from './load.ts'
import { loads } from './load-bench.ts'
import { type ServerProcess, startProcess } from './server-process.ts'
import { expectAllZero, tallyFor } from './tally.ts'

// Seconds of fifty busy connections, so this is not in a sample. `npm run bench -- load` prints the figures.
describe.skipIf(process.env.SAMPLE)(
  'under fifty connections the embedded database',
  { timeout: 120_000 },
  () => {
    let path: string
    let server: ServerProcess
    let run: (name: string, connections?: number) => Promise<Load>
    beforeAll(async () => {
      path = await mkdtemp(join(tmpdir(), 'trade-load-'))
      server = await startProcess({ DATA_DIR: path })
      const asks = loads(await tokenOf(demoMembers.buyer, server.url))
      run = (name, connections = 50) => {
        const next = asks[name]
        if (!next) throw new Error(`There is no ${name}`)
        return load([server.url], next, { connections, seconds: 4 })
      }
    })
    afterAll(async () => {
      await server.end('SIGTERM')
      await rm(path, { recursive: true, force: true })
    })

    test('answers everything, and no search much later than others', async context => {
      const tally = tallyFor(context, 'Load')
      for (const name of ['detail', 'home reads', 'search', 'search, mistyped', 'writes']) {
        const found = await run(name)
        tally.cases += found.times.length
        tally.faults += found.failed
        if (name.startsWith('search'))
          expect(within(found.times, 0.99) / within(found.times, 0.5), name).toBeLessThan(5)
      }
      expectAllZero(tally)
    })

    test('answers a short read during fifty searches', async context => {
      const tally = tallyFor(context, 'Load')
      const [searches, reads] = await Promise.all([run('search, mistyped'), run('detail', 2)])
      tally.cases = searches.times.length + reads.times.length
      tally.faults = searches.failed + reads.failed
      expect(within(reads.times, 0.5)).toBeLessThan(within(searches.times, 0.5) / 3)
      expectAllZero(tally)
    })
  },
)
