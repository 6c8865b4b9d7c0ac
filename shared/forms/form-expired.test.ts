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

test('an expired session keeps text and file, allows edits, and restores both after sign-in', async () => {
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

test('after an expired session, another user sees none of the text', async () => {
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

test('when the session expires while sending, the failure stays and retry works after sign-in', async () => {
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
