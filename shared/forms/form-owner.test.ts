import { beforeEach, expect, test } from 'vitest'
import { endSession, forgetUser, keepUser } from '#shared/session/session.ts'
import {
  CREATED,
  failing,
  fileNamed,
  fillIn,
  last,
  member,
  reached,
  reloadedForm,
  sampleForm,
  send,
  sendWithFile,
  settled,
} from '#shared/testing/sample-form.ts'
import { drafts } from './drafts.ts'

const typed = { subject: 'Ball valves', message: 'Forty, by March' }
const empty = { subject: '', message: '' }

beforeEach(() => keepUser(member(1)))

test("a visitor's text and file go along to the user who signs in", async () => {
  forgetUser()
  const { form } = sampleForm()
  fillIn(form)
  await form.chooseFile(fileNamed('offer.pdf'))
  keepUser(member(2))
  await settled()
  expect(form.$values.get()).toEqual(typed)
  expect(form.$file.get()?.name).toBe('offer.pdf')
  expect(drafts.has(2)).toBe(true)
  expect(reloadedForm().form.$values.get()).toEqual(typed)
  forgetUser()
  expect(reloadedForm().form.$values.get()).toEqual(empty)
})

test('also when the form is opened again only after the sign-in', () => {
  forgetUser()
  fillIn(sampleForm().form)
  keepUser(member(2))
  expect(sampleForm().form.$values.get()).toEqual(typed)
  expect(drafts.has(2)).toBe(true)
})

test('a user who has a draft gets that', async () => {
  fillIn(sampleForm().form, { message: 'My own' })
  forgetUser()
  const { form } = reloadedForm()
  fillIn(form)
  keepUser(member(1))
  await settled()
  expect(form.$values.get().message).toBe('My own')
  forgetUser()
  await settled()
  expect(form.$values.get()).toEqual(typed)
})

test('signed out by choice: the form is empty, another user sees nothing, the same one finds it again', async () => {
  const { form } = sampleForm()
  fillIn(form)
  await form.chooseFile(fileNamed('offer.pdf'))
  forgetUser()
  await settled()
  expect(form.$values.get()).toEqual(empty)
  expect(form.$file.get()).toBeNull()
  keepUser(member(2))
  await settled()
  expect(form.$values.get()).toEqual(empty)
  expect(reloadedForm().form.$values.get()).toEqual(empty)
  keepUser(member(1))
  await settled()
  expect(form.$values.get()).toEqual(typed)
  expect(form.$draft.get().fileToChooseAgain).toBe('offer.pdf')
})

test('with the drafts deleted nobody finds it', async () => {
  const { form } = sampleForm()
  fillIn(form)
  drafts.clear(1)
  forgetUser()
  await settled()
  keepUser(member(1))
  await settled()
  expect(form.$values.get()).toEqual(empty)
  expect(drafts.has(1)).toBe(false)
})

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

test('another user while the file is uploaded: it is stopped, nothing is sent in the other name', async () => {
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

test('signed out by choice while it is sent: it is finished, then the form is empty', async () => {
  const { form, creates, notifies } = send(sampleForm())
  drafts.clear(1)
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

test('signed out by choice while it is sent, and it fails: the deleted draft does not come back', async () => {
  const { form, creates } = send(sampleForm())
  drafts.clear(1)
  forgetUser()
  await settled()
  last(creates).fail(failing('unauthorised', 401))
  await settled()
  expect(form.$state.get().at).toBe('editing')
  expect(form.$values.get()).toEqual(empty)
  expect(drafts.has(1)).toBe(false)
})

test('the login form itself: signing in does not disturb it', async () => {
  forgetUser()
  const { form } = sampleForm({
    drafts: false,
    confirms: false,
    steps: {
      create: async () => {
        keepUser(member(3))
        return CREATED
      },
    },
  })
  fillIn(form)
  form.submit()
  await reached(form, 'sent')
  expect(form.$values.get()).toEqual(empty)
  expect(localStorage.getItem('trade-widgets:draft:3:inquiry:12')).toBeNull()
})
