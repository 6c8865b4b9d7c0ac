import { expect, test } from 'vitest'
import { FormThread } from './thread.ts'

const formOf = (content: string | Uint8Array<ArrayBuffer>, isSheet = false) => {
  const start = '--edge-of-a-part\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n'
  const body = Uint8Array.from(
    Buffer.concat([Buffer.from(start), Buffer.from(content), Buffer.from('\r\n--edge-of-a-part--\r\n')]),
  )
  return { body, boundary: 'edge-of-a-part', isSheet }
}

const full = () => formOf('a'.repeat(10 * 1024 * 1024), true)

test('forms are read one after the other, and give their file', async () => {
  const thread = new FormThread()
  const answers = await Promise.all(['one', 'two', 'three'].map(text => thread.read(formOf(text))))
  const texts = answers.map(answer => 'file' in answer && Buffer.from(answer.file?.bytes ?? []).toString())
  expect(texts).toEqual(['one', 'two', 'three'])
})

test('of more forms than may wait, the last are refused at once, and later ones are read', async () => {
  const thread = new FormThread({ most: 2 })
  const results = await Promise.allSettled([1, 2, 3, 4].map(() => thread.read(formOf('x'))))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected'])
  expect(results[3]).toMatchObject({
    reason: { status: 503, retryAfter: 5, message: expect.stringMatching(/^Too many files/) },
  })
  expect(await thread.read(formOf('x'))).toMatchObject({ file: { name: 'a.csv' } })
})

test('a form that takes too long is given up, and so is its thread', async () => {
  const thread = new FormThread({ deadline: 1 })
  const late = { status: 503, message: expect.stringMatching(/in time/) }
  await expect(thread.read(full())).rejects.toMatchObject(late)
  await expect(thread.read(full())).rejects.toMatchObject(late)
})

test('what is no form is told, and the thread goes on', async () => {
  const thread = new FormThread()
  const { body, isSheet } = formOf('x')
  expect(await thread.read({ body, boundary: 'y', isSheet })).toEqual({ fault: expect.any(String) })
  expect(await thread.read(formOf('x'))).toMatchObject({ file: { name: 'a.csv' } })
})
