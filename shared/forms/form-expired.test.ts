import { beforeEach, expect, test } from 'vitest'
import { endSession, keepUser } from '#shared/session/session.ts'
import {
  failing,
  fileNamed,
  fillIn,
  last,
  member,
  reached,
  reloadedForm,
  sampleForm,
  sendWithFile,
  settled,
} from '#shared/testing/sample-form.ts'

const typed = { subject: 'Ball valves', message: 'Forty, by March' }
const empty = { subject: '', message: '' }

beforeEach(() => keepUser(member(1)))

test('expired: what was typed stays, may be edited, and is there after sign-in, file included', async () => {
  const { form } = sampleForm()
  fillIn(form)
  await form.chooseFile(fileNamed('offer.pdf'))
  endSession()
  await settled()
  expect(form.$values.get()).toEqual(typed)
  form.change('message', 'Fifty')
  expect(form.$draft.get().kept).toBe(true)
  keepUser(member(1))
  await settled()
  expect(form.$values.get().message).toBe('Fifty')
  expect(form.$file.get()?.name).toBe('offer.pdf')
  expect(reloadedForm().form.$values.get().message).toBe('Fifty')
})

test('expired, and another user signs in: that user sees nothing of it', async () => {
  const { form } = sampleForm()
  fillIn(form)
  endSession()
  keepUser(member(2))
  await settled()
  expect(form.$values.get()).toEqual(empty)
  keepUser(member(1))
  await settled()
  expect(form.$values.get()).toEqual(typed)
})

test('expired in the middle of sending: the failure stays, and after sign-in retry goes on', async () => {
  const { form, creates, uploads } = await sendWithFile()
  last(uploads).answer('stored.pdf')
  await reached(form, 'sending')
  endSession()
  last(creates).fail(failing('unauthorised', 401))
  await reached(form, 'failed')
  await settled()
  expect(form.$state.get()).toMatchObject({ at: 'failed', step: 'create' })
  keepUser(member(1))
  await settled()
  expect(form.$state.get().at).toBe('failed')
  form.retry()
  await settled()
  expect(uploads).toHaveLength(1)
  expect(last(creates).values).toEqual(typed)
})
