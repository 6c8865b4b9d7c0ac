import { beforeEach, expect, test } from 'vitest'
import { forgetUser, keepUser } from '#shared/session/session.ts'
import { hasRecords } from '#shared/storage/device-records.ts'
import { clearRecords } from '#shared/storage/sign-out-records.ts'
import {
  CREATED,
  failing,
  last,
  member,
  reached,
  sampleForm,
  send,
  sendWithFile,
  settled,
} from '#shared/testing/sample-form.ts'

const empty = { subject: '', message: '' }

beforeEach(() => keepUser(member(1)))

test('when another user signs in during an upload, it stops and nothing is sent in their name', async () => {
  const { form, creates, uploads } = await sendWithFile()
  keepUser(member(2))
  await settled()
  expect(last(uploads).signal.aborted).toBe(true)
  last(uploads).answer('stored.pdf')
  await settled()
  expect(creates).toHaveLength(0)
  expect(form.$values.get()).toEqual(empty)
  expect(form.$state.get().at).toBe('editing')
})

test('when the user signs out while sending, it finishes and then the form is empty', async () => {
  const { form, creates, notifies } = send(sampleForm())
  clearRecords(1)
  forgetUser()
  await settled()
  expect(form.$state.get().at).toBe('sending')
  last(creates).answer(CREATED)
  await settled()
  last(notifies).answer()
  await reached(form, 'sent')
  await settled()
  expect(form.$values.get()).toEqual(empty)
})

test('when the user signs out and sending fails, the deleted draft does not come back', async () => {
  const { form, creates } = send(sampleForm())
  clearRecords(1)
  forgetUser()
  await settled()
  last(creates).fail(failing('unauthorised', 401))
  await settled()
  expect(form.$state.get().at).toBe('editing')
  expect(form.$values.get()).toEqual(empty)
  expect(hasRecords('draft', '1:')).toBe(false)
})
