import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { ApiEnv } from './api.ts'
import { errorHandler } from './http-error.ts'

const answerTo = async (fault: Error) => {
  const app = new Hono<ApiEnv>().get('/', () => {
    throw fault
  })
  return app.onError(errorHandler({ clock: () => new Date(), logFault: () => undefined })).request('/')
}

const coded = (code: string) => Object.assign(new Error('told by its code'), { code })

test.each([
  coded('ECONNREFUSED'),
  coded('EAI_AGAIN'),
  coded('57P01'),
  coded('57P03'),
  coded('08006'),
  coded('53300'),
  new Error('Connection terminated unexpectedly'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Failed query: rollback', { cause: new Error('Connection terminated unexpectedly') }),
])('while the database is down, 503 says when to try again: %s', async fault => {
  const answer = await answerTo(fault)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('Retry-After')).toBe('2')
  expect(await answer.json()).toEqual({ ReturnCode: 503, ResponseMessage: expect.any(String) })
})

test.each([coded('42P01'), coded('23505'), new Error('our own mistake')])(
  'any other fault is 500: %s',
  async fault => {
    expect((await answerTo(fault)).status).toBe(500)
  },
)
