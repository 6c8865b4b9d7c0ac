import { expect, type TestContext } from 'vitest'
import type { TestApi } from '#host-demo/api/testing/start-api.ts'
import { call, tells } from './api-attack.ts'
import { callRules } from './api-calls.ts'
import { expectAllZero, tallyFor } from './tally.ts'

/** Writes come after reads: one may end the request, and with it the link. */
const isWrite = (name: string): boolean => !name.startsWith('GET ')

type Watched = { secret: string; ids: readonly (number | string)[]; stored: () => Promise<string> }

/**
 * Makes every call of the API with a bearer, and returns those that told the secret, the files that did, and the calls that
 * changed what is stored. A call for members answers a bearer that is not a member's with 401.
 */
export async function callAll(
  context: TestContext,
  api: TestApi,
  { token, isMember }: { token: string; isMember: boolean },
  { secret, ids, stored }: Watched,
) {
  const tally = tallyFor(context, 'API: access')
  const [read, written] = [new Set<string>(), new Set<string>()]
  const opened = new Set<string>()
  const routes = api.app.routes.filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
  const names = [...new Set(routes.map(({ method, path }) => `${method} ${path}`))]
  const [later, first] = [names.filter(isWrite), names.filter(name => !isWrite(name))]
  let before = await stored()
  for (const name of [...first, ...later]) {
    expect(callRules[name], `${name} has no rule`).toBeDefined()
    // It would end the caller's session.
    if (name === 'POST /api/login/signout') continue
    const takesId = name.includes(':') || callRules[name]?.sends !== undefined
    for (const id of takesId ? ids : ids.slice(0, 1)) {
      const answer = await call(api, tally, name, id, { token })
      if (tells(answer, [secret])) {
        read.add(name)
        if (name.endsWith('/files/:name')) opened.add(`${id}`)
      }
      const after = await stored()
      if (after !== before) written.add(name)
      before = after
      const isForMembers = callRules[name]?.for === 'members'
      if (isForMembers && !isMember) expect([name, answer.status]).toEqual([name, 401])
    }
  }
  expectAllZero(tally)
  return { read: [...read].sort(), written: [...written].sort(), opened: [...opened] }
}
